import { type AnswerCheck } from '../../client/answer-checks.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `getCart` promises. */
export const getCartCheck: AnswerCheck = { operation: 'getCart', schema: cartSchema };
