import { requestScope } from '@vitrine/app-shell/server';
import { NamedScreen, titledScreenMeta, WishlistPage } from '@vitrine/commerce';
import { loadWishlist } from '@vitrine/commerce/server';
import { customerLinks } from '../page-styles.tsx';
import type { Route } from './+types/wishlist';

export const loader = ({ context }: Route.LoaderArgs) => loadWishlist(requestScope(context));

export const meta: Route.MetaFunction = titledScreenMeta;

export const links: Route.LinksFunction = customerLinks;

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  return (
    <NamedScreen name="wishlist">
      <WishlistPage loaded={loaderData.products} />
    </NamedScreen>
  );
}
