import { OrderUnpaidPage } from '@vitrine/commerce';
import { loadPayableOrder } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/unpaid';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestSession(context), params.id);

export default function Unpaid({ loaderData }: Route.ComponentProps) {
  return <OrderUnpaidPage {...loaderData} />;
}
