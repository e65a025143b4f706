import { type AnswerCheck } from '../../client/response-validation.ts';
import { orderSchema } from '../order-schemas.ts';

/** What the answer of `createOrder` promises. */
export const createOrderCheck: AnswerCheck = { operation: 'createOrder', schema: orderSchema };
