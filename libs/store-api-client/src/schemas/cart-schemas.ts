import * as z from 'zod/mini';
import { shippingMethodSchema } from './context-schemas.ts';
import { mediaSchema } from './media-schemas.ts';
import { calculatedPriceSchema, cartPriceSchema } from './price-schemas.ts';
import { optionalText, text } from './scalars.ts';

export const lineItemSchema = z.looseObject({
  id: text,
  type: text,
  quantity: z.number(),
  label: optionalText,
  referencedId: optionalText,
  states: z.nullish(z.array(text)),
  price: z.nullish(calculatedPriceSchema),
  cover: z.nullish(mediaSchema),
});

export const cartErrorSchema = z.looseObject({ key: text, level: z.number(), messageKey: text, message: text });

/** A problem as servers write it under its key, which may stand in for what is missing. */
const rawCartErrorSchema = z.looseObject({
  key: optionalText,
  level: z.nullish(z.number()),
  messageKey: optionalText,
  message: optionalText,
});

export const cartSchema = z.looseObject({
  lineItems: z.array(lineItemSchema),
  price: cartPriceSchema,
  deliveries: z.array(z.looseObject({ shippingMethod: shippingMethodSchema, shippingCosts: calculatedPriceSchema })),
  // `[]` when empty, a map otherwise; operations give a list.
  errors: z.nullish(z.union([z.array(rawCartErrorSchema), z.record(z.string(), rawCartErrorSchema)])),
});
