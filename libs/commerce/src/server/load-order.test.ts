import { expect, it, vi } from 'vitest';
import { cacheControlOf, createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadOrder, loadOrders } from './load-order.ts';
import { loadPayableOrder } from './load-payable-order.ts';

const ID = 'a'.repeat(32);

function visitor(answer: () => Promise<unknown>, hasSession = true) {
  const asked: { path: string; body: unknown }[] = [];
  const client = {
    request: (call: { path: string; body: unknown }) => {
      asked.push({ path: call.path, body: call.body });
      return answer();
    },
  };
  return { asked, scope: createRequestScope({ client, hasSession } as unknown as RequestSession) };
}
const found = async () => ({ orders: { elements: [{ id: ID }], total: 1 }, paymentChangeable: {} });
const refused = (statusCode: number) => () => Promise.reject(new StoreApiError('no', { code: 'REFUSED', statusCode, messages: [] }));

it('an order is asked for by its id, with all that its page shows by association', async () => {
  const { asked, scope } = visitor(found);
  expect(await loadOrder(scope, ID)).toEqual({ id: ID });
  expect(asked).toMatchObject([
    {
      path: '/order',
      body: {
        filter: [{ type: 'equals', field: 'id', value: ID }],
        associations: {
          stateMachineState: {},
          lineItems: { associations: { cover: {}, downloads: { associations: { media: {} } } } },
          addresses: {},
          deliveries: { associations: { shippingMethod: {}, shippingOrderAddress: {} } },
          transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
          documents: {},
        },
      },
    },
  ]);
});

it.each([403, 404])("somebody else's order (%i) reads like one that does not exist", async (status) => {
  expect(await loadOrder(visitor(refused(status)).scope, ID)).toBeNull();
});

it('a store that fails is a failure, not an order that does not exist', async () => {
  await expect(loadOrder(visitor(refused(500)).scope, ID)).rejects.toMatchObject({ statusCode: 500 });
});

it('nothing is asked for a malformed id or without a session', async () => {
  const { asked, scope } = visitor(found);
  const stranger = visitor(found, false);
  expect([await loadOrder(scope, '../x'), await loadOrder(stranger.scope, ID), await loadOrders(stranger.scope)]).toEqual([null, null, []]);
  expect([...asked, ...stranger.asked]).toEqual([]);
});

it('the newest ten orders of a customer are listed, and none to whoever is no customer', async () => {
  const { asked, scope } = visitor(found);
  expect(await loadOrders(scope)).toEqual([{ id: ID }]);
  expect(asked).toMatchObject([{ path: '/order', body: { sort: [{ field: 'createdAt', order: 'DESC' }], limit: 10 } }]);
  expect(await loadOrders(visitor(refused(403)).scope)).toEqual([]);
  await expect(loadOrders(visitor(refused(404)).scope)).rejects.toMatchObject({ statusCode: 404 });
});

it.each([
  ['an order', (scope: Parameters<typeof loadOrder>[0]) => loadOrder(scope, ID)],
  ['the list of orders', loadOrders],
])('%s is kept by no cache', async (_what, load) => {
  const { scope } = visitor(found);
  await load(scope);
  expect(cacheControlOf(scope, new Response()).cacheControl).toBe('private, no-store');
});

it('one order is asked for at once', async () => {
  const { asked, scope } = visitor(found);
  await loadOrder(scope, ID);
  expect(asked).toMatchObject([{ body: { limit: 1 } }]);
});

/** A store whose order is paid in a state, and whose methods are as given. */
function payable(state: string, methods: () => unknown) {
  const order = { id: ID, transactions: [{ id: 't', stateMachineState: { technicalName: state }, paymentMethod: { id: 'm' } }] };
  const asked: unknown[] = [];
  const client = {
    request: async ({ path, query }: { path: string; query?: unknown }) => {
      if (path === '/order') return { orders: { elements: [order] } };
      asked.push(query);
      return methods();
    },
  };
  return { asked, scope: createRequestScope({ client, hasSession: true } as unknown as RequestSession) };
}
const METHODS = [
  { id: 'late', position: 2 },
  { id: 'never', position: 0, afterOrderEnabled: false },
  { id: 'early', position: 1 },
  { id: 'first' },
];

it.each([
  ['open', ['first', 'early', 'late']],
  ['failed', ['first', 'early', 'late']],
  ['paid', []],
  ['refunded', []],
])('an order whose payment is %s can be paid by the methods %j, as the shop sorts them', async (state, expected) => {
  const { asked, scope } = payable(state, () => ({ elements: METHODS }));
  expect((await loadPayableOrder(scope, ID)).methods.map(({ id }) => id)).toEqual(expected);
  expect(asked).toEqual(expected.length === 0 ? [] : [{ onlyAvailable: 1 }]);
});

it('an order is there without its methods, too, but not without its store', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const away = payable('open', () => {
    throw new StoreApiError('no', { code: 'REFUSED', statusCode: 503, messages: [] });
  });
  expect(await loadPayableOrder(away.scope, ID)).toMatchObject({ order: { id: ID }, methods: [] });
  const broken = payable('open', () => {
    throw new Error('broken');
  });
  await expect(loadPayableOrder(broken.scope, ID)).rejects.toThrow('broken');
  expect((await loadPayableOrder(visitor(found, false).scope, ID)).methods).toEqual([]);
});
