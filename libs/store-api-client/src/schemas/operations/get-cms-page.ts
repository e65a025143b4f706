import { type AnswerCheck } from '../../client/response-validation.ts';
import { cmsPageSchema } from '../cms-schemas.ts';

/** What the answer of `getCmsPage` promises. */
export const getCmsPageCheck: AnswerCheck = { operation: 'getCmsPage', schema: cmsPageSchema };
