import { requestScope } from '@vitrine/app-shell/server';
import { OrderDetailsPage } from '@vitrine/commerce';
import { changeOrder, loadPayableOrder } from '@vitrine/commerce/server';
import type { Route } from './+types/order-details';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);
export const action = ({ request, params, context }: Route.ActionArgs) => changeOrder(requestScope(context), request, params.id);

export default function OrderDetails({ loaderData, actionData, params }: Route.ComponentProps) {
  return <OrderDetailsPage {...loaderData} path={`/account/order/details/${params.id}`} answer={actionData} />;
}
