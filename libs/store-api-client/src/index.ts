export { type CacheableReadsOptions, withCacheableReads } from './client/cacheable-reads.ts';
export { type ActionName, CANCELLABLE_ACTIONS, type CancellableAction } from './client/cancellable-actions.ts';
export { CONTEXT_TOKEN_HEADER, readContextToken, withoutContextTokens } from './client/context-token.ts';
export { createStoreApiClient } from './client/create-store-api-client.ts';
export { limitConcurrency } from './client/limit-concurrency.ts';
export { entityId, isEntityId, pathPart } from './client/path.ts';
export { type ResponseIssue, type ResponseSchema, type ResponseValidator, withResponseValidation } from './client/response-validation.ts';
export { RETRY_STATUSES } from './client/retry.ts';
export { type SendWrapper } from './client/send-wrapper.ts';
export { shareGets } from './client/share-gets.ts';
export {
  type CallOptions,
  type DeclaredRequest,
  type DeclaredResponse,
  type ForwardedRequest,
  type ForwardedResponse,
  type QueryValue,
  type RetryOptions,
  type StoreApiClient,
  type StoreApiClientOptions,
  type StoreApiRequest,
} from './client/store-api-client.ts';
export { type ApiRequest, DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, type HttpResponse } from './client/transport.ts';
export {
  type Aggregation,
  type Criteria,
  type Filter,
  type FilterValue,
  type RangeParameters,
  type Sorting,
  type TotalCountMode,
} from './criteria/criteria.ts';
export { criteria, type CriteriaBuilder, MAX_LIMIT, mergeCriteria } from './criteria/criteria-builder.ts';
export { allOf, anyOf, contains, equals, equalsAny, noneOf, prefix, range, suffix } from './criteria/filters.ts';
export {
  type Cart,
  type CartDelivery,
  type CartError,
  type CheckoutGateway,
  type LineItem,
  type LineItemChange,
  type LineItemPayload,
  type NewLineItem,
  type QuantityInformation,
} from './entities/cart.ts';
export { type Breadcrumb, type Category, type LandingPage, type TranslatedCategory } from './entities/category.ts';
export {
  type BackgroundMediaMode,
  type CmsBlock,
  type CmsPage,
  type CmsSection,
  type CmsSlot,
  type CmsSlotConfig,
  type CmsSlotConfigEntry,
  type CmsVisibility,
} from './entities/cms.ts';
export {
  type AddressInput,
  type Customer,
  type CustomerAddress,
  type CustomerGroup,
  type NewsletterStatus,
  type ProfileInput,
  type RegistrationInput,
} from './entities/customer.ts';
export { type Entity, type EntityId, type EntityList, type StoreDate, type Success } from './entities/entity.ts';
export { type Media, type MediaThumbnail } from './entities/media.ts';
export {
  type Order,
  type OrderAddress,
  type OrderCustomer,
  type OrderDelivery,
  type OrderDocument,
  type OrderLineItem,
  type OrderLineItemDownload,
  type OrderList,
  type OrderTransaction,
  type StateMachineState,
  type StoreFile,
} from './entities/order.ts';
export {
  type AppointmentBasicSetting,
  type AppointmentRequestInput,
  type InteractionInput,
  type InteractionName,
  type InvitationAnswer,
  type InvitationResult,
  type JoinAppointmentAnswer,
  type PresentationNavigationEntry,
  type PresentationPageRelation,
  type PresentationProductListing,
  type PresentationSlide,
  type PresentationState,
  type PresentationStateForAll,
  type PresentationStructure,
  type ProductCollectionAlias,
  type ProductPageResult,
} from './entities/presentation.ts';
export {
  type CalculatedPrice,
  type CalculatedTax,
  type CartPrice,
  type ListPrice,
  type ReferencePrice,
  type RegulationPrice,
  type TaxState,
} from './entities/price.ts';
export {
  type CrossSelling,
  type DeliveryTime,
  type FoundVariant,
  type Product,
  type ProductDetail,
  type ProductManufacturer,
  type ProductMedia,
  type ProductReview,
  type ProductReviewList,
  type PropertyGroup,
  type PropertyGroupOption,
  type TranslatedProduct,
  type Unit,
} from './entities/product.ts';
export {
  type CurrentFilters,
  type ListingAggregations,
  type ProductListing,
  type ProductListingParams,
  type ProductSorting,
} from './entities/product-listing.ts';
export {
  type ContextPatch,
  type Country,
  type CountryState,
  type Currency,
  type Language,
  type PaymentMethod,
  type RedirectAnswer,
  type SalesChannel,
  type SalesChannelContext,
  type SalesChannelDomain,
  type Salutation,
  type ShippingLocation,
  type ShippingMethod,
  type ShopSettings,
  type ShopSettingsGroup,
} from './entities/sales-channel-context.ts';
export { type SeoRouteName, type SeoUrl } from './entities/seo-url.ts';
export {
  type ApiDescription,
  type ApiRoute,
  type CookieEntry,
  type CookieGroup,
  type CookieGroups,
  type LegalGuaranteeNotice,
  type PurchaseLimit,
  type ShippingCost,
  type Sitemap,
  type SnippetSet,
} from './entities/shop-content.ts';
export {
  type CustomFields,
  type CustomFieldsOf,
  type Extensions,
  type ExtensionsOf,
  type StoreCustomFields,
  type StoreExtensions,
  type StoreOperationName,
  type StoreOperationPart,
  type StoreOperations,
} from './entities/store-types.ts';
export { customerPaymentMethod, isDigital, isPayableLater, mayLeadToProvider } from './entities/versions.ts';
export { type Wishlist } from './entities/wishlist.ts';
export { CancelledError, isCancelledError } from './errors/cancelled-error.ts';
export { describeViolation, violationField } from './errors/describe-violation.ts';
export {
  hasErrorCode,
  isStoreApiError,
  StoreApiError,
  type StoreApiErrorCode,
  type StoreApiErrorInit,
  type StoreApiMessage,
} from './errors/store-api-error.ts';
export {
  createAddress,
  deleteAddress,
  listAddresses,
  setDefaultBillingAddress,
  setDefaultShippingAddress,
  updateAddress,
} from './resources/account/address.ts';
export { getCustomerGroupRegistration } from './resources/account/customer-group.ts';
export {
  changeEmail,
  changeLanguage,
  changePassword,
  changePaymentMethod,
  changeProfile,
  confirmPasswordRecovery,
  convertGuest,
  deleteCustomer,
  getCustomer,
  isRecoveryExpired,
  recoverPassword,
} from './resources/account/profile.ts';
export { confirmRegistration, type Credentials, login, logout, register } from './resources/account/session.ts';
export { addLineItems, deleteCart, getCart, removeLineItems, updateLineItems } from './resources/cart/cart.ts';
export { type CartErrorCollector, createCartErrorCollector } from './resources/cart/cart-error-collector.ts';
export { getCartShippingCosts, getProductShippingCosts } from './resources/cart/shipping-cost.ts';
export {
  findSeoUrls,
  getBreadcrumb,
  getCategory,
  getCmsPage,
  getLandingPage,
  getNavigation,
  listCategories,
  type NavigationAlias,
  type NavigationParams,
} from './resources/catalogue/category.ts';
export { getGaranLabel, getLegalGuaranteeNotice } from './resources/catalogue/guarantee.ts';
export {
  findVariant,
  getCrossSellings,
  getProduct,
  getPurchaseLimits,
  listProducts,
  type VariantChoice,
} from './resources/catalogue/product.ts';
export { downloadProductExport, type ProductExportParams } from './resources/catalogue/product-export.ts';
export {
  getProductListing,
  type ListingCriteria,
  type ProductSearchParams,
  searchProducts,
  suggestProducts,
} from './resources/catalogue/product-listing.ts';
export { addReview, listReviews, type ReviewInput } from './resources/catalogue/review.ts';
export { callContextGateway, callScript, type ContextGatewayInput } from './resources/context/apps.ts';
export {
  getCountry,
  getSalutation,
  getShopSettings,
  listCountries,
  listCountryStates,
  listCurrencies,
  listLanguages,
  listPaymentMethods,
  listSalutations,
  listShippingMethods,
  type MethodParams,
} from './resources/context/channel-data.ts';
export {
  getContext,
  type Identified,
  setBillingAddress,
  setCurrency,
  setPaymentMethod,
  setShippingAddress,
  setShippingMethod,
  updateContext,
} from './resources/context/sales-channel-context.ts';
export {
  downloadSitemap,
  getApiDescription,
  getCookieGroups,
  listApiRoutes,
  listMedia,
  listSitemaps,
  listSnippets,
  type SnippetParams,
} from './resources/context/shop-content.ts';
export { type ContactFormInput, sendContactForm } from './resources/forms/contact-form.ts';
export {
  confirmNewsletter,
  getNewsletterStatus,
  type NewsletterInput,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from './resources/forms/newsletter.ts';
export { sendWithdrawal, type WithdrawalInput } from './resources/forms/withdrawal.ts';
export {
  cancelOrder,
  createOrder,
  downloadDocument,
  downloadOrderFile,
  getCheckoutGateway,
  handlePayment,
  listOrders,
  type OrderInput,
  type OrderListParams,
  type PaymentInput,
  setOrderPayment,
} from './resources/order/order.ts';
export {
  addToProductCollection,
  downloadIcs,
  getAppointmentSetting,
  getProductCollection,
  joinAsClient,
  listLastSeenProductIds,
  listWishlistProductIds,
  removeFromProductCollection,
  requestAppointment,
  respondInvitation,
  sendInteraction,
  updateAttendee,
} from './resources/presentation/appointment.ts';
export {
  generateLoginToken,
  getAppointmentShoppingLists,
  loginByToken,
  migrateVisitorSession,
  updateDefaultInfo,
} from './resources/presentation/dsr-customer.ts';
export {
  getPresentationProduct,
  getPresentationSlide,
  getPresentationState,
  getPresentationStructure,
  getQuickview,
  getShopPage,
  listPresentationProducts,
  listSlideProducts,
  type PresentationListingParams,
} from './resources/presentation/presentation.ts';
export { addToWishlist, getWishlist, mergeWishlist, removeFromWishlist } from './resources/wishlist/wishlist.ts';
