import { requestScope } from '@vitrine/app-shell/server';
import { ACCOUNT_FORM, OrderSuccessPage } from '@vitrine/commerce';
import { becomeCustomer, loadPayableOrder, payOrder } from '@vitrine/commerce/server';
import { sessionConfig } from '../../app-settings.server.ts';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/success';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);
export const action = ({ request, url, params, context }: Route.ActionArgs) =>
  url.searchParams.get('form') === ACCOUNT_FORM
    ? becomeCustomer(requestScope(context), request, params.id)
    : payOrder(requestScope(context), request, params.id, {
        origin: sessionConfig().publicOrigin,
        paymentOrigins: sessionConfig().paymentOrigins,
      });

export const links: Route.LinksFunction = customerLinks;

export default function Success({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderSuccessPage {...loaderData} answer={actionData} />;
}
