import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';
import { foundVariantSchema } from '../product-schemas.ts';

/** What the answer of `findVariant` promises. */
export const findVariantCheck: AnswerCheck = { operation: 'findVariant', schema: z.union([foundVariantSchema, z.looseObject({ foundCombination: foundVariantSchema })]) };
