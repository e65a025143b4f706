import { OrderDetailsPage } from '@vitrine/commerce';
import { loadOrder, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/order-details';

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ order: await loadOrder(requestSession(context), params.id) });

export default function OrderDetails({ loaderData, params }: Route.ComponentProps) {
  return <OrderDetailsPage order={loaderData.order} path={`/account/order/details/${params.id}`} />;
}
