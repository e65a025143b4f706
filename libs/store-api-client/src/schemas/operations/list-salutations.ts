import type { ResponseSchema } from '../../client/response-validation.ts';
import { salutationSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listSalutations` promises. */
export const listSalutationsResponseSchema: ResponseSchema = { operation: 'listSalutations', schema: entityListSchema(salutationSchema) };
