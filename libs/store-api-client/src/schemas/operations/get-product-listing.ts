import type { ResponseSchema } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `getProductListing` promises. */
export const getProductListingResponseSchema: ResponseSchema = { operation: 'getProductListing', schema: productListingSchema };
