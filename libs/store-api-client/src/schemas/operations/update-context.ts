import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { optionalText } from '../scalars.ts';

/** What the answer of `updateContext` promises. */
export const updateContextResponseSchema: ResponseSchema = {
  operation: 'updateContext',
  schema: z.optional(z.looseObject({ redirectUrl: optionalText })),
};
