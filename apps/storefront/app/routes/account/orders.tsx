import { requestScope } from '@vitrine/app-shell/server';
import { OrderHistoryPage } from '@vitrine/commerce';
import { loadOrderHistory } from '@vitrine/commerce/server';
import type { Route } from './+types/orders';

export const loader = ({ url, context }: Route.LoaderArgs) => loadOrderHistory(requestScope(context), url);

export default function Orders({ loaderData }: Route.ComponentProps) {
  return <OrderHistoryPage {...loaderData} />;
}
