import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { foundVariantSchema } from '../product-schemas.ts';

/** What the answer of `findVariant` promises. */
export const findVariantResponseSchema: ResponseSchema = {
  operation: 'findVariant',
  schema: z.union([foundVariantSchema, z.looseObject({ foundCombination: foundVariantSchema })]),
};
