import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../testing/customers.ts';
import { at, type Json, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const listing = async (parameters: Json = {}, category: string = ID.chairs): Promise<Json> =>
  (await shop.visitor().post(`/product-listing/${category}`, parameters)).body;
const names = (body: unknown): unknown[] => pluck(body, 'elements', 'translated.name');

describe('product listing', () => {
  it('shows products of the category and below, one entry for all variants, by name', async () => {
    expect(names(await listing())).toEqual(['Free Delivery Bench', 'Last Three Lamp', 'Lounge Chair', 'Oak Stool', 'Sold Out Lamp']);
    expect((await listing({}, ID.furniture))['total']).toBe(7);
    expect(at(await listing({ search: 'ignored' }), 'elements.2')).toMatchObject({
      id: ID.chairRedSmall,
      parentId: ID.chair,
      options: [{ name: 'Red' }, { name: 'Small' }],
    });
  });

  it('has limit 100, always counts, and pages by p, not by page', async () => {
    expect(await listing()).toMatchObject({ limit: 100, page: 1, total: 5 });
    expect(await listing({ limit: 2, p: 2 })).toMatchObject({ limit: 2, page: 2, total: 5 });
    expect(await listing({ limit: 2, page: 2 })).toMatchObject({ page: 1 });
    expect(await listing({ p: 0 })).toMatchObject({ page: 1 });
  });

  it('a page past the end has total 0', async () => {
    expect(await listing({ limit: 2, p: 9 })).toMatchObject({ elements: [], total: 0 });
  });

  it('reads parameters from the query, too', async () => {
    expect((await shop.visitor().post(`/product-listing/${ID.chairs}?limit=1&order=price-asc`)).body).toMatchObject({
      limit: 1,
      sorting: 'price-asc',
    });
  });

  it.each([
    ['price-asc', ['Free Delivery Bench', 'Sold Out Lamp', 'Last Three Lamp', 'Oak Stool', 'Lounge Chair']],
    ['price-desc', ['Lounge Chair', 'Oak Stool', 'Last Three Lamp', 'Sold Out Lamp', 'Free Delivery Bench']],
    ['name-desc', ['Sold Out Lamp', 'Oak Stool', 'Lounge Chair', 'Last Three Lamp', 'Free Delivery Bench']],
    ['topseller', ['Oak Stool', 'Lounge Chair', 'Free Delivery Bench', 'Last Three Lamp', 'Sold Out Lamp']],
  ])('sorts by %s', async (order, expected) => {
    expect(names(await listing({ order }))).toEqual(expected);
  });

  it('an unknown order is the default sorting, not an error', async () => {
    expect(await listing({ order: 'no-such' })).toMatchObject({ sorting: 'name-asc' });
    expect(pluck(await listing(), 'availableSortings', 'key')).toEqual(['name-asc', 'name-desc', 'price-asc', 'price-desc', 'topseller']);
  });

  it('properties: OR within a group, AND across groups', async () => {
    expect(names(await listing({ properties: `${ID.red}|${ID.blue}` }))).toEqual(['Last Three Lamp', 'Lounge Chair', 'Oak Stool']);
    expect(names(await listing({ properties: `${ID.blue}|${ID.large}` }))).toEqual(['Lounge Chair']);
    expect(names(await listing({ properties: `${ID.blue}|${ID.small}` }))).toEqual([]);
    expect((await listing({ properties: 'nonsense' }))['total']).toBe(5);
  });

  it('filters by manufacturer, price, rating and free shipping', async () => {
    expect(names(await listing({ manufacturer: ID.other }, ID.furniture))).toEqual(['Highland Coffee']);
    expect(names(await listing({ 'min-price': 100 }))).toEqual(['Lounge Chair']);
    expect(names(await listing({ 'max-price': 15 }))).toEqual(['Free Delivery Bench']);
    expect(names(await listing({ rating: 4 }))).toEqual(['Oak Stool']);
    expect(names(await listing({ 'shipping-free': true }))).toEqual(['Free Delivery Bench']);
  });

  it('a list instead of text is refused, and so is a malformed manufacturer', async () => {
    expect((await shop.visitor().post(`/product-listing/${ID.chairs}`, { manufacturer: [ID.other] })).status).toBe(400);
    expect((await shop.visitor().post(`/product-listing/${ID.chairs}`, { manufacturer: 'xyz' })).status).toBe(400);
    expect((await shop.visitor().post(`/product-listing/${ID.chairs}`, { 'property-whitelist': 'xyz' })).status).toBe(400);
  });

  it('aggregations ignore the active filters and have their odd forms', async () => {
    const body = await listing({ 'min-price': 100 });
    expect(at(body, 'aggregations')).toMatchObject({
      price: { min: '10.0000', max: '240.0000', avg: null, sum: null },
      rating: { max: '4.5' },
      'shipping-free': { max: '1' },
      manufacturer: { entities: [{ id: ID.maker }] },
    });
    expect(pluck(body, 'aggregations.properties.entities', 'name')).toEqual(['Colour', 'Size']);
    expect(at(body, 'currentFilters')).toEqual({
      navigationId: ID.chairs,
      manufacturer: [],
      price: { min: 100, max: 0 },
      rating: null,
      'shipping-free': false,
      properties: [],
    });
  });

  it('the best rating follows reviews that are approved meanwhile', async () => {
    const own = await startTestShop();
    const send = async (method: string, path: string, body: Json, token = ''): Promise<Json> => {
      const response = await fetch(`${own.url}/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      return response.status === 204 ? {} : ((await response.json()) as Json);
    };
    try {
      const rating = async (): Promise<unknown> =>
        at((await own.visitor().post(`/product-listing/${ID.chairs}`, { limit: 1 })).body, 'aggregations.rating.max');
      expect(await rating()).toBe('4.5');
      const author = own.visitor();
      await login(author);
      await author.post(`/product/${ID.gift}/review`, {
        title: 'Sturdy bench',
        content: 'Four of us sat on it through a whole evening of stories.',
        points: 5,
      });
      expect(await rating()).toBe('4.5');
      const review = at((await author.post(`/product/${ID.gift}/reviews`)).body, 'elements.0.id');
      const tokens = await send('POST', '/oauth/token', {
        grant_type: 'client_credentials',
        client_id: own.integration.accessKey,
        client_secret: own.integration.secret,
      });
      await send('PATCH', `/product-review/${String(review)}`, { status: true }, String(tokens['access_token']));
      expect(await rating()).toBe('5');
    } finally {
      await own.close();
    }
  });

  it('with reduce-aggregations each shrinks by the other filters, properties by their own, too', async () => {
    const body = await listing({ properties: ID.red, 'shipping-free': false, 'reduce-aggregations': true });
    expect(pluck(body, 'aggregations.properties.entities.0.options', 'name')).toEqual(['Red']);
    const small = await listing({ 'min-price': 5, 'max-price': 15, 'reduce-aggregations': true });
    expect(at(small, 'aggregations.price')).toMatchObject({ min: '10.0000', max: '240.0000' });
    expect(at(small, 'aggregations.properties')).toEqual({
      name: 'properties',
      buckets: [{ key: '', count: 1, apiAlias: 'aggregation_bucket' }],
      apiAlias: 'properties_aggregation',
    });
  });

  it('no-aggregations answers [], only-aggregations no elements, total and limit 0', async () => {
    expect(await listing({ 'no-aggregations': true })).toMatchObject({ aggregations: [], total: 5 });
    expect(await listing({ 'only-aggregations': true })).toMatchObject({ elements: [], total: 0, limit: 0, aggregations: { price: {} } });
  });

  it('switched-off filters leave aggregations [] when none is left; a whitelist keeps its groups', async () => {
    const off = {
      'manufacturer-filter': false,
      'price-filter': false,
      'rating-filter': false,
      'shipping-free-filter': false,
      'property-filter': false,
    };
    expect((await listing(off))['aggregations']).toEqual([]);
    expect(pluck(await listing({ 'property-whitelist': [ID.size] }), 'aggregations.properties.entities', 'id')).toEqual([ID.size]);
  });

  it('takes criteria filters, too', async () => {
    expect(names(await listing({ filter: [{ type: 'contains', field: 'name', value: 'lamp' }] }))).toEqual([
      'Last Three Lamp',
      'Sold Out Lamp',
    ]);
  });

  it('an unknown category is 404', async () => {
    expect(await shop.visitor().post(`/product-listing/${'f'.repeat(32)}`)).toMatchObject({
      status: 404,
      code: 'PRODUCT__CATEGORY_NOT_FOUND',
    });
  });
});

describe('search', () => {
  const search = async (parameters: Json, language: string = ID.english, path = '/search'): Promise<Json> =>
    (await shop.visitor().post(path, parameters, { 'sw-language-id': language })).body;

  it('needs a term', async () => {
    for (const body of [{}, { search: '  ' }])
      expect(await shop.visitor().post('/search', body)).toMatchObject({ status: 400, code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER' });
  });

  it('is sorted by score with the page size of the shop, and names the term', async () => {
    expect(await search({ search: 'lamp' })).toMatchObject({ limit: 24, sorting: 'score', total: 3, currentFilters: { search: 'lamp' } });
    expect(pluck(await search({ search: 'lamp' }), 'availableSortings', 'key')).toContain('score');
  });

  it('finds numbers, options, accents and every word; nothing is no error', async () => {
    expect(names(await search({ search: 'T-STOOL' }))).toEqual(['Oak Stool']);
    expect(names(await search({ search: 'stuhle hocker' }, ID.german))).toEqual(['Eichenhocker']);
    expect(names(await search({ search: 'lamp three' }))).toEqual(['Last Three Lamp']);
    expect(await search({ search: 'zzzz' })).toMatchObject({
      total: 0,
      aggregations: { properties: { buckets: [] }, price: { min: null } },
    });
  });

  it('suggest has the same form with limit 100 and without the term among the filters', async () => {
    const body = await search({ search: 'oak' }, ID.english, '/search-suggest');
    expect(body).toMatchObject({ limit: 100, total: 1, sorting: 'score' });
    expect(at(body, 'currentFilters.search')).toBeUndefined();
    expect(listAt(body, 'elements')).toHaveLength(1);
  });
});
