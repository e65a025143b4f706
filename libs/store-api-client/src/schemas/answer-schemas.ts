import * as z from 'zod/mini';
import {
  calculatedPriceSchema,
  cartPriceSchema,
  categorySchema,
  cmsPageSchema,
  countrySchema,
  currencySchema,
  customerSchema,
  mediaSchema,
  paymentMethodSchema,
  productSchema,
  propertyGroupSchema,
  shippingMethodSchema,
  storeDateSchema,
} from './entity-schemas.ts';

const text = z.string();
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A list of something. */
export const entityListSchema = <T extends z.ZodMiniType>(element: T) => z.looseObject({ elements: z.array(element), total: z.number() });

const figure = z.nullish(z.union([z.string(), z.number()]));

export const productListingSchema = z.looseObject({
  elements: z.array(productSchema),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
  sorting: z.nullish(text),
  availableSortings: z.optional(z.array(z.looseObject({ key: text }))),
  aggregations: z.looseObject({
    manufacturer: z.optional(z.looseObject({ entities: z.optional(z.array(z.looseObject({ id }))) })),
    properties: z.optional(z.looseObject({ entities: z.optional(z.array(propertyGroupSchema)) })),
    price: z.optional(z.looseObject({ min: figure, max: figure })),
    rating: z.optional(z.looseObject({ max: figure })),
    'shipping-free': z.optional(z.looseObject({ max: figure })),
  }),
});

export const productDetailSchema = z.looseObject({ product: productSchema, configurator: z.array(propertyGroupSchema) });

export const lineItemSchema = z.looseObject({
  id: text,
  type: text,
  quantity: z.number(),
  label: z.nullish(text),
  referencedId: z.nullish(text),
  states: z.optional(z.array(text)),
  price: z.nullish(calculatedPriceSchema),
  cover: z.nullish(mediaSchema),
});

export const cartErrorSchema = z.looseObject({ key: text, level: z.number(), messageKey: text, message: text });

export const cartSchema = z.looseObject({
  lineItems: z.array(lineItemSchema),
  price: cartPriceSchema,
  deliveries: z.array(z.looseObject({ shippingMethod: shippingMethodSchema, shippingCosts: calculatedPriceSchema })),
  errors: z.array(cartErrorSchema),
});

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

export const languageSchema = z.looseObject({ id, name: text, translationCode: z.nullish(z.looseObject({ code: text })) });

export const orderSchema = z.looseObject({
  id,
  price: cartPriceSchema,
  orderDateTime: z.optional(storeDateSchema),
  orderCustomer: z.nullish(z.looseObject({ email: text, firstName: text, lastName: text })),
  lineItems: z.nullish(z.array(z.looseObject({ id, label: text, quantity: z.number() }))),
  transactions: z.nullish(z.array(z.looseObject({ id, stateMachineState: z.nullish(z.looseObject({ technicalName: text })) }))),
  documents: z.nullish(z.array(z.looseObject({ id }))),
});

export const orderListSchema = z.looseObject({ orders: entityListSchema(orderSchema), paymentChangeable: z.record(z.string(), z.boolean()) });

export const wishlistSchema = z.looseObject({ wishlist: z.nullish(z.looseObject({ id })), products: entityListSchema(productSchema) });

export const landingPageSchema = z.looseObject({ id, cmsPage: z.nullish(cmsPageSchema) });

export const navigationSchema = z.array(categorySchema);

export const redirectAnswerSchema = z.looseObject({ redirectUrl: z.nullable(text) });

export const crossSellingsSchema = z.array(z.looseObject({ crossSelling: z.looseObject({ id }), products: z.array(productSchema), total: z.number() }));

export const foundVariantSchema = z.looseObject({ variantId: id, options: z.record(z.string(), z.string()) });

export const reviewListSchema = entityListSchema(z.looseObject({ id, title: text, content: text, points: z.nullish(z.number()), status: z.boolean() }));
