import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';
import { optionalText } from '../scalars.ts';

/** What the answer of `updateContext` promises. */
export const updateContextCheck: AnswerCheck = { operation: 'updateContext', schema: z.optional(z.looseObject({ redirectUrl: optionalText })) };
