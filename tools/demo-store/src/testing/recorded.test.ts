import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login, registration } from './customers.ts';
import { differences, hasRecordings, NO_RECORDINGS, recorded, recordedNames, type Shape, shapesOf } from './recorded-shapes.ts';
import { at, type Json, PUBLIC_ORIGIN, type Reply, startTestShop, type TestShop, type Visitor } from './shop.ts';
import { ID } from './small-catalogue.ts';

/** Our answers have the same keys, and values of the same types, as those of a real server. */

let shop: TestShop;
let shapes: Map<string, Shape>;
let visitor: Visitor;
beforeAll(async () => {
  shop = await startTestShop();
  shapes = shapesOf(hasRecordings ? recordedNames().map(recorded) : []);
  visitor = shop.visitor();
});
afterAll(() => shop.close());

const SEO = { 'sw-include-seo-urls': '1' };
const LINES = [
  { type: 'product', id: ID.stool, quantity: 2 },
  { type: 'product', id: ID.coffee, quantity: 2 },
  { type: 'promotion', referencedId: 'SAVE10' },
  { type: 'promotion', referencedId: 'FREESHIP' },
];
const DETAIL = {
  associations: {
    media: {},
    manufacturer: { associations: { media: {} } },
    properties: { associations: { group: {} } },
    options: { associations: { group: {} } },
    seoUrls: {},
  },
};

