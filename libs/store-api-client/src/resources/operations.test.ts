import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as api from '../index.ts';
import type { FaultServer, ReceivedRequest, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';

const servers = createFaultServers();
let server: FaultServer;
let client: api.StoreApiClient;
let respond: (request: ReceivedRequest) => ServedAnswer;

beforeEach(async () => {
  respond = () => ({ body: {} });
  server = await servers.serve((request) => respond(request));
  client = api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } });
});
afterEach(() => servers.closeAll());

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const CART: ServedAnswer = { body: { lineItems: [], price: {}, deliveries: [], errors: [] } };

/** Each call of the specification: operation, method, path with query, body. */
const CALLS: [string, () => Promise<unknown>, string, string, unknown][] = [
  ['listProducts', () => api.listProducts(client, { ids: [A] }), 'POST', '/product', { ids: [A] }],
  [
    'getProductListing',
    () => api.getProductListing(client, A, { p: 2, limit: 24, properties: [A, B], manufacturer: [], 'min-price': null }),
    'POST',
    `/product-listing/${A}`,
    { p: 2, limit: 24, properties: `${A}|${B}` },
  ],
  [
    'searchProducts',
    () => api.searchProducts(client, { search: 'red shoe', order: 'name-asc' }),
    'POST',
    '/search?search=red+shoe',
    { search: 'red shoe', order: 'name-asc' },
  ],
  ['suggestProducts', () => api.suggestProducts(client, { search: 're' }), 'POST', '/search-suggest?search=re', { search: 're' }],
  ['getCategory', () => api.getCategory(client, A, { p: 3 }), 'POST', `/category/${A}`, { p: 3 }],
  ['getCategory of the home page', () => api.getCategory(client, 'home'), 'POST', '/category/home', {}],
  ['getLandingPage', () => api.getLandingPage(client, A), 'POST', `/landing-page/${A}`, {}],
  ['getCmsPage', () => api.getCmsPage(client, A), 'POST', `/cms/${A}`, {}],
  [
    'getNavigation',
    () => api.getNavigation(client, A, 'main-navigation', { depth: 2, buildTree: true }),
    'POST',
    `/navigation/${A}/main-navigation`,
    { depth: 2, buildTree: true },
  ],
  [
    'findSeoUrls',
    () => api.findSeoUrls(client, { filter: [api.equals('seoPathInfo', 'x')] }),
    'POST',
    '/seo-url',
    { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'x' }] },
  ],
  ['getBreadcrumb', () => api.getBreadcrumb(client, A, 'product'), 'GET', `/breadcrumb/${A}?type=product`, undefined],
  [
    'findVariant',
    () => api.findVariant(client, A, { options: { [A]: B }, switchedGroup: A }),
    'POST',
    `/product/${A}/find-variant`,
    { options: { [A]: B }, switchedGroup: A, limit: 1 },
  ],
  ['getCrossSellings', () => api.getCrossSellings(client, A), 'POST', `/product/${A}/cross-selling`, {}],
  ['listReviews', () => api.listReviews(client, A, { page: 2 }), 'POST', `/product/${A}/reviews`, { page: 2 }],
  [
    'addReview',
    () => api.addReview(client, A, { title: 'Title', content: 'Content' }),
    'POST',
    `/product/${A}/review`,
    { title: 'Title', content: 'Content' },
  ],
  ['register', () => api.register(client, { email: 'a@b.c' } as api.RegistrationInput), 'POST', '/account/register', { email: 'a@b.c' }],
  [
    'confirmRegistration',
    () => api.confirmRegistration(client, { hash: 'h', em: 'e' }),
    'POST',
    '/account/register-confirm',
    { hash: 'h', em: 'e' },
  ],
  ['login', () => api.login(client, { username: 'u', password: 'p' }), 'POST', '/account/login', { username: 'u', password: 'p' }],
  ['logout', () => api.logout(client), 'POST', '/account/logout', {}],
  ['getCustomer', () => api.getCustomer(client), 'POST', '/account/customer', {}],
  ['deleteCustomer', () => api.deleteCustomer(client), 'DELETE', '/account/customer', undefined],
  [
    'changeProfile',
    () => api.changeProfile(client, { firstName: 'A', lastName: 'B' }),
    'POST',
    '/account/change-profile',
    { firstName: 'A', lastName: 'B' },
  ],
  [
    'changeEmail',
    () => api.changeEmail(client, { email: 'e', emailConfirmation: 'e', password: 'p' }),
    'POST',
    '/account/change-email',
    { email: 'e', emailConfirmation: 'e', password: 'p' },
  ],
  [
    'changePassword',
    () => api.changePassword(client, { password: 'p', newPassword: 'n', newPasswordConfirm: 'n' }),
    'POST',
    '/account/change-password',
    { password: 'p', newPassword: 'n', newPasswordConfirm: 'n' },
  ],
  ['convertGuest', () => api.convertGuest(client, { password: 'p' }), 'POST', '/account/convert-guest', { password: 'p' }],
  [
    'recoverPassword adds the storefront URL',
    () => api.recoverPassword(client, { email: 'e', storefrontUrl: 's' }),
    'POST',
    '/account/recovery-password',
    { email: 'e', storefrontUrl: 's' },
  ],
  ['isRecoveryExpired', () => api.isRecoveryExpired(client, 'h'), 'POST', '/account/customer-recovery-is-expired', { hash: 'h' }],
  [
    'confirmPasswordRecovery',
    () => api.confirmPasswordRecovery(client, { hash: 'h', newPassword: 'n', newPasswordConfirm: 'n' }),
    'POST',
    '/account/recovery-password-confirm',
    { hash: 'h', newPassword: 'n', newPasswordConfirm: 'n' },
  ],
  ['changeLanguage', () => api.changeLanguage(client, A), 'POST', '/account/change-language', { languageId: A }],
  ['changePaymentMethod', () => api.changePaymentMethod(client, A), 'POST', `/account/change-payment-method/${A}`, {}],
  ['getNewsletterStatus', () => api.getNewsletterStatus(client), 'POST', '/account/newsletter-recipient', {}],
  ['listAddresses', () => api.listAddresses(client), 'POST', '/account/list-address', {}],
  ['createAddress', () => api.createAddress(client, { city: 'X' } as api.AddressInput), 'POST', '/account/address', { city: 'X' }],
  ['updateAddress', () => api.updateAddress(client, A, { city: 'X' } as api.AddressInput), 'PATCH', `/account/address/${A}`, { city: 'X' }],
  ['deleteAddress', () => api.deleteAddress(client, A), 'DELETE', `/account/address/${A}`, undefined],
  ['setDefaultBillingAddress', () => api.setDefaultBillingAddress(client, A), 'PATCH', `/account/address/default-billing/${A}`, undefined],
  [
    'setDefaultShippingAddress',
    () => api.setDefaultShippingAddress(client, A),
    'PATCH',
    `/account/address/default-shipping/${A}`,
    undefined,
  ],
  ['getContext', () => api.getContext(client), 'GET', '/context', undefined],
  ['updateContext', () => api.updateContext(client, { countryId: A }), 'PATCH', '/context', { countryId: A }],
  ['setShippingMethod', () => api.setShippingMethod(client, { id: A }), 'PATCH', '/context', { shippingMethodId: A }],
  ['setPaymentMethod', () => api.setPaymentMethod(client, { id: A }), 'PATCH', '/context', { paymentMethodId: A }],
  ['setShippingAddress', () => api.setShippingAddress(client, { id: A }), 'PATCH', '/context', { shippingAddressId: A }],
  ['setBillingAddress', () => api.setBillingAddress(client, { id: A }), 'PATCH', '/context', { billingAddressId: A }],
  ['setCurrency', () => api.setCurrency(client, { id: A }), 'PATCH', '/context', { currencyId: A }],
  ['listLanguages', () => api.listLanguages(client), 'GET', '/language', undefined],
  ['listCurrencies', () => api.listCurrencies(client), 'GET', '/currency', undefined],
  [
    'listCountries with the states association',
    () => api.listCountries(client),
    'POST',
    '/country',
    { limit: 100, associations: { states: {} } },
  ],
  ['getCountry', () => api.getCountry(client, A), 'GET', `/country?filter%5Bid%5D=${A}`, undefined],
  ['listCountryStates', () => api.listCountryStates(client, A), 'POST', `/country-state/${A}`, {}],
  ['listSalutations', () => api.listSalutations(client), 'GET', '/salutation', undefined],
  ['getSalutation', () => api.getSalutation(client, A), 'GET', `/salutation?filter%5Bid%5D=${A}`, undefined],
  ['listPaymentMethods', () => api.listPaymentMethods(client, { onlyAvailable: true }), 'POST', '/payment-method?onlyAvailable=1', {}],
  ['listShippingMethods', () => api.listShippingMethods(client, { limit: 5 }), 'POST', '/shipping-method', { limit: 5 }],
  ['getShopSettings', () => api.getShopSettings(client), 'GET', '/shop-settings', undefined],
  ['listCategories', () => api.listCategories(client, { limit: 2 }), 'POST', '/category', { limit: 2 }],
  ['listMedia', () => api.listMedia(client, [A, B]), 'POST', '/media', { ids: [A, B] }],
  ['listSitemaps', () => api.listSitemaps(client), 'GET', '/sitemap', undefined],
  [
    'downloadSitemap',
    () => api.downloadSitemap(client, 'salesChannel-1/a b.xml.gz'),
    'GET',
    '/sitemap/salesChannel-1/a%20b.xml.gz',
    undefined,
  ],
  ['listSnippets', () => api.listSnippets(client, { prefixes: ['a', 'b.c'] }), 'GET', '/snippet?prefixes=a%2Cb.c', undefined],
  ['getCookieGroups', () => api.getCookieGroups(client), 'GET', '/cookie-groups', undefined],
  ['getApiDescription', () => api.getApiDescription(client), 'GET', '/_info/openapi3.json?type=jsonapi', undefined],
  ['listApiRoutes', () => api.listApiRoutes(client), 'GET', '/_info/routes', undefined],
  ['getLegalGuaranteeNotice', () => api.getLegalGuaranteeNotice(client), 'GET', '/legal-guarantee-notice', undefined],
  ['getGaranLabel', () => api.getGaranLabel(client, A), 'GET', `/product/${A}/garan-label`, undefined],
  [
    'downloadProductExport',
    () => api.downloadProductExport(client, { accessKey: 'SWPE', fileName: 'all products.csv' }),
    'GET',
    '/product-export/SWPE/all%20products.csv',
    undefined,
  ],
  [
    'getCustomerGroupRegistration',
    () => api.getCustomerGroupRegistration(client, A),
    'GET',
    `/customer-group-registration/config/${A}`,
    undefined,
  ],
  ['getCartShippingCosts', () => api.getCartShippingCosts(client), 'GET', '/shipping-cost/cart', undefined],
  ['getProductShippingCosts', () => api.getProductShippingCosts(client, A), 'GET', `/shipping-cost/product/${A}`, undefined],
  [
    'getProductShippingCosts by some methods',
    () => api.getProductShippingCosts(client, A, [B]),
    'GET',
    `/shipping-cost/product/${A}?ids%5B%5D=${B}`,
    undefined,
  ],
  [
    'getPurchaseLimits',
    () => api.getPurchaseLimits(client, [A, B]),
    'GET',
    `/product/purchase-limit?ids%5B%5D=${A}&ids%5B%5D=${B}`,
    undefined,
  ],
  ['callScript without a body', () => api.callScript(client, 'stock/of-day'), 'GET', '/script/stock/of-day', undefined],
  ['callScript', () => api.callScript(client, 'stock', { a: 1 }), 'POST', '/script/stock', { a: 1 }],
  [
    'callContextGateway',
    () => api.callContextGateway(client, { appName: 'App', data: { a: 1 } }),
    'POST',
    '/context/gateway',
    { appName: 'App', data: { a: 1 } },
  ],
  ['getCart', () => api.getCart(client), 'GET', '/checkout/cart', undefined],
  [
    'updateLineItems',
    () => api.updateLineItems(client, [{ id: A, quantity: 3 }]),
    'PATCH',
    '/checkout/cart/line-item',
    { items: [{ id: A, quantity: 3 }] },
  ],
  ['removeLineItems', () => api.removeLineItems(client, [A]), 'POST', '/checkout/cart/line-item/delete', { ids: [A] }],
  ['deleteCart', () => api.deleteCart(client), 'DELETE', '/checkout/cart', undefined],
  ['createOrder', () => api.createOrder(client, { customerComment: 'c' }), 'POST', '/checkout/order', { customerComment: 'c' }],
  ['getCheckoutGateway', () => api.getCheckoutGateway(client), 'GET', '/checkout/gateway', undefined],
  [
    'listOrders',
    () => api.listOrders(client, { filter: [api.equals('id', A)], associations: { lineItems: {} }, checkPromotion: true }),
    'POST',
    '/order',
    { filter: [{ type: 'equals', field: 'id', value: A }], associations: { lineItems: {} }, checkPromotion: true },
  ],
  ['cancelOrder', () => api.cancelOrder(client, A), 'POST', '/order/state/cancel', { orderId: A }],
  ['setOrderPayment', () => api.setOrderPayment(client, A, B), 'POST', '/order/payment', { orderId: A, paymentMethodId: B }],
  [
    'handlePayment',
    () => api.handlePayment(client, { orderId: A, finishUrl: 'f', errorUrl: 'e', paymentDetails: { a: 1 } }),
    'POST',
    '/handle-payment',
    { orderId: A, finishUrl: 'f', errorUrl: 'e', paymentDetails: { a: 1 } },
  ],
  [
    'downloadDocument',
    () => api.downloadDocument(client, A, 'Deep/Link'),
    'GET',
    `/document/download/${A}/Deep%2FLink?download=1`,
    undefined,
  ],
  ['downloadOrderFile', () => api.downloadOrderFile(client, A, B), 'GET', `/order/download/${A}/${B}`, undefined],
  [
    'sendContactForm',
    () => api.sendContactForm(client, { email: 'e', subject: 's', comment: 'c' }),
    'POST',
    '/contact-form',
    { email: 'e', subject: 's', comment: 'c' },
  ],
  [
    'sendWithdrawal',
    () => api.sendWithdrawal(client, { firstName: 'f', lastName: 'l', email: 'e', contractNumber: 'n', comment: 'c', subject: 's' }),
    'POST',
    '/revocation-request-form',
    { firstName: 'f', lastName: 'l', email: 'e', contractNumber: 'n', comment: 'c' },
  ],
  [
    'subscribeNewsletter: the option defaults to subscribe',
    () => api.subscribeNewsletter(client, { email: 'e', storefrontUrl: 's' }),
    'POST',
    '/newsletter/subscribe',
    { option: 'subscribe', email: 'e', storefrontUrl: 's' },
  ],
  ['confirmNewsletter', () => api.confirmNewsletter(client, { hash: 'h', em: 'e' }), 'POST', '/newsletter/confirm', { hash: 'h', em: 'e' }],
  ['unsubscribeNewsletter', () => api.unsubscribeNewsletter(client, 'e'), 'POST', '/newsletter/unsubscribe', { email: 'e' }],
  ['getWishlist', () => api.getWishlist(client), 'POST', '/customer/wishlist', {}],
  ['addToWishlist', () => api.addToWishlist(client, A), 'POST', `/customer/wishlist/add/${A}`, {}],
  ['removeFromWishlist', () => api.removeFromWishlist(client, A), 'DELETE', `/customer/wishlist/delete/${A}`, undefined],
  ['mergeWishlist', () => api.mergeWishlist(client, [A, B]), 'POST', '/customer/wishlist/merge', { productIds: [A, B] }],
  [
    'getAppointmentSetting',
    () => api.getAppointmentSetting(client, 'spring-collection'),
    'GET',
    '/dsr/appointment/spring-collection/basic-setting',
    undefined,
  ],
  [
    'joinAsClient',
    () => api.joinAsClient(client, 'spring', { attendeeName: 'Ann' }),
    'POST',
    '/dsr/appointment/spring/join-as-client',
    { attendeeName: 'Ann' },
  ],
  [
    'updateAttendee',
    () => api.updateAttendee(client, { attendeeName: 'Ann' }),
    'PATCH',
    '/dsr/appointment/attendee',
    { attendeeName: 'Ann' },
  ],
  [
    'respondInvitation',
    () => api.respondInvitation(client, A, { token: 't', answer: 'maybe' }),
    'PATCH',
    `/dsr/appointment/${A}/attendee/respond-invitation`,
    { token: 't', answer: 'maybe' },
  ],
  ['downloadIcs', () => api.downloadIcs(client, A, 't'), 'POST', `/dsr/appointment/${A}/download-ics`, { token: 't' }],
  [
    'requestAppointment',
    () => api.requestAppointment(client, { firstName: 'A', lastName: 'B', emailAddress: 'e' }),
    'POST',
    '/dsr/appointment/request',
    { firstName: 'A', lastName: 'B', emailAddress: 'e' },
  ],
  ['getPresentationStructure', () => api.getPresentationStructure(client), 'GET', '/dsr/appointment/presentation', undefined],
  ['getPresentationSlide', () => api.getPresentationSlide(client, A, B), 'GET', `/dsr/appointment/presentation/${A}/slide/${B}`, undefined],
  [
    'listSlideProducts',
    () => api.listSlideProducts(client, A, B, { interaction: true, p: 2 }),
    'POST',
    `/dsr/appointment/presentation/${A}/slide/${B}/products`,
    { interaction: true, p: 2 },
  ],
  ['getPresentationState', () => api.getPresentationState(client), 'GET', '/dsr/appointment/presentation/state', undefined],
  [
    'listPresentationProducts',
    () => api.listPresentationProducts(client, { ids: [A], useIdSorting: true, loadAllIds: true }),
    'POST',
    '/dsr/product-listing',
    { ids: [A], useIdSorting: true, loadAllIds: true },
  ],
  ['getQuickview', () => api.getQuickview(client, A, B), 'GET', `/dsr/quickview/${A}/${B}`, undefined],
  ['getPresentationProduct', () => api.getPresentationProduct(client, A), 'GET', `/dsr/product/${A}`, undefined],
  ['getShopPage', () => api.getShopPage(client, 'tosPage'), 'GET', '/dsr/shop-pages/tosPage', undefined],
  ['getProductCollection', () => api.getProductCollection(client, 'liked'), 'GET', '/dsr/appointment/collection/liked', undefined],
  ['addToProductCollection', () => api.addToProductCollection(client, 'liked', A), 'POST', `/dsr/appointment/collection/liked/${A}`, {}],
  [
    'removeFromProductCollection',
    () => api.removeFromProductCollection(client, 'disliked', A),
    'DELETE',
    `/dsr/appointment/collection/disliked/${A}`,
    undefined,
  ],
  ['listLastSeenProductIds', () => api.listLastSeenProductIds(client), 'GET', '/dsr/appointment/collection/last-seen', undefined],
  [
    'sendInteraction',
    () => api.sendInteraction(client, { name: 'keep.alive' }),
    'POST',
    '/dsr/interaction',
    { name: 'keep.alive', payload: {}, lifeTimeInSeconds: -1 },
  ],
  ['listWishlistProductIds', () => api.listWishlistProductIds(client), 'POST', '/dsr/customer/wishlist-product-ids', {}],
  ['updateDefaultInfo', () => api.updateDefaultInfo(client), 'POST', '/dsr/account/update-default-info', {}],
  ['generateLoginToken', () => api.generateLoginToken(client), 'POST', '/dsr/customer/generate-login-token', {}],
  ['loginByToken', () => api.loginByToken(client, 't'), 'POST', '/dsr/customer/automatic-login', { token: 't' }],
  ['migrateVisitorSession', () => api.migrateVisitorSession(client), 'POST', '/dsr/customer/migrate-visitor-session', {}],
  [
    'getAppointmentShoppingLists',
    () => api.getAppointmentShoppingLists(client, A),
    'GET',
    `/dsr/appointment/${A}/shopping-lists`,
    undefined,
  ],
];

