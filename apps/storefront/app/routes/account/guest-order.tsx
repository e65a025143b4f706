import { requestScope } from '@vitrine/app-shell/server';
import { GuestOrderPage } from '@vitrine/commerce';
import { loadGuestOrder, loadOrderMethods, openGuestOrder } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/guest-order';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const scope = requestScope(context);
  const order = await loadGuestOrder(scope, params.deepLinkCode);
  return { order, methods: await loadOrderMethods(scope, order) };
};
export const action = ({ request, params, context }: Route.ActionArgs) =>
  openGuestOrder(requestScope(context), request, params.deepLinkCode);

export const links: Route.LinksFunction = customerLinks;

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <GuestOrderPage {...loaderData} answer={actionData} />;
}
