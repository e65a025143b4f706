import { requestScope } from '@vitrine/app-shell/server';
import { OrderPaidPage } from '@vitrine/commerce';
import { loadPayableOrder } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/paid';

export const loader = ({ params, context }: Route.LoaderArgs) => loadPayableOrder(requestScope(context), params.id);

export const links: Route.LinksFunction = customerLinks;

export default function Paid({ loaderData }: Route.ComponentProps) {
  return <OrderPaidPage {...loaderData} />;
}
