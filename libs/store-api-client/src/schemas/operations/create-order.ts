import type { ResponseSchema } from '../../client/response-validation.ts';
import { orderSchema } from '../order-schemas.ts';

/** What the answer of `createOrder` promises. */
export const createOrderResponseSchema: ResponseSchema = { operation: 'createOrder', schema: orderSchema };
