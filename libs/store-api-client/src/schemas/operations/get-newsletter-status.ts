import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';

/** What the answer of `getNewsletterStatus` promises. */
export const getNewsletterStatusCheck: AnswerCheck = { operation: 'getNewsletterStatus', schema: z.looseObject({ status: z.string() }) };
