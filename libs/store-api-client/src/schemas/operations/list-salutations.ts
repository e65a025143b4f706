import { type AnswerCheck } from '../../client/response-validation.ts';
import { salutationSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listSalutations` promises. */
export const listSalutationsCheck: AnswerCheck = { operation: 'listSalutations', schema: entityListSchema(salutationSchema) };
