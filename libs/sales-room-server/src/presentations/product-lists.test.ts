import { describe, expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { idOf, slideRecord } from '../testing/records.ts';
import { listRequestSchema, loadProductList, loadSlideProducts } from './product-lists.ts';

const [LAMP, CHAIR, TABLE, SOFA] = ['a', 'b', 'c', 'd'].map(idOf) as [string, string, string, string];
const numbered = (count: number) => Array.from({ length: count }, (_, index) => index.toString(16).padStart(32, '0'));

interface Asked {
  path: string;
  body: { ids?: string[]; limit?: number; p?: number; page?: number; search?: string; [field: string]: unknown };
}

/** A store whose catalogue has these products, and whose search finds those of `found`. */
function storeOf(
  ids: readonly string[],
  { found = ids, parents = {} }: { found?: readonly string[]; parents?: Record<string, string> } = {},
) {
  const asked: Asked[] = [];
  const element = (id: string) => ({ id, apiAlias: 'product', parentId: parents[id] ?? null });
  const client = createStoreApiClient({
    endpoint: 'http://store.test/store-api',
    accessKey: 'k',
    contextToken: 't',
    retry: { limit: 0 },
    async fetch(url, init) {
      const path = String(url)
        .replace(/^.*\/store-api/, '')
        .replace(/\?.*/, '');
      const query = Object.fromEntries(new URL(String(url)).searchParams);
      const body = { ...query, ...(typeof init?.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : {}) } as Asked['body'];
      asked.push({ path, body });
      const isListing = path !== '/product';
      const { limit = 24, ids: wanted, filter } = body;
      const families = (filter as { value: string }[] | undefined)?.[0]?.value.split('|');
      const all = (isListing ? found : ids).filter(
        (id) => (wanted === undefined || wanted.includes(id)) && (families === undefined || families.includes(parents[id] ?? '')),
      );
      const page = Number(body.p ?? body.page ?? 1);
      const elements = all.slice((page - 1) * Number(limit), page * Number(limit)).map(element);
      return Response.json(
        isListing
          ? {
              apiAlias: 'product_listing',
              elements,
              total: all.length,
              page,
              limit,
              aggregations: {},
              sorting: 'name-asc',
              availableSortings: [],
              extensions: { kept: true },
            }
          : { apiAlias: 'dal_entity_search_result', elements, total: all.length },
      );
    },
  });
  return { client, asked };
}
const request = (given: object = {}) => listRequestSchema.parse(given);
const idsOf = ({ elements }: { elements: readonly { id: string }[] }) => elements.map(({ id }) => id);

describe('picked products', () => {
  const slide = slideRecord({ kind: 'listing', productIds: [TABLE, LAMP, TABLE, SOFA, CHAIR] });

  it('come in their order, each once, without those that the viewer cannot see', async () => {
    const { client } = storeOf([LAMP, CHAIR, TABLE]);
    expect(await loadSlideProducts(client, slide, request())).toMatchObject({
      elements: [{ id: TABLE }, { id: LAMP }, { id: CHAIR }],
      total: 3,
      page: 1,
      limit: 24,
      apiAlias: 'product_listing',
    });
  });

  it('come by pages', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR, TABLE]);
    const page = (given: object) => loadSlideProducts(client, slide, request({ limit: 2, ...given }));
    expect(idsOf(await page({}))).toEqual([TABLE, LAMP]);
    expect(idsOf(await page({ p: 2 }))).toEqual([CHAIR]);
    expect(idsOf(await page({ page: 2 }))).toEqual([CHAIR]);
    const before = asked.length;
    expect(await page({ p: 3 })).toMatchObject({ elements: [], total: 3, page: 3, limit: 2 });
    // An empty page asks for what is seen alone.
    expect(asked).toHaveLength(before + 1);
  });

  it('are asked for with their options, besides what the caller wants', async () => {
    const { client, asked } = storeOf([LAMP]);
    await loadSlideProducts(client, slide, request({ associations: { media: {} } }));
    expect(asked.at(-1)?.body).toMatchObject({
      ids: [LAMP],
      limit: 1,
      associations: { options: { associations: { group: {} } }, media: {} },
    });
    for (const associations of [['media'], 'media', null, 7]) {
      await loadSlideProducts(client, slide, request({ associations }));
      expect(asked.at(-1)?.body['associations']).toEqual({ options: { associations: { group: {} } } });
    }
  });

  it('are looked for in portions of a hundred, and all named where somebody asks', async () => {
    const ids = numbered(150);
    const { client, asked } = storeOf(ids);
    const { extensions, total } = await loadSlideProducts(
      client,
      slideRecord({ kind: 'listing', productIds: ids }),
      request({ loadAllIds: true }),
    );
    expect([total, (extensions as { allIds: string[] }).allIds]).toEqual([150, ids]);
    expect(asked.map(({ body }) => body.ids?.length)).toEqual([100, 50, 24]);
    expect(asked[0]?.body).toMatchObject({ limit: 100, includes: { product: ['id'] } });
  });

  it('are the one of a product slide, and none of a page', async () => {
    const { client, asked } = storeOf([LAMP]);
    expect(idsOf(await loadSlideProducts(client, slideRecord({ kind: 'product', productId: LAMP }), request()))).toEqual([LAMP]);
    const before = asked.length;
    for (const kind of ['cms', 'landing-page']) {
      const listing = await loadSlideProducts(client, slideRecord({ kind }), request());
      expect([listing.elements, listing.total, listing.extensions]).toEqual([[], 0, {}]);
    }
    expect(asked).toHaveLength(before);
  });
});

