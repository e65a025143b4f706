import { afterEach, describe, expect, test } from 'vitest';
import type { FaultServer, ServedAnswer } from '../testing/node/fault-server.ts';
import { createFaultServers } from '../testing/node/fault-servers.ts';
import { readContextToken, withoutContextTokens } from './context-token.ts';
import { createStoreApiClient } from './create-store-api-client.ts';

describe('the token of an answer', () => {
  test.each<[string, Record<string, string>, unknown, string | undefined]>([
    ['is read from the header', { 'sw-context-token': 'h' }, {}, 'h'],
    ['is read from the body before the header', { 'sw-context-token': 'h' }, { 'sw-context-token': 'b' }, 'b'],
    ['is read from sw-context-token before contextToken', {}, { contextToken: 'c', 'sw-context-token': 'b' }, 'b'],
    ['is read from contextToken', { 'sw-context-token': 'h' }, { contextToken: 'c' }, 'c'],
    ['is read from the newContextToken of a join', {}, { newContextToken: 'j' }, 'j'],
    ['is read from the token of a context', {}, { apiAlias: 'sales_channel_context', token: 't' }, 't'],
    ['is read from the token of a cart', {}, { lineItems: [], price: {}, token: 't' }, 't'],
    ['is not the token field of anything else', {}, { apiAlias: 'dsr.storefront-login.response', token: 't' }, undefined],
    ['is the first of a comma-separated pair', { 'sw-context-token': 'first, second' }, undefined, 'first'],
    ['is the first of a pair in the body', {}, { contextToken: 'first,second' }, 'first'],
    [
      'is ignored in a publicly cacheable answer',
      { 'sw-context-token': 'h', 'cache-control': 'max-age=60, public' },
      { contextToken: 'c' },
      undefined,
    ],
    ['is taken from a privately cacheable answer', { 'sw-context-token': 'h', 'cache-control': 'no-cache, private' }, {}, 'h'],
    ['is read without the blanks around it', {}, { contextToken: ' first , second' }, 'first'],
    ['is none where the body has blanks alone', {}, { contextToken: '  ' }, undefined],
    ['is none where it is blank', { 'sw-context-token': ' ' }, { contextToken: '' }, undefined],
    ['is none where it is no text', {}, { contextToken: ['a'] }, undefined],
  ])('%s', (_rule, headers, body, expected) => {
    expect(readContextToken(new Headers(headers), body)).toBe(expected);
  });
});

describe('a result never holds the token', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
    ['of a context', { apiAlias: 'sales_channel_context', token: 't', currency: 1 }, { apiAlias: 'sales_channel_context', currency: 1 }],
    ['of a cart', { apiAlias: 'cart', token: 't', lineItems: [] }, { apiAlias: 'cart', lineItems: [] }],
    ['of a join', { id: '1', newContextToken: 't' }, { id: '1' }],
    ['of older logins', { contextToken: 't', redirectUrl: null }, { redirectUrl: null }],
    ['of oldest logins', { 'sw-context-token': 't' }, {}],
  ])('%s', (_rule, body, expected) => {
    expect(withoutContextTokens(body)).toEqual(expected);
  });

  test('but a token that means something else stays', () => {
    const body = { token: 'other' };
    expect(withoutContextTokens(body)).toBe(body);
    expect(withoutContextTokens({ token: 'other', contextToken: 'c' })).toEqual({ token: 'other' });
    expect(Object.keys(withoutContextTokens({ id: '1', contextToken: 'c' }))).toEqual(['id']);
  });
});

