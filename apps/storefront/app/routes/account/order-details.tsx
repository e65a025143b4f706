import { requestScope } from '@vitrine/app-shell/server';
import { OrderDetailsPage } from '@vitrine/commerce';
import { loadPayableOrder } from '@vitrine/commerce/server';
import type { Route } from './+types/order-details';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);

export default function OrderDetails({ loaderData, params }: Route.ComponentProps) {
  return <OrderDetailsPage {...loaderData} path={`/account/order/details/${params.id}`} />;
}
