import { type AnswerCheck } from '../../client/response-validation.ts';
import { currencySchema } from '../context-schemas.ts';
import { listOrArray } from '../scalars.ts';

/** What the answer of `listCurrencies` promises. */
export const listCurrenciesCheck: AnswerCheck = { operation: 'listCurrencies', schema: listOrArray(currencySchema) };
