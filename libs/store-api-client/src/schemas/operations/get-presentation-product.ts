import { type AnswerCheck } from '../../client/response-validation.ts';
import { productPageSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationProduct` promises. */
export const getPresentationProductCheck: AnswerCheck = { operation: 'getPresentationProduct', schema: productPageSchema };
