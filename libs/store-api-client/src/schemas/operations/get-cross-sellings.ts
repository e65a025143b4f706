import * as z from 'zod/mini';
import { type AnswerCheck } from '../../client/response-validation.ts';
import { crossSellingsSchema } from '../product-schemas.ts';

/** What the answer of `getCrossSellings` promises. */
export const getCrossSellingsCheck: AnswerCheck = { operation: 'getCrossSellings', schema: z.union([crossSellingsSchema, z.looseObject({ elements: crossSellingsSchema })]) };
