import { expect, it } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { loadCart } from './load-cart.ts';

async function load(hasSession: boolean) {
  const asked: string[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    fetch: async (input) => {
      asked.push(new URL(input instanceof Request ? input.url : input).pathname);
      return Response.json({ token: 'cart', lineItems: [] });
    },
  });
  const { cache } = await loadCart(createRequestScope({ client, hasSession } as unknown as RequestSession));
  return { asked, known: cache.queries.map(({ queryKey, state }) => [queryKey, state.data]) };
}

it('the cart of a visitor with a session is on the first paint', async () => {
  expect(await load(true)).toEqual({
    asked: ['/checkout/cart'],
    known: [[['cart', 'current'], expect.objectContaining({ token: 'cart' })]],
  });
});

it('a visitor without a session has no cart, and the store is not asked', async () => {
  expect(await load(false)).toEqual({ asked: [], known: [] });
});
