import type { ResponseSchema } from '../../client/response-validation.ts';
import { apiRoutesSchema } from '../shop-content-schemas.ts';

/** What the answer of `listApiRoutes` promises. */
export const listApiRoutesResponseSchema: ResponseSchema = { operation: 'listApiRoutes', schema: apiRoutesSchema };
