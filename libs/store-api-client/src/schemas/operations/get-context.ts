import { type AnswerCheck } from '../../client/response-validation.ts';
import { salesChannelContextSchema } from '../context-schemas.ts';

/** What the answer of `getContext` promises. */
export const getContextCheck: AnswerCheck = { operation: 'getContext', schema: salesChannelContextSchema };