describe('the products of a slide', () => {
  it('of a search are those that it finds with its filters, by the caller’s page', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR]);
    const filters = { manufacturerIds: ['m'], propertyIds: ['p'], minPrice: 1, maxPrice: 9, order: 'name-asc' };
    const listing = await loadSlideProducts(
      client,
      slideRecord({ kind: 'search', search: 'wood', filters }),
      request({ p: 2, limit: 1, interaction: true }),
    );
    expect(idsOf(listing)).toEqual([CHAIR]);
    expect(asked[0]).toMatchObject({
      path: '/search',
      body: { search: 'wood', p: 2, limit: 1, order: 'name-asc', 'min-price': 1, 'max-price': 9 },
    });
    for (const own of ['interaction', 'useIdSorting', 'loadVariants', 'loadAllIds', 'query', 'slideId'])
      expect(asked[0]?.body).not.toHaveProperty(own);
    expect(listing.extensions).toEqual({ kept: true });
  });

  it('of a search without filters are all that it finds', async () => {
    const { client, asked } = storeOf([LAMP]);
    await loadSlideProducts(client, slideRecord({ kind: 'search', search: 'wood' }), request());
    for (const filter of ['manufacturer', 'properties', 'min-price', 'max-price', 'order'])
      expect(asked[0]?.body).not.toHaveProperty(filter);
    expect(asked[0]?.body).toMatchObject({ p: 1, limit: 24 });
  });

  it('of a category are the category’s', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR]);
    const slide = slideRecord({ kind: 'category', categoryId: SOFA });
    const listing = await loadSlideProducts(client, slide, request({ loadAllIds: true, limit: 1 }));
    expect([idsOf(listing), listing.extensions]).toEqual([[LAMP], { kept: true, allIds: [LAMP, CHAIR] }]);
    expect(asked[0]?.path).toBe(`/product-listing/${SOFA}`);
    expect(asked[1]?.body).toMatchObject({ limit: 100, p: 1, 'no-aggregations': true, includes: { product: ['id'] } });
  });

  it.each(['query', 'search'])('that a text finds come in the slide’s order (%s)', async (word) => {
    const { client, asked } = storeOf([LAMP, CHAIR, TABLE], { found: [LAMP, TABLE] });
    const slide = slideRecord({ kind: 'listing', productIds: [TABLE, CHAIR, LAMP] });
    expect(idsOf(await loadSlideProducts(client, slide, request({ [word]: ' wood ' })))).toEqual([TABLE, LAMP]);
    expect(asked.find(({ path }) => path === '/search')?.body.search).toBe('wood');
  });

  it('are all of them where the text is blank', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR], { found: [] });
    expect(
      idsOf(await loadSlideProducts(client, slideRecord({ kind: 'listing', productIds: [CHAIR, LAMP] }), request({ query: ' ' }))),
    ).toEqual([CHAIR, LAMP]);
    expect(asked.some(({ path }) => path === '/search')).toBe(false);
  });
});

