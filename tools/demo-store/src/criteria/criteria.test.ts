import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json, listAt, pluck, type Reply, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const products = (body: Json): Promise<Reply> => shop.visitor().post('/product', { sort: 'name', ...body });
const names = async (body: Json): Promise<unknown[]> => pluck((await products(body)).body, 'elements', 'translated.name');
const figures = async (...aggregations: Json[]): Promise<unknown> => (await products({ limit: 1, aggregations })).body['aggregations'];
const equals = (field: string, value: unknown): Json => ({ type: 'equals', field, value });

describe('filters', () => {
  it.each([
    ['equals', [equals('productNumber', 't-stool')], ['Oak Stool']],
    ['equals null', [equals('parentId', null), equals('isCloseout', true)], ['Last Three Lamp', 'Sold Out Lamp']],
    ['equalsAny as text', [{ type: 'equalsAny', field: 'id', value: `${ID.stool}|${ID.coffee}` }], ['Highland Coffee', 'Oak Stool']],
    ['prefix', [{ type: 'prefix', field: 'name', value: 'oak' }], ['Oak Stool']],
    ['suffix', [{ type: 'suffix', field: 'name', value: 'BENCH' }], ['Free Delivery Bench']],
    ['range', [{ type: 'range', field: 'stock', parameters: { gte: 1, lt: 5 } }], ['Last Three Lamp']],
    [
      'multi xor',
      [
        { type: 'multi', operator: 'xor', queries: [equals('isCloseout', true), { type: 'contains', field: 'name', value: 'last' }] },
        equals('parentId', null),
      ],
      ['Sold Out Lamp'],
    ],
    ['not or', [{ type: 'not', operator: 'or', queries: [equals('isCloseout', true), equals('isCloseout', false)] }], []],
    [
      'and, nand',
      [
        { type: 'and', queries: [equals('manufacturerId', ID.other)] },
        { type: 'nand', queries: [equals('id', ID.stool)] },
      ],
      ['Highland Coffee'],
    ],
    [
      'a boolean as text counts as 0',
      [equals('isCloseout', 'true'), { type: 'contains', field: 'name', value: 'lamp' }],
      ['Lamp Handbook'],
    ],
    ['a digit as text is a boolean', [equals('isCloseout', '1'), equals('parentId', null)], ['Last Three Lamp', 'Sold Out Lamp']],
  ])('%s', async (_, filter, expected) => {
    expect(await names({ filter })).toEqual(expected);
  });

  it.each([
    [{ filter: [{ type: 'nope', field: 'id', value: 1 }] }, 400, 'FRAMEWORK__INVALID_FILTER_QUERY'],
    [{ filter: [equals('nope', 1)] }, 400, 'FRAMEWORK__UNMAPPED_FIELD'],
    [{ filter: [equals('id', ID.hidden), equals('nope', 1)] }, 400, 'FRAMEWORK__UNMAPPED_FIELD'],
    [
      { filter: [{ type: 'multi', operator: 'or', queries: [{ type: 'not', operator: 'nor', queries: [] }] }] },
      500,
      'FRAMEWORK__INVALID_FILTER_OPERATOR',
    ],
    [{ ids: [] }, 400, 'FRAMEWORK__INVALID_API_CRITERIA_IDS'],
    [{ limit: 101 }, 400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
    [{ limit: 0 }, 400, 'FRAMEWORK__INVALID_LIMIT_QUERY'],
    [{ page: 'x' }, 400, 'FRAMEWORK__INVALID_PAGE_QUERY'],
    [{ associations: { nope: {} } }, 500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND'],
    [{ sort: 'purchasePrices' }, 500, 'FRAMEWORK__ACCESSOR_NOT_ALLOWED'],
    [{ aggregations: [{ name: 'x', type: 'nope', field: 'id' }] }, 400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY'],
    [{ aggregations: [{ type: 'count', field: 'id' }] }, 400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY'],
    [{ aggregations: [{ name: 'x', type: 'count', field: 'nope' }] }, 400, 'FRAMEWORK__UNMAPPED_FIELD'],
  ])('%j is refused', async (body, status, code) => {
    expect(await products(body)).toMatchObject({ status, code });
  });
});

describe('order, pages and totals', () => {
  it('sorts as text does, downwards with a minus, then by the next field', async () => {
    expect((await names({ sort: '-name', filter: [equals('isCloseout', true), equals('parentId', null)] }))[0]).toBe('Sold Out Lamp');
    expect(await names({ sort: 'isCloseout,-name', filter: [equals('parentId', null)], limit: 2 })).toEqual(['Oak Stool', 'Lounge Chair']);
  });

  it('total is the page by default, all with exact or 1, five more pages with next-pages or 2', async () => {
    const total = async (mode: unknown): Promise<unknown> => (await products({ limit: 1, 'total-count-mode': mode })).body['total'];
    const all = Number(await total('exact'));
    expect(all).toBeGreaterThan(7);
    expect(await total(1)).toBe(all);
    expect(await total('none')).toBe(1);
    expect(await total('next-pages')).toBe(7);
    expect(await total(2)).toBe(7);
  });

  it('keeps the order of ids and skips unknown ones', async () => {
    expect(pluck((await shop.visitor().post('/product', { ids: [ID.coffee, 'f'.repeat(32), ID.stool] })).body, 'elements', 'id')).toEqual([
      ID.coffee,
      ID.stool,
    ]);
  });

  it('grouping keeps one row for each value', async () => {
    expect(await names({ grouping: ['manufacturerId'], filter: [equals('parentId', null)] })).toHaveLength(2);
  });

  it('fields keeps the named fields beside what a row is', async () => {
    const [row] = listAt((await products({ ids: [ID.stool], fields: ['name', 'stock'] })).body, 'elements');
    expect(Object.keys(row as Json).sort()).toEqual(['apiAlias', 'extensions', 'id', 'name', 'stock', 'translated']);
  });

  it('term searches the list', async () => {
    expect(await names({ term: 'handbook' })).toEqual(['Lamp Handbook']);
  });
});

describe('queries with a score', () => {
  const contains = (score: number, field: string, value: string): Json => ({ score, query: { type: 'contains', field, value } });

  it('leave what matches one of them, the best match first', async () => {
    const query = [contains(100, 'name', 'lamp'), contains(500, 'name', 'handbook')];
    const { body } = await shop.visitor().post('/product', { query, 'total-count-mode': 1 });
    const found = pluck(body, 'elements', 'translated.name');
    expect(found[0]).toBe('Lamp Handbook');
    expect([...new Set(found)].toSorted()).toEqual(['Lamp Handbook', 'Last Three Lamp', 'Sold Out Lamp']);
    expect(body['total']).toBe(found.length);
  });

  it('are ranked the other way round, or by a field, where a sorting says so', async () => {
    const query = [contains(100, 'name', 'lamp'), contains(500, 'name', 'handbook')];
    expect((await names({ query, sort: [{ field: '_score' }] })).at(-1)).toBe('Lamp Handbook');
    expect(await names({ query, sort: '-name' })).toEqual(['Sold Out Lamp', 'Last Three Lamp', 'Lamp Handbook']);
  });

  it('refuse a filter that is none, and one of an unknown field', async () => {
    expect(await products({ query: ['lamp'] })).toMatchObject({ status: 400, code: 'FRAMEWORK__INVALID_FILTER_QUERY' });
    expect(await products({ query: [contains(1, 'nope', 'x')] })).toMatchObject({ status: 400, code: 'FRAMEWORK__UNMAPPED_FIELD' });
  });
});

describe('aggregations', () => {
  it('terms count rows by value, an empty key for those without, and may hold another figure', async () => {
    const answer = await figures({
      name: 'makers',
      type: 'terms',
      field: 'manufacturerId',
      aggregation: { name: 'stock', type: 'max', field: 'stock' },
    });
    expect(at(answer, 'makers')).toMatchObject({ name: 'makers', apiAlias: 'makers_aggregation' });
    expect(listAt(answer, 'makers.buckets')).toContainEqual({
      key: ID.other,
      count: 1,
      stock: { name: 'stock', max: expect.any(String), apiAlias: 'stock_aggregation' },
      apiAlias: 'aggregation_bucket',
    });
    expect(pluck(await figures({ name: 'parents', type: 'terms', field: 'parentId' }), 'parents.buckets', 'key').sort()).toEqual([
      '',
      ID.chair,
    ]);
  });

  it('buckets are sorted by their count or a field before the limit cuts them', async () => {
    const terms = { type: 'terms', field: 'manufacturerId', limit: 1 };
    const answer = await figures(
      { ...terms, name: 'most', sort: { field: '_count', order: 'DESC' } },
      { ...terms, name: 'least', sort: { field: '_count' } },
      { ...terms, name: 'byName', sort: { field: 'manufacturer.name', order: 'DESC' } },
    );
    expect(['most', 'least', 'byName'].map((name) => at(answer, `${name}.buckets.0.key`))).toEqual([ID.maker, ID.other, ID.other]);
  });

  it('periods come in their order, or the other way round where that is asked for', async () => {
    const catalogue = smallCatalogue();
    // Neither the order of the products nor that of their ids.
    const products = catalogue.products.map((product, index) => ({ ...product, createdAt: `2026-0${1 + ((index * 5) % 7)}-10T00:00:00Z` }));
    const dated = await startTestShop({ catalogue: { ...catalogue, products } });
    const months = { type: 'histogram', field: 'createdAt', interval: 'month' };
    const { body } = await dated.visitor().post('/product', {
      aggregations: [
        { ...months, name: 'up' },
        { ...months, name: 'down', sort: { field: 'createdAt', order: 'DESC' } },
      ],
    });
    await dated.close();
    const answer = body['aggregations'];
    const up = pluck(answer, 'up.buckets', 'key').map(String);
    expect(up.length).toBeGreaterThan(1);
    expect(up).toEqual(up.toSorted());
    expect(pluck(answer, 'down.buckets', 'key')).toEqual(up.toReversed());
  });

  it('edges come as text, averages and sums as numbers', async () => {
    expect(at(await figures({ name: 'price', type: 'stats', field: 'cheapestPrice' }), 'price')).toEqual({
      name: 'price',
      min: '9.9',
      max: '200',
      avg: expect.any(Number),
      sum: expect.any(Number),
      apiAlias: 'price_aggregation',
    });
    expect(at(await figures({ name: 'free', type: 'max', field: 'shippingFree' }), 'free')).toEqual({
      name: 'free',
      max: '1',
      apiAlias: 'free_aggregation',
    });
  });

  it('count, entity, filter, range and histogram', async () => {
    const answer = await figures(
      { name: 'n', type: 'count', field: 'id' },
      { name: 'makers', type: 'entity', definition: 'product_manufacturer', field: 'manufacturerId' },
      {
        name: 'dear',
        type: 'filter',
        filter: [{ type: 'range', field: 'cheapestPrice', parameters: { gte: 100 } }],
        aggregation: { name: 'inner', type: 'count', field: 'id' },
      },
      { name: 'stock', type: 'range', field: 'stock', ranges: [{ to: 1 }, { from: 1 }] },
      { name: 'years', type: 'histogram', field: 'createdAt', interval: 'year' },
    );
    expect(Number(at(answer, 'n.count'))).toBeGreaterThan(7);
    expect(pluck(answer, 'makers.entities', 'name').sort()).toEqual(['Maker', 'Other']);
    expect(at(answer, 'dear')).toEqual({ name: 'dear', count: 4, apiAlias: 'dear_aggregation' });
    expect(at(answer, 'stock.ranges')).toMatchObject({ '*-1': expect.any(Number), '1-*': expect.any(Number) });
    expect(at(answer, 'years.buckets.0.key')).toMatch(/^\d{4}-01-01 00:00:00$/);
  });

  it('a listing takes aggregations, post-filters and its own order, too', async () => {
    const { body } = await shop.visitor().post(`/product-listing/${ID.chairs}`, {
      aggregations: [{ name: 'n', type: 'count', field: 'id' }],
      'post-filter': [{ type: 'contains', field: 'name', value: 'lamp' }],
      sort: '-stock',
    });
    expect(body).toMatchObject({ total: 2, aggregations: { n: { count: 5 }, price: {} } });
    expect(pluck(body, 'elements', 'translated.name')).toEqual(['Last Three Lamp', 'Sold Out Lamp']);
  });
});
