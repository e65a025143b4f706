import type { ResponseSchema } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `listPresentationProducts` promises. */
export const listPresentationProductsResponseSchema: ResponseSchema = {
  operation: 'listPresentationProducts',
  schema: productListingSchema,
};
