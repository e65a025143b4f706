import { type AnswerCheck } from '../../client/answer-checks.ts';
import { countrySchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listCountries` promises. */
export const listCountriesCheck: AnswerCheck = { operation: 'listCountries', schema: entityListSchema(countrySchema) };
