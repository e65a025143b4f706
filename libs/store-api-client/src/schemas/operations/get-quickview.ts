import { type AnswerCheck } from '../../client/response-validation.ts';
import { productPageSchema } from '../presentation-schemas.ts';

/** What the answer of `getQuickview` promises. */
export const getQuickviewCheck: AnswerCheck = { operation: 'getQuickview', schema: productPageSchema };
