import { afterAll, beforeAll, expect, test } from 'vitest';
import * as api from '@vitrine/store-api-client';
import { exceptionFor } from './exceptions.ts';
import { type OfficialSchema, openOfficialSchema } from './official-schema.ts';
import { startStoreUnderTest, type StoreUnderTest } from './store-under-test.ts';

let store: StoreUnderTest;
let schema: OfficialSchema;
beforeAll(async () => {
  store = await startStoreUnderTest('6.7');
  schema = openOfficialSchema('store-6.7');
});
afterAll(() => store.close());

const READS: [string, (client: api.StoreApiClient) => Promise<unknown>][] = [
  ['findSeoUrls', (c) => api.findSeoUrls(c, { limit: 3, filter: [api.equals('isCanonical', true)] })],
  ['getNavigation', (c) => api.getNavigation(c, 'main-navigation', 'main-navigation', { depth: 1 })],
  ['listCountries', (c) => api.listCountries(c)],
  ['listCountryStates', (c) => api.listCountryStates(c, store.roles.countryWithStates, { limit: 2 })],
  ['listProducts', (c) => api.listProducts(c, { limit: 3, sort: [{ field: 'name' }], associations: { manufacturer: {} } })],
  ['getProduct', (c) => api.getProduct(c, store.roles.withVariants.id)],
  ['listReviews', (c) => api.listReviews(c, store.roles.plain.id, { limit: 2 })],
  ['getCrossSellings', (c) => api.getCrossSellings(c, store.roles.plain.id)],
  [
    'getProductListing',
    (c) =>
      api.getProductListing(c, store.roles.category, {
        limit: 4,
        order: 'price-asc',
        manufacturer: [store.roles.manufacturer],
        filter: [api.range('price', { lte: 500 })],
      }),
  ],
  ['searchProducts', (c) => api.searchProducts(c, { search: 'lamp', limit: 2, p: 2 })],
  ['suggestProducts', (c) => api.suggestProducts(c, { search: 'la', limit: 3 })],
  ['getCategory', (c) => api.getCategory(c, store.roles.category, { limit: 2, 'shipping-free': true })],
  ['getLandingPage', (c) => api.getLandingPage(c, store.roles.landingPages[0] ?? '')],
  ['getCmsPage', (c) => api.getCmsPage(c, store.roles.cmsPages[0] ?? '')],
  ['listPaymentMethods', (c) => api.listPaymentMethods(c, { limit: 2 })],
  ['listShippingMethods', (c) => api.listShippingMethods(c, { limit: 2 })],
];

test.each(READS)('%s gives as a GET what it gives as a POST, and asks as the 6.7 description allows', async (_, call) => {
  const seen = store.recorder.exchanges.length;
  const kept = await call(api.withCacheableReads(store.visitor()));
  const posted = await call(store.visitor());
  const [get, post] = store.recorder.exchanges.slice(seen);
  expect([get?.method, post?.method]).toEqual(['GET', 'POST']);
  expect(kept).toEqual(posted);
  const violations = get === undefined ? [] : [...schema.checkRequest(get), ...schema.checkAnswer(get)];
  expect(violations.filter((violation) => exceptionFor(violation) === undefined).map(({ rule }) => rule)).toEqual([]);
});
