import { type AnswerCheck } from '../../client/response-validation.ts';
import { entityListSchema } from '../scalars.ts';
import { seoUrlSchema } from '../seo-url-schemas.ts';

/** What the answer of `findSeoUrls` promises. */
export const findSeoUrlsCheck: AnswerCheck = { operation: 'findSeoUrls', schema: entityListSchema(seoUrlSchema) };
