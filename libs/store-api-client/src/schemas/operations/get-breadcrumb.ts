import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { breadcrumbSchema } from '../category-schemas.ts';

/** What the answer of `getBreadcrumb` promises. */
export const getBreadcrumbResponseSchema: ResponseSchema = {
  operation: 'getBreadcrumb',
  schema: z.union([z.array(breadcrumbSchema), z.looseObject({ breadcrumbs: z.array(breadcrumbSchema) })]),
};
