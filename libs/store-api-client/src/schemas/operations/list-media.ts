import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { mediaSchema } from '../media-schemas.ts';

/** What the answer of `listMedia` promises. */
export const listMediaResponseSchema: ResponseSchema = { operation: 'listMedia', schema: z.array(mediaSchema) };
