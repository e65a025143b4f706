import { type AnswerCheck } from '../../client/answer-checks.ts';
import { addressSchema } from '../customer-schemas.ts';

/** What the answer of `createAddress` promises. */
export const createAddressCheck: AnswerCheck = { operation: 'createAddress', schema: addressSchema };
