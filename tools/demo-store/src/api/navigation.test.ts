import { afterAll, beforeAll, expect, it } from 'vitest';
import { at, listAt, pluck, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const main = '/navigation/main-navigation/main-navigation';

it('a tree is a bare array of active, visible categories in order, folders and links included', async () => {
  const { body } = await shop.visitor().post(main);
  expect(pluck(body, '', 'name')).toEqual(['Furniture', 'Empty', 'More']);
  expect(at(body, '0.children.0.name')).toBe('Chairs');
  expect(at(body, '2')).toMatchObject({ type: 'folder', seoUrls: null });
  expect(at(body, '2.children.0')).toMatchObject({ type: 'link', linkType: 'external', externalLink: 'https://example.com/blog' });
});

it('depth counts levels below the first: 0 is the first level only, children [] and counted as loaded', async () => {
  const { body } = await shop.visitor().post(main, { depth: 0 });
  expect(at(body, '0')).toMatchObject({ children: [], childCount: 1, visibleChildCount: 0 });
});

it('the way to the active category is open at any depth', async () => {
  const { body } = await shop.visitor().post(`/navigation/${ID.chairs}/main-navigation`, { depth: 0 });
  expect([pluck(body, '0.children', 'id'), listAt(body, '2.children')]).toEqual([[ID.chairs], []]);
  // What is open for the sake of the way alone is not counted.
  expect(at(body, '0')).toMatchObject({ childCount: 1, visibleChildCount: 0 });
  expect(at((await shop.visitor().post(main, { depth: 1 })).body, '0')).toMatchObject({ childCount: 1, visibleChildCount: 1 });
});

it('buildTree false answers flat, with hidden and inactive ones, children null', async () => {
  const { body } = await shop.visitor().post(main, { buildTree: false });
  expect(pluck(body, '', 'id')).toEqual(expect.arrayContaining([ID.root, ID.hidden, ID.inactive, ID.chairs]));
  expect(new Set(pluck(body, '', 'children'))).toEqual(new Set([null]));
  const counts = Object.fromEntries(
    (body as unknown as { id: string; visibleChildCount: number }[]).map(({ id, visibleChildCount }) => [id, visibleChildCount]),
  );
  expect(counts).toMatchObject({ [ID.root]: 0, [ID.furniture]: 1, [ID.chairs]: 0 });
});

it('sw-include-seo-urls fills seoUrls whatever its value; paths of categories end with a slash', async () => {
  const { body } = await shop.visitor().post(main, {}, { 'sw-include-seo-urls': 'false' });
  expect([at(body, '0.seoUrls.0.seoPathInfo'), at(body, '0.children.0.seoUrls.0.seoPathInfo')]).toEqual([
    'Furniture/',
    'Furniture/Chairs/',
  ]);
  expect(at((await shop.visitor().post(main)).body, '0.seoUrls')).toBeNull();
});

it('footer and service navigation have their own roots', async () => {
  expect(pluck((await shop.visitor().post('/navigation/footer-navigation/footer-navigation')).body, '', 'name')).toEqual(['Contact']);
  expect((await shop.visitor().post('/navigation/service-navigation/service-navigation')).body).toEqual([]);
});

it('an unknown id is 404, any other alias 400', async () => {
  expect((await shop.visitor().post(`/navigation/${'f'.repeat(32)}/${'f'.repeat(32)}`)).status).toBe(404);
  expect(await shop.visitor().post('/navigation/xyz/xyz')).toMatchObject({ status: 400, code: 'FRAMEWORK__INVALID_UUID' });
});

it("a product's breadcrumb is its main category's, without the root", async () => {
  const { body } = await shop.visitor().get(`/breadcrumb/${ID.stool}?type=product`);
  expect([pluck(body, 'breadcrumbs', 'name'), at(body, 'breadcrumbs.1.path')]).toEqual([['Furniture', 'Chairs'], 'Furniture/Chairs/']);
});
