import { requestScope } from '@vitrine/app-shell/server';
import { CustomerFrame, OrderDetailsPage, titledScreenMeta } from '@vitrine/commerce';
import { changeOrder, loadPayableOrder } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/order-details';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);
export const meta: Route.MetaFunction = titledScreenMeta;
export const action = ({ request, params, context }: Route.ActionArgs) => changeOrder(requestScope(context), request, params.id);

export const links: Route.LinksFunction = customerLinks;

export default function OrderDetails({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <CustomerFrame>
      <OrderDetailsPage {...loaderData} path={`/account/order/details/${params.id}`} answer={actionData} />
    </CustomerFrame>
  );
}
