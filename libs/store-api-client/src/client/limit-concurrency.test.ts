import { afterEach, expect, test } from 'vitest';
import { CancelledError } from '../errors/cancelled-error.ts';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { createStoreApiClient } from './create-store-api-client.ts';
import { limitConcurrency } from './limit-concurrency.ts';
import type { StoreApiClient } from './store-api-client.ts';

const servers = createFaultServers();
let server: FaultServer;
let most: number;
afterEach(() => servers.closeAll());

async function connect(limit: number): Promise<StoreApiClient> {
  let running = 0;
  most = 0;
  server = await servers.serve(async (request) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    return request.path === '/bad' ? { status: 400 } : { body: { path: request.path } };
  });
  return createStoreApiClient({ endpoint: server.url, accessKey: 'k', wrap: [limitConcurrency(limit)] });
}
const get = (path: string) => ({ operation: 'test', method: 'GET', path }) as const;

const callAll = async (client: StoreApiClient): Promise<unknown> =>
  Promise.all(Array.from({ length: 20 }, (_, index) => client.request(get(`/${index}`))));

test('no more calls than the limit run at once', async () => {
  await callAll(await connect(3));
  expect(most).toBe(3);
  expect(server.requests).toHaveLength(20);
});

test('calls that wait run in the order in which they came', async () => {
  await callAll(await connect(1));
  expect(server.requests.map(({ path }) => path)).toEqual(Array.from({ length: 20 }, (_, index) => `/${index}`));
});

test('a failed call makes place for the next', async () => {
  const client = await connect(1);
  const bad = expect(client.request(get('/bad'))).rejects.toMatchObject({ statusCode: 400 });
  await expect(client.request(get('/good'))).resolves.toEqual({ path: '/good' });
  await bad;
});

test('a call that is cancelled while it waits leaves the queue and is never sent', async () => {
  const client = await connect(1);
  const controller = new AbortController();
  const first = client.request(get('/1'));
  const waiting = client.request(get('/2'), { signal: controller.signal });
  const last = client.request(get('/3'));
  controller.abort();
  await expect(waiting).rejects.toBeInstanceOf(CancelledError);
  await Promise.all([first, last]);
  expect(server.requests.map(({ path }) => path)).toEqual(['/1', '/3']);
});

test('a cancelled call that runs makes place for the next', async () => {
  const client = await connect(1);
  const controller = new AbortController();
  server.fault({ kind: 'hang', handled: false });
  const running = expect(client.request(get('/1'), { signal: controller.signal })).rejects.toBeInstanceOf(CancelledError);
  const next = client.request(get('/2'));
  await expect.poll(() => server.requests.length, { interval: 2, timeout: 30_000 }).toBe(1);
  controller.abort();
  await running;
  await expect(next).resolves.toEqual({ path: '/2' });
});

test('clients with the same limit share it', async () => {
  await connect(1);
  const wrap = [limitConcurrency(2)];
  const clients = Array.from({ length: 5 }, () => createStoreApiClient({ endpoint: server.url, accessKey: 'k', wrap }));
  await Promise.all(clients.flatMap((client) => [client.request(get('/a')), client.request(get('/b'))]));
  expect(most).toBe(2);
});
