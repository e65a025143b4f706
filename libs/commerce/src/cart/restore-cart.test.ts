import { describe, expect, it } from 'vitest';
import { createStoreApiClient } from '@vitrine/store-api-client';
import { type LostCart, restoreCart } from './restore-cart.ts';

const product = (id: string, over: object = {}) => ({ id, type: 'product', quantity: 2, referencedId: `p-${id}`, ...over });
const promotion = (payload: { code?: string }) => ({ id: 'promotion', type: 'promotion', quantity: 1, referencedId: 'discount', payload });

async function restore(lost: LostCart['lineItems'], found: readonly object[] = []) {
  const sent: unknown[] = [];
  const client = createStoreApiClient({
    endpoint: 'https://store.example',
    accessKey: 'key',
    fetch: async (_input, init) => {
      if (init?.method !== 'POST') return Response.json({ lineItems: found });
      const { items } = JSON.parse(String(init.body)) as { items: object[] };
      sent.push(items);
      return Response.json({ lineItems: items });
    },
  });
  const { lineItems } = await restoreCart(client, { lineItems: lost });
  return { sent, lineItems };
}

describe('a cart that went with its session', () => {
  it('is put together again from its products, with their quantities, and its codes', async () => {
    expect((await restore([product('a'), promotion({ code: 'SPRING' })])).sent).toEqual([
      [
        { type: 'product', id: 'a', referencedId: 'p-a', quantity: 2 },
        { type: 'promotion', referencedId: 'SPRING' },
      ],
    ]);
  });
  it('leaves out what the shop adds by itself: fees, and discounts without a code', async () => {
    const fee = product('f', { good: false });
    const lost = [product('a'), fee, promotion({}), product('g', { referencedId: null })];
    expect((await restore(lost)).sent).toEqual([[{ type: 'product', id: 'a', referencedId: 'p-a', quantity: 2 }]]);
  });
  it('adds nothing to a session that has a cart of its own', async () => {
    const own = product('own');
    expect(await restore([product('a')], [own])).toEqual({ sent: [], lineItems: [own] });
  });
});
