import { type AnswerCheck } from '../../client/answer-checks.ts';
import { wishlistSchema } from '../wishlist-schemas.ts';

/** What the answer of `getWishlist` promises. */
export const getWishlistCheck: AnswerCheck = { operation: 'getWishlist', schema: wishlistSchema };
