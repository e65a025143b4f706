import * as api from '@vitrine/store-api-client';
import * as schemas from '@vitrine/store-api-client/schemas';
import type { Recording } from './recordings.ts';

/** Anything that checks a value, for example a zod schema. */
export interface Checker {
  safeParse(
    value: unknown,
  ): { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } };
}

/** A recorded request in the terms of an operation. */
export interface RecordedCall {
  /** What the pattern captured from the path. */
  parts: string[];
  query: URLSearchParams;
  // Recorded bodies hold what a server was asked, also wrong things: operations take them as they are.
  body: Record<string, never>;
}

/** How an operation answers one recorded call. */
export interface OperationRow {
  operation: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** The path below `/store-api`. */
  path: RegExp;
  /** Which of the recordings under this path are meant; default all. */
  isMeant?(call: { query: URLSearchParams }): boolean;
  run(client: api.StoreApiClient, call: RecordedCall): Promise<unknown>;
  /** What the result promises. */
  promises?: Checker;
  /** Forms of the call that the recording may have used and the operation does not. */
  otherMethods?: readonly string[];
  /** What of the recorded body the operation sends, where it is not all of it, with the reason beside; null for nothing of it. */
  sends?(body: Record<string, unknown>): unknown;
  /** A status that is no failure here, and the result that it means. */
  meaning?: { status: number; result: unknown };
}

const ID = '([^/]+)';
const at = (path: string): RegExp => new RegExp(`^${path}$`);
const split = (value: unknown): unknown => (typeof value === 'string' ? value.split('|') : value);

/** Recordings hold filter lists as they travel; operations take them as lists. */
const listing = ({ properties, manufacturer, ...rest }: RecordedCall['body']): Record<string, never> =>
  ({
    ...rest,
    ...(properties === undefined ? {} : { properties: split(properties) }),
    ...(manufacturer === undefined ? {} : { manufacturer: split(manufacturer) }),
  }) as Record<string, never>;

/** Operations join lists, and leave out what is null or empty. */
const sendsListing = (body: Record<string, unknown>): unknown =>
  Object.fromEntries(
    Object.entries(body)
      .filter(([name, value]) => value !== null && !(['properties', 'manufacturer'].includes(name) && String(value) === ''))
      .map(([name, value]) => [name, ['properties', 'manufacturer'].includes(name) && Array.isArray(value) ? value.join('|') : value]),
  );

const first = ({ parts }: RecordedCall): string => parts[0] ?? '';
const second = ({ parts }: RecordedCall): string => parts[1] ?? '';
const success: Checker = {
  safeParse: (value) =>
    (value as { success?: unknown } | undefined)?.success === true
      ? { success: true }
      : { success: false, error: { issues: [{ path: ['success'], message: 'is not true' }] } },
};
const list = schemas.entityListSchema;
const nothing: Checker = {
  safeParse: (value) =>
    value === undefined ? { success: true } : { success: false, error: { issues: [{ path: [], message: 'is not undefined' }] } },
};
const oneOf = (type: string): Checker => ({
  safeParse: (value) =>
    typeof value === type ? { success: true } : { success: false, error: { issues: [{ path: [], message: `is no ${type}` }] } },
});
const file: Checker = {
  safeParse: (value) =>
    value !== null && (value as api.StoreFile).blob.size > 0 && (value as api.StoreFile).fileName !== null
      ? { success: true }
      : { success: false, error: { issues: [{ path: ['blob'], message: 'is no named file' }] } },
};

