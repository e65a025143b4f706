import type { ResponseSchema } from '../../client/response-validation.ts';
import { cmsPageSchema } from '../cms-schemas.ts';

/** What the answer of `getCmsPage` promises. */
export const getCmsPageResponseSchema: ResponseSchema = { operation: 'getCmsPage', schema: cmsPageSchema };
