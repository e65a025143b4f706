import type { ResponseSchema } from '../../client/response-validation.ts';
import { shippingCostsSchema } from '../shop-content-schemas.ts';

/** What the answer of `getCartShippingCosts` promises. */
export const getCartShippingCostsResponseSchema: ResponseSchema = { operation: 'getCartShippingCosts', schema: shippingCostsSchema };
