import { type AnswerCheck } from '../../client/response-validation.ts';
import { wishlistSchema } from '../wishlist-schemas.ts';

/** What the answer of `getWishlist` promises. */
export const getWishlistCheck: AnswerCheck = { operation: 'getWishlist', schema: wishlistSchema };
