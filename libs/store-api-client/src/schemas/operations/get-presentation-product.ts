import { type AnswerCheck } from '../../client/answer-checks.ts';
import { productPageSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationProduct` promises. */
export const getPresentationProductCheck: AnswerCheck = { operation: 'getPresentationProduct', schema: productPageSchema };
