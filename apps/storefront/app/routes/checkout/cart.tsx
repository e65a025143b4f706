import { requestScope } from '@vitrine/app-shell/server';
import { CartPage, type PageHandle } from '@vitrine/commerce';
import { changeCart, loadCart } from '@vitrine/commerce/server';
import type { Route } from './+types/cart';

export const loader = ({ context }: Route.LoaderArgs) => loadCart(requestScope(context));
export const action = ({ request, context }: Route.ActionArgs) => changeCart(requestScope(context), request);

export const handle: PageHandle = { rests: 'with-cart' };

export default function Cart({ actionData }: Route.ComponentProps) {
  return <CartPage answer={actionData} />;
}
