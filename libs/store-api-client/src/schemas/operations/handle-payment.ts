import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { optionalText } from '../scalars.ts';

/** What the answer of `handlePayment` promises. */
export const handlePaymentResponseSchema: ResponseSchema = {
  operation: 'handlePayment',
  schema: z.optional(z.looseObject({ redirectUrl: optionalText })),
};
