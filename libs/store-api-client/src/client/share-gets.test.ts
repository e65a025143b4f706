import { afterEach, expect, test } from 'vitest';
import { CancelledError } from '../errors/cancelled-error.ts';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { createStoreApiClient } from './create-store-api-client.ts';
import { shareGets } from './share-gets.ts';
import type { StoreApiClient, StoreApiClientOptions } from './store-api-client.ts';

const servers = createFaultServers();
let server: FaultServer;
let release: () => void;
afterEach(() => servers.closeAll());

/** A server whose answers wait until `release`. */
async function connect(options: Partial<StoreApiClientOptions> = {}): Promise<StoreApiClient> {
  const held = new Promise<void>((resolve) => (release = resolve));
  server = await servers.serve(async () => {
    await held;
    return { body: { list: [1] } };
  });
  return createStoreApiClient({ endpoint: server.url, accessKey: 'k', contextToken: 't', wrap: [shareGets()], ...options });
}
const get = { operation: 'test', method: 'GET', path: '/x' } as const;
const received = async (count: number): Promise<void> => {
  await expect.poll(() => server.requests.length, { interval: 2, timeout: 30_000 }).toBe(count);
};

test('GETs of one address, headers and token at one time share a request; each gets a result of its own', async () => {
  const client = await connect();
  const calls = [1, 2, 3].map(() => client.request<{ list: number[] }>(get));
  await received(1);
  release();
  const [first, ...others] = await Promise.all(calls);
  first?.list.push(2);
  expect(others).toEqual([{ list: [1] }, { list: [1] }]);
  expect(server.requests).toHaveLength(1);
});

test('nothing is shared unless it is asked for', async () => {
  const client = await connect({ wrap: [] });
  const calls = [client.request(get), client.request(get)];
  await received(2);
  release();
  await Promise.all(calls);
});

test('another address, language or token, and what is asked for later, is another request', async () => {
  const client = await connect();
  const calls = [client.request(get), client.request({ ...get, query: { p: 2 } }), client.withLanguage('a'.repeat(32)).request(get)];
  client.setContextToken('other');
  calls.push(client.request(get));
  await received(4);
  release();
  await Promise.all(calls);
  await client.request(get);
  expect(server.requests).toHaveLength(5);
  expect(server.requests.map(({ headers }) => headers['sw-context-token'])).toEqual(['t', 't', 't', 'other', 'other']);
});

test('cancelling one caller leaves the request to the others', async () => {
  const client = await connect();
  const controller = new AbortController();
  const cancelled = client.request(get, { signal: controller.signal });
  const other = client.request(get);
  await received(1);
  controller.abort();
  await expect(cancelled).rejects.toBeInstanceOf(CancelledError);
  release();
  await expect(other).resolves.toEqual({ list: [1] });
  expect(server.requests).toHaveLength(1);
});

test('when every caller is cancelled the request ends, and the next call makes a new one', async () => {
  let aborted = 0;
  const client = await connect({
    fetch: (input, init) => {
      init?.signal?.addEventListener('abort', () => (aborted += 1));
      return fetch(input, init);
    },
  });
  const controllers = [new AbortController(), new AbortController()];
  const calls = controllers.map(({ signal }) => client.request(get, { signal }));
  const all = Promise.all(calls.map((call) => expect(call).rejects.toBeInstanceOf(CancelledError)));
  await received(1);
  controllers[0]?.abort();
  expect(aborted).toBe(0);
  controllers[1]?.abort();
  await all;
  expect(aborted).toBe(1);
  const later = client.request(get);
  await received(2);
  release();
  await later;
});

test('a failure reaches every caller', async () => {
  const client = await connect({ retry: { limit: 0 } });
  server.fault({ kind: 'status', status: 404, body: { errors: [{ code: 'A', detail: 'no' }] } });
  const calls = [client.request(get), client.request(get)];
  for (const call of calls) await expect(call).rejects.toMatchObject({ statusCode: 404, messages: [{ code: 'A' }] });
  expect(server.requests).toHaveLength(1);
});

test('a GET after a write does not share the answer of a GET before it', async () => {
  const client = await connect();
  const before = client.request(get);
  await received(1);
  const write = client.request({ operation: 'write', method: 'POST', path: '/y', body: {} });
  const during = client.request(get);
  await received(3);
  release();
  await Promise.all([before, write, during]);
});

test('a shared GET is retried once for all', async () => {
  const client = await connect({ retry: { baseDelayMs: 1 } });
  server.fault({ kind: 'status', status: 503 });
  const calls = [client.request(get), client.request(get)];
  release();
  await Promise.all(calls);
  expect(server.requests).toHaveLength(2);
});
