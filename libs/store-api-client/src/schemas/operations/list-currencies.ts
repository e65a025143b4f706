import type { ResponseSchema } from '../../client/response-validation.ts';
import { currencySchema } from '../context-schemas.ts';
import { listOrArray } from '../scalars.ts';

/** What the answer of `listCurrencies` promises. */
export const listCurrenciesResponseSchema: ResponseSchema = { operation: 'listCurrencies', schema: listOrArray(currencySchema) };
