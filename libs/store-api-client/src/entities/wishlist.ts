import type { EntityList } from './entity.ts';
import type { Product } from './product.ts';

/** A customer's wishlist, newest first. `wishlist` is null before the first product. */
export interface Wishlist {
  wishlist: { id: string; customerId?: string } | null;
  products: EntityList<Product>;
}
