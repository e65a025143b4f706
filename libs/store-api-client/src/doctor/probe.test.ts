import { describe, expect, test } from 'vitest';
import { createProber } from './probe.ts';

const ENDPOINT = 'https://shop.example/store-api';

interface Sent {
  url: string;
  init: RequestInit;
  headers: Record<string, string>;
}

/** A prober whose server answers in turn, or fails with an error. */
function probing(...answers: (Response | Error | string)[]) {
  const sent: Sent[] = [];
  const fetcher: typeof fetch = (input, init = {}) => {
    sent.push({ url: input instanceof Request ? input.url : String(input), init, headers: Object.fromEntries(new Headers(init.headers)) });
    const answer = answers.shift() ?? Response.json({});
    // What is thrown need not be an error.
    return answer instanceof Response ? Promise.resolve(answer) : Promise.reject(answer as Error);
  };
  return { prober: createProber(ENDPOINT, 'the-key', ['the-password', ''], fetcher, 5_000), sent };
}

const withToken = (token: string) => new Response('{}', { headers: { 'sw-context-token': token } });
const failing = (cause: unknown) => new TypeError('fetch failed', { cause });

describe('a question to a server', () => {
  test('carries the key, and a body with its type', async () => {
    const { prober, sent } = probing();
    await prober.ask('GET', '/context');
    await prober.ask('POST', '/product', { body: { limit: 1 }, headers: { 'x-own': '1' } });
    expect(sent[0]).toMatchObject({ url: `${ENDPOINT}/context`, headers: { accept: 'application/json', 'sw-access-key': 'the-key' } });
    expect(Object.keys(sent[0]?.headers ?? {}).toSorted()).toEqual(['accept', 'sw-access-key']);
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[1]).toMatchObject({
      init: { method: 'POST', body: '{"limit":1}' },
      headers: { 'content-type': 'application/json', 'x-own': '1' },
    });
  });

  test('carries no key where it must not', async () => {
    const { prober, sent } = probing();
    await prober.ask('OPTIONS', '/context', { withoutKey: true });
    expect(sent[0]?.headers).not.toHaveProperty('sw-access-key');
  });

  test('carries the newest token, the first where two came, and keeps it where none comes', async () => {
    const { prober, sent } = probing(withToken('token-1, token-2'), withToken('token-3'), Response.json({}));
    for (let count = 0; count < 4; count += 1) await prober.ask('GET', '/context');
    expect(sent.map(({ headers }) => headers['sw-context-token'])).toEqual([undefined, 'token-1', 'token-3', 'token-3']);
  });

  test('is kept with its answer, for times and limits', async () => {
    const { prober } = probing(Response.json({ errors: [{ code: 'BAD' }] }, { status: 400 }));
    const probe = await prober.ask('GET', '/context');
    expect(probe).toMatchObject({ status: 400, code: 'BAD', redirected: false, failure: undefined });
    expect(probe.ms).toBeGreaterThanOrEqual(0);
    expect(prober.probes).toEqual([{ method: 'GET', path: '/context', probe }]);
  });

  test('has no body and no code where the answer is not JSON, or the code not a text', async () => {
    const { prober } = probing(new Response('<html>'), Response.json({ errors: [{ code: 7 }] }));
    expect(await prober.ask('GET', '/a')).toMatchObject({ status: 200, body: undefined, code: undefined });
    expect(await prober.ask('GET', '/a')).toMatchObject({ status: 200, code: undefined });
  });

  test.each<[string, Error | string, string]>([
    ['a time-out', new DOMException('late', 'TimeoutError'), 'TIMEOUT'],
    ['an end', new DOMException('over', 'AbortError'), 'TIMEOUT'],
    ['a code of the system', failing({ code: 'ENOTFOUND' }), 'ENOTFOUND'],
    ['the first of several codes', failing({ errors: [{ code: 'ECONNREFUSED' }] }), 'ECONNREFUSED'],
    ['a code that is no text', failing({ code: 7 }), 'NETWORK'],
    ['no cause', new TypeError('fetch failed'), 'NETWORK'],
    ['no error at all', 'broken', 'NETWORK'],
  ])('that fails with %s has no status, and says why', async (_, error, failure) => {
    const { prober } = probing(error, error);
    expect(await prober.ask('GET', '/context')).toMatchObject({ status: 0, body: undefined, code: undefined, redirected: false, failure });
    expect(await prober.head('https://m.example/x.jpg')).toEqual({ status: 0, failure });
    expect(prober.probes).toHaveLength(1);
  });
});

describe('a text about a server', () => {
  test('hides the key, the passwords and every token, and nothing else', async () => {
    const { prober } = probing(withToken('token-1'), withToken('token-2'));
    expect(prober.redact('token-1')).toBe('token-1');
    await prober.ask('GET', '/context');
    await prober.ask('GET', '/context');
    expect(prober.redact('a the-key, the-password, token-1, token-2, the-key')).toBe('a …, …, …, …, …');
  });
});
