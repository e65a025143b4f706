import { OrderSuccessPage } from '@vitrine/commerce';
import { loadOrder, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/success';

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ order: await loadOrder(requestSession(context), params.id) });

export default function Success({ loaderData }: Route.ComponentProps) {
  return <OrderSuccessPage order={loaderData.order} />;
}
