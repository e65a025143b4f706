import { type AnswerCheck } from '../../client/response-validation.ts';
import { stateSchema } from '../order-schemas.ts';

/** What the answer of `cancelOrder` promises. */
export const cancelOrderCheck: AnswerCheck = { operation: 'cancelOrder', schema: stateSchema };