/** Every operation with a recorded call, and what it makes of it. */
export const OPERATION_ROWS: readonly OperationRow[] = [
  // Catalogue
  {
    operation: 'listProducts',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/product'),
    run: (c, { body }) => api.listProducts(c, body),
    promises: list(schemas.productSchema),
  },
  {
    operation: 'getProduct',
    method: 'POST',
    path: at(`/product/${ID}`),
    run: (c, call) => api.getProduct(c, first(call), call.body),
    promises: schemas.productDetailSchema,
  },
  {
    operation: 'findVariant',
    method: 'POST',
    path: at(`/product/${ID}/find-variant`),
    run: (c, call) => api.findVariant(c, first(call), call.body as never),
    promises: schemas.foundVariantSchema,
  },
  {
    operation: 'getCrossSellings',
    method: 'POST',
    path: at(`/product/${ID}/cross-selling`),
    run: (c, call) => api.getCrossSellings(c, first(call), call.body),
    promises: schemas.crossSellingsSchema,
  },
  {
    operation: 'listReviews',
    method: 'POST',
    path: at(`/product/${ID}/reviews`),
    run: (c, call) => api.listReviews(c, first(call), call.body),
    promises: schemas.reviewListSchema,
  },
  {
    operation: 'addReview',
    method: 'POST',
    path: at(`/product/${ID}/review`),
    run: (c, call) => api.addReview(c, first(call), call.body as never),
    promises: nothing,
  },
  {
    operation: 'getProductListing',
    method: 'POST',
    path: at(`/product-listing/${ID}`),
    run: (c, call) => api.getProductListing(c, first(call), listing(call.body)),
    promises: schemas.productListingSchema,
    sends: sendsListing,
  },
  {
    operation: 'searchProducts',
    method: 'POST',
    path: at('/search'),
    run: (c, { body }) => api.searchProducts(c, listing(body) as never),
    promises: schemas.productListingSchema,
    sends: sendsListing,
  },
  {
    operation: 'suggestProducts',
    method: 'POST',
    path: at('/search-suggest'),
    run: (c, { body }) => api.suggestProducts(c, listing(body) as never),
    promises: schemas.productListingSchema,
    sends: sendsListing,
  },
  {
    operation: 'getCategory',
    method: 'POST',
    otherMethods: ['GET'],
    path: at(`/category/${ID}`),
    run: (c, call) => api.getCategory(c, first(call), listing(call.body)),
    promises: schemas.categorySchema,
    sends: sendsListing,
  },
  {
    operation: 'getLandingPage',
    method: 'POST',
    path: at(`/landing-page/${ID}`),
    run: (c, call) => api.getLandingPage(c, first(call), listing(call.body)),
    promises: schemas.landingPageSchema,
    sends: sendsListing,
  },
  {
    operation: 'getCmsPage',
    method: 'POST',
    otherMethods: ['GET'],
    path: at(`/cms/${ID}`),
    run: (c, call) => api.getCmsPage(c, first(call), listing(call.body)),
    promises: schemas.cmsPageSchema,
    sends: sendsListing,
  },
  {
    operation: 'getNavigation',
    method: 'POST',
    otherMethods: ['GET'],
    path: at(`/navigation/${ID}/${ID}`),
    run: (c, call) => api.getNavigation(c, first(call), second(call), call.body),
    promises: schemas.navigationSchema,
  },
  {
    operation: 'findSeoUrls',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/seo-url'),
    run: (c, { body }) => api.findSeoUrls(c, body),
    promises: list(schemas.seoUrlSchema),
  },
  {
    operation: 'getBreadcrumb',
    method: 'GET',
    path: at(`/breadcrumb/${ID}`),
    run: (c, call) => api.getBreadcrumb(c, first(call), call.query.get('type') === 'product' ? 'product' : 'category'),
  },

  // Context and what the channel offers
  {
    operation: 'getContext',
    method: 'GET',
    path: at('/context'),
    run: (c) => api.getContext(c),
    promises: schemas.salesChannelContextSchema,
  },
  {
    operation: 'updateContext',
    method: 'PATCH',
    path: at('/context'),
    run: (c, { body }) => api.updateContext(c, body),
    promises: schemas.redirectAnswerSchema,
  },
  {
    operation: 'listLanguages',
    method: 'GET',
    otherMethods: ['POST'],
    path: at('/language'),
    run: (c) => api.listLanguages(c),
    promises: list(schemas.languageSchema),
  },
  {
    operation: 'listCurrencies',
    method: 'GET',
    otherMethods: ['POST'],
    path: at('/currency'),
    run: (c) => api.listCurrencies(c),
    promises: list(schemas.currencySchema),
  },
  {
    operation: 'getCountry',
    method: 'GET',
    path: at('/country'),
    isMeant: ({ query }) => query.has('filter[id]'),
    run: (c, { query }) => api.getCountry(c, query.get('filter[id]') ?? ''),
  },
  {
    operation: 'getSalutation',
    method: 'GET',
    path: at('/salutation'),
    isMeant: ({ query }) => query.has('filter[id]'),
    run: (c, { query }) => api.getSalutation(c, query.get('filter[id]') ?? ''),
  },
  {
    operation: 'listCountries',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/country'),
    run: (c, { body }) => api.listCountries(c, body),
    promises: list(schemas.countrySchema),
  },
  {
    operation: 'listCountryStates',
    method: 'POST',
    otherMethods: ['GET'],
    path: at(`/country-state/${ID}`),
    run: (c, call) => api.listCountryStates(c, first(call), call.body),
  },
  { operation: 'listSalutations', method: 'GET', otherMethods: ['POST'], path: at('/salutation'), run: (c) => api.listSalutations(c) },
  {
    operation: 'getShopSettings',
    method: 'GET',
    path: at('/shop-settings'),
    run: (c) => api.getShopSettings(c),
    meaning: { status: 404, result: null },
  },
  {
    operation: 'listPaymentMethods',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/payment-method'),
    run: (c, call) => api.listPaymentMethods(c, { ...call.body, onlyAvailable: call.query.has('onlyAvailable') }),
    promises: list(schemas.paymentMethodSchema),
  },
  {
    operation: 'listShippingMethods',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/shipping-method'),
    run: (c, call) => api.listShippingMethods(c, { ...call.body, onlyAvailable: call.query.has('onlyAvailable') }),
    promises: list(schemas.shippingMethodSchema),
  },

  // Account
  {
    operation: 'register',
    method: 'POST',
    path: at('/account/register'),
    run: (c, { body }) => api.register(c, body as never),
    promises: schemas.customerSchema,
  },
  {
    operation: 'confirmRegistration',
    method: 'POST',
    path: at('/account/register-confirm'),
    run: (c, { body }) => api.confirmRegistration(c, body as never),
    promises: schemas.customerSchema,
  },
  {
    operation: 'getCustomerGroupRegistration',
    method: 'GET',
    path: at(`/customer-group-registration/config/${ID}`),
    run: (c, call) => api.getCustomerGroupRegistration(c, first(call)),
  },
  {
    operation: 'login',
    method: 'POST',
    path: at('/account/login'),
    run: (c, { body }) => api.login(c, body as never),
    promises: schemas.redirectAnswerSchema,
  },
  { operation: 'logout', method: 'POST', path: at('/account/logout'), run: (c) => api.logout(c), promises: schemas.redirectAnswerSchema },
  {
    operation: 'getCustomer',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/account/customer'),
    run: (c, { body }) => api.getCustomer(c, body),
    promises: schemas.customerSchema,
    meaning: { status: 403, result: null },
  },
  { operation: 'deleteCustomer', method: 'DELETE', path: at('/account/customer'), run: (c) => api.deleteCustomer(c), promises: nothing },
  {
    operation: 'changeProfile',
    method: 'POST',
    path: at('/account/change-profile'),
    run: (c, { body }) => api.changeProfile(c, body as never),
    promises: success,
  },
  {
    operation: 'changeEmail',
    method: 'POST',
    path: at('/account/change-email'),
    run: (c, { body }) => api.changeEmail(c, body as never),
    promises: success,
  },
  {
    operation: 'changePassword',
    method: 'POST',
    path: at('/account/change-password'),
    run: (c, { body }) => api.changePassword(c, body as never),
    promises: nothing,
  },
  {
    operation: 'changeLanguage',
    method: 'POST',
    path: at('/account/change-language'),
    run: (c, { body }) => api.changeLanguage(c, body['languageId'] as never),
    promises: success,
  },
  {
    operation: 'recoverPassword',
    method: 'POST',
    path: at('/account/recovery-password'),
    run: (c, { body }) => api.recoverPassword(c, body as never),
    promises: success,
  },
  {
    operation: 'isRecoveryExpired',
    method: 'POST',
    path: at('/account/customer-recovery-is-expired'),
    run: (c, { body }) => api.isRecoveryExpired(c, body['hash'] as never),
    promises: oneOf('boolean'),
  },
  {
    operation: 'confirmPasswordRecovery',
    method: 'POST',
    path: at('/account/recovery-password-confirm'),
    run: (c, { body }) => api.confirmPasswordRecovery(c, body as never),
    promises: success,
  },
  {
    operation: 'changePaymentMethod',
    method: 'POST',
    path: at(`/account/change-payment-method/${ID}`),
    run: (c, call) => api.changePaymentMethod(c, first(call)),
    promises: nothing,
  },
  {
    operation: 'getNewsletterStatus',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/account/newsletter-recipient'),
    run: (c) => api.getNewsletterStatus(c),
    promises: oneOf('string'),
  },
  {
    operation: 'listAddresses',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/account/list-address'),
    run: (c, { body }) => api.listAddresses(c, body),
    promises: list(schemas.addressSchema),
  },
  {
    operation: 'createAddress',
    method: 'POST',
    path: at('/account/address'),
    run: (c, { body }) => api.createAddress(c, body as never),
    promises: schemas.addressSchema,
  },
  {
    operation: 'setDefaultBillingAddress',
    method: 'PATCH',
    path: at(`/account/address/default-billing/${ID}`),
    run: (c, call) => api.setDefaultBillingAddress(c, first(call)),
    promises: nothing,
  },
  {
    operation: 'setDefaultShippingAddress',
    method: 'PATCH',
    path: at(`/account/address/default-shipping/${ID}`),
    run: (c, call) => api.setDefaultShippingAddress(c, first(call)),
    promises: nothing,
  },
  {
    operation: 'updateAddress',
    method: 'PATCH',
    path: at(`/account/address/${ID}`),
    run: (c, call) => api.updateAddress(c, first(call), call.body as never),
    promises: schemas.addressSchema,
  },
  {
    operation: 'deleteAddress',
    method: 'DELETE',
    path: at(`/account/address/${ID}`),
    run: (c, call) => api.deleteAddress(c, first(call)),
    promises: nothing,
  },

  // Cart and order
  { operation: 'getCart', method: 'GET', path: at('/checkout/cart'), run: (c) => api.getCart(c), promises: schemas.cartSchema },
  {
    operation: 'addLineItems',
    method: 'POST',
    path: at('/checkout/cart/line-item'),
    run: (c, { body }) => api.addLineItems(c, body['items'] ?? []),
    promises: schemas.cartSchema,
    // The client sends no price: servers ignore one.
    sends: (body) => ({ items: ((body['items'] ?? []) as Record<string, unknown>[]).map(({ price: _price, ...item }) => item) }),
  },
  {
    operation: 'updateLineItems',
    method: 'PATCH',
    path: at('/checkout/cart/line-item'),
    run: (c, { body }) => api.updateLineItems(c, body['items'] ?? []),
    promises: schemas.cartSchema,
  },
  // The recorded ids stand in the query or in the body; the operation asks by the form that the server takes.
  {
    operation: 'removeLineItems',
    method: 'DELETE',
    path: at('/checkout/cart/line-item'),
    run: (c, { query, body }) => api.removeLineItems(c, body['ids'] ?? query.getAll('ids[]')),
    promises: schemas.cartSchema,
    sends: () => null,
  },
  {
    operation: 'removeLineItems',
    method: 'POST',
    path: at('/checkout/cart/line-item/delete'),
    run: (c, { body }) => api.removeLineItems(c, body['ids'] ?? []),
    promises: schemas.cartSchema,
  },
  { operation: 'deleteCart', method: 'DELETE', path: at('/checkout/cart'), run: (c) => api.deleteCart(c), promises: nothing },
  {
    operation: 'getCheckoutGateway',
    method: 'GET',
    otherMethods: ['POST'],
    path: at('/checkout/gateway'),
    run: (c) => api.getCheckoutGateway(c),
  },
  {
    operation: 'createOrder',
    method: 'POST',
    path: at('/checkout/order'),
    run: (c, { body }) => api.createOrder(c, body),
    promises: schemas.orderSchema,
  },
  {
    operation: 'listOrders',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/order'),
    run: (c, { body }) => api.listOrders(c, body),
    promises: schemas.orderListSchema,
  },
  {
    operation: 'cancelOrder',
    method: 'POST',
    path: at('/order/state/cancel'),
    run: (c, { body }) => api.cancelOrder(c, body['orderId'] as never),
  },
  {
    operation: 'setOrderPayment',
    method: 'POST',
    path: at('/order/payment'),
    run: (c, { body }) => api.setOrderPayment(c, body['orderId'] as never, body['paymentMethodId'] as never),
    promises: success,
  },
  {
    operation: 'handlePayment',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/handle-payment'),
    run: (c, { body, query }) => api.handlePayment(c, { ...Object.fromEntries(query), ...body } as never),
    promises: schemas.redirectAnswerSchema,
  },
  {
    operation: 'downloadDocument',
    method: 'GET',
    otherMethods: ['POST'],
    path: at(`/document/download/${ID}/${ID}`),
    run: (c, call) => api.downloadDocument(c, first(call), second(call)),
    promises: file,
  },
  {
    operation: 'downloadOrderFile',
    method: 'GET',
    path: at(`/order/download/${ID}/${ID}`),
    run: (c, call) => api.downloadOrderFile(c, first(call), second(call)),
    promises: file,
  },

  // Wishlist, newsletter, contact
  {
    operation: 'getWishlist',
    method: 'POST',
    otherMethods: ['GET'],
    path: at('/customer/wishlist'),
    run: (c, { body }) => api.getWishlist(c, body),
    promises: schemas.wishlistSchema,
    meaning: { status: 404, result: { wishlist: null, products: { elements: [], total: 0 } } },
  },
  {
    operation: 'addToWishlist',
    method: 'POST',
    path: at(`/customer/wishlist/add/${ID}`),
    run: (c, call) => api.addToWishlist(c, first(call)),
    promises: success,
  },
  {
    operation: 'removeFromWishlist',
    method: 'DELETE',
    path: at(`/customer/wishlist/delete/${ID}`),
    run: (c, call) => api.removeFromWishlist(c, first(call)),
    promises: success,
  },
  {
    operation: 'mergeWishlist',
    method: 'POST',
    path: at('/customer/wishlist/merge'),
    run: (c, { body }) => api.mergeWishlist(c, body['productIds'] ?? []),
    promises: success,
  },
  {
    operation: 'subscribeNewsletter',
    method: 'POST',
    path: at('/newsletter/subscribe'),
    run: (c, { body }) => api.subscribeNewsletter(c, body as never),
  },
  {
    operation: 'confirmNewsletter',
    method: 'POST',
    path: at('/newsletter/confirm'),
    run: (c, { body }) => api.confirmNewsletter(c, body as never),
    promises: nothing,
  },
  {
    operation: 'unsubscribeNewsletter',
    method: 'POST',
    path: at('/newsletter/unsubscribe'),
    run: (c, { body }) => api.unsubscribeNewsletter(c, body['email'] as never),
    promises: nothing,
  },
  {
    operation: 'sendWithdrawal',
    method: 'POST',
    path: at('/revocation-request-form'),
    run: (c, { body }) => api.sendWithdrawal(c, body as never),
    promises: nothing,
  },
  { operation: 'sendContactForm', method: 'POST', path: at('/contact-form'), run: (c, { body }) => api.sendContactForm(c, body as never) },
];

