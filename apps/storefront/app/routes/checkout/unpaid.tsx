import { OrderUnpaidPage } from '@vitrine/commerce';
import { loadOrder, requestSession } from '@vitrine/commerce/server';
import type { Route } from './+types/unpaid';

export const loader = async ({ params, context }: Route.LoaderArgs) => ({ order: await loadOrder(requestSession(context), params.id) });

export default function Unpaid({ loaderData }: Route.ComponentProps) {
  return <OrderUnpaidPage order={loaderData.order} />;
}
