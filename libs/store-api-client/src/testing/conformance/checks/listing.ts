import { at, type Json, listAt, textAt } from '../../../json-path.ts';
import { type ConformanceCheck, ensure, given, same } from '../conformance-check.ts';
import { type ConformanceServer, UNKNOWN_ID } from '../conformance-server.ts';

async function listing(server: ConformanceServer, params: Json = {}): Promise<unknown> {
  return (await server.visitor().post(`/product-listing/${textAt(await server.category(), 'id')}`, params)).body;
}

const ids = (body: unknown): unknown[] => listAt(body, 'elements').map(({ id }) => id);

/** Listings and search. */
export const listingChecks: readonly ConformanceCheck[] = [
  {
    id: 'listing/keys',
    rule: 'a listing has sorting, availableSortings, currentFilters and aggregations, and no sortings',
    run: async (server) => {
      const body = await listing(server);
      ensure(textAt(body, 'sorting') !== '', 'sorting is absent');
      ensure(
        listAt(body, 'availableSortings').every(({ key }) => typeof key === 'string') && listAt(body, 'availableSortings').length > 0,
        'availableSortings',
      );
      same(at(body, 'sortings'), undefined, 'sortings');
      for (const key of ['manufacturer', 'properties', 'price', 'rating', 'shipping-free'])
        ensure(at(body, `aggregations.${key}`) !== undefined, `aggregations.${key} is absent`);
      same(
        [
          at(body, 'currentFilters.manufacturer'),
          at(body, 'currentFilters.properties'),
          at(body, 'currentFilters.rating'),
          at(body, 'currentFilters.shipping-free'),
        ],
        [[], [], null, false],
        'currentFilters',
      );
      same([at(body, 'currentFilters.price.min'), at(body, 'currentFilters.price.max')], [0, 0], 'currentFilters.price');
      same(at(body, 'currentFilters.navigationId'), (await server.category())['id'], 'currentFilters.navigationId');
    },
  },
  {
    id: 'listing/limit',
    rule: 'without a limit a product listing has 100; the category’s own has the shop’s page size',
    run: async (server) => {
      same(at(await listing(server), 'limit'), 100, 'limit');
      const { body } = await server.visitor().post(`/category/${textAt(await server.category(), 'id')}`);
      const own = listAt(body, 'cmsPage.sections')
        .flatMap((section) => listAt(section, 'blocks'))
        .flatMap((block) => listAt(block, 'slots'))
        .find(({ type }) => type === 'product-listing');
      const limit = Number(at(given(own, 'the category’s layout has no listing'), 'data.listing.limit'));
      ensure(limit > 0 && limit < 100, 'limit of the category’s listing', limit);
    },
  },
  {
    id: 'listing/page',
    rule: 'p turns the page, page does not; below 1 counts as 1',
    run: async (server) => {
      const first = await listing(server, { limit: 1 });
      ensure(Number(at(first, 'total')) > 1, 'total counts the page alone', at(first, 'total'));
      const second = await listing(server, { limit: 1, p: 2 });
      ensure(ids(second)[0] !== ids(first)[0] && at(second, 'page') === 2, 'p 2 is not the second page');
      same(ids(await listing(server, { limit: 1, page: 2 })), ids(first), 'page 2');
      same(ids(await listing(server, { limit: 1, p: -3 })), ids(first), 'p -3');
    },
  },
  {
    id: 'listing/past-end',
    rule: 'a page past the end has no element and total 0',
    run: async (server) => {
      const body = await listing(server, { limit: 50, p: 500 });
      same([ids(body), at(body, 'total')], [[], 0], 'page 500');
    },
  },
  {
    id: 'listing/order',
    rule: 'every sorting that is offered can be asked for and is named in the answer',
    run: async (server) => {
      for (const { key } of listAt(await listing(server, { limit: 1 }), 'availableSortings'))
        same(at(await listing(server, { limit: 1, order: key }), 'sorting'), key, 'sorting');
    },
  },
  {
    id: 'listing/order-unknown',
    rule: 'an unknown sorting gives the default one, 200',
    run: async (server) =>
      same(at(await listing(server, { order: 'no-such-sorting' }), 'sorting'), at(await listing(server), 'sorting'), 'sorting'),
  },
  {
    id: 'listing/manufacturer',
    rule: 'a manufacturer reduces the listing and is named in currentFilters; aggregations stay',
    run: async (server) => {
      const all = await listing(server);
      const maker = given(listAt(all, 'aggregations.manufacturer.entities')[0], 'no manufacturer');
      const some = await listing(server, { manufacturer: maker['id'] });
      ensure(
        listAt(some, 'elements').length > 0 && listAt(some, 'elements').every(({ manufacturerId }) => manufacturerId === maker['id']),
        'another manufacturer is listed',
      );
      same(at(some, 'currentFilters.manufacturer'), [maker['id']], 'currentFilters.manufacturer');
      same(
        listAt(some, 'aggregations.manufacturer.entities').length,
        listAt(all, 'aggregations.manufacturer.entities').length,
        'manufacturers of the aggregation',
      );
    },
  },
  {
    id: 'listing/reduced',
    rule: 'reduce-aggregations shrinks them by the other filters',
    run: async (server) => {
      const all = await listing(server);
      const maker = given(listAt(all, 'aggregations.manufacturer.entities')[0], 'no manufacturer');
      const some = await listing(server, { manufacturer: maker['id'], 'reduce-aggregations': true });
      const prices = listAt(some, 'elements').map((product) => Number(at(product, 'calculatedPrice.unitPrice')));
      ensure(Number(at(some, 'aggregations.price.max')) <= Number(at(all, 'aggregations.price.max')), 'price.max grew', prices);
    },
  },
  {
    id: 'listing/properties',
    rule: 'an option reduces the listing to products that have it',
    run: async (server) => {
      const all = await listing(server);
      const option = given(listAt(all, 'aggregations.properties.entities').flatMap((group) => listAt(group, 'options'))[0], 'no property');
      const some = await listing(server, { properties: option['id'] });
      const total = Number(at(some, 'total'));
      ensure(total > 0 && total <= Number(at(all, 'total')), 'total', total);
      same(at(some, 'currentFilters.properties'), [option['id']], 'currentFilters.properties');
    },
  },
  {
    id: 'listing/array',
    rule: 'a filter list as array is 400, it must be joined',
    run: async (server) =>
      same(
        (await server.visitor().post(`/product-listing/${textAt(await server.category(), 'id')}`, { manufacturer: [UNKNOWN_ID] })).status,
        400,
        'status',
      ),
  },
  {
    id: 'listing/price',
    rule: 'prices from and to reduce the listing; the aggregation’s are texts',
    run: async (server) => {
      const all = await listing(server);
      const [min, max] = [at(all, 'aggregations.price.min'), at(all, 'aggregations.price.max')];
      ensure(typeof min === 'string' && typeof max === 'string', 'aggregations.price', [min, max]);
      const some = await listing(server, { 'min-price': Number(max) });
      ensure(Number(at(some, 'total')) >= 1 && Number(at(some, 'total')) <= Number(at(all, 'total')), 'total', at(some, 'total'));
      same(at(some, 'currentFilters.price.min'), Number(max), 'currentFilters.price.min');
      same(at(await listing(server, { 'min-price': Number(max) + 1000 }), 'total'), 0, 'total above the highest price');
    },
  },
  {
    id: 'listing/switched-off',
    rule: 'a filter that is switched off has no aggregation',
    run: async (server) => {
      const filters = at(await listing(server, { 'manufacturer-filter': false }), 'aggregations') as Json;
      ensure(!('manufacturer' in filters) && 'price' in filters, 'aggregations', Object.keys(filters));
    },
  },
  {
    id: 'listing/no-aggregations',
    rule: 'no-aggregations gives [], only-aggregations no elements, total 0 and limit 0',
    run: async (server) => {
      same(at(await listing(server, { 'no-aggregations': true }), 'aggregations'), [], 'aggregations');
      const only = await listing(server, { 'only-aggregations': true });
      same([ids(only), at(only, 'total'), at(only, 'limit')], [[], 0, 0], 'elements, total, limit');
    },
  },
  {
    id: 'listing/elements',
    rule: 'elements have manufacturer and prices, without media and properties',
    run: async (server) => {
      for (const product of listAt(await listing(server, { limit: 3 }), 'elements')) {
        same([product['media'], product['properties']], [null, null], 'media, properties');
        ensure(
          typeof at(product, 'calculatedPrice.unitPrice') === 'number' &&
            typeof at(product, 'calculatedCheapestPrice.hasRange') === 'boolean',
          'prices',
        );
      }
    },
  },
  {
    id: 'listing/unknown',
    rule: 'the listing of an unknown category is 404 PRODUCT__CATEGORY_NOT_FOUND',
    run: async (server) =>
      same(
        (await server.visitor().post(`/product-listing/${UNKNOWN_ID}`)).outcome,
        '404 PRODUCT__CATEGORY_NOT_FOUND',
        'POST /product-listing/{id}',
      ),
  },
  {
    id: 'search/missing',
    rule: 'a search without or with a blank term is 400',
    run: async (server) => {
      for (const body of [{}, { search: '' }, { search: '   ' }])
        same((await server.visitor().post('/search', body)).outcome, '400 FRAMEWORK__MISSING_REQUEST_PARAMETER', JSON.stringify(body));
    },
  },
  {
    id: 'search/term',
    rule: 'a product is found by its name, in body or query, sorted by score',
    run: async (server) => {
      const product = await server.product();
      const term = textAt(product, 'translated.name');
      const inBody = (await server.visitor().post('/search', { search: term })).body;
      ensure(ids(inBody).includes(product['id']), 'the product is not found', term);
      same([at(inBody, 'sorting'), at(inBody, 'currentFilters.search')], ['score', term], 'sorting, search');
      const inQuery = (await server.visitor().post(`/search?${new URLSearchParams({ search: term })}`)).body;
      same(ids(inQuery), ids(inBody), 'products found by query');
    },
  },
  {
    id: 'search/limits',
    rule: 'search has the shop’s page size, suggestions 100',
    run: async (server) => {
      ensure(Number(at((await server.visitor().post('/search', { search: 'a' })).body, 'limit')) < 100, 'limit of the search');
      same(at((await server.visitor().post('/search-suggest', { search: 'a' })).body, 'limit'), 100, 'limit of the suggestions');
    },
  },
  {
    id: 'search/nothing',
    rule: 'a term without match is 200 with total 0',
    run: async (server) => same(at((await server.visitor().post('/search', { search: 'zzqxzzqx' })).body, 'total'), 0, 'total'),
  },
];
