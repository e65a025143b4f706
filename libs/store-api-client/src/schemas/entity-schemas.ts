import * as z from 'zod/mini';

/*
 * What an answer promises to those who show it. Unknown fields pass, and so do the odd traits of real
 * servers: `[]` for an empty map, null for what was not asked for, amounts as text.
 */

const text = z.string();
const optionalText = z.nullish(z.string());
const amount = z.number();
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A map that PHP writes as `[]` when it is empty. */
const mapOrEmpty = z.union([z.record(z.string(), z.unknown()), z.array(z.unknown()).check(z.length(0))]);

const translated = z.optional(mapOrEmpty);

/** Free fields and extensions: a map, `[]`, or null. */
const loose = z.nullish(mapOrEmpty);

/** ISO text, or the object that PHP makes of a date. */
export const storeDateSchema = z.union([text, z.looseObject({ date: text })]);

export const calculatedPriceSchema = z.looseObject({
  unitPrice: amount,
  totalPrice: amount,
  quantity: amount,
  listPrice: z.nullish(z.looseObject({ price: amount, discount: amount, percentage: amount })),
  referencePrice: z.nullish(z.looseObject({ price: amount, purchaseUnit: amount, referenceUnit: amount, unitName: text })),
  regulationPrice: z.nullish(z.looseObject({ price: amount })),
});

export const cartPriceSchema = z.looseObject({ netPrice: amount, totalPrice: amount, positionPrice: amount, taxStatus: text });

export const mediaSchema = z.looseObject({
  id,
  url: text,
  thumbnails: z.nullish(z.array(z.looseObject({ url: text, width: amount, height: amount }))),
});

export const seoUrlSchema = z.looseObject({ routeName: text, pathInfo: text, seoPathInfo: text, foreignKey: text });

export const propertyOptionSchema = z.looseObject({ id, groupId: id, name: optionalText, translated });

export const propertyGroupSchema = z.looseObject({ id, name: optionalText, translated, options: z.nullish(z.array(propertyOptionSchema)) });

const visibility = z.nullish(z.looseObject({ mobile: z.optional(z.boolean()), tablet: z.optional(z.boolean()), desktop: z.optional(z.boolean()) }));

export const cmsSlotSchema = z.looseObject({ type: text, slot: text, config: loose, translated: z.optional(z.union([mapOrEmpty])) });

export const cmsBlockSchema = z.looseObject({
  type: text,
  position: amount,
  slots: z.array(cmsSlotSchema),
  sectionPosition: optionalText,
  marginTop: optionalText,
  marginBottom: optionalText,
  marginLeft: optionalText,
  marginRight: optionalText,
  cssClass: optionalText,
  visibility,
});

export const cmsSectionSchema = z.looseObject({
  type: text,
  position: amount,
  blocks: z.array(cmsBlockSchema),
  sizingMode: optionalText,
  backgroundColor: optionalText,
  visibility,
});

export const cmsPageSchema = z.looseObject({ type: text, sections: z.array(cmsSectionSchema), translated });

export const productSchema = z.looseObject({
  id,
  productNumber: text,
  name: optionalText,
  translated,
  parentId: optionalText,
  calculatedPrice: calculatedPriceSchema,
  calculatedPrices: z.nullish(z.array(calculatedPriceSchema)),
  cover: z.nullish(z.looseObject({ media: z.nullish(mediaSchema) })),
  media: z.nullish(z.array(z.looseObject({ media: z.nullish(mediaSchema) }))),
  optionIds: z.nullish(z.array(id)),
  options: z.nullish(z.array(propertyOptionSchema)),
  seoUrls: z.nullish(z.array(seoUrlSchema)),
  customFields: loose,
  extensions: loose,
  cmsPage: z.nullish(cmsPageSchema),
});

export const categorySchema = z.looseObject({
  id,
  type: text,
  translated,
  name: optionalText,
  linkType: optionalText,
  externalLink: optionalText,
  internalLink: optionalText,
  seoUrls: z.nullish(z.array(seoUrlSchema)),
  cmsPage: z.nullish(cmsPageSchema),
  customFields: loose,
});

export const countrySchema = z.looseObject({ id, translated, iso: optionalText, states: z.nullish(z.array(z.looseObject({ id, shortCode: text }))) });

export const addressSchema = z.looseObject({ id, firstName: text, lastName: text, street: text, city: text, countryId: id });

export const customerSchema = z.looseObject({ id, firstName: text, lastName: text, email: text, active: z.boolean(), guest: z.boolean() });

export const paymentMethodSchema = z.looseObject({ id, translated, name: optionalText });

export const shippingMethodSchema = z.looseObject({ id, translated, name: optionalText });

export const currencySchema = z.looseObject({ id, isoCode: text, symbol: text });
