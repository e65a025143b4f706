import type { ResponseSchema } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `confirmRegistration` promises. */
export const confirmRegistrationResponseSchema: ResponseSchema = { operation: 'confirmRegistration', schema: customerSchema };
