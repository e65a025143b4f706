import { type AnswerCheck } from '../../client/answer-checks.ts';
import { stateSchema } from '../order-schemas.ts';

/** What the answer of `cancelOrder` promises. */
export const cancelOrderCheck: AnswerCheck = { operation: 'cancelOrder', schema: stateSchema };
