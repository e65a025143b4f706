import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../catalogue/id.ts';
import { createCatalogue, type DemoStore, startDemoStore } from '../index.ts';
import { at, createVisitor, type Json, listAt, pluck, type Visitor } from '../testing/shop.ts';

/** What the demo shop has beside plain products, filled up by generated collections. */

const PRODUCTS = 400;
const catalogue = createCatalogue({ products: PRODUCTS });
let shop: DemoStore;
const lines: string[] = [];
beforeAll(async () => {
  shop = await startDemoStore({
    port: 0,
    host: '127.0.0.1',
    publicOrigin: 'http://localhost:3000',
    dataDir: ':memory:',
    catalogue,
    log: (line) => lines.push(line),
  });
});
afterAll(() => shop.close());
const visitor = (): Visitor => createVisitor(shop.url, null, catalogue.salesChannel.accessKey);
const post = async (path: string, body: Json = {}): Promise<Json> => (await visitor().post(path, body)).body;

describe('generated collections', () => {
  it('are the same at every call, with names, numbers, codes and addresses of their own in every language', () => {
    expect(createCatalogue({ products: PRODUCTS })).toEqual(catalogue);
    const { products } = catalogue;
    expect(products).toHaveLength(PRODUCTS);
    const all = products.flatMap((product) => [product, ...product.variants]);
    for (const values of [
      all.map(({ id }) => id),
      all.map(({ productNumber }) => productNumber),
      all.map(({ ean }) => ean ?? ''),
      products.map(({ seoPath }) => seoPath['de-DE'] ?? ''),
      products.map(({ seoPath }) => seoPath['en-US']),
    ]) {
      expect(new Set(values).size).toBe(values.length);
    }
    // A sneaker is one in German, too.
    expect(
      products.filter(
        ({ name }) =>
          name['de-DE']?.toLowerCase() === name['en-US'].toLowerCase() && !/sneaker|t-shirt|shopper|trenchcoat/i.test(name['en-US']),
      ).length,
    ).toBeLessThan(products.length / 10);
  });

  it('leave the hand-made products and the alternative texts of their pictures as they are', () => {
    const handMade = createCatalogue();
    expect(catalogue.products.slice(0, handMade.products.length)).toEqual(handMade.products);
    const alts = new Map(catalogue.media.map((media) => [media.key, media.alt]));
    for (const media of handMade.media) expect(alts.get(media.key)).toEqual(media.alt);
  });

  it('fill every category of the main navigation that has products', async () => {
    const leaves = new Set(catalogue.products.slice(162).flatMap((product) => product.categoryIds.slice(0, 1)));
    expect(leaves.size).toBeGreaterThan(35);
  });

  it('have variants, reductions, tiers, sold-out ones, reviews in several languages', () => {
    const made = catalogue.products.slice(162);
    expect(made.filter((product) => product.variants.length > 1).length).toBeGreaterThan(50);
    expect(made.some((product) => product.pricing.listPrice && product.pricing.regulationPrice)).toBe(true);
    expect(made.some((product) => product.pricing.tiers)).toBe(true);
    expect(made.some((product) => product.stock === 0)).toBe(true);
    expect(made.some((product) => product.isCloseout)).toBe(true);
    expect(new Set(made.flatMap((product) => product.reviews.map((review) => review.languageCode)))).toEqual(
      new Set(['en-US', 'en-GB', 'de-DE']),
    );
  });

  it('reckon reductions from the lowest price of 30 days, which is never below what is asked now', async () => {
    let reduced = 0;
    for (const currency of ['USD', 'GBP', 'EUR']) {
      const shopper = visitor();
      const currencyId = catalogue.currencies.find(({ isoCode }) => isoCode === currency)?.id;
      await shopper.patch('/context', { currencyId });
      for (let p = 1, seen = 0, total = 1; seen < total; p += 1) {
        const { body } = await shopper.post('/product', { page: p, limit: 100, 'total-count-mode': 1 });
        const products = listAt(body, 'elements') as Json[];
        total = Number(body['total']);
        seen += products.length;
        expect(products.length).toBeGreaterThan(0);
        for (const product of products) {
          for (const price of [
            product['calculatedPrice'],
            ...listAt(product, 'calculatedPrices'),
            product['calculatedCheapestPrice'],
          ] as Json[]) {
            const regulation = at(price, 'regulationPrice.price');
            const list = at(price, 'listPrice.price');
            if (list === null || list === undefined) continue;
            reduced += 1;
            const said = `${String(product['productNumber'])} in ${currency}`;
            expect(regulation, said).toBe(list);
            expect(Number(price['unitPrice']), said).toBeLessThan(Number(regulation));
          }
        }
      }
    }
    expect(reduced).toBeGreaterThan(118);
  });

  it('are paged through without gap or repetition', async () => {
    const [living] = (await visitor().post('/navigation/main-navigation/main-navigation')).body as unknown as Json[];
    const ids: unknown[] = [];
    for (let p = 1; ; p += 1) {
      const page = await post(`/product-listing/${String(living?.['id'])}`, { p, limit: 48, 'no-aggregations': true });
      ids.push(...pluck(page, 'elements', 'id'));
      if (ids.length >= Number(page['total']) || listAt(page, 'elements').length === 0) {
        expect(ids).toHaveLength(Number(page['total']));
        break;
      }
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(100);
  });

  it('more products than collections can have are refused', () => {
    expect(() => createCatalogue({ products: 1_000_000 })).toThrow(RangeError);
  });
});

describe('dynamic product groups', () => {
  it('fill a category, which tells the group and how it is filled', async () => {
    const id = idOf('category:new-in');
    const category = await post(`/category/${id}`);
    expect(category['productAssignmentType']).toBe('product_stream');
    const listing = await post(`/product-listing/${id}`);
    expect(listing['streamId']).toBe(idOf('product-stream:new-in'));
    expect(Number(listing['total'])).toBeGreaterThan(3);
    for (const product of listAt(listing, 'elements')) {
      expect(String(at(product, 'releaseDate')) >= '2026-08-15').toBe(true);
      expect(at(product, 'streamIds')).toContain(idOf('product-stream:new-in'));
    }
  });

  it('fill a slider in its own order and up to its limit', async () => {
    const page = await post(`/landing-page/${idOf('landing-page:spring')}`);
    const slots = listAt(page, 'cmsPage.sections').flatMap((section) =>
      listAt(section, 'blocks').flatMap((block) => listAt(block, 'slots')),
    );
    const data = at(
      slots.find((slot) => at(slot, 'config.products.source') === 'product_stream'),
      'data',
    );
    expect(at(data, 'streamId')).toBe(idOf('product-stream:reduced'));
    const products = listAt(data, 'products');
    expect(products).toHaveLength(8);
    const prices = products.map((product) => Number(at(product, 'calculatedCheapestPrice.unitPrice')));
    expect(prices).toEqual([...prices].sort((a, b) => a - b));
    expect(products.every((product) => at(product, 'calculatedPrice.listPrice') !== null)).toBe(true);
  });

  it('fill a cross-selling, without the product itself', async () => {
    const lamp = idOf('product:dorie-lamp');
    const rows = (await visitor().post(`/product/${lamp}/cross-selling`)).body as unknown as Json[];
    const row = rows.find((entry) => entry['streamId'] !== null);
    expect(row).toMatchObject({ streamId: idOf('product-stream:reduced'), crossSelling: { type: 'productStream' } });
    expect(listAt(row, 'products').length).toBeGreaterThan(3);
    expect(pluck(row, 'products', 'parentId')).not.toContain(lamp);
  });
});

describe('prices by customer group and country', () => {
  const german = idOf('currency:EUR');
  const priceOf = async (who: Visitor): Promise<unknown> =>
    at(
      (
        await who.post('/product', {
          filter: [{ type: 'equals', field: 'productNumber', value: catalogue.products[7]?.productNumber ?? '' }],
        })
      ).body,
      'elements.0.calculatedPrice',
    );

  it('a trade customer sees net prices; tax comes on top in the cart and stays the same in sum', async () => {
    const [anyone, trade] = [visitor(), visitor()];
    await anyone.patch('/context', { currencyId: german });
    await trade.post('/account/login', { username: 'trade@vitrine.example', password: 'trade-demo' });
    await trade.patch('/context', { currencyId: german });
    const { body } = await trade.get('/context');
    expect(body).toMatchObject({
      context: { taxState: 'net' },
      currentCustomerGroup: { displayGross: false },
      customer: { company: 'Brandt Interiors' },
    });
    const gross = Number(at(await priceOf(anyone), 'unitPrice'));
    const net = await priceOf(trade);
    expect(Number(at(net, 'unitPrice'))).toBeCloseTo(gross / 1.19, 1);
    const { id = '' } =
      catalogue.products.find((product) => product.variants.length === 0 && product.minPurchase === 1 && product.stock > 3) ?? {};
    const cart = (await trade.post('/checkout/cart/line-item', { items: [{ type: 'product', id, referencedId: id, quantity: 2 }] })).body;
    const price = at(cart, 'price') as Record<string, number>;
    const taxes = listAt(cart, 'price.calculatedTaxes').reduce<number>((sum, tax) => sum + Number(at(tax, 'tax')), 0);
    expect(at(cart, 'price.taxStatus')).toBe('net');
    expect(price['totalPrice']).toBeCloseTo(Number(price['netPrice']) + taxes, 2);
    expect(Number(price['positionPrice'])).toBeLessThan(Number(price['totalPrice']));
  });

  it('a country without tax wins over the group', async () => {
    const trade = visitor();
    const swiss = idOf('country:CH');
    await trade.patch('/context', { countryId: swiss });
    expect(at((await trade.get('/context')).body, 'context.taxState')).toBe('tax-free');
    expect(at(await priceOf(trade), 'calculatedTaxes')).toEqual([]);
  });
});

describe('custom fields, files and pages', () => {
  it('custom fields come in the language of the answer', async () => {
    const lamp = idOf('product:dorie-lamp');
    const german = idOf('language:de-DE');
    const { body } = await visitor().post('/product', { ids: [lamp] }, { 'sw-language-id': german });
    expect(at(body, 'elements.0.translated.customFields')).toMatchObject({ vitrine_origin: 'Turku, Finnland', vitrine_warranty_years: 2 });
    expect(at(await post('/product', { ids: [lamp] }), 'elements.0.customFields.vitrine_origin')).toBe('Turku, Finland');
  });

  it('a digital product lists its files by association, without the file itself', async () => {
    const digital = catalogue.products.find((product) => product.download);
    const { body } = await visitor().post('/product', { ids: [digital?.id], associations: { downloads: {} } });
    expect(at(body, 'elements.0')).toMatchObject({ states: ['is-download'], downloads: [{ id: digital?.download?.id, media: null }] });
    expect(JSON.stringify(body)).not.toContain(digital?.download?.content.slice(0, 40) ?? 'no content');
  });

  it('an inactive landing page is 404', async () => {
    expect(await visitor().post(`/landing-page/${idOf('landing-page:last-winter')}`)).toMatchObject({
      status: 404,
      code: 'CONTENT__LANDING_PAGE_NOT_FOUND',
    });
  });
});