/** The exchange whose top-level keys the answer must share, and how to get the answer. */
const ANSWERS: [area: string, name: string, ask: (visitor: Visitor) => Promise<Reply>][] = [
  ['context', 'meta/context-again', (v) => v.get('/context')],
  ['context', 'meta/context-patch-language', (v) => v.patch('/context', { languageId: ID.english })],
  ['lists', 'meta/language', (v) => v.post('/language', { associations: { locale: {} } })],
  ['lists', 'meta/country-all', (v) => v.post('/country')],
  ['lists', 'meta/country-state-us', (v) => v.post(`/country-state/${ID.usa}`)],
  ['lists', 'meta/payment-method', (v) => v.post('/payment-method')],
  ['lists', 'meta/shipping-method', (v) => v.post('/shipping-method')],
  ['lists', 'meta/checkout-gateway', (v) => v.post('/checkout/gateway')],
  ['navigation', 'navigation/main-tree-seo', (v) => v.post('/navigation/main-navigation/main-navigation', {}, SEO)],
  ['navigation', 'navigation/main-flat', (v) => v.post('/navigation/main-navigation/main-navigation', { buildTree: false })],
  ['navigation', 'category/breadcrumb-product', (v) => v.get(`/breadcrumb/${ID.stool}?type=product`)],
  ['category', 'category/home-alias', (v) => v.get('/category/home')],
  ['category', 'category/clothing-parent', (v) => v.get(`/category/${ID.chairs}`)],
  ['category', 'category/cms-page', (v) => v.post(`/cms/${ID.listPage}`)],
  ['landing page', 'landing-page/summer', (v) => v.post(`/landing-page/${ID.landing}`)],
  [
    'seo-url',
    'seo-url/by-path-landing',
    (v) => v.post('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'spring' }] }),
  ],
  ['seo-url', 'seo-url/none', (v) => v.post('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: 'no/such' }] })],
  ['listing', 'listing/page2-limit12', (v) => v.post(`/product-listing/${ID.chairs}`, { limit: 2, p: 2 })],
  ['listing', 'listing/no-aggregations', (v) => v.post(`/product-listing/${ID.chairs}`, { 'no-aggregations': true })],
  ['listing', 'search/lamp', (v) => v.post('/search', { search: 'lamp' })],
  ['listing', 'search/suggest-none', (v) => v.post('/search-suggest', { search: 'zzzz' })],
  ['product', 'product/list-ids', (v) => v.post('/product', { ids: [ID.stool, ID.chair] })],
  ['product', 'product/tee', (v) => v.post(`/product/${ID.chair}`)],
  ['product', 'product/sneaker', (v) => v.post(`/product/${ID.stool}`, DETAIL)],
  ['product', 'product/find-variant', (v) => v.post(`/product/${ID.chair}/find-variant`, { options: [ID.red, ID.large] })],
  [
    'product',
    'review/approved',
    (v) => v.post(`/product/${ID.stool}/reviews`, { aggregations: [{ name: 'ratingMatrix', type: 'terms', field: 'points' }] }),
  ],
  ['cart', 'cart/empty', (v) => v.get('/checkout/cart')],
  ['cart', 'cart/promo-save10', (v) => v.post('/checkout/cart/line-item', { items: LINES })],
  ['cart', 'cart/add-below-min', (v) => v.patch('/checkout/cart/line-item', { items: [{ id: ID.coffee, quantity: 1 }] })],
  ['account', 'account/register', (v) => v.post('/account/register', registration('shape@example.com'))],
  ['account', 'account/context-after-register', (v) => v.get('/context')],
  ['account', 'account/guest-customer', (v) => v.post('/account/customer')],
  ['account', 'account/change-profile', (v) => v.post('/account/change-profile', { firstName: 'Max', lastName: 'Muster' })],
  [
    'address',
    'address/update',
    (v) => v.post('/account/address', { firstName: 'A', lastName: 'B', street: 'C', zipcode: '1', city: 'D', countryId: ID.germany }),
  ],
  ['address', 'address/list', (v) => v.post('/account/list-address')],
  ['wishlist', 'wishlist/add', (v) => v.post(`/customer/wishlist/add/${ID.stool}`)],
  ['order', 'order/race-b-cart', (v) => v.get('/checkout/cart')],
  ['account', 'newsletter/recipient-logged-in', (v) => v.post('/account/newsletter-recipient')],
  [
    'contact',
    'contact/ok',
    (v) =>
      v.post('/contact-form', {
        salutationId: ID.mr,
        firstName: 'M',
        lastName: 'M',
        email: 'm@example.com',
        phone: '1',
        subject: 'S',
        comment: 'C',
      }),
  ],
];

const topKeys = (body: unknown): string[] => {
  const first = Array.isArray(body) ? (body[0] as Json | undefined) : (body as Json);
  return Object.keys(first ?? {})
    .filter((key) => key !== 'extensions')
    .sort();
};

it.skipIf(!hasRecordings).each(ANSWERS)(`%s: answers like %s${NO_RECORDINGS}`, async (_, name, ask) => {
  const reply = await ask(visitor);
  const { response } = recorded(name);
  expect(reply.status).toBe(response.status);
  expect(topKeys(reply.body)).toEqual(topKeys(response.body));
  expect(differences(reply.body, shapes)).toEqual([]);
});

describe.skipIf(!hasRecordings)(`orders${NO_RECORDINGS}`, () => {
  it('answer like order/digital-order-list and order/redirect-cancel-after', async () => {
    await visitor.post('/checkout/cart/line-item', { items: LINES });
    const placed = await visitor.post('/checkout/order');
    expect(differences(placed.body, shapes)).toEqual([]);
    const associations = {
      lineItems: { associations: { downloads: { associations: { media: {} } } } },
      transactions: { associations: { stateMachineState: {} } },
    };
    const listed = await visitor.post('/order', { filter: [{ type: 'equals', field: 'id', value: placed.body['id'] }], associations });
    expect(topKeys(listed.body)).toEqual(topKeys(recorded('order/digital-order-list').response.body));
    expect(differences(listed.body, shapes)).toEqual([]);
    const state = await visitor.post('/order/state/cancel', { orderId: placed.body['id'] });
    expect(topKeys(state.body)).toEqual(topKeys(recorded('order/cancel-allowed').response.body));
  });
});

const unknown = 'f'.repeat(32);
const BAD_REGISTRATION = {
  ...registration('not-an-email'),
  password: 'short',
  billingAddress: { street: '', zipcode: '', city: 'Berlin', countryId: null },
};

/** Refusals repeat the recorded ones in status, code, title, pointer and the keys of each entry. */
const REFUSALS: [name: string, ask: (visitor: Visitor) => Promise<Reply>][] = [
  ['meta/wrong-access-key', (v) => v.get('/context', { 'sw-access-key': 'SWSCAAAAAAAAAAAAAAAAAAAAAA' })],
  ['meta/wrong-method', (v) => v.delete('/context')],
  ['meta/malformed-json', (v) => v.post('/product', '{"limit": 1,')],
  ['meta/bad-language-header', (v) => v.get('/context', { 'sw-language-id': '0'.repeat(32) })],
  ['meta/context-patch-currency-malformed', (v) => v.patch('/context', { currencyId: 'abc' })],
  ['meta/context-patch-unknown-shipping', (v) => v.patch('/context', { shippingMethodId: unknown })],
  ['meta/context-patch-address-logged-out', (v) => v.patch('/context', { billingAddressId: unknown })],
  ['meta/country', (v) => v.post('/country', { limit: 500 })],
  ['navigation/malformed', (v) => v.post('/navigation/xyz/xyz')],
  ['category/folder', (v) => v.get(`/category/${ID.folder}`)],
  ['category/cms-unknown', (v) => v.post(`/cms/${unknown}`)],
  ['listing/unknown-category', (v) => v.post(`/product-listing/${unknown}`)],
  ['listing/limit-0', (v) => v.post(`/product-listing/${ID.chairs}`, { limit: 0 })],
  ['search/no-term', (v) => v.post('/search')],
  ['product/not-found', (v) => v.post(`/product/${unknown}`)],
  ['product/malformed', (v) => v.post('/product/xyz')],
  ['product/list-unknown-field', (v) => v.post('/product', { filter: [{ type: 'equals', field: 'nope', value: 1 }] })],
  ['product/list-unknown-association', (v) => v.post('/product', { associations: { nope: {} } })],
  ['product/list-forbidden-field', (v) => v.post('/product', { filter: [{ type: 'equals', field: 'purchasePrices', value: 1 }] })],
  ['account/customer-logged-out', (v) => v.post('/account/customer')],
  ['account/login-unknown', (v) => v.post('/account/login', { username: 'nobody@example.com', password: 'whatever1' })],
  ['account/login-wrong', (v) => login(v, { password: 'wrong' })],
  ['account/register-invalid', (v) => v.post('/account/register', BAD_REGISTRATION)],
  [
    'account/register-bad-storefront-url',
    (v) => v.post('/account/register', registration('a@example.com', { storefrontUrl: 'http://evil.example' })),
  ],
  [
    'account/recovery-unknown-email',
    (v) => v.post('/account/recovery-password', { email: 'ghost@example.com', storefrontUrl: PUBLIC_ORIGIN }),
  ],
  ['account/recovery-is-expired-bad-hash', (v) => v.post('/account/customer-recovery-is-expired', { hash: 'nope' })],
  ['cart/update-quantity-0', (v) => v.patch('/checkout/cart/line-item', { items: [{ id: ID.stool, quantity: 0 }] })],
  ['cart/update-quantity-string', (v) => v.patch('/checkout/cart/line-item', { items: [{ id: ID.stool, quantity: '2' }] })],
  ['cart/update-unknown-item', (v) => v.patch('/checkout/cart/line-item', { items: [{ id: unknown, quantity: 2 }] })],
  ['order/logged-out', (v) => v.post('/checkout/order')],
  [
    'order/guest-deeplink-unknown',
    (v) => v.post('/order', { filter: [{ type: 'equals', field: 'deepLinkCode', value: 'nope' }], email: 'x@example.com', zipcode: '1' }),
  ],
  [
    'newsletter/subscribe-invalid',
    (v) => v.post('/newsletter/subscribe', { email: 'nope', option: 'subscribe', storefrontUrl: PUBLIC_ORIGIN }),
  ],
  ['newsletter/unsubscribe-unknown', (v) => v.post('/newsletter/unsubscribe', { email: 'ghost@example.com' })],
];

it.skipIf(!hasRecordings).each(REFUSALS)(`errors: refuses like %s${NO_RECORDINGS}`, async (name, ask) => {
  const reply = await ask(shop.visitor());
  const { response } = recorded(name);
  const summary = (body: unknown): unknown =>
    ((at(body, 'errors') ?? []) as Json[]).map((error) => ({
      keys: Object.keys(error),
      code: error['code'],
      status: error['status'],
      title: error['title'],
      pointer: at(error, 'source.pointer'),
      parameters: Object.keys((at(error, 'meta.parameters') ?? {}) as Json),
    }));
  expect(reply.status).toBe(response.status);
  expect(summary(reply.body)).toEqual(summary(response.body));
});
