import type { ResponseSchema } from '../../client/response-validation.ts';
import { orderListSchema } from '../order-schemas.ts';

/** What the answer of `listOrders` promises. */
export const listOrdersResponseSchema: ResponseSchema = { operation: 'listOrders', schema: orderListSchema };
