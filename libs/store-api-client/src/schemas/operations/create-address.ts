import { type AnswerCheck } from '../../client/response-validation.ts';
import { addressSchema } from '../customer-schemas.ts';

/** What the answer of `createAddress` promises. */
export const createAddressCheck: AnswerCheck = { operation: 'createAddress', schema: addressSchema };