describe('each call has the method, path and payload of the specification', () => {
  test.each(CALLS)('%s', async (_name, run, method, url, body) => {
    respond = ({ path }) => (path.startsWith('/checkout/cart') ? CART : { body: {} });
    await run();
    const sent = server.requests.at(-1);
    expect({ method: sent?.method, url: sent?.url, body: sent?.json }).toEqual({ method, url, body });
  });

  test.each([
    ['groups and options', { options: { [A]: B }, switchedGroup: A }],
    ['options alone', { options: [A, B] }],
  ])('a variant is looked up with a limit of 1, by %s', async (_what, choice) => {
    respond = () => ({ body: {} });
    await api.findVariant(client, A, choice);
    expect(server.requests.map(({ json }) => json)).toEqual([{ ...choice, limit: 1 }]);
  });

  test('getProduct asks for what its page shows, and for what the caller adds', async () => {
    await api.getProduct(client, A, api.criteria().with('media', 'manufacturer.media', 'crossSellings').build());
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: `/product/${A}` });
    expect((server.requests[0]?.json as api.Criteria).associations).toEqual({
      media: {},
      manufacturer: { associations: { media: {} } },
      properties: { associations: { group: {} } },
      options: { associations: { group: {} } },
      seoUrls: {},
      crossSellings: {},
    });
  });

  test('every exported operation has its row', () => {
    const rows = new Set(CALLS.map(([name]) => name.split(/[ :]/, 1)[0]));
    const elsewhere = ['addLineItems', 'getProduct'];
    const operations = Object.entries(api)
      .filter(([, value]) => typeof value === 'function' && value.constructor.name === 'AsyncFunction')
      .map(([name]) => name);
    expect(operations.length).toBeGreaterThan(80);
    expect(operations.filter((name) => !rows.has(name) && !elsewhere.includes(name))).toEqual([]);
  });
});

