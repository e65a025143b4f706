import { type AnswerCheck } from '../../client/response-validation.ts';
import { cmsPageSchema } from '../cms-schemas.ts';

/** What the answer of `getShopPage` promises. */
export const getShopPageCheck: AnswerCheck = { operation: 'getShopPage', schema: cmsPageSchema };
