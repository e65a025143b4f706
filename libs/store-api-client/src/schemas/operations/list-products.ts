import type { ResponseSchema } from '../../client/response-validation.ts';
import { productSchema } from '../product-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listProducts` promises. */
export const listProductsResponseSchema: ResponseSchema = { operation: 'listProducts', schema: entityListSchema(productSchema) };
