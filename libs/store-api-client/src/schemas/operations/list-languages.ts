import { type AnswerCheck } from '../../client/answer-checks.ts';
import { languageSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listLanguages` promises. */
export const listLanguagesCheck: AnswerCheck = { operation: 'listLanguages', schema: entityListSchema(languageSchema) };