describe('a call without what it needs fails with the message of the specification, and sends nothing', () => {
  test.each<[string, (none: { id: string }) => Promise<unknown>, string]>([
    [
      'setShippingMethod',
      (none) => api.setShippingMethod(client, none),
      'You need to provide shipping method id in order to set shipping method.',
    ],
    [
      'setPaymentMethod',
      (none) => api.setPaymentMethod(client, none),
      'You need to provide payment method id in order to set payment method.',
    ],
    ['setShippingAddress', (none) => api.setShippingAddress(client, none), 'You need to provide address id in order to set the address.'],
    ['setBillingAddress', (none) => api.setBillingAddress(client, none), 'You need to provide address id in order to set the address.'],
    ['handlePayment', ({ id }) => api.handlePayment(client, { orderId: id }), 'handlePayment method requires orderId'],
    ['getProductListing', ({ id }) => api.getProductListing(client, id), '[useListing][search] Search category id does not exist.'],
  ])('%s', async (_name, run, message) => {
    for (const none of [{ id: '' }, {} as { id: string }]) {
      await expect(run(none)).rejects.toMatchObject({
        message,
        code: 'MISSING_PARAMETER',
        statusCode: 400,
        messages: [{ detail: message }],
      });
    }
    expect(server.requests).toHaveLength(0);
  });

  test.each(['setShippingMethod', 'setPaymentMethod', 'setShippingAddress', 'setBillingAddress'] as const)(
    '%s: code without types may give nothing at all',
    async (name) => {
      await expect(api[name](client, undefined as unknown as { id: string })).rejects.toMatchObject({ code: 'MISSING_PARAMETER' });
      expect(server.requests).toHaveLength(0);
    },
  );

  test('setting a currency without an id logs an error and does nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const none of [{}, undefined as unknown as { id: string }]) {
      await expect(api.setCurrency(client, none)).resolves.toEqual({ redirectUrl: null });
      expect(log).toHaveBeenCalledExactlyOnceWith('You need to provide currency id in order to set currency.');
      log.mockClear();
    }
    expect(server.requests).toHaveLength(0);
    log.mockRestore();
  });
});

