import { type AnswerCheck } from '../../client/answer-checks.ts';
import { landingPageSchema } from '../category-schemas.ts';

/** What the answer of `getLandingPage` promises. */
export const getLandingPageCheck: AnswerCheck = { operation: 'getLandingPage', schema: landingPageSchema };
