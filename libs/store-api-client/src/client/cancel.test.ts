import { afterEach, describe, expect, test } from 'vitest';
import { CancelledError, isCancelledError } from '../errors/cancelled-error.ts';
import { isStoreApiError } from '../errors/store-api-error.ts';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { CANCELLABLE_ACTIONS } from './cancellable-actions.ts';
import { createStoreApiClient } from './create-store-api-client.ts';

const servers = createFaultServers();
let server: FaultServer;
afterEach(() => servers.closeAll());

const request = { operation: 'test', method: 'GET', path: '/x' } as const;
const connect = async (): Promise<ReturnType<typeof createStoreApiClient>> => {
  server = await servers.serve(() => ({ body: { fine: true } }));
  return createStoreApiClient({ endpoint: server.url, accessKey: 'k' });
};
const received = async (count: number): Promise<void> => {
  await expect.poll(() => server.requests.length, { interval: 2, timeout: 30_000 }).toBe(count);
};

test('the cancellable actions are the thirteen of the specification', () => {
  expect(CANCELLABLE_ACTIONS).toEqual([
    'loadProductList',
    'switchSlide',
    'loadCart',
    'addToCart',
    'removeFromCart',
    'updateProductQuantity',
    'loadLikeList',
    'loadLastSeen',
    'removeFromLikeList',
    'loadSlide',
    'loadListingProducts',
    'updateListingProducts',
    'loadProductReviews',
  ]);
});

describe.each(CANCELLABLE_ACTIONS)('action %s', (action) => {
  test('a newer call cancels the older one, whose caller learns that it was cancelled, not that it failed', async () => {
    const client = await connect();
    server.fault({ kind: 'hang', handled: false });
    const older = client.request(request, { action }).catch((error: unknown) => error);
    await received(1);
    await expect(client.request(request, { action })).resolves.toEqual({ fine: true });
    const error = await older;
    expect(isCancelledError(error)).toBe(true);
    expect(isStoreApiError(error)).toBe(false);
  });
});

test('of three calls of an action the newest alone is answered, also once the oldest is long over', async () => {
  const client = await connect();
  const calls = [];
  for (let call = 0; call < 2; call += 1) {
    server.fault({ kind: 'hang', handled: false });
    calls.push(client.request(request, { action: 'loadCart' }).catch((error: unknown) => error));
    await received(call + 1);
  }
  const [first, second] = calls;
  expect(isCancelledError(await first)).toBe(true);
  await expect(client.request(request, { action: 'loadCart' })).resolves.toEqual({ fine: true });
  expect(isCancelledError(await second)).toBe(true);
});

test('calls of other actions, of no action and of other clients go on', async () => {
  const client = await connect();
  const other = createStoreApiClient({ endpoint: server.url, accessKey: 'k' });
  for (let call = 0; call < 3; call += 1) server.fault({ kind: 'slow', ms: 40 });
  const running = [
    client.request(request, { action: 'loadCart' }),
    client.request(request),
    other.request(request, { action: 'loadSlide' }),
  ];
  await received(3);
  await client.request(request, { action: 'loadSlide' });
  await expect(Promise.all(running)).resolves.toHaveLength(3);
});

test('an aborted signal cancels the call, before it is sent as well as while it runs', async () => {
  const client = await connect();
  await expect(client.request(request, { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(CancelledError);
  expect(server.requests).toHaveLength(0);

  server.fault({ kind: 'hang', handled: false });
  const controller = new AbortController();
  const running = client.request(request, { signal: controller.signal });
  await Promise.all([
    expect(running).rejects.toMatchObject({ code: 'CANCELLED', operation: 'test' }),
    received(1).then(() => controller.abort()),
  ]);
});

test('an abort while a retry waits cancels the call', async () => {
  server = await servers.serve(() => ({ status: 503, headers: { 'retry-after': '5' } }));
  const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k' });
  const controller = new AbortController();
  const running = client.request(request, { signal: controller.signal });
  await Promise.all([expect(running).rejects.toBeInstanceOf(CancelledError), received(1).then(() => controller.abort())]);
  expect(server.requests).toHaveLength(1);
});

test("the client's signal ends every call", async () => {
  const controller = new AbortController();
  server = await servers.serve(() => ({ body: {} }));
  const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', signal: controller.signal });
  server.fault({ kind: 'hang', handled: false });
  const running = client.request(request);
  await Promise.all([expect(running).rejects.toBeInstanceOf(CancelledError), received(1).then(() => controller.abort())]);
});

test("a caller's deadline is a time-out, not a cancellation", async () => {
  const client = await connect();
  server.fault({ kind: 'hang', handled: false });
  await expect(client.request(request, { signal: AbortSignal.timeout(30) })).rejects.toMatchObject({ statusCode: 408, code: 'TIMEOUT' });
});

test('cancel ends the running call of an action', async () => {
  const client = await connect();
  server.fault({ kind: 'hang', handled: false });
  const running = client.request(request, { action: 'loadSlide' });
  await Promise.all([expect(running).rejects.toBeInstanceOf(CancelledError), received(1).then(() => client.cancel('loadSlide'))]);
});
