import { expect, it } from 'vitest';
import { createStoreApiClient } from '../../client/create-store-api-client.ts';
import { getCart } from '../cart/cart.ts';
import { login, logout } from './session.ts';

const withKnownCart = async () => {
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    fetch: async () => Response.json({ lineItems: [{ id: 'mug', type: 'product', quantity: 2 }] }),
  });
  await getCart(client);
  expect(client.cartMemory.snapshot()?.quantities).toEqual(new Map([['mug', 2]]));
  return client;
};

it('signing in forgets the cart that was seen before: the customer has another one', async () => {
  const client = await withKnownCart();
  await login(client, { username: 'ada@vitrine.example', password: 'secret' });
  expect(client.cartMemory.snapshot()).toBeUndefined();
});

it('signing out forgets the cart that was seen before: the new session has none', async () => {
  const client = await withKnownCart();
  await logout(client);
  expect(client.cartMemory.snapshot()).toBeUndefined();
});
