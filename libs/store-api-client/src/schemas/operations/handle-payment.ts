import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';
import { optionalText } from '../scalars.ts';

/** What the answer of `handlePayment` promises. */
export const handlePaymentCheck: AnswerCheck = { operation: 'handlePayment', schema: z.optional(z.looseObject({ redirectUrl: optionalText })) };
