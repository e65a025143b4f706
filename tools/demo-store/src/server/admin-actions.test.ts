import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { login, registration } from '../testing/customers.ts';
import { at, type Json, listAt, pluck, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

let shop: TestShop;
let token: string;
let counter = 0;
beforeAll(async () => {
  shop = await startTestShop();
  token = await signIn({ grant_type: 'client_credentials', client_id: shop.integration.accessKey, client_secret: shop.integration.secret });
});
afterEach(() => Object.assign(shop.settings, DEFAULT_SETTINGS));
afterAll(() => shop.close());

async function call(method: string, path: string, body?: Json, bearer = token): Promise<{ status: number; body: Json }> {
  const response = await fetch(`${shop.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? {} : (JSON.parse(text) as Json) };
}
async function signIn(credentials: Json): Promise<string> {
  const response = await fetch(`${shop.url}/api/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  return String(((await response.json()) as Json)['access_token']);
}
async function orderOf(id: string): Promise<{ visitor: Visitor; order: Json; reload: () => Promise<unknown> }> {
  const visitor = shop.visitor();
  await visitor.post('/account/register', registration(`admin-${++counter}@example.com`));
  await visitor.post('/checkout/cart/line-item', { items: [{ type: 'product', id }] });
  const order = (await visitor.post('/checkout/order')).body;
  const associations = {
    stateMachineState: {},
    transactions: { associations: { stateMachineState: {} } },
    deliveries: { associations: { stateMachineState: {} } },
    lineItems: { associations: { downloads: {} } },
  };
  return {
    visitor,
    order,
    reload: async () => at((await visitor.post('/order', { ids: [order['id']], associations })).body, 'orders.elements.0'),
  };
}
const channelId = smallCatalogue().salesChannel.id;

describe('what the staff does', () => {
  it('a booked payment opens the download', async () => {
    const { visitor, order, reload } = await orderOf(ID.book);
    const path = `/order/download/${String(order['id'])}/${String(at(await reload(), 'lineItems.0.downloads.0.id'))}`;
    expect((await visitor.get(path)).status).toBe(404);
    expect((await call('POST', `/_action/order_transaction/${String(at(order, 'transactions.0.id'))}/state/paid`)).body).toMatchObject({
      technicalName: 'paid',
    });
    expect(at(await reload(), 'lineItems.0.downloads.0.accessGranted')).toBe(true);
    expect((await visitor.get(path)).status).toBe(200);
  });

  it.each([
    ['remind', 200],
    ['chargeback', 200],
    ['process_unconfirmed', 200],
    ['fail', 200],
    ['paid', 400],
    ['process', 400],
    ['authorize', 400],
    ['refund', 400],
  ])('after %s another payment method answers %i', async (transition, status) => {
    const { visitor, order } = await orderOf(ID.stool);
    await call('POST', `/_action/order_transaction/${String(at(order, 'transactions.0.id'))}/state/${transition}`);
    expect((await visitor.post('/order/payment', { orderId: order['id'], paymentMethodId: ID.demoPay })).status).toBe(status);
  });

  it('an order is sent and completed; cancelled and reopened it moves its stock back and forth', async () => {
    const stock = async (): Promise<unknown> =>
      at((await shop.visitor().post('/product', { ids: [ID.few] })).body, 'elements.0.availableStock');
    const { order, reload } = await orderOf(ID.few);
    await call('POST', `/_action/order_delivery/${String(at(order, 'deliveries.0.id'))}/state/ship`);
    await call('PATCH', `/order-delivery/${String(at(order, 'deliveries.0.id'))}`, { trackingCodes: ['VT-1', 2] });
    await call('POST', `/_action/order/${String(order['id'])}/state/complete`);
    expect(await reload()).toMatchObject({
      stateMachineState: { technicalName: 'completed' },
      deliveries: [{ stateMachineState: { technicalName: 'shipped' }, trackingCodes: ['VT-1'] }],
    });
    const left = Number(await stock());
    for (const [transition, expected] of [
      ['cancel', left + 1],
      ['cancel', left + 1],
      ['reopen', left],
      ['cancel', left + 1],
    ] as const) {
      await call('POST', `/_action/order/${String(order['id'])}/state/${transition}`);
      expect(await stock()).toBe(expected);
    }
  });

  it('an approved review is for everyone and counts in the rating', async () => {
    const visitor = shop.visitor();
    await login(visitor);
    await visitor.post(`/product/${ID.few}/review`, {
      title: 'Bright lamp',
      content: 'It lights the whole room without being too bright.',
      points: 4,
    });
    const reviews = async (reader: Visitor): Promise<unknown[]> =>
      listAt((await reader.post(`/product/${ID.few}/reviews`)).body, 'elements');
    const [own] = await reviews(visitor);
    expect([await reviews(shop.visitor()), at(own, 'status')]).toEqual([[], false]);
    expect((await call('PATCH', `/product-review/${String(at(own, 'id'))}`, { status: true })).status).toBe(204);
    expect(pluck(await reviews(shop.visitor()), '', 'status')).toEqual([true]);
    expect(at((await shop.visitor().post('/product', { ids: [ID.few] })).body, 'elements.0.ratingAverage')).toBe(4);
  });

  it('stock set anew counts at once', async () => {
    await call('PATCH', `/product/${ID.soldOut}`, { stock: 2 });
    const { body } = await shop.visitor().post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.soldOut, quantity: 5 }] });
    expect(pluck(body, 'lineItems', 'quantity')).toEqual([2]);
  });

  it('a price set anew counts at once, in the currency that it names or that of the default domain', async () => {
    const idOf = (isoCode: string): string => smallCatalogue().currencies.find((currency) => currency.isoCode === isoCode)?.id ?? '';
    const priceIn = async (isoCode: string): Promise<unknown> => {
      const visitor = shop.visitor();
      await visitor.patch('/context', { currencyId: idOf(isoCode) });
      return at((await visitor.post('/product', { ids: [ID.few] })).body, 'elements.0.calculatedPrice.unitPrice');
    };
    const pounds = await priceIn('GBP');
    await call('PATCH', `/product/${ID.few}`, { price: [{ gross: 77 }, { gross: 66, currencyId: idOf('EUR') }, { gross: 'nonsense' }, 5] });
    expect([await priceIn('USD'), await priceIn('EUR'), await priceIn('GBP')]).toEqual([77, 66, pounds]);
  });

  it('the sales channel goes into maintenance and comes back; settings are switched by their names', async () => {
    await call('PATCH', `/sales-channel/${channelId}`, { maintenance: true });
    expect((await shop.visitor().get('/context')).status).toBe(503);
    await call('PATCH', `/sales-channel/${channelId}`, { maintenance: false });
    expect(
      (
        await call('POST', '/_action/system-config', {
          'core.loginRegistration.doubleOptInRegistration': true,
          'core.cart.wishlistEnabled': 'nonsense',
        })
      ).status,
    ).toBe(204);
    expect((await call('GET', '/_action/system-config')).body).toMatchObject({
      'core.loginRegistration.doubleOptInRegistration': true,
      'core.cart.wishlistEnabled': true,
    });
    expect((await shop.visitor().post('/account/register', registration('config@example.com'))).body).toMatchObject({
      doubleOptInRegistration: true,
    });
  });
});

