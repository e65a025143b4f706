export { /** @public */ cartErrorSchema, cartSchema, /** @public */ lineItemSchema } from './cart-schemas.ts';
export { /** @public */ breadcrumbSchema, categorySchema, landingPageSchema, navigationSchema } from './category-schemas.ts';
export {
  /** @public */ cmsBlockSchema,
  cmsPageSchema,
  /** @public */ cmsSectionSchema,
  /** @public */ cmsSlotSchema,
} from './cms-schemas.ts';
export {
  countrySchema,
  currencySchema,
  languageSchema,
  paymentMethodSchema,
  redirectAnswerSchema,
  salesChannelContextSchema,
  /** @public */ salutationSchema,
  shippingMethodSchema,
} from './context-schemas.ts';
export { addressSchema, customerSchema } from './customer-schemas.ts';
export { /** @public */ mediaSchema } from './media-schemas.ts';
export { orderListSchema, orderSchema, /** @public */ stateSchema } from './order-schemas.ts';
export {
  appointmentSettingSchema,
  joinAnswerSchema,
  presentationSlideSchema,
  presentationStateSchema,
  presentationStructureSchema,
  /** @public */ productPageSchema,
} from './presentation-schemas.ts';
export { /** @public */ calculatedPriceSchema, /** @public */ cartPriceSchema } from './price-schemas.ts';
export {
  crossSellingsSchema,
  foundVariantSchema,
  productDetailSchema,
  productListingSchema,
  productSchema,
  /** @public */ propertyGroupSchema,
  /** @public */ propertyOptionSchema,
  reviewListSchema,
} from './product-schemas.ts';
export { responseSchemas } from './response-schemas.ts';
export { entityListSchema, /** @public */ storeDateSchema } from './scalars.ts';
export { seoUrlSchema } from './seo-url-schemas.ts';
export {
  apiDescriptionSchema,
  cookieGroupsSchema,
  purchaseLimitsSchema,
  shippingCostsSchema,
  sitemapsSchema,
  snippetSetsSchema,
} from './shop-content-schemas.ts';
export { wishlistSchema } from './wishlist-schemas.ts';
