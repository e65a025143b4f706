import type { ResponseSchema } from '../../client/response-validation.ts';
import { customerSchema } from '../customer-schemas.ts';

/** What the answer of `register` promises. */
export const registerResponseSchema: ResponseSchema = { operation: 'register', schema: customerSchema };
