import { requestScope } from '@vitrine/app-shell/server';
import { OrderUnpaidPage } from '@vitrine/commerce';
import { loadPayableOrder } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/unpaid';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);

export const links: Route.LinksFunction = customerLinks;

export default function Unpaid({ loaderData }: Route.ComponentProps) {
  return <OrderUnpaidPage {...loaderData} />;
}
