import type { ResponseSchema } from '../../client/response-validation.ts';
import { productPageSchema } from '../presentation-schemas.ts';

/** What the answer of `getQuickview` promises. */
export const getQuickviewResponseSchema: ResponseSchema = { operation: 'getQuickview', schema: productPageSchema };
