import { type AnswerCheck } from '../../client/answer-checks.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `listPresentationProducts` promises. */
export const listPresentationProductsCheck: AnswerCheck = { operation: 'listPresentationProducts', schema: productListingSchema };
