import type { ResponseSchema } from '../../client/response-validation.ts';
import { countrySchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listCountries` promises. */
export const listCountriesResponseSchema: ResponseSchema = { operation: 'listCountries', schema: entityListSchema(countrySchema) };
