import type { ResponseSchema } from '../../client/response-validation.ts';
import { cookieGroupsSchema } from '../shop-content-schemas.ts';

/** What the answer of `getCookieGroups` promises. */
export const getCookieGroupsResponseSchema: ResponseSchema = { operation: 'getCookieGroups', schema: cookieGroupsSchema };
