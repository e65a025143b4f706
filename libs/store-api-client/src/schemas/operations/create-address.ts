import type { ResponseSchema } from '../../client/response-validation.ts';
import { addressSchema } from '../customer-schemas.ts';

/** What the answer of `createAddress` promises. */
export const createAddressResponseSchema: ResponseSchema = { operation: 'createAddress', schema: addressSchema };
