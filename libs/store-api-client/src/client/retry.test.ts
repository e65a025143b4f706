import { afterEach, describe, expect, test, vi } from 'vitest';
import type { FaultServer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { createStoreApiClient } from './create-store-api-client.ts';
import { RETRY_STATUSES } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { StoreApiClient, StoreApiClientOptions } from './store-api-client.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS } from './transport.ts';

const servers = createFaultServers();
let server: FaultServer;
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await servers.closeAll();
});

type Script = { status: number; [header: string]: string | number } | 'silence' | Promise<{ status: number }>;

/** A client whose time passes only where a test lets it. What a platform's own `fetch` does with timers stays out of it. */
function holdTheClock(
  script: readonly Script[],
  options: Partial<StoreApiClientOptions>,
): { client: StoreApiClient; attempts: () => number } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  let count = 0;
  const scripted: typeof fetch = async () => {
    const step = await (script[count++] ?? { status: 200 });
    if (step === 'silence') return new Promise(() => undefined);
    const { status, ...headers } = step;
    return new Response('{"fine":true}', {
      status,
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    });
  };
  return {
    client: createStoreApiClient({ endpoint: 'https://shop.example', accessKey: 'k', retry: QUICK, ...options, fetch: scripted }),
    attempts: () => count,
  };
}

/** Between two attempts both the limit of all attempts and the pause run. Polling would let time pass. */
async function pauses(): Promise<void> {
  for (let turn = 0; turn < 1_000 && vi.getTimerCount() !== 2; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(vi.getTimerCount()).toBe(2);
}
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
/** How a call ends, so that nobody misses its end while time passes. */
const outcome = (running: Promise<unknown>): Promise<unknown> => running.catch((error: unknown) => error);

const QUICK = { baseDelayMs: 1, maxDelayMs: 2 };
const connect = (options: Partial<StoreApiClientOptions> = {}) =>
  createStoreApiClient({ endpoint: server.url, accessKey: 'k', retry: QUICK, ...options });
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE') =>
  ({ operation: 'test', method, path: '/x', ...(method === 'GET' ? {} : { body: {} }) }) as const;

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
  server = await servers.serve(() => ({
    status: 500,
    body: { errors: [{ status: '500', code: 'FRAMEWORK__SOMETHING', detail: 'Broken.' }] },
  }));
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
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const busy = { status: 503 };
  const { client, attempts } = holdTheClock([busy, busy, busy, busy], { retry: { limit: 3, baseDelayMs: 200, maxDelayMs: 160 } });
  const ended = outcome(client.request(call('GET')));
  // 200, 400 and 800 ms, halved by jitter, at most 160.
  for (const [index, pause] of [100, 160, 160].entries()) {
    await pauses();
    await pass(pause - 1);
    expect(attempts()).toBe(index + 1);
    await pass(1);
    expect(attempts()).toBe(index + 2);
  }
  expect(await ended).toMatchObject({ statusCode: 503 });
});

test('unless told otherwise a GET is asked three times, after pauses of up to 300 and 600 ms', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const busy = { status: 503 };
  const { client, attempts } = holdTheClock([busy, busy, busy, busy], { retry: {} });
  const ended = outcome(client.request(call('GET')));
  for (const [index, pause] of [150, 300].entries()) {
    await pauses();
    await pass(pause - 1);
    expect(attempts()).toBe(index + 1);
    await pass(1);
    expect(attempts()).toBe(index + 2);
  }
  expect(await ended).toMatchObject({ statusCode: 503 });
  expect(attempts()).toBe(3);
});

test('unless told otherwise no pause is longer than five seconds', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { client, attempts } = holdTheClock([{ status: 503 }], { retry: { baseDelayMs: 20_000 } });
  const ended = outcome(client.request(call('GET')));
  await pauses();
  await pass(4_999);
  expect(attempts()).toBe(1);
  await pass(1);
  expect(await ended).toEqual({ fine: true });
});

test('retrying can be turned off', async () => {
  server = await servers.serve(() => ({ status: 503 }));
  await expect(connect({ retry: { limit: 0 } }).request(call('GET'))).rejects.toMatchObject({ statusCode: 503 });
  expect(server.requests).toHaveLength(1);
});

