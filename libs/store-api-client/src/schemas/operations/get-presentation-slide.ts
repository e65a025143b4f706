import { type AnswerCheck } from '../../client/response-validation.ts';
import { presentationSlideSchema } from '../presentation-schemas.ts';

/** What the answer of `getPresentationSlide` promises. */
export const getPresentationSlideCheck: AnswerCheck = { operation: 'getPresentationSlide', schema: presentationSlideSchema };
