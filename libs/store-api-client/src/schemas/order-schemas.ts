import * as z from 'zod/mini';
import { cartPriceSchema } from './price-schemas.ts';
import { emptyMap, entityListSchema, id, storeDateSchema, text } from './scalars.ts';

export const stateSchema = z.looseObject({ technicalName: text });

export const orderSchema = z.looseObject({
  id,
  price: cartPriceSchema,
  orderDateTime: z.optional(storeDateSchema),
  orderCustomer: z.nullish(z.looseObject({ email: text, firstName: text, lastName: text })),
  lineItems: z.nullish(z.array(z.looseObject({ id, label: text, quantity: z.number() }))),
  transactions: z.nullish(z.array(z.looseObject({ id, stateMachineState: z.nullish(stateSchema) }))),
  documents: z.nullish(z.array(z.looseObject({ id }))),
});

export const orderListSchema = z.looseObject({
  orders: entityListSchema(orderSchema),
  // Filled on request alone: else `[]`.
  paymentChangeable: z.nullish(z.union([z.record(z.string(), z.boolean()), emptyMap])),
});
