import { type AnswerCheck } from '../../client/response-validation.ts';
import { productListingSchema } from '../product-schemas.ts';

/** What the answer of `searchProducts` promises. */
export const searchProductsCheck: AnswerCheck = { operation: 'searchProducts', schema: productListingSchema };
