import * as z from 'zod/mini';
import { customerSchema } from './customer-schemas.ts';
import { id, optionalText, text, translated } from './scalars.ts';

export const countrySchema = z.looseObject({
  id,
  translated,
  iso: optionalText,
  states: z.nullish(z.array(z.looseObject({ id, shortCode: text }))),
});

export const paymentMethodSchema = z.looseObject({ id, translated, name: optionalText });

export const shippingMethodSchema = z.looseObject({ id, translated, name: optionalText });

export const currencySchema = z.looseObject({ id, isoCode: text, symbol: text });

export const languageSchema = z.looseObject({ id, name: text, translationCode: z.nullish(z.looseObject({ code: text })) });

export const salutationSchema = z.looseObject({ id, salutationKey: optionalText, displayName: optionalText, translated });

export const salesChannelContextSchema = z.looseObject({
  currency: currencySchema,
  paymentMethod: paymentMethodSchema,
  shippingMethod: shippingMethodSchema,
  shippingLocation: z.looseObject({ country: z.nullish(countrySchema) }),
  customer: z.nullish(customerSchema),
  salesChannel: z.looseObject({
    countryId: id,
    languageId: id,
    navigationCategoryId: id,
    domains: z.nullish(z.array(z.looseObject({ url: text, languageId: id, currencyId: id }))),
  }),
  context: z.looseObject({ languageIdChain: z.array(id), taxState: text }),
});

/** Where the shopper should go on; older servers answer nothing at all. */
export const redirectAnswerSchema = z.looseObject({ redirectUrl: z.nullable(text) });
