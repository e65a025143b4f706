import { expect, it } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadOrderFiles, loadOrderHistory } from './order-history.ts';

function visitor(answer: () => unknown, hasSession = true) {
  const asked: unknown[] = [];
  const client = {
    request: async ({ body }: { body: unknown }) => {
      asked.push(body);
      return answer();
    },
  };
  return { asked, scope: createRequestScope({ client, hasSession } as unknown as RequestSession) };
}
const orders = (count: number, total: number) => () => ({
  orders: { elements: Array.from({ length: count }, (_, index) => ({ id: String(index) })), total },
});
const at = (search: string) => new URL(`https://www.shop.example/de-DE/account/order${search}`);
const refused = (statusCode: number) => () => {
  throw new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [] });
};

it('a page of orders is ten, the newest first, counted in full and kept by no cache', async () => {
  const { asked, scope } = visitor(orders(10, 21));
  expect(await loadOrderHistory(scope, at('?p=2'))).toMatchObject({ page: 2, totalPages: 3 });
  expect(asked).toMatchObject([{ page: 2, limit: 10, 'total-count-mode': 'exact', sort: [{ field: 'orderDateTime', order: 'DESC' }] }]);
  expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
});

it.each(['', '?p=', '?p=0', '?p=-1', '?p=x', '?p=1e9', '?p=99999999999'])('%j is the first page', async (search) => {
  const { asked, scope } = visitor(orders(1, 1));
  await loadOrderHistory(scope, at(search));
  expect(asked).toMatchObject([{ page: 1 }]);
});

it.each([
  [21, '/de-DE/account/order?p=3'],
  [10, '/de-DE/account/order'],
  // Servers count nothing beyond their last page.
  [0, '/de-DE/account/order'],
])('a page beyond the last of %i orders leads to %s', async (total, location) => {
  const left = await loadOrderHistory(visitor(orders(0, total)).scope, at('?p=7')).catch((thrown: unknown) => thrown);
  expect(left instanceof Response && [left.status, left.headers.get('location')]).toEqual([302, location]);
});

it('a last page whose orders have gone meanwhile leads to the first, not to itself', async () => {
  const left = await loadOrderHistory(visitor(orders(0, 25)).scope, at('?p=3')).catch((thrown: unknown) => thrown);
  expect(left instanceof Response && left.headers.get('location')).toBe('/de-DE/account/order');
});

it('no orders are the first page, and nobody but a customer has any', async () => {
  expect(await loadOrderHistory(visitor(orders(0, 0)).scope, at(''))).toEqual({ orders: [], page: 1, totalPages: 0 });
  for (const load of [loadOrderFiles, (scope: Parameters<typeof loadOrderFiles>[0]) => loadOrderHistory(scope, at(''))]) {
    const stranger = visitor(orders(1, 1), false);
    expect(await load(stranger.scope)).toMatchObject({ orders: [] });
    expect(stranger.asked).toEqual([]);
    expect(await load(visitor(refused(403)).scope)).toMatchObject({ orders: [] });
    await expect(load(visitor(refused(500)).scope)).rejects.toMatchObject({ statusCode: 500 });
  }
});
