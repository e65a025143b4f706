import { CartPage } from '@vitrine/commerce';
import { changeCart, loadCart } from '@vitrine/commerce/server';
import { requestSession } from '@vitrine/app-shell/server';
import type { Route } from './+types/cart';

export const loader = ({ context }: Route.LoaderArgs) => loadCart(requestSession(context));
export const action = ({ request, context }: Route.ActionArgs) => changeCart(requestSession(context), request);

export default function Cart({ actionData }: Route.ComponentProps) {
  return <CartPage answer={actionData} />;
}
