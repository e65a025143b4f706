import { type AnswerCheck } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `confirmRegistration` promises. */
export const confirmRegistrationCheck: AnswerCheck = { operation: 'confirmRegistration', schema: customerSchema };
