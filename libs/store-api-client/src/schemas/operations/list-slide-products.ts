import type { ResponseSchema } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `listSlideProducts` promises. */
export const listSlideProductsResponseSchema: ResponseSchema = { operation: 'listSlideProducts', schema: productListingSchema };