describe('Retry-After', () => {
  test('decides the pause', async () => {
    const { client, attempts } = holdTheClock([{ status: 429, 'retry-after': '7' }], {});
    const ended = outcome(client.request(call('GET')));
    await pauses();
    await pass(6_999);
    expect(attempts()).toBe(1);
    await pass(1);
    expect(await ended).toEqual({ fine: true });
  });

  test('unless told otherwise is heeded up to ten seconds', async () => {
    const { client, attempts } = holdTheClock([{ status: 503, 'retry-after': '10' }], { retry: {} });
    const ended = outcome(client.request(call('GET')));
    await pauses();
    await pass(9_999);
    expect(attempts()).toBe(1);
    await pass(1);
    expect(await ended).toEqual({ fine: true });
  });

  test('of eleven seconds ends the call unless told otherwise', async () => {
    const { client, attempts } = holdTheClock([{ status: 503, 'retry-after': '11' }], { retry: {} });
    expect(await outcome(client.request(call('GET')))).toMatchObject({ statusCode: 503 });
    expect(attempts()).toBe(1);
  });

  test('of more than the limit ends the call instead of asking too early', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'status', status: 503, headers: { 'retry-after': '3600' } });
    await expect(connect().request(call('GET'))).rejects.toMatchObject({ statusCode: 503 });
    expect(server.requests).toHaveLength(1);
  });

  test('as a date decides the pause too', async () => {
    const { client, attempts } = holdTheClock([{ status: 503, 'retry-after': 'Sun, 01 Mar 2026 12:00:03 GMT' }], {});
    vi.setSystemTime(new Date('2026-03-01T12:00:00Z'));
    const ended = outcome(client.request(call('GET')));
    await pauses();
    await pass(2_999);
    expect(attempts()).toBe(1);
    await pass(1);
    expect(await ended).toEqual({ fine: true });
  });

  test('in the past means at once, and what is neither number nor date means the usual pause', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const script = [
      { status: 503, 'retry-after': 'Thu, 01 Jan 1970 00:00:20 GMT' },
      { status: 503, 'retry-after': 'soon' },
    ];
    const { client, attempts } = holdTheClock(script, { retry: { baseDelayMs: 100 } });
    const ended = outcome(client.request(call('GET')));
    await pauses();
    await pass(1);
    expect(attempts()).toBe(2);
    await pauses();
    await pass(198);
    expect(attempts()).toBe(2);
    await pass(2);
    expect(await ended).toEqual({ fine: true });
  });

  test.each(['ratelimit-reset', 'x-ratelimit-reset', 'x-ratelimit-retry-after'])(
    'alone makes a pause longer: %s leaves it as it is',
    async (header) => {
      vi.spyOn(Math, 'random').mockReturnValue(1);
      const { client, attempts } = holdTheClock([{ status: 429, [header]: '20' }], { retry: { baseDelayMs: 100 } });
      const ended = outcome(client.request(call('GET')));
      await pauses();
      await pass(100);
      expect(attempts()).toBe(2);
      expect(await ended).toEqual({ fine: true });
    },
  );

  test('of more than the total limit leaves ends the call with the answer that there is', async () => {
    const { client, attempts } = holdTheClock([{ status: 429, 'retry-after': '2' }], { totalTimeoutMs: 1_000 });
    await expect(client.request(call('GET'))).rejects.toMatchObject({ statusCode: 429 });
    expect(attempts()).toBe(1);
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
    const { client, attempts } = holdTheClock(['silence'], {});
    let isOver = false;
    const ended = outcome(client.request(call('GET'))).finally(() => (isOver = true));
    await pass(9_999);
    expect(isOver).toBe(false);
    await pass(1);
    expect(await ended).toMatchObject({
      statusCode: 408,
      code: 'TIMEOUT',
      messages: [{ status: '408', detail: 'The server did not answer in time.' }],
    });
    expect(attempts()).toBe(1);
  });

  test('counts for each attempt by itself', async () => {
    const answers = [503, 503, 200].map((status) => ({ status, ...Promise.withResolvers<{ status: number }>() }));
    const { client } = holdTheClock(
      answers.map(({ promise }) => promise),
      { timeoutMs: 700 },
    );
    const ended = outcome(client.request(call('GET')));
    for (const { status, resolve } of answers) {
      await pass(600);
      resolve({ status });
      if (status === 200) continue;
      await pauses();
      await pass(2);
    }
    expect(await ended).toEqual({ fine: true });
  });

  test('of all attempts together is 30,000 ms by default', () => {
    expect(DEFAULT_TOTAL_TIMEOUT_MS).toBe(30_000);
  });

  test('of all attempts together ends a running attempt', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { client, attempts } = holdTheClock([{ status: 503 }, 'silence'], { totalTimeoutMs: 600, retry: { baseDelayMs: 100 } });
    let isOver = false;
    const ended = outcome(client.request(call('GET'))).finally(() => (isOver = true));
    await pauses();
    await pass(100);
    expect(attempts()).toBe(2);
    await pass(499);
    expect(isOver).toBe(false);
    await pass(1);
    expect(await ended).toMatchObject({ statusCode: 408, cause: { message: 'No answer within 600 ms.' } });
    expect(attempts()).toBe(2);
  });

  test('of all attempts together ends a pause', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { client, attempts } = holdTheClock([{ status: 503 }], { retry: { baseDelayMs: 5_000 } });
    const ended = outcome(client.request(call('GET'), { totalTimeoutMs: 100 }));
    await pauses();
    await pass(100);
    expect(await ended).toMatchObject({ statusCode: 408, code: 'TIMEOUT' });
    expect(attempts()).toBe(1);
  });

  test('of one attempt does not end the pause before the next', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    const { client } = holdTheClock([{ status: 503 }], { timeoutMs: 400, retry: { baseDelayMs: 800 } });
    const ended = outcome(client.request(call('GET')));
    await pauses();
    await pass(800);
    expect(await ended).toEqual({ fine: true });
  });

  test('can be set for one call', async () => {
    server = await servers.serve(() => ({ body: {} }));
    server.fault({ kind: 'hang', handled: false });
    await expect(connect().request(call('POST'), { timeoutMs: 50 })).rejects.toMatchObject({ statusCode: 408 });
  });

  test('covers a body that never ends', async () => {
    const stalling: typeof fetch = () =>
      Promise.resolve(new Response(new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })));
    server = await servers.serve(() => ({ body: {} }));
    await expect(connect({ timeoutMs: 50, fetch: stalling }).request(call('GET'))).rejects.toMatchObject({ statusCode: 408 });
  });
});
