import type { ResponseSchema } from '../../client/response-validation.ts';
import { addressSchema } from '../customer-schemas.ts';

/** What the answer of `updateAddress` promises. */
export const updateAddressResponseSchema: ResponseSchema = { operation: 'updateAddress', schema: addressSchema };
