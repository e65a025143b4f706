import { loginState } from '@vitrine/app-shell';
import type { RequestScope } from '@vitrine/app-shell/server';
import { getWishlist, isStoreApiError, type Product } from '@vitrine/store-api-client';
import { WISHLIST_ASSOCIATIONS, WISHLIST_PAGE } from '../wishlist/wishlist-products.ts';

/** The products of a customer's wish list for the first paint. Null for everybody else: a guest's list is in their browser alone. */
export async function loadWishlist({ session, salesChannelContext }: RequestScope): Promise<{ products: Product[] | null }> {
  if (!session.hasSession) return { products: null };
  try {
    const { customer } = await salesChannelContext();
    if (!loginState(customer ?? null).isLoggedIn) return { products: null };
    const { products } = await getWishlist(session.client, { limit: WISHLIST_PAGE, associations: WISHLIST_ASSOCIATIONS });
    return { products: products.elements };
  } catch (error) {
    // The browser asks again, and says what is wrong.
    if (isStoreApiError(error)) return { products: null };
    throw error;
  }
}
