import { type AnswerCheck } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `removeLineItems` promises. */
export const removeLineItemsCheck: AnswerCheck = { operation: 'removeLineItems', schema: cartSchema };
