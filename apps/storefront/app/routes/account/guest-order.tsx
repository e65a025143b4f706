import { GuestOrderPage } from '@vitrine/commerce';
import { loadGuestOrder, loadOrderMethods, openGuestOrder } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/guest-order';

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const session = requestSession(context);
  const order = await loadGuestOrder(session, params.deepLinkCode);
  return { order, methods: await loadOrderMethods(session, order) };
};
export const action = ({ request, params, context }: Route.ActionArgs) => openGuestOrder(requestSession(context), request, params.deepLinkCode);

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <GuestOrderPage {...loaderData} answer={actionData} />;
}
