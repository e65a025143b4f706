import { type AnswerCheck } from '../../client/answer-checks.ts';
import { joinAnswerSchema } from '../presentation-schemas.ts';

/** What the answer of `joinAsClient` promises. */
export const joinAsClientCheck: AnswerCheck = { operation: 'joinAsClient', schema: joinAnswerSchema };
