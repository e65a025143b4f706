import type { ResponseSchema } from '../../client/response-validation.ts';
import { customerGroupSchema } from '../customer-schemas.ts';

/** What the answer of `getCustomerGroupRegistration` promises. */
export const getCustomerGroupRegistrationResponseSchema: ResponseSchema = {
  operation: 'getCustomerGroupRegistration',
  schema: customerGroupSchema,
};