/** Recorded exchanges of calls that the client does not make, each with its reason. */
const NOT_IN_USE: readonly { method: string; path: RegExp; reason: string }[] = [
  { method: 'OPTIONS', path: /./, reason: 'preflights are the browser’s' },
  { method: 'HEAD', path: /./, reason: 'answers are read' },
  { method: 'POST', path: at('/media'), reason: 'recorded with criteria; the client asks for media by their ids alone' },
  { method: 'POST', path: at('/account/login/imitate-customer'), reason: 'nobody acts as a customer with the customer’s own session' },
  ...['GET', 'POST'].map((method) => ({
    method,
    path: /^\/(script|sitemap|product-export|_info|app-system)(\/|$)/,
    reason: 'a shop’s own scripts, and files for machines',
  })),
];

/** What the server itself calls no call: a wrong method, or a path that it does not know. */
function isUnknownToServer({ response: { status, body } }: Recording): boolean {
  const code = (body as { errors?: { code?: unknown }[] } | undefined)?.errors?.[0]?.code;
  return status === 405 || (status === 404 && code === '0');
}

/** Lines of other kinds are a server's own: operations add products and codes. */
function addsOtherKinds({ request }: Recording): boolean {
  const items = (request.body as { items?: { type?: unknown }[] } | null | undefined)?.items;
  return (
    request.path === '/checkout/cart/line-item' &&
    Array.isArray(items) &&
    items.some(({ type }) => type !== undefined && type !== 'product' && type !== 'promotion')
  );
}

/** Whether the client has a reason not to make a recorded call. */
export function isNotInUse(recording: Recording): boolean {
  const { method, path = '' } = recording.request;
  return (
    isUnknownToServer(recording) || addsOtherKinds(recording) || NOT_IN_USE.some((row) => row.method === method && row.path.test(path))
  );
}

/** Reasons for a recording that is no Store API call at all. */
export const OUTSIDE_STORE_API = 'the payment return address is opened by the browser, not called by the client';

/** The row of a recorded request. */
export function rowOf(recording: Recording): { row: OperationRow; parts: string[] } | undefined {
  const { method, path = '', query } = recording.request;
  if (addsOtherKinds(recording)) return undefined;
  for (const row of OPERATION_ROWS) {
    const isMeant = (row.method === method || row.otherMethods?.includes(method) === true) && row.isMeant?.({ query }) !== false;
    const match = isMeant ? row.path.exec(path) : null;
    if (match !== null) return { row, parts: match.slice(1) };
  }
  return undefined;
}
