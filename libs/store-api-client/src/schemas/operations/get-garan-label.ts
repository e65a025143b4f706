import type { ResponseSchema } from '../../client/response-validation.ts';
import { garanLabelSchema } from '../shop-content-schemas.ts';

/** What the answer of `getGaranLabel` promises. */
export const getGaranLabelResponseSchema: ResponseSchema = { operation: 'getGaranLabel', schema: garanLabelSchema };
