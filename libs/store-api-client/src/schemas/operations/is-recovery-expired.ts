import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';

/** What the answer of `isRecoveryExpired` promises. */
export const isRecoveryExpiredResponseSchema: ResponseSchema = {
  operation: 'isRecoveryExpired',
  schema: z.looseObject({ isExpired: z.boolean() }),
};
