import type { ResponseSchema } from '../../client/response-validation.ts';
import { apiDescriptionSchema } from '../shop-content-schemas.ts';

/** What the answer of `getApiDescription` promises. */
export const getApiDescriptionResponseSchema: ResponseSchema = { operation: 'getApiDescription', schema: apiDescriptionSchema };
