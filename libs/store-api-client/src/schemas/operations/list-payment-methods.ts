import type { ResponseSchema } from '../../client/response-validation.ts';
import { paymentMethodSchema } from '../context-schemas.ts';
import { entityListSchema } from '../scalars.ts';

/** What the answer of `listPaymentMethods` promises. */
export const listPaymentMethodsResponseSchema: ResponseSchema = {
  operation: 'listPaymentMethods',
  schema: entityListSchema(paymentMethodSchema),
};
