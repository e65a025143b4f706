import { type AnswerCheck } from '../../client/answer-checks.ts';
import { orderListSchema } from '../order-schemas.ts';

/** What the answer of `listOrders` promises. */
export const listOrdersCheck: AnswerCheck = { operation: 'listOrders', schema: orderListSchema };
