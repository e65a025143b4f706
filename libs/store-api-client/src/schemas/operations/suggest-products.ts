import { type AnswerCheck } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `suggestProducts` promises. */
export const suggestProductsCheck: AnswerCheck = { operation: 'suggestProducts', schema: productListingSchema };
