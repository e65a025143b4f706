import type { ResponseSchema } from '../../client/response-validation.ts';
import { entityListSchema } from '../scalars.ts';
import { seoUrlSchema } from '../seo-url-schemas.ts';

/** What the answer of `findSeoUrls` promises. */
export const findSeoUrlsResponseSchema: ResponseSchema = { operation: 'findSeoUrls', schema: entityListSchema(seoUrlSchema) };
