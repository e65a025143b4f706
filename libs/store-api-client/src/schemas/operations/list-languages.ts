import type { ResponseSchema } from '../../client/response-validation.ts';
import { languageSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listLanguages` promises. */
export const listLanguagesResponseSchema: ResponseSchema = { operation: 'listLanguages', schema: entityListSchema(languageSchema) };
