export { cartErrorSchema, cartSchema, lineItemSchema } from './cart-schemas.ts';
export { breadcrumbSchema, categorySchema, landingPageSchema, navigationSchema } from './category-schemas.ts';
export { cmsBlockSchema, cmsPageSchema, cmsSectionSchema, cmsSlotSchema } from './cms-schemas.ts';
export {
  countrySchema,
  currencySchema,
  languageSchema,
  paymentMethodSchema,
  redirectAnswerSchema,
  salesChannelContextSchema,
  salutationSchema,
  shippingMethodSchema,
} from './context-schemas.ts';
export { addressSchema, customerSchema } from './customer-schemas.ts';
export { mediaSchema } from './media-schemas.ts';
export { orderListSchema, orderSchema, stateSchema } from './order-schemas.ts';
export {
  appointmentSettingSchema,
  joinAnswerSchema,
  presentationSlideSchema,
  presentationStateSchema,
  presentationStructureSchema,
  productPageSchema,
} from './presentation-schemas.ts';
export { calculatedPriceSchema, cartPriceSchema } from './price-schemas.ts';
export {
  crossSellingsSchema,
  foundVariantSchema,
  productDetailSchema,
  productListingSchema,
  productSchema,
  propertyGroupSchema,
  propertyOptionSchema,
  reviewListSchema,
} from './product-schemas.ts';
export { responseSchemas } from './response-schemas.ts';
export { entityListSchema, storeDateSchema } from './scalars.ts';
export { seoUrlSchema } from './seo-url-schemas.ts';
export { wishlistSchema } from './wishlist-schemas.ts';
