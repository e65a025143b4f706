import { requestScope } from '@vitrine/app-shell/server';
import { AccountPage } from '@vitrine/commerce';
import { loadOrders } from '@vitrine/commerce/server';
import type { Route } from './+types/account';

export const loader = async ({ context }: Route.LoaderArgs) => ({ orders: await loadOrders(requestScope(context)) });

export default function Account({ loaderData }: Route.ComponentProps) {
  return <AccountPage orders={loaderData.orders} />;
}
