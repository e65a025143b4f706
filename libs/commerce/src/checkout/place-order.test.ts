import { describe, expect, it } from 'vitest';
import { createStoreApiClient, isStoreApiError } from '@vitrine/store-api-client';
import { newestOrder, placeOrder } from './place-order.ts';

const [ORDER, NEWEST] = ['a'.repeat(32), 'b'.repeat(32)];
const refusal = (status: number, code: string, parameters: object = {}) =>
  Response.json({ errors: [{ code, status: String(status), title: '', detail: '', meta: { parameters } }] }, { status });
const CART = { lineItems: [{ id: 'mug', type: 'product', quantity: 1 }], errors: [], price: {}, deliveries: [] };
const EMPTY = { ...CART, lineItems: [] };

/** A store that answers an order in its own way. */
function store(order: () => Response, { cart = CART as object, orders = [{ id: NEWEST }] as object[] } = {}) {
  const asked: { path: string; body: unknown }[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://shop.example/store-api',
    accessKey: 'k',
    retry: { limit: 0 },
    fetch: async (input, init) => {
      const request = new Request(input as RequestInfo, init);
      const path = new URL(request.url).pathname.replace('/store-api', '');
      const text = await request.text();
      asked.push({ path, body: text === '' ? undefined : JSON.parse(text) });
      if (path === '/checkout/order') return order();
      return path === '/checkout/cart' ? Response.json(cart) : Response.json({ orders: { elements: orders, total: orders.length } });
    },
  });
  return { client, asked, count: () => asked.filter(({ path }) => path === '/checkout/order').length };
}
const away = (): Response => {
  throw new TypeError('network');
};
const outcome = (placing: Promise<unknown>) => placing.catch((error: unknown) => (isStoreApiError(error) ? error.code : error));
const REQUEST = { comment: 'Ring twice', hash: 'h' };

describe('an order', () => {
  it('is the one that the store has made', async () => {
    const { client, asked } = store(() => Response.json({ id: ORDER }));
    expect(await placeOrder(client, REQUEST)).toEqual({ id: ORDER, hasFailed: false });
    expect(asked.map(({ body }) => body)).toEqual([{ customerComment: 'Ring twice', hash: 'h' }]);
  });
  it('says nothing of a comment and of a cart that there is none of', async () => {
    const { client, asked } = store(() => Response.json({ id: ORDER }));
    await placeOrder(client, { comment: '', hash: undefined });
    expect(asked[0]?.body).toEqual({});
  });
  it('that the store has kept although its payment failed is the one that it names, else the newest', async () => {
    const kept = 'CHECKOUT__CART_INVALID_PAYMENT_ORDER_STORED';
    expect(await placeOrder(store(() => refusal(500, kept, { orderId: ORDER })).client, REQUEST)).toEqual({ id: ORDER, hasFailed: true });
    expect(await placeOrder(store(() => refusal(500, kept)).client, REQUEST)).toEqual({ id: NEWEST, hasFailed: true });
  });
  it('whose answer was lost exists where the cart is empty now, and is never sent again', async () => {
    const lost = store(away, { cart: EMPTY });
    expect(await placeOrder(lost.client, REQUEST)).toEqual({ id: NEWEST, hasFailed: false });
    expect(lost.count()).toBe(1);
  });
  it.each([
    ['was not made while the cart is full', store(away), 'NETWORK'],
    ['is not made up where the store has none', store(away, { cart: EMPTY, orders: [] }), 'NETWORK'],
    ['that was refused is no lost one', store(() => refusal(409, 'REFUSED'), { cart: EMPTY }), 'REFUSED'],
  ])('%s', async (_what, { client }, code) => {
    expect(await outcome(placeOrder(client, REQUEST))).toBe(code);
  });
  it('is asked for as the newest, with what is to come along', async () => {
    const { client, asked } = store(away);
    await newestOrder(client, { lineItems: {} });
    await newestOrder(client);
    expect(asked.map(({ body }) => body)).toEqual([
      { limit: 1, sort: [{ field: 'createdAt', order: 'DESC' }], associations: { lineItems: {} } },
      { limit: 1, sort: [{ field: 'createdAt', order: 'DESC' }] },
    ]);
  });
});
