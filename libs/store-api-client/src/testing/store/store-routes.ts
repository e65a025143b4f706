import type { Json } from '../../json-path.ts';
import { missingParameter } from './refusal.ts';
import * as account from './store-account.ts';
import { idParam, input, needCustomer, type StoreCall } from './store-call.ts';
import { addItems, cartOf, changeItems, removeItems } from './store-cart.ts';
import { changeContext, contextOf } from './store-context.ts';
import { list, select } from './store-criteria.ts';
import {
  countryEntities,
  currencyEntities,
  languageEntity,
  paymentMethodEntities,
  salutationEntities,
  seoUrlEntities,
  shippingMethodEntities,
} from './store-entities.ts';
import * as forms from './store-forms.ts';
import { listingOf, listProducts, productsMatching } from './store-listing.ts';
import * as orders from './store-orders.ts';
import * as pages from './store-pages.ts';
import * as reviews from './store-reviews.ts';

/** What answers a path; undefined is 204. */
export interface StoreRoute {
  methods: readonly string[];
  path: string;
  /** The call is refused unless the caller names a session. */
  needsToken?: boolean;
  handle: (call: StoreCall) => unknown;
}

const both = ['GET', 'POST'] as const;
const post = ['POST'] as const;

const search =
  (limit: (call: StoreCall) => number) =>
  (call: StoreCall): Json => {
    const term = String(input(call, 'search') ?? '').trim();
    if (term === '') throw missingParameter('search');
    return listingOf(call, productsMatching(call, term), { defaultLimit: limit(call), search: term });
  };

const emptyCart = (call: StoreCall): undefined => {
  call.session.lines = [];
  call.session.promotionIds = [];
};

/** Every call that the store knows; the rest is 404. */
export const storeRoutes: readonly StoreRoute[] = [
  { methods: ['GET'], path: '/context', handle: contextOf },
  { methods: ['PATCH'], path: '/context', handle: changeContext },
  {
    methods: both,
    path: '/language',
    handle: (call) =>
      select(
        call.data.languages.map(({ id }) => languageEntity(call, id)),
        call.criteria,
        'language',
        [],
      ),
  },
  { methods: both, path: '/currency', handle: currencyEntities },
  { methods: both, path: '/country', handle: (call) => select(countryEntities(call), call.criteria, 'country', ['states']) },
  {
    methods: both,
    path: '/country-state/:id',
    handle: (call) =>
      list(
        'country_state',
        countryEntities(call)
          .filter(({ id }) => id === idParam(call))
          .flatMap(({ states }) => states as Json[]),
      ),
  },
  { methods: both, path: '/salutation', handle: (call) => select(salutationEntities(call), call.criteria, 'salutation', []) },
  { methods: both, path: '/payment-method', handle: (call) => select(paymentMethodEntities(call), call.criteria, 'payment_method', []) },
  { methods: both, path: '/shipping-method', handle: (call) => select(shippingMethodEntities(call), call.criteria, 'shipping_method', []) },

  { methods: both, path: '/product', handle: listProducts },
  { methods: post, path: '/product/:id', handle: pages.productPage },
  { methods: post, path: '/product/:id/find-variant', handle: pages.findVariant },
  { methods: post, path: '/product/:id/cross-selling', handle: pages.crossSellings },
  { methods: post, path: '/product/:id/reviews', handle: reviews.listReviews },
  { methods: post, path: '/product/:id/review', handle: reviews.addReview },
  { methods: post, path: '/product-listing/:id', handle: pages.categoryListing },
  { methods: post, path: '/search', handle: search(({ data }) => data.pageSize) },
  { methods: post, path: '/search-suggest', handle: search(() => 100) },
  { methods: both, path: '/category/:id', handle: pages.categoryPage },
  { methods: post, path: '/landing-page/:id', handle: pages.landingPage },
  { methods: both, path: '/cms/:id', handle: pages.layoutPage },
  { methods: both, path: '/navigation/:activeId/:rootId', handle: pages.navigation },
  { methods: ['GET'], path: '/breadcrumb/:id', handle: pages.breadcrumb },
  { methods: both, path: '/seo-url', handle: (call) => select(seoUrlEntities(call), call.criteria, 'seo_url', []) },

  { methods: ['GET'], path: '/checkout/cart', handle: (call) => cartOf(call) },
  { methods: ['DELETE'], path: '/checkout/cart', handle: emptyCart },
  { methods: post, path: '/checkout/cart/line-item', handle: addItems },
  { methods: ['PATCH'], path: '/checkout/cart/line-item', handle: changeItems },
  { methods: ['DELETE'], path: '/checkout/cart/line-item', handle: removeItems },
  { methods: post, path: '/checkout/cart/line-item/delete', handle: removeItems },
  { methods: post, path: '/checkout/order', handle: orders.placeOrder },
  { methods: both, path: '/order', handle: orders.listOrders },
  { methods: post, path: '/order/state/cancel', handle: orders.cancelOrder },
  { methods: post, path: '/order/payment', handle: orders.changePayment },
  { methods: both, path: '/handle-payment', handle: orders.handlePayment },
  { methods: both, path: '/document/download/:id/:deepLinkCode', handle: orders.downloadDocument },

  { methods: post, path: '/account/register', handle: account.register },
  { methods: post, path: '/account/login', handle: account.login },
  { methods: post, path: '/account/logout', handle: account.logout },
  { methods: both, path: '/account/customer', handle: (call) => account.customerEntity(call, needCustomer(call)) },
  { methods: ['DELETE'], path: '/account/customer', handle: account.deleteCustomer },
  { methods: post, path: '/account/change-profile', needsToken: true, handle: account.changeProfile },
  { methods: post, path: '/account/change-password', handle: account.changePassword },
  { methods: post, path: '/account/change-email', handle: account.changeEmail },
  { methods: post, path: '/account/recovery-password', handle: account.recoverPassword },
  { methods: post, path: '/account/customer-recovery-is-expired', handle: account.isRecoveryExpired },
  { methods: post, path: '/account/recovery-password-confirm', handle: account.confirmRecovery },
  { methods: post, path: '/account/change-payment-method/:id', handle: account.changePaymentMethod },
  { methods: both, path: '/account/list-address', handle: account.listAddresses },
  { methods: post, path: '/account/address', handle: account.saveAddress },
  { methods: ['PATCH'], path: '/account/address/default-billing/:id', handle: account.setDefaultAddress('billingId') },
  { methods: ['PATCH'], path: '/account/address/default-shipping/:id', handle: account.setDefaultAddress('shippingId') },
  { methods: ['PATCH'], path: '/account/address/:id', handle: account.saveAddress },
  { methods: ['DELETE'], path: '/account/address/:id', handle: account.deleteAddress },
  { methods: both, path: '/account/newsletter-recipient', handle: forms.newsletterStatus },

  { methods: both, path: '/customer/wishlist', handle: forms.getWishlist },
  { methods: post, path: '/customer/wishlist/add/:id', handle: forms.addToWishlist },
  { methods: ['DELETE'], path: '/customer/wishlist/delete/:id', handle: forms.removeFromWishlist },
  { methods: post, path: '/customer/wishlist/merge', handle: forms.mergeWishlist },
  { methods: post, path: '/newsletter/subscribe', handle: forms.subscribe },
  { methods: post, path: '/newsletter/unsubscribe', handle: forms.unsubscribe },
  { methods: post, path: '/newsletter/confirm', handle: forms.confirmSubscription },
  { methods: post, path: '/contact-form', handle: forms.contact },
];
