import type { ResponseSchema } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `searchProducts` promises. */
export const searchProductsResponseSchema: ResponseSchema = { operation: 'searchProducts', schema: productListingSchema };
