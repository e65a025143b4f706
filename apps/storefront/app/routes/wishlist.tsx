import { requestScope } from '@vitrine/app-shell/server';
import { WishlistPage } from '@vitrine/commerce';
import { loadWishlist } from '@vitrine/commerce/server';
import type { Route } from './+types/wishlist';

export const loader = ({ context }: Route.LoaderArgs) => loadWishlist(requestScope(context));

export default function Wishlist({ loaderData }: Route.ComponentProps) {
  return <WishlistPage loaded={loaderData.products} />;
}