describe('a list of products', () => {
  it('is of the ids that are given, whatever else is', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR]);
    expect(idsOf(await loadProductList(client, request({ ids: [CHAIR], search: 'wood' })))).toEqual([CHAIR]);
    expect(await loadProductList(client, request({ ids: [] }))).toMatchObject({ elements: [], total: 0 });
    expect(asked.some(({ path }) => path === '/search')).toBe(false);
  });

  it.each(['query', 'search'])('is what a text finds (%s)', async (word) => {
    const { client, asked } = storeOf([LAMP, CHAIR], { found: [CHAIR] });
    const listing = await loadProductList(client, request({ [word]: ' wood ', loadAllIds: true }));
    expect([idsOf(listing), listing.extensions]).toEqual([[CHAIR], { kept: true, allIds: [CHAIR] }]);
    expect(asked.map(({ path, body }) => [path, body.search])).toEqual([
      ['/search', 'wood'],
      ['/search', 'wood'],
    ]);
  });

  it('is the catalogue where nothing is asked for, by pages and with its number', async () => {
    const { client, asked } = storeOf([LAMP, CHAIR, TABLE]);
    const listing = await loadProductList(client, request({ limit: 2, p: 2, loadAllIds: true, search: ' ' }));
    expect(listing).toMatchObject({ elements: [{ id: TABLE }], total: 3, page: 2, limit: 2, extensions: { allIds: [LAMP, CHAIR, TABLE] } });
    expect(asked[0]?.body).toMatchObject({ page: 2, limit: 2, 'total-count-mode': 1 });
    expect(asked[0]?.body).not.toHaveProperty('p');
    expect(asked[1]?.body).toMatchObject({ page: 1, limit: 100, includes: { product: ['id'] } });
  });

  it('names no more ids than 2,000, and asks for a page more only where the last one was full', async () => {
    const many = storeOf(numbered(2_100));
    const { extensions } = await loadProductList(many.client, request({ loadAllIds: true, limit: 1 }));
    expect((extensions as { allIds: string[] }).allIds).toHaveLength(2_000);
    const few = storeOf(numbered(100));
    await loadProductList(few.client, request({ loadAllIds: true, limit: 1 }));
    expect(few.asked).toHaveLength(3);
  });

  it('has each product followed by the rest of its family, where variants are asked for', async () => {
    const parents = { [CHAIR]: LAMP, [TABLE]: LAMP };
    const { client, asked } = storeOf([LAMP, CHAIR, TABLE, SOFA], { parents });
    const listing = await loadProductList(client, request({ ids: [CHAIR, SOFA], loadVariants: true }));
    expect(idsOf(listing)).toEqual([CHAIR, TABLE, SOFA]);
    expect(asked.at(-1)?.body).toMatchObject({ limit: 100, filter: [{ type: 'equalsAny', field: 'parentId', value: `${LAMP}|${SOFA}` }] });
    expect(idsOf(await loadProductList(client, request({ ids: [CHAIR, TABLE], loadVariants: true })))).toEqual([CHAIR, TABLE]);
    expect(idsOf(await loadProductList(client, request({ ids: [LAMP], loadVariants: true })))).toEqual([LAMP, CHAIR, TABLE]);
    const before = asked.length;
    await loadProductList(client, request({ ids: [], loadVariants: true }));
    expect(asked).toHaveLength(before);
  });
});
