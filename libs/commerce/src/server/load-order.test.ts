import { expect, it } from 'vitest';
import { createRequestScope } from '@vitrine/app-shell/server';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadOrder, loadOrders } from './load-order.ts';

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
