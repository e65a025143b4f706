import { type AnswerCheck } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `register` promises. */
export const registerCheck: AnswerCheck = { operation: 'register', schema: customerSchema };
