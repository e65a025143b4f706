import { type AnswerCheck } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `getCart` promises. */
export const getCartCheck: AnswerCheck = { operation: 'getCart', schema: cartSchema };
