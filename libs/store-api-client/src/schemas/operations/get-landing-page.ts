import { type AnswerCheck } from '../../client/response-validation.ts';
import { landingPageSchema } from '../category-schemas.ts';

/** What the answer of `getLandingPage` promises. */
export const getLandingPageCheck: AnswerCheck = { operation: 'getLandingPage', schema: landingPageSchema };
