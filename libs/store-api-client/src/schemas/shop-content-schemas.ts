import * as z from 'zod/mini';
import { shippingMethodSchema } from './context-schemas.ts';
import { calculatedPriceSchema } from './price-schemas.ts';
import { amount, id, mapOrEmpty, optionalText, storeDateSchema, text } from './scalars.ts';

export const sitemapsSchema = z.array(z.looseObject({ filename: text, created: storeDateSchema }));

export const shippingCostsSchema = z.array(
  z.looseObject({
    shippingCost: calculatedPriceSchema,
    deliveryDate: z.looseObject({ earliest: optionalText, latest: optionalText }),
    shippingMethod: shippingMethodSchema,
  }),
);

const cookieEntrySchema = z.looseObject({ cookie: text, hidden: z.boolean() });

export const cookieGroupsSchema = z.looseObject({
  elements: z.array(z.looseObject({ name: text, isRequired: z.boolean(), entries: z.nullish(z.array(cookieEntrySchema)) })),
  hash: text,
  languageId: id,
});

export const snippetSetsSchema = z.looseObject({
  sets: z.array(z.looseObject({ languageId: id, locale: text, hash: text, snippets: mapOrEmpty })),
});

export const purchaseLimitsSchema = z.array(
  z.looseObject({ productId: id, minPurchase: amount, purchaseSteps: amount, maxPurchase: amount, stock: z.nullable(amount) }),
);

export const apiRoutesSchema = z.looseObject({ endpoints: z.array(z.looseObject({ path: text, methods: z.array(text) })) });

export const legalGuaranteeNoticeSchema = z.looseObject({ svg: z.nullable(text), link: z.nullable(text) });

export const garanLabelSchema = z.looseObject({ svg: z.nullable(text) });

export const apiDescriptionSchema = z.looseObject({
  openapi: text,
  info: z.looseObject({ title: text, version: text }),
  paths: mapOrEmpty,
});
