import { requestScope } from '@vitrine/app-shell/server';
import { OrderSuccessPage } from '@vitrine/commerce';
import { loadPayableOrder, payOrder } from '@vitrine/commerce/server';
import { sessionConfig } from '../../app-settings.server.ts';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/success';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);
export const action = ({ request, params, context }: Route.ActionArgs) =>
  payOrder(requestScope(context), request, params.id, {
    origin: sessionConfig().publicOrigin,
    paymentOrigins: sessionConfig().paymentOrigins,
  });

export const links: Route.LinksFunction = customerLinks;

export default function Success({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderSuccessPage {...loaderData} answer={actionData} />;
}