describe('an id is checked before a path is built', () => {
  test.each(['', 'xyz', 'A'.repeat(32), 'a'.repeat(31), 'a'.repeat(33), `${'a'.repeat(31)}/`, '../account/customer', `${A}\n`])(
    '%j is answered with 404 and never sent',
    async (id) => {
      for (const run of [
        () => api.getProduct(client, id),
        () => api.getCategory(client, id),
        () => api.deleteAddress(client, id),
        () => api.getNavigation(client, id, A),
        () => api.downloadOrderFile(client, A, id),
      ]) {
        await expect(run()).rejects.toMatchObject({ code: 'INVALID_ID', statusCode: 404 });
      }
      expect(server.requests).toHaveLength(0);
    },
  );

  test.each(['', '.', '..'])('a presentation path of %j is never sent', async (path) => {
    await expect(api.getAppointmentSetting(client, path)).rejects.toMatchObject({ code: 'INVALID_ID', statusCode: 404 });
    expect(server.requests).toHaveLength(0);
  });

  test('a presentation path stays one part of the path', async () => {
    await api.getAppointmentSetting(client, 'a/../b?c#d');
    expect(server.requests[0]?.url).toBe('/dsr/appointment/a%2F..%2Fb%3Fc%23d/basic-setting');
  });
});

