import type { ResponseSchema } from '../../client/response-validation.ts';
import { shippingCostsSchema } from '../shop-content-schemas.ts';

/** What the answer of `getProductShippingCosts` promises. */
export const getProductShippingCostsResponseSchema: ResponseSchema = { operation: 'getProductShippingCosts', schema: shippingCostsSchema };
