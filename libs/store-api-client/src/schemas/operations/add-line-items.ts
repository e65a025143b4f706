import type { ResponseSchema } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `addLineItems` promises. */
export const addLineItemsResponseSchema: ResponseSchema = { operation: 'addLineItems', schema: cartSchema };
