import { WishlistPage } from '@vitrine/commerce';

export default function Wishlist() {
  return <WishlistPage />;
}
