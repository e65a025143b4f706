import { type AnswerCheck } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `listPresentationProducts` promises. */
export const listPresentationProductsCheck: AnswerCheck = { operation: 'listPresentationProducts', schema: productListingSchema };
