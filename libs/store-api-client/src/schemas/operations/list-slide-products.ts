import { type AnswerCheck } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `listSlideProducts` promises. */
export const listSlideProductsCheck: AnswerCheck = { operation: 'listSlideProducts', schema: productListingSchema };
