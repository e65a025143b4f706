import type { ResponseSchema } from '../../client/response-validation.ts';
import { cartSchema } from '../cart-schemas.ts';

/** What the answer of `getCart` promises. */
export const getCartResponseSchema: ResponseSchema = { operation: 'getCart', schema: cartSchema };
