import { type AnswerCheck } from '../../client/answer-checks.ts';
import { paymentMethodSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listPaymentMethods` promises. */
export const listPaymentMethodsCheck: AnswerCheck = { operation: 'listPaymentMethods', schema: entityListSchema(paymentMethodSchema) };
