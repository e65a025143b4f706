import type { ResponseSchema } from '../../client/response-validation.ts';
import { shippingMethodSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listShippingMethods` promises. */
export const listShippingMethodsResponseSchema: ResponseSchema = {
  operation: 'listShippingMethods',
  schema: entityListSchema(shippingMethodSchema),
};
