import { type AnswerCheck } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `addLineItems` promises. */
export const addLineItemsCheck: AnswerCheck = { operation: 'addLineItems', schema: cartSchema };
