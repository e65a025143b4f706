import type { ResponseSchema } from '../../client/response-validation.ts';
import { wishlistSchema } from '../wishlist-schemas.ts';

/** What the answer of `getWishlist` promises. */
export const getWishlistResponseSchema: ResponseSchema = { operation: 'getWishlist', schema: wishlistSchema };
