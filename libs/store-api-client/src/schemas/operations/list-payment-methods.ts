import { type AnswerCheck } from '../../client/response-validation.ts';
import { paymentMethodSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listPaymentMethods` promises. */
export const listPaymentMethodsCheck: AnswerCheck = { operation: 'listPaymentMethods', schema: entityListSchema(paymentMethodSchema) };
