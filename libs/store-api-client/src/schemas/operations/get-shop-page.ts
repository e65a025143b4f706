import type { ResponseSchema } from '../../client/response-validation.ts';
import { cmsPageSchema } from '../cms-schemas.ts';

/** What the answer of `getShopPage` promises. */
export const getShopPageResponseSchema: ResponseSchema = { operation: 'getShopPage', schema: cmsPageSchema };
