import { requestScope } from '@vitrine/app-shell/server';
import { CartPage, NamedScreen, type PageHandle, titledScreenMeta } from '@vitrine/commerce';
import { changeCart, loadCart } from '@vitrine/commerce/server';
import { customerLinks } from '../../page-styles.tsx';
import type { Route } from './+types/cart';

export const loader = ({ context }: Route.LoaderArgs) => loadCart(requestScope(context));
export const action = ({ request, context }: Route.ActionArgs) => changeCart(requestScope(context), request);

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export const handle: PageHandle = { rests: 'with-cart' };

export default function Cart({ actionData }: Route.ComponentProps) {
  return (
    <NamedScreen name="cart">
      <CartPage answer={actionData} />
    </NamedScreen>
  );
}
