import type { ResponseSchema } from '../../client/response-validation.ts';
import { purchaseLimitsSchema } from '../shop-content-schemas.ts';

/** What the answer of `getPurchaseLimits` promises. */
export const getPurchaseLimitsResponseSchema: ResponseSchema = { operation: 'getPurchaseLimits', schema: purchaseLimitsSchema };
