import { GuestOrderPage } from '@vitrine/commerce';
import { loadGuestOrder, openGuestOrder, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/guest-order';

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ order: await loadGuestOrder(requestSession(context), params.deepLinkCode) });
export const action = ({ request, params, context }: Route.ActionArgs) => openGuestOrder(requestSession(context), request, params.deepLinkCode);

export default function GuestOrder({ loaderData, actionData }: Route.ComponentProps) {
  return <GuestOrderPage order={loaderData.order} answer={actionData} />;
}
