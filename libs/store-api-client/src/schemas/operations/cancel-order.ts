import type { ResponseSchema } from '../../client/response-validation.ts';
import { stateSchema } from '../order-schemas.ts';

/** What the answer of `cancelOrder` promises. */
export const cancelOrderResponseSchema: ResponseSchema = { operation: 'cancelOrder', schema: stateSchema };
