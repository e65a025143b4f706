import { type AnswerCheck } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `updateLineItems` promises. */
export const updateLineItemsCheck: AnswerCheck = { operation: 'updateLineItems', schema: cartSchema };
