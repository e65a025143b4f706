import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCatalogue, type DemoStore, startDemoStore } from './index.ts';
import { at, createVisitor, type Json, listAt, pluck, type Visitor } from './testing/shop.ts';

/** The shop that visitors see, walked through as a frontend would. */

let shop: DemoStore;
let visitor: Visitor;
const catalogue = createCatalogue();
const LOCALES = catalogue.languages.map((language) => [language.code, language.id] as const);

beforeAll(async () => {
  shop = await startDemoStore({ port: 0, host: '127.0.0.1', publicOrigin: 'http://localhost:3000', dataDir: ':memory:' });
  visitor = createVisitor(shop.url, null, catalogue.salesChannel.accessKey);
});
afterAll(() => shop.close());

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Slots whose data is missing something that their layout promises. */
function emptySlots(page: unknown): string[] {
  const holes: string[] = [];
  for (const section of listAt(page, 'sections')) {
    for (const block of listAt(section, 'blocks')) {
      for (const slot of listAt(block, 'slots')) {
        const [type, data] = [String(at(slot, 'type')), at(slot, 'data')];
        const name = `${String(at(block, 'type'))}/${type}`;
        if (['text', 'html', 'product-name'].includes(type) && !at(data, 'content')) holes.push(name);
        if (type === 'image' && !at(data, 'media')) holes.push(name);
        if (['image-slider', 'image-gallery'].includes(type) && listAt(data, 'sliderItems').length === 0) holes.push(name);
        if (type === 'product-slider' && listAt(data, 'products').length === 0) holes.push(name);
        if (type === 'product-box' && !at(data, 'product')) holes.push(name);
        if (type === 'product-listing' && Number(at(data, 'listing.total')) === 0) holes.push(name);
        if (type === 'form' && listAt(data, '').length === 0) holes.push(name);
      }
    }
  }
  return holes;
}

it.each(LOCALES)(
  '%s: home, every category of the navigation and every landing page show what their layouts promise',
  async (_, languageId) => {
    const headers = { 'sw-language-id': languageId };
    const holes: string[] = [];
    const check = (name: unknown, body: Json): void => {
      holes.push(...emptySlots(body['cmsPage']).map((hole) => `${String(name)}: ${hole}`));
    };
    check('home', (await visitor.post('/category/home', {}, headers)).body);
    const walk = async (entries: unknown): Promise<void> => {
      for (const entry of (Array.isArray(entries) ? entries : []).filter(isRecord)) {
        if (entry['type'] === 'page') {
          expect(at(entry, 'seoUrls.0.seoPathInfo')).toMatch(/[^/]\/$/);
          check(at(entry, 'translated.name'), (await visitor.post(`/category/${String(entry['id'])}`, {}, headers)).body);
        }
        await walk(entry['children']);
      }
    };
    await walk(
      (await visitor.post('/navigation/main-navigation/main-navigation', { depth: 3 }, { ...headers, 'sw-include-seo-urls': '1' })).body,
    );
    for (const page of catalogue.landingPages) check(page.id, (await visitor.post(`/landing-page/${page.id}`, {}, headers)).body);
    expect(holes).toEqual([]);
  },
);

it('every product opens under its own address, with pictures, its price and its texts', async () => {
  for (const product of catalogue.products.filter((entry) => entry.active)) {
    const { body, status } = await visitor.post(`/product/${product.id}`, { associations: { media: {}, seoUrls: {} } });
    expect([product.productNumber, status]).toEqual([product.productNumber, 200]);
    if (product.variants.length === 0)
      expect(at(body, 'product.calculatedPrice.unitPrice')).toBe(product.pricing.price[catalogue.salesChannel.currencyCode]);
    expect(listAt(body, 'product.media').length).toBeGreaterThan(0);
    expect([product.productNumber, at(body, 'product.translated.description')]).not.toContain(null);
    const path = at(body, 'product.seoUrls.0.seoPathInfo');
    const found = await visitor.post('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: path }] });
    expect(pluck(found.body, 'elements', 'foreignKey')).toEqual([at(body, 'product.id')]);
  }
});

it('no two pages of a language share a path', async () => {
  for (const [, languageId] of LOCALES) {
    const paths: unknown[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await visitor.post('/seo-url', { limit: 100, page }, { 'sw-language-id': languageId });
      paths.push(...pluck(body, 'elements', 'seoPathInfo').map((path) => String(path).toLowerCase()));
      if (Number(body['total']) < 100) break;
    }
    expect(new Set(paths).size).toBe(paths.length);
  }
});

it('the demo shopper signs in, sees past orders and can order by every payment and shipping method', async () => {
  const shopper = catalogue.shoppers[0];
  if (!shopper) throw new Error('There is no demo shopper');
  const customer = createVisitor(shop.url, null, catalogue.salesChannel.accessKey);
  expect((await customer.post('/account/login', { username: shopper.email, password: shopper.password })).status).toBe(200);
  expect(pluck((await customer.post('/order')).body, 'orders.elements', 'orderNumber').sort()).toEqual(
    (shopper.pastOrders ?? []).map((order) => order.orderNumber).sort(),
  );
  const { body } = await customer.post('/product', {
    limit: 1,
    filter: [
      { type: 'equals', field: 'childCount', value: 0 },
      { type: 'equals', field: 'parentId', value: null },
      { type: 'equals', field: 'isCloseout', value: false },
    ],
  });
  const id = at(body, 'elements.0.id');
  for (const shippingMethodId of pluck((await customer.post('/shipping-method?onlyAvailable=1')).body, 'elements', 'id')) {
    for (const paymentMethodId of pluck((await customer.post('/payment-method?onlyAvailable=1')).body, 'elements', 'id')) {
      await customer.patch('/context', { shippingMethodId, paymentMethodId });
      await customer.post('/checkout/cart/line-item', { items: [{ type: 'product', id, quantity: at(body, 'elements.0.minPurchase') }] });
      const order = await customer.post('/checkout/order');
      expect([order.status, order.code]).toEqual([200, undefined]);
    }
  }
  const numbers = pluck((await customer.post('/order')).body, 'orders.elements', 'orderNumber');
  expect(new Set(numbers).size).toBe(numbers.length);
});

it('a picture of the shop is drawn as WebP', async () => {
  const key = catalogue.media[0]?.key ?? '';
  const response = await fetch(`${shop.pagesUrl}/demo-store/media/${key}-200.webp`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect(new TextDecoder('latin1').decode((await response.arrayBuffer()).slice(0, 12))).toMatch(/^RIFF[\s\S]{4}WEBP$/);
});
