import * as z from 'zod/mini';
import type { ResponseSchema } from '../../client/response-validation.ts';
import { crossSellingsSchema } from '../product-schemas.ts';

/** What the answer of `getCrossSellings` promises. */
export const getCrossSellingsResponseSchema: ResponseSchema = {
  operation: 'getCrossSellings',
  schema: z.union([crossSellingsSchema, z.looseObject({ elements: crossSellingsSchema })]),
};
