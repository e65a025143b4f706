import { afterAll, beforeAll, expect, it } from 'vitest';
import { becomeGuest, registration } from '../testing/customers.ts';
import { at, pluck, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const newCustomer = async (): Promise<Visitor> => {
  const visitor = shop.visitor();
  await visitor.post('/account/register', registration(`wish-${++counter}@example.com`));
  return visitor;
};
const products = async (visitor: Visitor): Promise<unknown[]> =>
  pluck((await visitor.post('/customer/wishlist')).body, 'products.elements', 'id');

it('is 404 before the first product, and newest first afterwards', async () => {
  const visitor = await newCustomer();
  expect(await visitor.post('/customer/wishlist')).toMatchObject({ status: 404, code: 'CHECKOUT__WISHLIST_NOT_FOUND' });
  for (const id of [ID.stool, ID.coffee])
    expect((await visitor.post(`/customer/wishlist/add/${id}`)).body).toEqual({ apiAlias: 'array_struct', success: true });
  expect(await products(visitor)).toEqual([ID.coffee, ID.stool]);
  expect(at((await visitor.post('/customer/wishlist', { limit: 1, page: 2 })).body, 'products.elements.0.id')).toBe(ID.stool);
  expect(at((await visitor.post('/customer/wishlist', { limit: 1, 'total-count-mode': 1 })).body, 'products.total')).toBe(2);
});

it('parents and variants are entries of their own', async () => {
  const visitor = await newCustomer();
  for (const id of [ID.chair, ID.chairRedLarge]) await visitor.post(`/customer/wishlist/add/${id}`);
  expect(await products(visitor)).toEqual([ID.chairRedLarge, ID.chair]);
});

it('merging skips unknown ids and known ones; without ids it is refused', async () => {
  const visitor = await newCustomer();
  await visitor.post(`/customer/wishlist/add/${ID.stool}`);
  expect((await visitor.post('/customer/wishlist/merge', { productIds: [ID.stool, 'f'.repeat(32), ID.few] })).body).toMatchObject({
    success: true,
  });
  expect([...(await products(visitor))].sort()).toEqual([ID.few, ID.stool].sort());
  expect(await visitor.post('/customer/wishlist/merge')).toMatchObject({ status: 400, code: 'CHECKOUT__PRODUCT_IDS_PARAMETER_IS_MISSING' });
  const empty = await newCustomer();
  expect((await empty.post('/customer/wishlist/merge', { productIds: [] })).body).toMatchObject({ success: true });
  expect(await products(empty)).toEqual([]);
});

it('adding twice is 400, unknown products and removing what is not there 404', async () => {
  const visitor = await newCustomer();
  await visitor.post(`/customer/wishlist/add/${ID.stool}`);
  expect(await visitor.post(`/customer/wishlist/add/${ID.stool}`)).toMatchObject({
    status: 400,
    code: 'CHECKOUT__DUPLICATE_WISHLIST_PRODUCT',
  });
  expect(await visitor.post(`/customer/wishlist/add/${'f'.repeat(32)}`)).toMatchObject({ status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND' });
  expect((await visitor.delete(`/customer/wishlist/delete/${ID.stool}`)).body).toMatchObject({ success: true });
  expect(await visitor.delete(`/customer/wishlist/delete/${ID.stool}`)).toMatchObject({
    status: 404,
    code: 'CHECKOUT__WISHLIST_PRODUCT_NOT_FOUND',
  });
  expect(await products(visitor)).toEqual([]);
});

it('is for registered customers alone', async () => {
  const guest = shop.visitor();
  await becomeGuest(guest);
  for (const visitor of [guest, shop.visitor()])
    expect(await visitor.post(`/customer/wishlist/add/${ID.stool}`)).toMatchObject({
      status: 403,
      code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN',
    });
});
