import { type AnswerCheck } from '../../client/answer-checks.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `removeLineItems` promises. */
export const removeLineItemsCheck: AnswerCheck = { operation: 'removeLineItems', schema: cartSchema };
