import type { ResponseSchema } from '../../client/response-validation.ts';
import { sitemapsSchema } from '../shop-content-schemas.ts';

/** What the answer of `listSitemaps` promises. */
export const listSitemapsResponseSchema: ResponseSchema = { operation: 'listSitemaps', schema: sitemapsSchema };
