import { type AnswerCheck } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `getProductListing` promises. */
export const getProductListingCheck: AnswerCheck = { operation: 'getProductListing', schema: productListingSchema };
