import { afterEach, describe, expect, test, vi } from 'vitest';
import { createStoreApiClient } from './create-store-api-client.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type StoreApiClientOptions } from './store-api-client.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, RETRY_STATUSES } from './transport.ts';
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

test('a connection that breaks inside the body is retried on GET', async () => {
  server = await servers.serve(() => ({ body: { long: 'x'.repeat(2_000) } }));
  server.fault({ kind: 'reset', when: 'inside-body' });
  await expect(connect().request(call('GET'))).resolves.toHaveProperty('long');
  expect(server.requests).toHaveLength(2);
});

test('a server that is not there is asked three times', async () => {
  server = await servers.serve(() => ({}));
  await server.close();
  let asked = 0;
  const counting: typeof fetch = (...args) => {
    asked += 1;
    return fetch(...args);
  };
  await expect(connect({ fetch: counting }).request(call('GET'))).rejects.toMatchObject({ statusCode: 0 });
  expect(asked).toBe(3);
});

test('what is no failure of the network is not retried', async () => {
  let asked = 0;
  const failing: typeof fetch = () => {
    asked += 1;
    return Promise.reject(new RangeError('odd'));
  };
  server = await servers.serve(() => ({}));
  await expect(connect({ fetch: failing }).request(call('GET'))).rejects.toMatchObject({ statusCode: 500, code: 'FAILED' });
  expect(asked).toBe(1);
});

test('the pauses double, with jitter over their whole length, up to the longest', async () => {
  server = await servers.serve(() => ({ status: 503 }));
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const times: number[] = [];
  const timing: typeof fetch = (...args) => {
    times.push(performance.now());
    return fetch(...args);
  };
  await connect({ fetch: timing, retry: { limit: 3, baseDelayMs: 200, maxDelayMs: 160 } })
    .request(call('GET'))
    .catch(() => undefined);
  random.mockRestore();
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses).toHaveLength(3);
  // 200, 400 and 800 ms, halved by jitter, at most 160.
  [100, 160, 160].forEach((pause, index) => {
    expect(pauses[index]).toBeGreaterThanOrEqual(pause - 2);
  });
  expect(pauses[2]).toBeLessThan(400);
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

  test('as a date decides the pause too', async () => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    // HTTP dates have whole seconds: this one is one to two seconds ahead.
    const asked = Math.ceil(Date.now() / 1000) * 1000 + 1000;
    server.fault({ kind: 'status', status: 503, headers: { 'retry-after': new Date(asked).toUTCString() } });
    await connect().request(call('GET'));
    expect(Date.now()).toBeGreaterThanOrEqual(asked - 5);
    expect(server.requests).toHaveLength(2);
  });

  test('in the past means at once, and what is neither number nor date means the usual pause', async () => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    server.fault({ kind: 'status', status: 503, headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:20 GMT' } });
    server.fault({ kind: 'status', status: 503, headers: { 'retry-after': 'soon' } });
    const start = performance.now();
    await connect().request(call('GET'));
    expect(performance.now() - start).toBeLessThan(1_000);
  });

  test('of more than the total limit leaves ends the call with the answer that there is', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'status', status: 429, headers: { 'retry-after': '2' } });
    await expect(connect({ totalTimeoutMs: 1_000 }).request(call('GET'))).rejects.toMatchObject({ statusCode: 429 });
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
      await new Promise((resolve) => setTimeout(resolve, 250));
      return server.requests.length < 3 ? { status: 503 } : { body: { fine: true } };
    });
    await expect(connect({ timeoutMs: 700 }).request(call('GET'))).resolves.toEqual({ fine: true });
  });

  test('of all attempts together is 30,000 ms by default', () => {
    expect(DEFAULT_TOTAL_TIMEOUT_MS).toBe(30_000);
  });

  test('of all attempts together ends a running attempt', async () => {
    server = await servers.serve(() => ({ status: 503 }));
    server.fault({ kind: 'status', status: 503 });
    server.fault({ kind: 'hang', handled: false });
    const start = performance.now();
    await expect(connect({ totalTimeoutMs: 600 }).request(call('GET'))).rejects.toMatchObject({ statusCode: 408, cause: { message: 'No answer within 600 ms.' } });
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(server.requests).toHaveLength(2);
  });

  test('of all attempts together ends a pause', async () => {
    server = await servers.serve(() => ({ status: 503 }));
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    await expect(connect({ retry: { baseDelayMs: 5_000 } }).request(call('GET'), { totalTimeoutMs: 100 })).rejects.toMatchObject({ statusCode: 408, code: 'TIMEOUT' });
    random.mockRestore();
    expect(server.requests).toHaveLength(1);
  });

  test('of one attempt does not end the pause before the next', async () => {
    server = await servers.serve(() => ({ body: { fine: true } }));
    server.fault({ kind: 'status', status: 503 });
    const random = vi.spyOn(Math, 'random').mockReturnValue(1);
    await expect(connect({ timeoutMs: 400, retry: { baseDelayMs: 800 } }).request(call('GET'))).resolves.toEqual({ fine: true });
    random.mockRestore();
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
