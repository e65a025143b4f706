import { describe, expect, it } from 'vitest';
import type { RequestScope } from '@vitrine/app-shell/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadWishlist } from './load-wishlist.ts';

const VASE = { id: 'vase' };

function load({
  hasSession = true,
  customer = { id: 'c', guest: false, active: true } as object | null,
  answer = async () => ({ products: { elements: [VASE] } }) as unknown,
}) {
  const asked: unknown[] = [];
  const client = {
    request: ({ body }: { body: unknown }) => {
      asked.push(body);
      return answer();
    },
  };
  const scope = { session: { hasSession, client }, salesChannelContext: async () => ({ customer }) } as unknown as RequestScope;
  return loadWishlist(scope).then(({ products }) => ({ products, asked: asked.length, first: asked[0] }));
}

describe('the wish list of the first paint', () => {
  it('holds the products of a customer who is signed in', async () => {
    expect(await load({})).toMatchObject({ products: [VASE], asked: 1, first: { limit: 100 } });
  });
  it.each([
    ['a visitor without a session', { hasSession: false }],
    ['nobody who is known', { customer: null }],
    ['a customer whose account is not active', { customer: { id: 'c', guest: false, active: false } }],
    ['a guest', { customer: { id: 'c', guest: true, active: true } }],
  ])('is left to the browser for %s, and the store is not asked for it', async (_what, visitor) => {
    expect(await load(visitor)).toMatchObject({ products: null, asked: 0 });
  });
  it('is left to the browser where the store fails, but a mistake of ours is no answer', async () => {
    const fail = (error: Error) => load({ answer: () => Promise.reject(error) });
    expect(await fail(new StoreApiError('no', { code: 'REFUSED', statusCode: 500, messages: [] }))).toMatchObject({ products: null });
    await expect(fail(new TypeError('ours'))).rejects.toThrow('ours');
  });
});
