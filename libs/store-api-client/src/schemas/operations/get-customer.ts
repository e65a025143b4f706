import type { ResponseSchema } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `getCustomer` promises. */
export const getCustomerResponseSchema: ResponseSchema = { operation: 'getCustomer', schema: customerSchema };
