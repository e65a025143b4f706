import { type AnswerCheck } from '../../client/response-validation.ts';
import { productDetailSchema } from '../product-schemas.ts';

/** What the answer of `getProduct` promises. */
export const getProductCheck: AnswerCheck = { operation: 'getProduct', schema: productDetailSchema };
