import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';

/** What the answer of `isRecoveryExpired` promises. */
export const isRecoveryExpiredCheck: AnswerCheck = { operation: 'isRecoveryExpired', schema: z.looseObject({ isExpired: z.boolean() }) };
