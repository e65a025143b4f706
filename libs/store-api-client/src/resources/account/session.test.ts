import { expect, it } from 'vitest';
import { createStoreApiClient } from '../../client/create-store-api-client.ts';
import type { StoreApiClient } from '../../client/store-api-client.ts';
import { getCart } from '../cart/cart.ts';
import { createOrder } from '../order/order.ts';
import { loginByToken } from '../presentation/dsr-customer.ts';
import { login, logout } from './session.ts';

/** A client that has seen a cart, of a store that then answers with a status. */
const withKnownCart = async (status = 200) => {
  let answer = 200;
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    retry: { limit: 0 },
    fetch: async () => Response.json({ lineItems: [{ id: 'mug', type: 'product', quantity: 2 }] }, { status: answer }),
  });
  await getCart(client);
  expect(client.cartMemory.snapshot()?.quantities).toEqual(new Map([['mug', 2]]));
  answer = status;
  return client;
};

it.each<[string, (client: StoreApiClient) => Promise<unknown>]>([
  ['signing in: the customer has another one', (client) => login(client, { username: 'ada@vitrine.example', password: 'secret' })],
  ['signing in by a token of the sales room: the customer has another one', (client) => loginByToken(client, 'token')],
  ['signing out: the new session has none', (client) => logout(client)],
  ['ordering: what was in it is ordered', (client) => createOrder(client)],
])('the cart that was seen before is forgotten by %s', async (_what, change) => {
  const client = await withKnownCart();
  await change(client);
  expect(client.cartMemory.snapshot()).toBeUndefined();
});

it('the cart that was seen before is forgotten by an order that failed, too: it may exist', async () => {
  const client = await withKnownCart(500);
  await expect(createOrder(client)).rejects.toMatchObject({ statusCode: 500 });
  expect(client.cartMemory.snapshot()).toBeUndefined();
});
