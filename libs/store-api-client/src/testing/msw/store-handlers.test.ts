import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addLineItems, createStoreApiClient, getCart, getContext } from '../../index.ts';
import { runConformance } from '../conformance/run-conformance.ts';
import { createInMemoryStore } from '../store/in-memory-store.ts';
import { storeId } from '../store/store-id.ts';
import { storeHandlers } from './store-handlers.ts';

const endpoint = 'https://shop.example/store-api';
const store = createInMemoryStore();
const server = setupServer(...storeHandlers(store, { endpoint }));
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => store.reset());
afterAll(() => server.close());

const connect = (timeoutMs?: number): ReturnType<typeof createStoreApiClient> =>
  createStoreApiClient({
    endpoint,
    accessKey: store.accessKey,
    retry: { baseDelayMs: 1 },
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });

test('a client whose fetch msw intercepts is served by the store, its session included', async () => {
  const client = connect();
  await addLineItems(client, [{ referencedId: storeId('product:mug'), quantity: 2 }]);
  expect((await getCart(client)).lineItems.map(({ quantity }) => quantity)).toEqual([2]);
});

test('every rule is kept behind msw', async () => {
  const results = await runConformance(
    { endpoint, accessKey: store.accessKey, promotionCode: 'TEN' },
    { allow: ['writes', 'rate-limits'] },
  );
  expect(results.filter(({ outcome }) => outcome !== 'kept')).toEqual([]);
});

test('a reset is a network error', async () => {
  store.faults.reset({ path: '/context' });
  await expect(getContext(connect())).rejects.toMatchObject({ statusCode: 0 });
  expect(store.count('GET', '/context')).toBe(3);
});

test('a status is an answer', async () => {
  store.faults.status(502, {}, { path: '/context' });
  await expect(getContext(connect())).rejects.toMatchObject({ statusCode: 502 });
});

test('slow and dropped answers are time-outs for a caller in a hurry', async () => {
  store.faults.slow(500, { path: '/context', times: 3 });
  await expect(getContext(connect(20))).rejects.toMatchObject({ statusCode: 408 });
  store.faults.clear();
  store.faults.drop({ path: '/context' });
  await expect(getContext(connect(20))).rejects.toMatchObject({ statusCode: 408 });
});
