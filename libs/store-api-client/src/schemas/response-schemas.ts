import type { ResponseSchema } from '../client/response-validation.ts';
import { addLineItemsResponseSchema } from './operations/add-line-items.ts';
import { callContextGatewayResponseSchema } from './operations/call-context-gateway.ts';
import { cancelOrderResponseSchema } from './operations/cancel-order.ts';
import { confirmRegistrationResponseSchema } from './operations/confirm-registration.ts';
import { createAddressResponseSchema } from './operations/create-address.ts';
import { createOrderResponseSchema } from './operations/create-order.ts';
import { findSeoUrlsResponseSchema } from './operations/find-seo-urls.ts';
import { findVariantResponseSchema } from './operations/find-variant.ts';
import { getApiDescriptionResponseSchema } from './operations/get-api-description.ts';
import { getAppointmentSettingResponseSchema } from './operations/get-appointment-setting.ts';
import { getBreadcrumbResponseSchema } from './operations/get-breadcrumb.ts';
import { getCartResponseSchema } from './operations/get-cart.ts';
import { getCartShippingCostsResponseSchema } from './operations/get-cart-shipping-costs.ts';
import { getCategoryResponseSchema } from './operations/get-category.ts';
import { getCmsPageResponseSchema } from './operations/get-cms-page.ts';
import { getContextResponseSchema } from './operations/get-context.ts';
import { getCookieGroupsResponseSchema } from './operations/get-cookie-groups.ts';
import { getCrossSellingsResponseSchema } from './operations/get-cross-sellings.ts';
import { getCustomerResponseSchema } from './operations/get-customer.ts';
import { getCustomerGroupRegistrationResponseSchema } from './operations/get-customer-group-registration.ts';
import { getGaranLabelResponseSchema } from './operations/get-garan-label.ts';
import { getLandingPageResponseSchema } from './operations/get-landing-page.ts';
import { getLegalGuaranteeNoticeResponseSchema } from './operations/get-legal-guarantee-notice.ts';
import { getNavigationResponseSchema } from './operations/get-navigation.ts';
import { getNewsletterStatusResponseSchema } from './operations/get-newsletter-status.ts';
import { getPresentationProductResponseSchema } from './operations/get-presentation-product.ts';
import { getPresentationSlideResponseSchema } from './operations/get-presentation-slide.ts';
import { getPresentationStateResponseSchema } from './operations/get-presentation-state.ts';
import { getPresentationStructureResponseSchema } from './operations/get-presentation-structure.ts';
import { getProductResponseSchema } from './operations/get-product.ts';
import { getProductListingResponseSchema } from './operations/get-product-listing.ts';
import { getProductShippingCostsResponseSchema } from './operations/get-product-shipping-costs.ts';
import { getPurchaseLimitsResponseSchema } from './operations/get-purchase-limits.ts';
import { getQuickviewResponseSchema } from './operations/get-quickview.ts';
import { getShopPageResponseSchema } from './operations/get-shop-page.ts';
import { getWishlistResponseSchema } from './operations/get-wishlist.ts';
import { handlePaymentResponseSchema } from './operations/handle-payment.ts';
import { isRecoveryExpiredResponseSchema } from './operations/is-recovery-expired.ts';
import { joinAsClientResponseSchema } from './operations/join-as-client.ts';
import { listAddressesResponseSchema } from './operations/list-addresses.ts';
import { listApiRoutesResponseSchema } from './operations/list-api-routes.ts';
import { listCategoriesResponseSchema } from './operations/list-categories.ts';
import { listCountriesResponseSchema } from './operations/list-countries.ts';
import { listCurrenciesResponseSchema } from './operations/list-currencies.ts';
import { listLanguagesResponseSchema } from './operations/list-languages.ts';
import { listMediaResponseSchema } from './operations/list-media.ts';
import { listOrdersResponseSchema } from './operations/list-orders.ts';
import { listPaymentMethodsResponseSchema } from './operations/list-payment-methods.ts';
import { listPresentationProductsResponseSchema } from './operations/list-presentation-products.ts';
import { listProductsResponseSchema } from './operations/list-products.ts';
import { listReviewsResponseSchema } from './operations/list-reviews.ts';
import { listSalutationsResponseSchema } from './operations/list-salutations.ts';
import { listShippingMethodsResponseSchema } from './operations/list-shipping-methods.ts';
import { listSitemapsResponseSchema } from './operations/list-sitemaps.ts';
import { listSlideProductsResponseSchema } from './operations/list-slide-products.ts';
import { listSnippetsResponseSchema } from './operations/list-snippets.ts';
import { registerResponseSchema } from './operations/register.ts';
import { removeLineItemsResponseSchema } from './operations/remove-line-items.ts';
import { searchProductsResponseSchema } from './operations/search-products.ts';
import { suggestProductsResponseSchema } from './operations/suggest-products.ts';
import { updateAddressResponseSchema } from './operations/update-address.ts';
import { updateContextResponseSchema } from './operations/update-context.ts';
import { updateLineItemsResponseSchema } from './operations/update-line-items.ts';

/** Every check, for a server: `withResponseValidation(client, responseSchemas)`. A browser takes single ones from `schemas/<operation>`. */
export const responseSchemas: readonly ResponseSchema[] = [
  addLineItemsResponseSchema,
  callContextGatewayResponseSchema,
  cancelOrderResponseSchema,
  confirmRegistrationResponseSchema,
  createAddressResponseSchema,
  createOrderResponseSchema,
  findSeoUrlsResponseSchema,
  findVariantResponseSchema,
  getApiDescriptionResponseSchema,
  getAppointmentSettingResponseSchema,
  getBreadcrumbResponseSchema,
  getCartResponseSchema,
  getCartShippingCostsResponseSchema,
  getCategoryResponseSchema,
  getCmsPageResponseSchema,
  getContextResponseSchema,
  getCookieGroupsResponseSchema,
  getCrossSellingsResponseSchema,
  getCustomerGroupRegistrationResponseSchema,
  getCustomerResponseSchema,
  getGaranLabelResponseSchema,
  getLandingPageResponseSchema,
  getLegalGuaranteeNoticeResponseSchema,
  getNavigationResponseSchema,
  getNewsletterStatusResponseSchema,
  getPresentationProductResponseSchema,
  getPresentationSlideResponseSchema,
  getPresentationStateResponseSchema,
  getPresentationStructureResponseSchema,
  getProductListingResponseSchema,
  getProductResponseSchema,
  getProductShippingCostsResponseSchema,
  getPurchaseLimitsResponseSchema,
  getQuickviewResponseSchema,
  getShopPageResponseSchema,
  getWishlistResponseSchema,
  handlePaymentResponseSchema,
  isRecoveryExpiredResponseSchema,
  joinAsClientResponseSchema,
  listAddressesResponseSchema,
  listApiRoutesResponseSchema,
  listCategoriesResponseSchema,
  listCountriesResponseSchema,
  listCurrenciesResponseSchema,
  listLanguagesResponseSchema,
  listMediaResponseSchema,
  listOrdersResponseSchema,
  listPaymentMethodsResponseSchema,
  listPresentationProductsResponseSchema,
  listProductsResponseSchema,
  listReviewsResponseSchema,
  listSalutationsResponseSchema,
  listShippingMethodsResponseSchema,
  listSitemapsResponseSchema,
  listSlideProductsResponseSchema,
  listSnippetsResponseSchema,
  registerResponseSchema,
  removeLineItemsResponseSchema,
  searchProductsResponseSchema,
  suggestProductsResponseSchema,
  updateAddressResponseSchema,
  updateContextResponseSchema,
  updateLineItemsResponseSchema,
];
