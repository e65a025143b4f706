import type { ResponseSchema } from '../../client/response-validation.ts';
import { categorySchema } from '../category-schemas.ts';

/** What the answer of `getCategory` promises. */
export const getCategoryResponseSchema: ResponseSchema = { operation: 'getCategory', schema: categorySchema };