describe('rules of single calls', () => {
  test('a 403 on the customer fetch means not logged in; other failures are failures', async () => {
    respond = () => ({ status: 403, body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'No' }] } });
    await expect(api.getCustomer(client)).resolves.toBeNull();
    respond = () => ({ status: 500 });
    await expect(api.getCustomer(client)).rejects.toMatchObject({ statusCode: 500 });
  });

  test('a 404 on the wishlist fetch means an empty wishlist; a 403 is a failure', async () => {
    respond = () => ({ status: 404, body: { errors: [{ code: 'CHECKOUT__WISHLIST_NOT_FOUND', detail: 'No' }] } });
    await expect(api.getWishlist(client)).resolves.toEqual({ wishlist: null, products: { elements: [], total: 0 } });
    respond = () => ({ status: 403, body: { errors: [{ code: 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED', detail: 'No' }] } });
    await expect(api.getWishlist(client)).rejects.toMatchObject({ statusCode: 403 });
  });

  test('aggregations are an empty map where they come as an empty array', async () => {
    respond = () => ({ body: { elements: [], total: 0, aggregations: [] } });
    await expect(api.searchProducts(client, { search: 'x' })).resolves.toMatchObject({ aggregations: {} });
  });

  test('shipping methods are sorted by position', async () => {
    respond = () => ({
      body: {
        elements: [
          { id: A, position: 3 },
          { id: B, position: 1 },
        ],
        total: 2,
      },
    });
    expect((await api.listShippingMethods(client)).elements.map(({ id }) => id)).toEqual([B, A]);
  });

  test('a change of context may give a redirectUrl; without one it is null', async () => {
    respond = () => ({ body: { redirectUrl: 'https://shop.example/de' } });
    await expect(api.updateContext(client, { languageId: A })).resolves.toMatchObject({ redirectUrl: 'https://shop.example/de' });
    respond = () => ({ body: {} });
    await expect(api.updateContext(client, { countryId: A })).resolves.toMatchObject({ redirectUrl: null });
  });

  test.each<[string, (moving: api.StoreApiClient) => Promise<unknown>]>([
    ['login', (moving) => api.login(moving, { username: 'a@b.example', password: 'x' })],
    ['logout', (moving) => api.logout(moving)],
    ['register', (moving) => api.register(moving, {} as api.RegistrationInput)],
    ['confirmRegistration', (moving) => api.confirmRegistration(moving, { hash: 'h', em: 'e' })],
    ['deleteCustomer', (moving) => api.deleteCustomer(moving)],
    ['changePassword', (moving) => api.changePassword(moving, { password: 'a', newPassword: 'b', newPasswordConfirm: 'b' })],
    ['convertGuest', (moving) => api.convertGuest(moving, { password: 'a' } as never)],
    ['loginByToken', (moving) => api.loginByToken(moving, 'token')],
    ['joinAsClient', (moving) => api.joinAsClient(moving, 'p')],
    ['getContext', (moving) => api.getContext(moving)],
    ['getCart', (moving) => api.getCart(moving)],
    ['updateAttendee', (moving) => api.updateAttendee(moving, { attendeeName: 'A' })],
  ])('%s: what it makes of the session counts, where it is meant to change one', async (name, run) => {
    const moving = api.createStoreApiClient({
      endpoint: 'https://store.example',
      accessKey: 'k',
      contextToken: 'old',
      fetch: async () => {
        // Another answer has brought another session meanwhile.
        moving.setContextToken('meanwhile');
        return Response.json({ lineItems: [] }, { headers: { 'sw-context-token': 'new' } });
      },
    });
    await run(moving);
    const keeps = ['getContext', 'getCart', 'updateAttendee'].includes(name);
    expect(moving.getContextToken()).toBe(keeps ? 'meanwhile' : 'new');
  });

  test('a join reports the new session and hides its token', async () => {
    const announced: string[] = [];
    const joining = api.createStoreApiClient({
      endpoint: server.url,
      accessKey: 'k',
      contextToken: 'old',
      onContextToken: (token) => announced.push(token),
    });
    respond = () => ({ headers: { 'sw-context-token': 'old' }, body: { id: A, attendeeId: B, newContextToken: 'new' } });
    expect(await api.joinAsClient(joining, 'p')).toEqual({ id: A, attendeeId: B });
    expect(announced).toEqual(['new']);
  });

  test('files come as blobs with their name, whatever it holds', async () => {
    respond = () => ({
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename=r.pdf; filename*=utf-8''R%C3%BCck%20gabe.pdf`,
      },
      body: '%PDF',
    });
    const file = await api.downloadDocument(client, A, 'code');
    expect(file).toMatchObject({ fileName: 'Rück gabe.pdf', contentType: 'application/pdf' });
    await expect(file?.blob.text()).resolves.toBe('%PDF');
    respond = () => ({ headers: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="a b.pdf"' }, body: '%PDF' });
    expect((await api.downloadOrderFile(client, A, B))?.fileName).toBe('a b.pdf');
  });

  test('a document that does not exist (204) is null', async () => {
    respond = () => ({ status: 204 });
    await expect(api.downloadDocument(client, A, 'code')).resolves.toBeNull();
  });

  test('a refused download is a failure with the messages of the server', async () => {
    respond = () => ({ status: 403, body: { errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN', detail: 'No' }] } });
    await expect(api.downloadDocument(client, A, 'code')).rejects.toMatchObject({
      statusCode: 403,
      messages: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }],
    });
  });

  test('an order is never sent twice', async () => {
    server.fault({ kind: 'reset', when: 'after' });
    await expect(api.createOrder(client)).rejects.toMatchObject({ statusCode: 0 });
    expect(server.requests).toHaveLength(1);
  });

  test.each<[string, ServedAnswer]>([
    ['nothing', { status: 204 }],
    ['null', { body: 'null' }],
    ['a bare text', { body: '"ok"' }],
  ])('an answer of %s instead of what the operation reads is malformed', async (_answer, answer) => {
    respond = () => answer;
    for (const call of [
      () => api.getCart(client),
      () => api.getProduct(client, A),
      () => api.listOrders(client),
      () => api.getContext(client),
    ]) {
      await expect(call()).rejects.toMatchObject({
        code: 'MALFORMED_RESPONSE',
        statusCode: 500,
        messages: [{ detail: 'The answer could not be read.' }],
      });
    }
  });

  test('a cart write that is answered with nothing is looked up in the cart', async () => {
    respond = ({ method }) =>
      method === 'PATCH' ? { status: 204 } : { body: { lineItems: [{ id: A, quantity: 3 }], price: {}, deliveries: [], errors: [] } };
    expect((await api.updateLineItems(client, [{ id: A, quantity: 3 }])).lineItems).toMatchObject([{ id: A, quantity: 3 }]);
    expect(server.requests.map(({ method }) => method)).toEqual(['PATCH', 'GET']);
  });
});
