import type { ResponseSchema } from '../../client/response-validation.ts';
import { joinAnswerSchema } from '../presentation-schemas.ts';

/** What the answer of `joinAsClient` promises. */
export const joinAsClientResponseSchema: ResponseSchema = { operation: 'joinAsClient', schema: joinAnswerSchema };
