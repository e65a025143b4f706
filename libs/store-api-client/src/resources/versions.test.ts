import { afterEach, describe, expect, test } from 'vitest';
import * as api from '../index.ts';
import { responseSchemas } from '../schemas/index.ts';
import type { ReceivedRequest, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';

const servers = createFaultServers();
afterEach(() => servers.closeAll());

const A = 'a'.repeat(32);
const B = 'b'.repeat(32);
const UNKNOWN_PATH: ServedAnswer = {
  status: 404,
  body: { errors: [{ code: '0', status: '404', title: 'Not Found', detail: 'No route found' }] },
};
const WRONG_METHOD: ServedAnswer = {
  status: 405,
  body: { errors: [{ code: '0', status: '405', title: 'Method Not Allowed', detail: 'No route found for this method' }] },
};
const PRICE = { unitPrice: 10, totalPrice: 10, quantity: 1 };
const CART = { lineItems: [], price: { netPrice: 0, totalPrice: 0, positionPrice: 0, taxStatus: 'gross' }, deliveries: [], errors: [] };
const PDF: ServedAnswer = {
  headers: { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="invoice.pdf"' },
  body: '%PDF',
};
const CUSTOMER = { id: A, firstName: 'Ann', lastName: 'B', email: 'ann@shop.example', active: true, guest: false };
const INVOICE = { id: B, name: 'Invoice', afterOrderEnabled: true };
const CONTEXT = {
  currency: { id: A, isoCode: 'EUR', symbol: '€' },
  paymentMethod: INVOICE,
  shippingMethod: { id: A },
  shippingLocation: { country: null },
  customer: null,
  salesChannel: { countryId: A, languageId: A, navigationCategoryId: A, domains: [] },
  context: { languageIdChain: [B, A], taxState: 'gross' },
};
const PRODUCT = { id: A, productNumber: 'P', calculatedPrice: PRICE };
const page = (product: object) => ({ product: { ...PRODUCT, ...product }, configurator: [] });

/** What each server knows, by method and path; anything else is an unknown path, or another method of a known one. */
type Known = Record<string, unknown>;

function act(known: Known): (request: ReceivedRequest) => ServedAnswer {
  return ({ method, path }) => {
    const answer = known[`${method} ${path}`];
    if (answer === undefined) return Object.keys(known).some((call) => call.endsWith(` ${path}`)) ? WRONG_METHOD : UNKNOWN_PATH;
    if (answer === null) return { status: 204 };
    return typeof answer === 'object' && ('headers' in answer || 'status' in answer) && !('elements' in answer)
      ? (answer as ServedAnswer)
      : { body: answer };
  };
}

interface Row {
  rule: string;
  run: (client: api.StoreApiClient) => Promise<unknown>;
  old: Known;
  new: Known;
  /** The same from both, unless both are named. */
  gives?: unknown;
  givesOld?: unknown;
  givesNew?: unknown;
  /** The last call that each server gets. */
  asksOld?: string;
  asksNew?: string;
}

const ROWS: Row[] = [
  {
    rule: 'changePaymentMethod changes the session where the call is gone',
    run: (c) => api.changePaymentMethod(c, A),
    old: { [`POST /account/change-payment-method/${A}`]: { success: true } },
    new: { 'PATCH /context': { redirectUrl: null } },
    gives: undefined,
    asksOld: `POST /account/change-payment-method/${A} {}`,
    asksNew: `PATCH /context {"paymentMethodId":"${A}"}`,
  },
  {
    rule: 'removeLineItems deletes with ids in the query where the newer call is not known',
    run: (c) => api.removeLineItems(c, [A, B]),
    old: { 'DELETE /checkout/cart/line-item': CART, 'POST /checkout/cart/line-item': CART, 'GET /checkout/cart': CART },
    new: { 'POST /checkout/cart/line-item/delete': CART, 'GET /checkout/cart': CART },
    gives: CART,
    asksOld: `DELETE /checkout/cart/line-item?ids%5B%5D=${A}&ids%5B%5D=${B}`,
    asksNew: `POST /checkout/cart/line-item/delete {"ids":["${A}","${B}"]}`,
  },
  {
    rule: 'getBreadcrumb reads breadcrumbs and a bare array',
    run: (c) => api.getBreadcrumb(c, A, 'category'),
    old: { [`GET /breadcrumb/${A}`]: { breadcrumbs: [{ name: 'Lamps', categoryId: A }] } },
    new: { [`GET /breadcrumb/${A}`]: [{ name: 'Lamps', categoryId: A }] },
    gives: [{ name: 'Lamps', categoryId: A }],
  },
  {
    rule: 'getBreadcrumb is empty where the call is not known',
    run: (c) => api.getBreadcrumb(c, A, 'product'),
    old: {},
    new: { [`GET /breadcrumb/${A}`]: [] },
    gives: [],
  },
  {
    rule: 'findVariant reads the top level and foundCombination',
    run: (c) => api.findVariant(c, A, { options: { [A]: B } }),
    old: { [`POST /product/${A}/find-variant`]: { variantId: B, options: { [A]: B } } },
    new: { [`POST /product/${A}/find-variant`]: { foundCombination: { variantId: B, options: { [A]: B } } } },
    gives: { variantId: B, options: { [A]: B } },
  },
  {
    rule: 'subscribeNewsletter reads 204 and a body',
    run: (c) => api.subscribeNewsletter(c, { email: 'e', storefrontUrl: 's' }),
    old: { 'POST /newsletter/subscribe': null },
    new: { 'POST /newsletter/subscribe': { body: { success: true, status: 'direct' }, status: 200 } },
    givesOld: { status: undefined },
    givesNew: { status: 'direct' },
  },
  {
    rule: 'sendWithdrawal is a message to the shop where the call is not known, with what such a message demands besides',
    run: (c) =>
      api.sendWithdrawal(c, { firstName: 'A', lastName: 'B', email: 'e', contractNumber: '10001', comment: 'I withdraw', subject: 'S' }),
    old: {
      'GET /salutation': {
        total: 2,
        elements: [
          { id: B, salutationKey: 'mr' },
          { id: A, salutationKey: 'not_specified' },
        ],
      },
      'POST /contact-form': { individualSuccessMessage: '' },
    },
    new: { 'POST /revocation-request-form': { individualSuccessMessage: '' } },
    givesOld: { isMailed: false },
    givesNew: { isMailed: true },
    asksOld: `POST /contact-form {"firstName":"A","lastName":"B","email":"e","comment":"I withdraw","subject":"S","phone":"-","salutationId":"${A}"}`,
    asksNew: 'POST /revocation-request-form {"firstName":"A","lastName":"B","email":"e","contractNumber":"10001","comment":"I withdraw"}',
  },
  {
    rule: 'getShopSettings is null where the call is not known',
    run: (c) => api.getShopSettings(c),
    old: {},
    new: { 'GET /shop-settings': { cart: { wishlistEnabled: true }, listing: { productsPerPage: 24 } } },
    givesOld: null,
    givesNew: { cart: { wishlistEnabled: true }, listing: { productsPerPage: 24 } },
  },
  ...(
    [
      ['getCartShippingCosts', (c) => api.getCartShippingCosts(c), 'GET /shipping-cost/cart', []],
      ['getProductShippingCosts', (c) => api.getProductShippingCosts(c, A), `GET /shipping-cost/product/${A}`, []],
      ['getCookieGroups', (c) => api.getCookieGroups(c), 'GET /cookie-groups', { elements: [], hash: 'h', languageId: A }],
      ['getPurchaseLimits', (c) => api.getPurchaseLimits(c, [A]), 'GET /product/purchase-limit', []],
      ['getLegalGuaranteeNotice', (c) => api.getLegalGuaranteeNotice(c), 'GET /legal-guarantee-notice', { svg: '<svg/>', link: 'l' }],
    ] satisfies [string, (client: api.StoreApiClient) => Promise<unknown>, string, unknown][]
  ).map(([operation, run, call, answer]) => ({
    rule: `${operation} is null where the call is not known`,
    run,
    old: {},
    new: { [call]: answer },
    givesOld: null,
    givesNew: answer,
  })),
  {
    rule: 'getGaranLabel is null where the call is not known, and for a product without one',
    run: async (c) => [await api.getGaranLabel(c, A), await api.getGaranLabel(c, B)],
    old: {},
    new: { [`GET /product/${A}/garan-label`]: { svg: '<svg/>' }, [`GET /product/${B}/garan-label`]: { svg: null } },
    givesOld: [null, null],
    givesNew: ['<svg/>', null],
  },
  {
    rule: 'listSnippets is null where the call is not known; texts are a map, even without any',
    run: (c) => api.listSnippets(c, { prefixes: ['checkout', 'account.login'], languageIds: [A, B] }),
    old: {},
    new: { 'GET /snippet': { sets: [{ languageId: A, locale: 'de-DE', hash: 'h', snippets: [] }] } },
    givesOld: null,
    givesNew: [{ languageId: A, locale: 'de-DE', hash: 'h', snippets: {} }],
    asksNew: `GET /snippet?prefixes=checkout%2Caccount.login&languageIds=${A}%2C${B}`,
  },
  {
    rule: 'handlePayment asks by GET where POST is refused',
    run: (c) => api.handlePayment(c, { orderId: A, finishUrl: 'f' }),
    old: { 'GET /handle-payment': { redirectUrl: 'https://pay.example' } },
    new: { 'POST /handle-payment': { redirectUrl: 'https://pay.example' } },
    gives: { redirectUrl: 'https://pay.example' },
    asksOld: `GET /handle-payment?orderId=${A}&finishUrl=f`,
    asksNew: `POST /handle-payment {"orderId":"${A}","finishUrl":"f"}`,
  },
  {
    rule: 'downloadDocument asks by POST where GET is refused',
    run: async (c) => (await api.downloadDocument(c, A, 'code'))?.fileName,
    old: { [`POST /document/download/${A}/code`]: PDF },
    new: { [`GET /document/download/${A}/code`]: PDF },
    gives: 'invoice.pdf',
  },
  {
    rule: 'getCheckoutGateway asks by POST where GET is refused',
    run: (c) => api.getCheckoutGateway(c),
    old: { 'POST /checkout/gateway': { payments: {}, shipments: {}, errors: [] } },
    new: { 'GET /checkout/gateway': { payments: {}, shipments: {}, errors: [] } },
    gives: { payments: {}, shipments: {}, errors: [] },
  },
  {
    rule: 'listCurrencies reads a bare array and a list',
    run: (c) => api.listCurrencies(c),
    old: { 'GET /currency': [CONTEXT.currency] },
    new: { 'GET /currency': { elements: [CONTEXT.currency], total: 1 } },
    gives: { elements: [CONTEXT.currency], total: 1 },
  },
  {
    rule: 'customerPaymentMethod is the default method of older servers, the last one on newer',
    run: async (c) => {
      const customer = await api.getCustomer(c);
      return customer && api.customerPaymentMethod(customer);
    },
    old: { 'POST /account/customer': { ...CUSTOMER, defaultPaymentMethod: INVOICE, lastPaymentMethod: null } },
    new: { 'POST /account/customer': { ...CUSTOMER, lastPaymentMethod: INVOICE } },
    gives: INVOICE,
  },
  {
    rule: 'isPayableLater needs asynchronous where the server still says it, and a handler of a provider where not',
    run: async (c) => (await api.listPaymentMethods(c)).elements.map(api.isPayableLater),
    old: {
      'POST /payment-method': {
        elements: [
          { ...INVOICE, asynchronous: true },
          { ...INVOICE, asynchronous: false },
          { ...INVOICE, asynchronous: true, afterOrderEnabled: false },
        ],
        total: 3,
      },
    },
    new: {
      'POST /payment-method': {
        elements: [INVOICE, { ...INVOICE, afterOrderEnabled: false }, { ...INVOICE, shortName: 'invoice_payment' }],
        total: 3,
      },
    },
    givesOld: [true, false, false],
    givesNew: [true, false, false],
  },
  {
    rule: 'isDigital reads the states of older servers and the type of newer ones',
    run: async (c) => api.isDigital((await api.getProduct(c, A)).product),
    old: { [`POST /product/${A}`]: page({ states: ['is-download'] }) },
    new: { [`POST /product/${A}`]: page({ type: 'digital', states: [] }) },
    gives: true,
  },
  {
    rule: 'a product that is shipped is digital on neither',
    run: async (c) => api.isDigital((await api.getProduct(c, A)).product),
    old: { [`POST /product/${A}`]: page({ states: ['is-physical'] }) },
    new: { [`POST /product/${A}`]: page({ type: 'physical', states: null }) },
    gives: false,
  },
  {
    rule: 'the session’s language is read from the chain, with languageInfo or without',
    run: async (c) => (await api.getContext(c)).context.languageIdChain[0],
    old: { 'GET /context': CONTEXT },
    new: { 'GET /context': { ...CONTEXT, languageInfo: { name: 'Deutsch', localeCode: 'de-DE' } } },
    gives: B,
  },
  {
    rule: 'login answers with the token in its body, or with none',
    run: (c) => api.login(c, { username: 'u', password: 'p' }),
    old: { 'POST /account/login': { contextToken: 'new-token', redirectUrl: null } },
    new: { 'POST /account/login': { redirectUrl: null } },
    gives: { redirectUrl: null },
  },
  {
    rule: 'paymentChangeable is a map, or [] where nothing was asked',
    run: async (c) => (await api.listOrders(c)).paymentChangeable,
    old: { 'POST /order': { orders: { elements: [], total: 0 }, paymentChangeable: [] } },
    new: { 'POST /order': { orders: { elements: [], total: 0 }, paymentChangeable: {} } },
    gives: {},
  },
  {
    rule: 'slides name their section by id or by sectionId',
    run: async (c) => (await api.getPresentationStructure(c)).navigation.map(({ sectionId, sectionName }) => [sectionId, sectionName]),
    old: {
      'GET /dsr/appointment/presentation': {
        cmsPageResults: [],
        navigation: [{ index: 1, id: A, name: 'One', groupId: B, groupName: 'G', cmsPageId: B }],
      },
    },
    new: {
      'GET /dsr/appointment/presentation': {
        cmsPageResults: [],
        navigation: [{ index: 1, sectionId: A, sectionName: 'One', groupId: B, groupName: 'G', cmsPageId: B }],
      },
    },
    gives: [[A, 'One']],
  },
];

describe.each(['old', 'new'] as const)('on a server that acts %s, with its answers checked', (age) => {
  test.each(ROWS.map((row) => [row.rule, row] as const))('%s', async (_rule, row) => {
    const server = await servers.serve(act(row[age]));
    const client = api.withResponseValidation(
      api.createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: { limit: 0 } }),
      responseSchemas,
    );
    const expected = age === 'old' ? ('givesOld' in row ? row.givesOld : row.gives) : 'givesNew' in row ? row.givesNew : row.gives;
    expect(await row.run(client)).toEqual(expected);
    const asks = age === 'old' ? row.asksOld : row.asksNew;
    const last = server.requests.at(-1);
    if (asks !== undefined) expect(`${last?.method} ${last?.url}${last?.text ? ` ${last.text}` : ''}`).toBe(asks);
  });
});

test('a missing entity is no reason to fall back', async () => {
  const server = await servers.serve(() => ({
    status: 404,
    body: { errors: [{ code: 'CHECKOUT__PAYMENT_METHOD_NOT_FOUND', detail: 'No' }] },
  }));
  await expect(api.changePaymentMethod(api.createStoreApiClient({ endpoint: server.url, accessKey: 'k' }), A)).rejects.toMatchObject({
    statusCode: 404,
  });
  expect(server.requests).toHaveLength(1);
});
