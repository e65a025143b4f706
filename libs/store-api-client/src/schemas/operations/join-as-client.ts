import { type AnswerCheck } from '../../client/response-validation.ts';
import { joinAnswerSchema } from '../presentation-schemas.ts';

/** What the answer of `joinAsClient` promises. */
export const joinAsClientCheck: AnswerCheck = { operation: 'joinAsClient', schema: joinAnswerSchema };
