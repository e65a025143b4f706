import type { ResponseSchema } from '../../client/response-validation.ts';
import { categorySchema } from '../category-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listCategories` promises. */
export const listCategoriesResponseSchema: ResponseSchema = { operation: 'listCategories', schema: entityListSchema(categorySchema) };
