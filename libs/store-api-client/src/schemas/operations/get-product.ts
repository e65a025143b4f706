import type { ResponseSchema } from '../../client/response-validation.ts';
import { productDetailSchema } from '../product-schemas.ts';

/** What the answer of `getProduct` promises. */
export const getProductResponseSchema: ResponseSchema = { operation: 'getProduct', schema: productDetailSchema };
