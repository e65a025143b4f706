import { type AnswerCheck } from '../client/response-validation.ts';
import { addLineItemsCheck } from './operations/add-line-items.ts';
import { cancelOrderCheck } from './operations/cancel-order.ts';
import { confirmRegistrationCheck } from './operations/confirm-registration.ts';
import { createAddressCheck } from './operations/create-address.ts';
import { createOrderCheck } from './operations/create-order.ts';
import { findSeoUrlsCheck } from './operations/find-seo-urls.ts';
import { findVariantCheck } from './operations/find-variant.ts';
import { getAppointmentSettingCheck } from './operations/get-appointment-setting.ts';
import { getBreadcrumbCheck } from './operations/get-breadcrumb.ts';
import { getCartCheck } from './operations/get-cart.ts';
import { getCategoryCheck } from './operations/get-category.ts';
import { getCmsPageCheck } from './operations/get-cms-page.ts';
import { getContextCheck } from './operations/get-context.ts';
import { getCrossSellingsCheck } from './operations/get-cross-sellings.ts';
import { getCustomerCheck } from './operations/get-customer.ts';
import { getLandingPageCheck } from './operations/get-landing-page.ts';
import { getNavigationCheck } from './operations/get-navigation.ts';
import { getNewsletterStatusCheck } from './operations/get-newsletter-status.ts';
import { getPresentationProductCheck } from './operations/get-presentation-product.ts';
import { getPresentationSlideCheck } from './operations/get-presentation-slide.ts';
import { getPresentationStateCheck } from './operations/get-presentation-state.ts';
import { getPresentationStructureCheck } from './operations/get-presentation-structure.ts';
import { getProductCheck } from './operations/get-product.ts';
import { getProductListingCheck } from './operations/get-product-listing.ts';
import { getQuickviewCheck } from './operations/get-quickview.ts';
import { getShopPageCheck } from './operations/get-shop-page.ts';
import { getWishlistCheck } from './operations/get-wishlist.ts';
import { handlePaymentCheck } from './operations/handle-payment.ts';
import { isRecoveryExpiredCheck } from './operations/is-recovery-expired.ts';
import { joinAsClientCheck } from './operations/join-as-client.ts';
import { listAddressesCheck } from './operations/list-addresses.ts';
import { listCountriesCheck } from './operations/list-countries.ts';
import { listCurrenciesCheck } from './operations/list-currencies.ts';
import { listLanguagesCheck } from './operations/list-languages.ts';
import { listOrdersCheck } from './operations/list-orders.ts';
import { listPaymentMethodsCheck } from './operations/list-payment-methods.ts';
import { listPresentationProductsCheck } from './operations/list-presentation-products.ts';
import { listProductsCheck } from './operations/list-products.ts';
import { listReviewsCheck } from './operations/list-reviews.ts';
import { listSalutationsCheck } from './operations/list-salutations.ts';
import { listShippingMethodsCheck } from './operations/list-shipping-methods.ts';
import { listSlideProductsCheck } from './operations/list-slide-products.ts';
import { registerCheck } from './operations/register.ts';
import { removeLineItemsCheck } from './operations/remove-line-items.ts';
import { searchProductsCheck } from './operations/search-products.ts';
import { suggestProductsCheck } from './operations/suggest-products.ts';
import { updateAddressCheck } from './operations/update-address.ts';
import { updateContextCheck } from './operations/update-context.ts';
import { updateLineItemsCheck } from './operations/update-line-items.ts';

/** Every check, for a server: `withAnswerChecks(client, answerChecks)`. A browser takes single ones from `schemas/<operation>`. */
export const answerChecks: readonly AnswerCheck[] = [
  addLineItemsCheck,
  cancelOrderCheck,
  confirmRegistrationCheck,
  createAddressCheck,
  createOrderCheck,
  findSeoUrlsCheck,
  findVariantCheck,
  getAppointmentSettingCheck,
  getBreadcrumbCheck,
  getCartCheck,
  getCategoryCheck,
  getCmsPageCheck,
  getContextCheck,
  getCrossSellingsCheck,
  getCustomerCheck,
  getLandingPageCheck,
  getNavigationCheck,
  getNewsletterStatusCheck,
  getPresentationProductCheck,
  getPresentationSlideCheck,
  getPresentationStateCheck,
  getPresentationStructureCheck,
  getProductCheck,
  getProductListingCheck,
  getQuickviewCheck,
  getShopPageCheck,
  getWishlistCheck,
  handlePaymentCheck,
  isRecoveryExpiredCheck,
  joinAsClientCheck,
  listAddressesCheck,
  listCountriesCheck,
  listCurrenciesCheck,
  listLanguagesCheck,
  listOrdersCheck,
  listPaymentMethodsCheck,
  listPresentationProductsCheck,
  listProductsCheck,
  listReviewsCheck,
  listSalutationsCheck,
  listShippingMethodsCheck,
  listSlideProductsCheck,
  registerCheck,
  removeLineItemsCheck,
  searchProductsCheck,
  suggestProductsCheck,
  updateAddressCheck,
  updateContextCheck,
  updateLineItemsCheck,
];
