import type { ResponseSchema } from '../../client/response-validation.ts';
import { addressSchema } from '../customer-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listAddresses` promises. */
export const listAddressesResponseSchema: ResponseSchema = { operation: 'listAddresses', schema: entityListSchema(addressSchema) };
