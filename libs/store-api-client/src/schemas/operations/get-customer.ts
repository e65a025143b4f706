import { type AnswerCheck } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `getCustomer` promises. */
export const getCustomerCheck: AnswerCheck = { operation: 'getCustomer', schema: customerSchema };
