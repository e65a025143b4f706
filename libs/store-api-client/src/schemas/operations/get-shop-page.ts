import { type AnswerCheck } from '../../client/answer-checks.ts';
import { cmsPageSchema } from '../cms-schemas.ts';

/** What the answer of `getShopPage` promises. */
export const getShopPageCheck: AnswerCheck = { operation: 'getShopPage', schema: cmsPageSchema };
