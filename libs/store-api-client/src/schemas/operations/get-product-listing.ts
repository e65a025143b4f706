import { type AnswerCheck } from '../../client/answer-checks.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `getProductListing` promises. */
export const getProductListingCheck: AnswerCheck = { operation: 'getProductListing', schema: productListingSchema };
