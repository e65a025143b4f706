import type { ResponseSchema } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `updateLineItems` promises. */
export const updateLineItemsResponseSchema: ResponseSchema = { operation: 'updateLineItems', schema: cartSchema };
