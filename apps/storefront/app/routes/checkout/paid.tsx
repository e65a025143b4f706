import { OrderPaidPage } from '@vitrine/commerce';
import { loadOrder, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/paid';

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ order: await loadOrder(requestSession(context), params.id) });

export default function Paid({ loaderData }: Route.ComponentProps) {
  return <OrderPaidPage order={loaderData.order} />;
}
