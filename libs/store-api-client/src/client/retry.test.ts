import { afterEach, describe, expect, test } from 'vitest';
import { createStoreApiClient } from './create-store-api-client.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type StoreApiClientOptions } from './store-api-client.ts';
import { DEFAULT_TIMEOUT_MS, RETRY_STATUSES } from './transport.ts';
import { type FaultServer } from '../testing/fault-server.ts';
import { createFaultServers } from '../testing/fault-servers.ts';

const servers = createFaultServers();
let server: FaultServer;
afterEach(() => servers.closeAll());

const QUICK = { baseDelayMs: 1, maxDelayMs: 2 };
const connect = (options: Partial<StoreApiClientOptions> = {}) => createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: QUICK, ...options });
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') => ({ operation: 'test', method, path: '/x', ...(method === 'GET' ? {} : { body: {} }) }) as const;

test('the statuses after which a GET is retried are 408, 409, 425, 429, 500, 502, 503 and 504', () => {
  expect(RETRY_STATUSES).toEqual([408, 409, 425, 429, 500, 502, 503, 504]);
});

describe.each(RETRY_STATUSES)('status %i', (status) => {
  test('is retried on GET, and the answer of the retry counts', async () => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    server.fault({ kind: 'status', status });
    server.fault({ kind: 'status', status });
    await expect(connect().request(call('GET'))).resolves.toEqual({ fine: true });
    expect(server.requests).toHaveLength(3);
  });

  test.each(['POST', 'PATCH', 'DELETE'] as const)('is not retried on %s', async (method) => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    server.fault({ kind: 'status', status });
    await expect(connect().request(call(method))).rejects.toMatchObject({ statusCode: status });
    expect(server.requests).toHaveLength(1);
  });
});

test.each([400, 401, 403, 404, 405, 410, 412, 413, 422, 501])('status %i is not retried on GET', async (status) => {
  server = await servers.serve(() => ({ body: {} }));
  server.fault({ kind: 'status', status });
  await expect(connect().request(call('GET'))).rejects.toMatchObject({ statusCode: status });
  expect(server.requests).toHaveLength(1);
});

test('after the last retry the failure is the last answer', async () => {
  server = await servers.serve(() => ({ status: 500, body: { errors: [{ status: '500', code: 'FRAMEWORK__SOMETHING', detail: 'Broken.' }] } }));
  await expect(connect({ retry: { ...QUICK, limit: 3 } }).request(call('GET'))).rejects.toMatchObject({
    statusCode: 500,
    messages: [{ status: '500', code: 'FRAMEWORK__SOMETHING', detail: 'Broken.' }],
  });
  expect(server.requests).toHaveLength(4);
});

test('a broken connection is retried on GET', async () => {
  server = await servers.serve(() => ({ body: { fine: true } }));
  server.fault({ kind: 'reset', when: 'before' });
  await expect(connect().request(call('GET'))).resolves.toEqual({ fine: true });
  expect(server.requests).toHaveLength(2);
});

test.each(['POST', 'PATCH', 'DELETE'] as const)('a broken connection is not retried on %s', async (method) => {
  server = await servers.serve(() => ({ body: {} }));
  server.fault({ kind: 'reset', when: 'before' });
  await expect(connect().request(call(method))).rejects.toMatchObject({ statusCode: 0 });
  expect(server.requests).toHaveLength(1);
});

test('retrying can be turned off', async () => {
  server = await servers.serve(() => ({ status: 503 }));
  await expect(connect({ retry: { limit: 0 } }).request(call('GET'))).rejects.toMatchObject({ statusCode: 503 });
  expect(server.requests).toHaveLength(1);
});

describe('Retry-After', () => {
  test('decides the pause', async () => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    server.fault({ kind: 'status', status: 429, headers: { 'retry-after': '1' } });
    const start = performance.now();
    await connect().request(call('GET'));
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
  });

  test('of more than the limit ends the call instead of asking too early', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'status', status: 503, headers: { 'retry-after': '3600' } });
    await expect(connect().request(call('GET'))).rejects.toMatchObject({ statusCode: 503 });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['5', 5000],
    ['Thu, 01 Jan 1970 00:00:20 GMT', 10_000],
    ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%s means %s ms', (value, expected) => {
    expect(parseRetryAfter(value, 10_000)).toBe(expected);
  });
});

describe('the time-out', () => {
  test('is 10,000 ms by default', () => {
    expect(DEFAULT_TIMEOUT_MS).toBe(10_000);
  });

  test('ends a call without answer as 408, and is not retried', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'hang', handled: false });
    await expect(connect({ timeoutMs: 50 }).request(call('GET'))).rejects.toMatchObject({
      statusCode: 408,
      code: 'TIMEOUT',
      messages: [{ status: '408', detail: 'The server did not answer in time.' }],
    });
    expect(server.requests).toHaveLength(1);
  });

  test('counts for each attempt by itself', async () => {
    server = await servers.serve(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return server.requests.length < 3 ? { status: 503 } : { body: { fine: true } };
    });
    await expect(connect({ timeoutMs: 250 }).request(call('GET'))).resolves.toEqual({ fine: true });
  });

  test('can be set for one call', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'hang', handled: false });
    await expect(connect().request(call('POST'), { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 408 });
  });

  test('covers a body that never ends', async () => {
    const stalling: typeof fetch = () => Promise.resolve(new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })));
    server = await servers.serve(() => ({ body: {} }));
    await expect(connect({ timeoutMs: 50, fetch: stalling }).request(call('GET'))).rejects.toMatchObject({ statusCode: 408 });
  });
});