describe('refusals', () => {
  it('only integrations and administrators may', async () => {
    const guide = await signIn({ grant_type: 'password', client_id: 'administration', username: 'guide', password: 'guide-demo' });
    for (const [method, path, body] of [
      ['PATCH', `/sales-channel/${channelId}`, { active: false }],
      ['POST', `/_action/order/${'f'.repeat(32)}/state/cancel`, {}],
      ['GET', '/_action/system-config', undefined],
    ] as const) {
      expect((await call(method, path, body, guide)).status).toBe(403);
      expect((await call(method, path, body, 'made-up')).status).toBe(401);
    }
    expect((await shop.visitor().get('/context')).status).toBe(200);
  });

  it('an unknown transition is 400, an unknown order, review, product or channel 404, a malformed id 400', async () => {
    const unknown = 'f'.repeat(32);
    const { order } = await orderOf(ID.stool);
    expect((await call('POST', `/_action/order/${String(order['id'])}/state/constructor`)).status).toBe(400);
    for (const machine of ['order', 'order_transaction', 'order_delivery'])
      expect((await call('POST', `/_action/${machine}/${unknown}/state/cancel`)).status).toBe(404);
    for (const path of [`/product-review/${unknown}`, `/product/${unknown}`, `/sales-channel/${unknown}`])
      expect((await call('PATCH', path, { status: true })).status).toBe(404);
    expect((await call('PATCH', '/product/xyz', { stock: 1 })).status).toBe(400);
  });
});
