export { accountGuard, logOut } from './account-guard.ts';
export { becomeCustomer } from './become-customer.ts';
export { changeAccount, changeAddressBook, changeNewsletter, changePayment, deleteAccount, saveAddress } from './change-account.ts';
export { changeCart } from './change-cart.ts';
export { changeOrder } from './change-order.ts';
export { followNewsletterLink } from './confirm-newsletter.ts';
export { followRegistrationLink, loadRegistrationLink } from './confirm-registration.ts';
export { readSubmission } from './form-submission.ts';
export { openGuestOrder } from './guest-order.ts';
export { loadAccessibility, loadLegalTexts } from './legal-pages.ts';
export { loadAccountOverview, loadAddressBook, loadAddressForm, loadNewsletter, loadPaymentChoice, loadProfile } from './load-account.ts';
export { type CheckoutPageData } from './load-checkout.ts';
export { notFound } from './load-content-page.ts';
export { loadOrderMethods, type PayableOrder } from './load-payable-order.ts';
export { loadWishlist } from './load-wishlist.ts';
export {
  loadAddressChoices,
  loadCart,
  loadCheckout,
  loadContentPage,
  loadGuestOrder,
  loadMenu,
  loadOrderFiles,
  loadOrderHistory,
  loadPayableOrder,
  loadSearch,
} from './loaders.ts';
export { orderFile } from './order-file.ts';
export { loadRecovery, requestRecovery, resetPassword } from './password-recovery.ts';
export { type PaymentOrigins, payOrder } from './pay-order.ts';
export { sendPageForm } from './send-page-form.ts';
export { logIn, registerAccount } from './sign-in.ts';
export { type IndexableOption, robotsResponse, sitemapIndexResponse, sitemapResponse } from './sitemap-response.ts';
export { submitCheckout } from './submit-checkout.ts';
export { loadWithdrawal, withdraw } from './withdraw.ts';
