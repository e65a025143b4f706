import { type AnswerCheck } from '../../client/response-validation.ts';
import { addressSchema } from '../customer-schemas.ts';

/** What the answer of `updateAddress` promises. */
export const updateAddressCheck: AnswerCheck = { operation: 'updateAddress', schema: addressSchema };
