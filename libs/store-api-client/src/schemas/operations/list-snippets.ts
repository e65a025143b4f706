import type { ResponseSchema } from '../../client/response-validation.ts';
import { snippetSetsSchema } from '../shop-content-schemas.ts';

/** What the answer of `listSnippets` promises. */
export const listSnippetsResponseSchema: ResponseSchema = { operation: 'listSnippets', schema: snippetSetsSchema };
