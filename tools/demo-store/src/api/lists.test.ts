import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

it('languages carry their code in translationCode, their locale only by association', async () => {
  const { body } = await shop.visitor().post('/language');
  expect(pluck(body, 'elements', 'translationCode.code').sort()).toEqual(['de-DE', 'en-GB', 'en-US']);
  expect(pluck(body, 'elements', 'locale')).toEqual([null, null, null]);
  expect(at((await shop.visitor().post('/language', { associations: { locale: {} } })).body, 'elements.0.locale.code')).toBe('de-DE');
});

it('currencies come as a bare array', async () => {
  const { body } = await shop.visitor().post('/currency');
  expect(pluck(body, '', 'isoCode').sort()).toEqual(['EUR', 'GBP', 'USD']);
});

it('a list without limit has 100, its total is the page count unless asked to be exact', async () => {
  const visitor = shop.visitor();
  expect((await visitor.post('/country')).body).toMatchObject({
    limit: 100,
    page: 1,
    total: 4,
    aggregations: [],
    entity: 'country',
    apiAlias: 'dal_entity_search_result',
  });
  expect((await visitor.post('/country', { limit: 2 })).body).toMatchObject({ total: 2 });
  expect((await visitor.post('/country', { limit: 2, 'total-count-mode': 'exact' })).body).toMatchObject({ total: 4 });
  expect((await visitor.post('/country', { limit: 2, 'total-count-mode': 1, page: 2 })).body).toMatchObject({ total: 4, page: 2 });
});

it('the simple filter form of a query is valid on GET', async () => {
  expect(pluck((await shop.visitor().get(`/country?filter[iso]=US`)).body, 'elements', 'iso')).toEqual(['US']);
});

it.each([
  [500, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED'],
  [0, 'FRAMEWORK__INVALID_LIMIT_QUERY'],
  [-1, 'FRAMEWORK__INVALID_LIMIT_QUERY'],
  ['many', 'FRAMEWORK__INVALID_LIMIT_QUERY'],
])('limit %s is refused with %s', async (limit, code) => {
  expect(await shop.visitor().post('/country', { limit })).toMatchObject({ status: 400, code });
});

it('states belong to a country; a country without any answers an empty list', async () => {
  expect(pluck((await shop.visitor().post(`/country-state/${ID.usa}`)).body, 'elements', 'shortCode')).toEqual(['US-NY']);
  expect(listAt((await shop.visitor().post(`/country-state/${ID.germany}`)).body, 'elements')).toEqual([]);
});

it('names follow the language: the raw one is null where only the default language has it', async () => {
  const german = await shop.visitor().post('/salutation', {}, { 'sw-language-id': ID.german });
  expect(pluck(german.body, 'elements', 'displayName')).toEqual(['Herr', 'Frau']);
  const british = await shop.visitor().post('/salutation', {}, { 'sw-language-id': ID.british });
  expect([pluck(british.body, 'elements', 'displayName'), pluck(british.body, 'elements', 'translated.displayName')]).toEqual([
    [null, null],
    ['Mr.', 'Mrs.'],
  ]);
});

it('onlyAvailable leaves out shipping methods that do not serve the country, in query and body', async () => {
  const visitor = shop.visitor();
  await visitor.patch('/context', { countryId: ID.usa });
  expect(pluck((await visitor.post('/shipping-method')).body, 'elements', 'id')).toEqual([ID.standard, ID.germanyOnly]);
  expect(pluck((await visitor.post('/shipping-method?onlyAvailable=1')).body, 'elements', 'id')).toEqual([ID.standard]);
  expect(pluck((await visitor.post('/shipping-method', { onlyAvailable: true })).body, 'elements', 'id')).toEqual([ID.standard]);
});

it('payment methods tell the redirecting ones apart', async () => {
  const { body } = await shop.visitor().post('/payment-method');
  expect(pluck(body, 'elements', 'asynchronous')).toEqual([false, true]);
});