describe('the session', () => {
  const servers = createFaultServers();
  let server: FaultServer;
  afterEach(() => servers.closeAll());

  const withAnswers = async (...answers: ServedAnswer[]): Promise<FaultServer> => {
    let next = 0;
    return servers.serve(() => answers[next++] ?? { body: {} });
  };
  const tokenHeader = (token: string): ServedAnswer => ({ headers: { 'sw-context-token': token }, body: {} });
  const get = { operation: 'test', method: 'GET', path: '/context' } as const;

  test('follows each change of the token, announces it once, and sends it with the next call', async () => {
    server = await withAnswers(tokenHeader('one'), tokenHeader('one'), tokenHeader('two'));
    const announced: string[] = [];
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', onContextToken: (token) => announced.push(token) });
    for (let call = 0; call < 4; call += 1) await client.request(get);
    expect(announced).toEqual(['one', 'two']);
    expect(server.requests.map(({ headers }) => headers['sw-context-token'])).toEqual([undefined, 'one', 'one', 'two']);
    expect(client.getContextToken()).toBe('two');
  });

  test('does not adopt the token of a publicly cacheable answer', async () => {
    server = await withAnswers({ headers: { 'sw-context-token': 'replayed', 'cache-control': 'public' }, body: {} });
    const announced: string[] = [];
    const client = createStoreApiClient({
      endpoint: server.url,
      accessKey: 'k',
      contextToken: 'mine',
      onContextToken: (token) => announced.push(token),
    });
    await client.request(get);
    expect(announced).toEqual([]);
    expect(client.getContextToken()).toBe('mine');
  });

  test('is not brought back by a late answer to a request of the session before', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server = await servers.serve(async (request) => {
      if (request.path === '/slow') {
        await held;
        return tokenHeader('another-anonymous');
      }
      return tokenHeader('after-login');
    });
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', contextToken: 'anonymous' });
    const slow = client.request({ ...get, path: '/slow' });
    await client.request({ operation: 'login', method: 'POST', path: '/account/login', body: {}, changesSession: true });
    release();
    await slow;
    expect(client.getContextToken()).toBe('after-login');
  });

  test('follows a login that was sent before a parallel call got its first token', async () => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    server = await servers.serve(async (request) => {
      if (request.path === '/account/login') {
        await held;
        return tokenHeader('customer');
      }
      return tokenHeader('anonymous');
    });
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k' });
    const login = client.request({ operation: 'login', method: 'POST', path: '/account/login', body: {}, changesSession: true });
    await client.request(get);
    release();
    await login;
    expect(client.getContextToken()).toBe('customer');
  });

  test('follows the token of a failed call, as errors carry it too', async () => {
    server = await withAnswers({ status: 403, headers: { 'sw-context-token': 'fresh' }, body: { errors: [] } });
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', contextToken: 'aged' });
    await client.request(get).catch(() => undefined);
    expect(client.getContextToken()).toBe('fresh');
  });

  test('a forwarded answer keeps status and body, and loses token, cookie and server header', async () => {
    server = await withAnswers({
      status: 404,
      headers: { 'sw-context-token': 'minted', 'set-cookie': 'sw-states=x', 'x-kept': '1', server: 'nginx' },
      body: { apiAlias: 'cart', token: 'minted', errors: [{ code: 'A' }] },
    });
    const announced: string[] = [];
    const client = createStoreApiClient({ endpoint: server.url, accessKey: 'k', onContextToken: (token) => announced.push(token) });
    const answer = await client.forward({ method: 'POST', path: '/checkout/cart?a=1', body: '{"b":2}', contentType: 'application/json' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(String(answer.body))).toEqual({ apiAlias: 'cart', errors: [{ code: 'A' }] });
    expect([...answer.headers.keys()]).not.toContain('sw-context-token');
    expect([...answer.headers.keys()]).not.toContain('set-cookie');
    expect([...answer.headers.keys()]).not.toContain('server');
    expect(answer.headers.get('x-kept')).toBe('1');
    expect(announced).toEqual(['minted']);
    expect(server.requests[0]).toMatchObject({ method: 'POST', url: '/checkout/cart?a=1', text: '{"b":2}' });
  });

  test('200 interleaved sessions never cross', async () => {
    // Each session has its own token, product and cart on the server; answers come in no order.
    const carts = new Map<string, string[]>();
    let minted = 0;
    server = await servers.serve(async (request) => {
      const token = request.headers['sw-context-token'] ?? `token-${(minted += 1)}`;
      const lines = carts.get(token) ?? [];
      carts.set(token, lines);
      if (request.method === 'POST') lines.push((request.json as { product: string }).product);
      await new Promise((resolve) => setTimeout(resolve, (minted * 7919) % 13));
      return { headers: { 'sw-context-token': token }, body: { apiAlias: 'cart', token, mine: [...lines] } };
    });
    const sessions = Array.from({ length: 200 }, (_, index) => {
      const announced: string[] = [];
      return {
        index,
        announced,
        client: createStoreApiClient({
          endpoint: server.url,
          accessKey: 'k',
          onContextToken: (token) => announced.push(token),
          // Two hundred at once take their time on a machine with other work.
          timeoutMs: 50_000,
          totalTimeoutMs: 50_000,
        }),
      };
    });
    const results = await Promise.all(
      sessions.map(async ({ index, client }) => {
        await client.request(get);
        await client.request({ operation: 'add', method: 'POST', path: '/add', body: { product: `p-${index}` } });
        await client.request({ operation: 'add', method: 'POST', path: '/add', body: { product: `q-${index}` } });
        return client.request<{ mine: string[] }>(get);
      }),
    );
    results.forEach((result, index) => {
      expect(result).toEqual({ apiAlias: 'cart', mine: [`p-${index}`, `q-${index}`] });
    });
    expect(new Set(sessions.flatMap(({ announced }) => announced)).size).toBe(200);
    expect(sessions.every(({ announced }) => announced.length === 1)).toBe(true);
  });
});
