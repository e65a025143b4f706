import type { ResponseSchema } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `removeLineItems` promises. */
export const removeLineItemsResponseSchema: ResponseSchema = { operation: 'removeLineItems', schema: cartSchema };
