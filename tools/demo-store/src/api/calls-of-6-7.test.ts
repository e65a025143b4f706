import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let old: TestShop;
let shop: TestShop;
beforeAll(async () => {
  [old, shop] = await Promise.all([startTestShop(), startTestShop({ shopware: '6.7', settings: { wishlist: false, doubleOptIn: true } })]);
});
afterAll(() => Promise.all([old.close(), shop.close()]));

it.each([
  ...['/shop-settings', '/cookie-groups', '/snippet', `/product/purchase-limit?ids[]=${ID.stool}`, '/legal-guarantee-notice'],
  ...[`/product/${ID.stool}/garan-label`, '/shipping-cost/cart', `/shipping-cost/product/${ID.stool}`],
])('GET %s came with 6.7', async (path) => {
  expect((await shop.visitor().get(path)).status).toBe(200);
  expect([404, 405]).toContain((await old.visitor().get(path)).status);
});

it('the shop’s settings follow what its owner has set', async () => {
  expect((await shop.visitor().get('/shop-settings')).body).toMatchObject({
    apiAlias: 'shop_settings',
    cart: { wishlistEnabled: false },
    loginRegistration: { doubleOptInRegistration: true, passwordMinLength: 8 },
    listing: { productsPerPage: 24 },
  });
});

describe('shipping costs', () => {
  it('of a cart are those of each method that serves the country, and change nothing', async () => {
    const visitor = shop.visitor();
    expect((await visitor.get('/shipping-cost/cart')).body).toEqual([]);
    await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', referencedId: ID.stool, quantity: 1 }] });
    const cart = (await visitor.get('/checkout/cart')).body;
    const costs = (await visitor.get('/shipping-cost/cart')).body;
    expect(pluck(costs, '', 'shippingMethod.id')).toEqual([ID.standard, ID.germanyOnly]);
    expect(at(costs, '0.shippingCost.totalPrice')).toBe(at(cart, 'deliveries.0.shippingCosts.totalPrice'));
    expect(at(costs, '0.deliveryDate.earliest')).toBe(at(cart, 'deliveries.0.deliveryDate.earliest'));
    const after = (await visitor.get('/checkout/cart')).body;
    expect(after['price']).toEqual(cart['price']);
    expect(pluck(after, 'deliveries', 'shippingMethod.id')).toEqual(pluck(cart, 'deliveries', 'shippingMethod.id'));
    await visitor.patch('/context', { countryId: ID.usa });
    expect(pluck((await visitor.get('/shipping-cost/cart')).body, '', 'shippingMethod.id')).toEqual([ID.standard]);
  });

  it('of a product are those of the methods that a criteria names', async () => {
    const visitor = shop.visitor();
    expect(listAt((await visitor.get(`/shipping-cost/product/${ID.stool}`)).body, '')).toHaveLength(2);
    const one = (await visitor.get(`/shipping-cost/product/${ID.stool}?ids[]=${ID.germanyOnly}`)).body;
    expect(pluck(one, '', 'shippingMethod.id')).toEqual([ID.germanyOnly]);
    expect(listAt((await visitor.get('/checkout/cart')).body, 'lineItems')).toEqual([]);
    expect((await visitor.get(`/shipping-cost/product/${ID.withdrawn}`)).status).toBe(404);
    expect(listAt((await visitor.get(`/shipping-cost/product/${ID.book}`)).body, '')).toEqual([]);
  });
});

describe('snippets', () => {
  it('are of the language of the call, by whole parts of their keys', async () => {
    const { body } = await shop.visitor().get('/snippet?prefixes=checkout', { 'sw-language-id': ID.german });
    expect(listAt(body, 'sets')).toHaveLength(1);
    expect(at(body, 'sets.0')).toMatchObject({ languageId: ID.german, locale: 'de-DE', snippets: { 'checkout.cartTitle': 'Warenkorb' } });
    expect(at(body, 'sets.0.snippets')).not.toHaveProperty('checkoutConfirm.title');
  });

  it('come in several languages at once; an empty map is a list', async () => {
    const { body } = await shop.visitor().get(`/snippet?prefixes=nothing&languageIds=${ID.german},${ID.british}`);
    expect(pluck(body, 'sets', 'locale').toSorted()).toEqual(['de-DE', 'en-GB']);
    expect(pluck(body, 'sets', 'snippets')).toEqual([[], []]);
  });

  it('refuse too many prefixes and another shop’s language', async () => {
    const many = Array.from({ length: 51 }, (_, index) => `p${index}`).join(',');
    expect((await shop.visitor().get(`/snippet?prefixes=${many}`)).status).toBe(400);
    expect((await shop.visitor().get(`/snippet?languageIds=${'f'.repeat(32)}`)).status).toBe(400);
  });
});

it('cookie groups carry a hash that tells whether they changed, and their language', async () => {
  const { body } = await shop.visitor().get('/cookie-groups');
  expect(body).toMatchObject({ apiAlias: 'cookie_groups_hash', languageId: ID.english, hash: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(at(body, 'elements.0')).toMatchObject({ isRequired: true, name: 'Technically required', apiAlias: 'cookie_group' });
});

it('purchase limits are of products on sale alone', async () => {
  const { body } = await shop.visitor().get(`/product/purchase-limit?ids[]=${ID.few}&ids[]=${ID.withdrawn}`);
  expect(body).toEqual([expect.objectContaining({ productId: ID.few, maxPurchase: 3, stock: 3, apiAlias: 'product_purchase_limit' })]);
  expect((await shop.visitor().get('/product/purchase-limit')).status).toBe(400);
});

it.each([
  ['POST', '/context/gateway', { appName: 'no-app' }, 404, 'FRAMEWORK__APP_NOT_FOUND'],
  ['POST', '/context/gateway', {}, 400, 'FRAMEWORK__APP_MISSING_REQUEST_PARAMETER'],
  ['POST', '/account/login/imitate-customer', {}, 400, 'FRAMEWORK__MISSING_REQUEST_PARAMETER'],
  ['GET', '/product-export/key/file.csv', undefined, 404, 'CONTENT__PRODUCT_EXPORT_NOT_FOUND'],
])('%s %s with %j is refused: there is no app and no export', async (method, path, body, status, code) => {
  expect(await shop.visitor().send(method, path, body)).toMatchObject({ status, code });
});
