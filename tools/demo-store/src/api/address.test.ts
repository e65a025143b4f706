import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { ADDRESS, registration } from '../testing/customers.ts';
import { at, type Json, pluck, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
let visitor: Visitor;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  visitor = shop.visitor();
  await visitor.post('/account/register', registration(`address-${++counter}@example.com`));
});

const full: Json = { ...ADDRESS, firstName: 'Max', lastName: 'Muster', salutationId: ID.mr };
const create = async (): Promise<string> => String(at((await visitor.post('/account/address', full)).body, 'id'));

it('is created and listed, oldest first', async () => {
  const reply = await visitor.post('/account/address', { ...full, street: 'Neue Str. 1' });
  expect(reply).toMatchObject({ status: 200, body: { street: 'Neue Str. 1', country: null, apiAlias: 'customer_address' } });
  expect(pluck((await visitor.post('/account/list-address')).body, 'elements', 'street')).toEqual(['Seestr. 2', 'Neue Str. 1']);
});

it('a change overwrites the whole: every required field again', async () => {
  const id = await create();
  expect(pluck((await visitor.patch(`/account/address/${id}`, { street: 'Only this' })).body, 'errors', 'source.pointer')).toEqual([
    '/firstName',
    '/lastName',
    '/countryId',
    '/city',
  ]);
  expect((await visitor.patch(`/account/address/${id}`, { ...full, street: 'Dritte Str. 3' })).body).toMatchObject({
    id,
    street: 'Dritte Str. 3',
  });
});

it('defaults are set with 204', async () => {
  const id = await create();
  expect((await visitor.patch(`/account/address/default-shipping/${id}`)).status).toBe(204);
  expect((await visitor.patch(`/account/address/default-billing/${id}`)).status).toBe(204);
  expect((await visitor.get('/context')).body).toMatchObject({ customer: { defaultBillingAddressId: id, defaultShippingAddressId: id } });
});

it('a default or a chosen one cannot be deleted, another one with 204', async () => {
  const id = await create();
  const standard = at((await visitor.get('/context')).body, 'customer.defaultBillingAddressId');
  expect(await visitor.delete(`/account/address/${String(standard)}`)).toMatchObject({
    status: 400,
    code: 'CHECKOUT__CUSTOMER_ADDRESS_IS_DEFAULT',
  });
  await visitor.patch('/context', { shippingAddressId: id });
  expect(at((await visitor.get('/context')).body, 'shippingLocation.address.id')).toBe(id);
  expect(await visitor.delete(`/account/address/${id}`)).toMatchObject({ status: 400, code: 'CHECKOUT__CUSTOMER_ADDRESS_IS_ACTIVE' });
  await visitor.patch('/context', { shippingAddressId: standard });
  expect((await visitor.delete(`/account/address/${id}`)).status).toBe(204);
});

it('an unknown or foreign one is 400, as on the real server; the anonymous get 403', async () => {
  const id = await create();
  const other = shop.visitor();
  await other.post('/account/register', registration(`other-${counter}@example.com`));
  for (const foreign of [id, 'f'.repeat(32)]) {
    expect(await other.delete(`/account/address/${foreign}`)).toMatchObject({ status: 400, code: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND' });
    expect(await other.patch(`/account/address/${foreign}`, full)).toMatchObject({
      status: 400,
      code: 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND',
    });
  }
  expect(await shop.visitor().post('/account/list-address')).toMatchObject({ status: 403 });
});
