import type { ResponseSchema } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `suggestProducts` promises. */
export const suggestProductsResponseSchema: ResponseSchema = { operation: 'suggestProducts', schema: productListingSchema };
