import { type AnswerCheck } from '../../client/response-validation.ts';
import { categorySchema } from '../category-schemas.ts';

/** What the answer of `getCategory` promises. */
export const getCategoryCheck: AnswerCheck = { operation: 'getCategory', schema: categorySchema };
