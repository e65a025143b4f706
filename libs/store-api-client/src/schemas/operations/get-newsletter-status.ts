import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';

/** What the answer of `getNewsletterStatus` promises. */
export const getNewsletterStatusResponseSchema: ResponseSchema = {
  operation: 'getNewsletterStatus',
  schema: z.looseObject({ status: z.string() }),
};
