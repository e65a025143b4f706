import type { ResponseSchema } from '../../client/response-validation.ts';
import { salesChannelContextSchema } from '../context-schemas.ts';

/** What the answer of `getContext` promises. */
export const getContextResponseSchema: ResponseSchema = { operation: 'getContext', schema: salesChannelContextSchema };
