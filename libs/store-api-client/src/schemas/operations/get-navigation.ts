import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { navigationSchema } from '../category-schemas.ts';

/** What the answer of `getNavigation` promises. */
export const getNavigationResponseSchema: ResponseSchema = {
  operation: 'getNavigation',
  schema: z.union([navigationSchema, z.looseObject({ elements: navigationSchema })]),
};
