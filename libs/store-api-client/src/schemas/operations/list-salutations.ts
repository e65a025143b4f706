import { type AnswerCheck } from '../../client/answer-checks.ts';
import { salutationSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listSalutations` promises. */
export const listSalutationsCheck: AnswerCheck = { operation: 'listSalutations', schema: entityListSchema(salutationSchema) };
