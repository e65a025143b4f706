import { type AnswerCheck } from '../../client/response-validation.ts';
import { orderListSchema } from '../order-schemas.ts';

/** What the answer of `listOrders` promises. */
export const listOrdersCheck: AnswerCheck = { operation: 'listOrders', schema: orderListSchema };
