import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { login } from '../testing/customers.ts';
import { at, type Json, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let old: TestShop;
let shop: TestShop;
beforeAll(async () => {
  [old, shop] = await Promise.all([startTestShop(), startTestShop({ shopware: '6.7' })]);
});
afterAll(() => Promise.all([old.close(), shop.close()]));

const packed = (criteria: unknown): string => `_criteria=${gzipSync(JSON.stringify(criteria)).toString('base64url')}`;

describe('reads that caches may keep', () => {
  const READS = [
    `/product/${ID.stool}`,
    `/product/${ID.stool}/reviews`,
    `/product/${ID.stool}/cross-selling`,
    `/product/${ID.chair}/find-variant?options[]=${ID.red}`,
    `/product-listing/${ID.chairs}`,
    '/search?search=lamp',
    '/search-suggest?search=lamp',
  ];

  it.each(READS)('6.7 answers GET %s, 6.6 takes POST alone', async (path) => {
    expect([(await old.visitor().get(path)).status, (await shop.visitor().get(path)).status]).toEqual([405, 200]);
  });

  it.each([
    [`/product/${ID.stool}`, { associations: { manufacturer: {} } }],
    [`/product-listing/${ID.chairs}`, { limit: 2, order: 'price-asc', filter: [{ type: 'contains', field: 'name', value: 'lamp' }] }],
    ['/search', { search: 'lamp', limit: 1 }],
    ['/product', { limit: 2, sort: [{ field: 'name' }], 'total-count-mode': 1 }],
    ['/seo-url', { limit: 1, filter: [{ type: 'equals', field: 'foreignKey', value: ID.stool }] }],
    [`/category/${ID.chairs}`, { associations: { seoUrls: {} } }],
    ['/category', { filter: [{ type: 'equals', field: 'id', value: ID.chairs }] }],
    ['/country', { limit: 1, associations: { states: {} } }],
  ])('GET %s with %j packed into _criteria is what its POST answers', async (path, criteria) => {
    const visitor = shop.visitor();
    const posted = await visitor.post(path, criteria);
    expect(posted.status).toBe(200);
    expect((await visitor.get(`${path}?${packed(criteria)}`)).body).toEqual(posted.body);
  });

  it('what is packed wins over a plain parameter of the same name', async () => {
    expect((await shop.visitor().get(`/country?limit=3&${packed({ limit: 1 })}`)).body).toMatchObject({ limit: 1 });
  });

  it('6.6 passes _criteria over', async () => {
    expect((await old.visitor().get(`/country?${packed({ limit: 1 })}`)).body).toMatchObject({ limit: 100 });
  });

  it.each([
    ['no base64url', '_criteria=%2B%2B'],
    ['no gzip', '_criteria=AAAA'],
    ['no JSON', `_criteria=${gzipSync('{').toString('base64url')}`],
    ['no object', packed([1])],
    ['what would unpack to megabytes', `_criteria=${gzipSync(Buffer.alloc(4_000_000, 0x20)).toString('base64url')}`],
    ['too long', `_criteria=${'A'.repeat(12_000)}`],
  ])('_criteria with %s is refused', async (_what, query) => {
    expect((await shop.visitor().get(`/product?${query}`)).status).toBe(400);
  });

  it('names that objects are made of are no criteria', async () => {
    const { status } = await shop.visitor().get(`/country?_criteria=${gzipSync('{"__proto__":{"limit":1}}').toString('base64url')}`);
    expect(status).toBe(200);
    expect(Object.prototype).not.toHaveProperty('limit');
  });
});

describe('what 6.7 names otherwise', () => {
  it('a product has a type; its states stay', async () => {
    const { body } = await shop.visitor().post('/product', { ids: [ID.stool, ID.book] });
    expect(pluck(body, 'elements', 'type')).toEqual(['physical', 'digital']);
    expect(pluck(body, 'elements', 'states')).toEqual([['is-physical'], ['is-download']]);
    const filter = [{ type: 'equals', field: 'type', value: 'digital' }];
    expect(pluck((await shop.visitor().post('/product', { filter })).body, 'elements', 'id')).toEqual([ID.book]);
    expect(at((await old.visitor().post('/product', { ids: [ID.stool] })).body, 'elements.0')).not.toHaveProperty('type');
    expect(await old.visitor().post('/product', { filter })).toMatchObject({ code: 'FRAMEWORK__UNMAPPED_FIELD' });
  });

  it('sections and blocks of layouts have their ids, the context the language by name', async () => {
    const { body } = await shop.visitor().post('/category/home');
    const sections = listAt(body, 'cmsPage.sections');
    const blocks = sections.flatMap((section) => listAt(section, 'blocks'));
    expect([...sections, ...blocks].map((part) => at(part, 'id'))).not.toContain(undefined);
    expect((await shop.visitor().get('/context')).body).toMatchObject({ languageInfo: { name: expect.any(String), localeCode: 'en-US' } });
    expect((await old.visitor().get('/context')).body).not.toHaveProperty('languageInfo');
  });

  it('a payment method does not say whether it redirects', async () => {
    const [method] = listAt((await shop.visitor().post('/payment-method')).body, 'elements');
    expect(method).toHaveProperty('afterOrderEnabled');
    expect(Object.keys(method as Json).filter((name) => /^(a?synchronous|prepared)$/.test(name))).toEqual([]);
  });

  it('a customer has a last payment method in place of a default one, chosen in the context', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    const { body } = await visitor.post('/account/customer');
    expect(body).not.toHaveProperty('defaultPaymentMethodId');
    expect(body['lastPaymentMethodId']).toEqual(expect.any(String));
    expect((await visitor.post(`/account/change-payment-method/${String(body['lastPaymentMethodId'])}`)).status).toBe(404);
    expect((await visitor.patch('/context', { paymentMethodId: body['lastPaymentMethodId'] })).status).toBe(200);
  });
});
