import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type AppServer, type AppServerOptions, startAppServer } from './app-server.ts';
import { readPageCacheSettings } from './page-cache-settings.ts';

const TOKEN = 'purge-token-of-thirty-two-characters';
const TEXT = '<p>page</p>'.repeat(500);

let server: AppServer;
let renderings: number;

const start = async (pageCache: AppServerOptions['pageCache']): Promise<void> => {
  server = await startAppServer({
    name: 'shop',
    host: '127.0.0.1',
    port: 0,
    publicOrigin: 'https://shop.example',
    assetsPrefix: '/assets/shop/',
    pageCache,
    handler: () => {
      renderings += 1;
      return new Response(TEXT, {
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'public, max-age=0, s-maxage=60',
          'cdn-cache-control': 'max-age=60, stale-while-revalidate=600',
          'cache-tag': 'product-1,category-2',
          vary: 'Cookie',
        },
      });
    },
    log: () => undefined,
  });
};
const ask = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${server.port}${path}`, init);
const purge = (body: string, authorization = `Bearer ${TOKEN}`) =>
  ask('/__shop/purge', { method: 'POST', body, headers: { authorization } });

beforeEach(async () => {
  renderings = 0;
  await start({ maxBytes: 1_000_000, purgeToken: TOKEN });
});
afterEach(() => server.close());

describe('the server of an app that keeps pages', () => {
  it.each([
    ['br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', null],
  ])('answers from memory in the encoding that is asked for: %s', async (accept, encoding) => {
    for (const status of ['fwd=uri-miss; stored', 'hit', 'hit']) {
      const response = await ask('/vases', { headers: { 'accept-encoding': accept } });
      expect(await response.text()).toBe(TEXT);
      expect(response.headers.get('cache-status')).toBe(`vitrine; ${status}`);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Cookie, Accept-Encoding');
      expect(response.headers.get('content-security-policy')).not.toBeNull();
      expect(response.headers.get('cache-tag'), 'for this server alone').toBeNull();
    }
    expect(renderings).toBe(1);
  });

  it('gives what it keeps to those who have no session, and nobody else', async () => {
    await (await ask('/vases')).text();
    const own = await ask('/vases', { headers: { cookie: 'sw-context-token=t' } });
    await own.text();
    expect([own.headers.get('cache-status'), renderings]).toEqual([null, 2]);
  });

  it('forgets what it is told to by who has the token', async () => {
    for (const path of ['/vases', '/mugs']) await (await ask(path)).text();
    const answer = await purge('{"paths":["/vases"]}');
    expect([answer.status, await answer.json(), answer.headers.get('cache-control')]).toEqual([200, { purged: 1 }, 'no-store']);
    expect(await (await purge('{"tags":["category-2"]}')).json()).toEqual({ purged: 1 });
    expect(await (await purge('{"all":true}')).json()).toEqual({ purged: 0 });
    expect((await ask('/vases')).headers.get('cache-status')).toBe('vitrine; fwd=uri-miss; stored');
  });

  it.each([
    ['no token', '{"all":true}', '', 401, /PAGE_CACHE_TOKEN/],
    ['another token', '{"all":true}', `Bearer ${TOKEN}x`, 401, /PAGE_CACHE_TOKEN/],
    ['no JSON', 'all', undefined, 400, /JSON/],
    ['nothing to purge', '{}', undefined, 400, /"paths", "tags"/],
    ['something else than a list', '{"paths":"/vases"}', undefined, 400, /"paths", "tags"/],
    ['something else than texts', '{"paths":["/vases"],"tags":[1]}', undefined, 400, /"paths", "tags"/],
    ['too many names', JSON.stringify({ tags: Array(1_001).fill('a') }), undefined, 400, /1000/],
    ['no object', 'null', undefined, 400, /"all"/],
    ['too much', JSON.stringify({ tags: ['x'.repeat(70_000)] }), undefined, 413, /65536/],
  ])('forgets nothing, and says why, for %s', async (_what, body, authorization, status, said) => {
    await (await ask('/vases')).text();
    const answer = await purge(body, authorization);
    expect([answer.status, await answer.json()]).toEqual([status, { error: expect.stringMatching(said) }]);
    expect((await ask('/vases')).headers.get('cache-status')).toBe('vitrine; hit');
  });

  it('has no door for purging without a token, and keeps nothing unless it is told to', async () => {
    await server.close();
    await start({ maxBytes: 1_000_000 });
    expect((await purge('{"all":true}', 'Bearer ')).headers.get('content-type')).toMatch(/html/);
    await server.close();
    await start(undefined);
    renderings = 0;
    for (const _ of [1, 2]) expect((await ask('/vases')).headers.get('cache-status')).toBeNull();
    expect(renderings).toBe(2);
  });
});

describe('the settings of the page cache', () => {
  it('are megabytes and a token; without the first it is off', () => {
    expect(readPageCacheSettings({})).toBeUndefined();
    expect(readPageCacheSettings({ PAGE_CACHE_MB: '', PAGE_CACHE_TOKEN: TOKEN })).toBeUndefined();
    expect(readPageCacheSettings({ PAGE_CACHE_MB: '64', PAGE_CACHE_TOKEN: '' })).toEqual({ maxBytes: 67_108_864 });
    expect(readPageCacheSettings({ PAGE_CACHE_MB: '1', PAGE_CACHE_TOKEN: TOKEN })).toEqual({ maxBytes: 1_048_576, purgeToken: TOKEN });
  });

  it.each([
    [{ PAGE_CACHE_MB: '0' }, /^PAGE_CACHE_MB: expected megabytes/],
    [{ PAGE_CACHE_MB: '1.5' }, /^PAGE_CACHE_MB: expected megabytes/],
    [{ PAGE_CACHE_MB: '123456' }, /^PAGE_CACHE_MB: expected megabytes/],
    [{ PAGE_CACHE_MB: '1', PAGE_CACHE_TOKEN: 'x'.repeat(31) }, /^PAGE_CACHE_TOKEN: expected 32 characters/],
    [{ PAGE_CACHE_MB: '1', PAGE_CACHE_TOKEN: `${TOKEN} ` }, /^PAGE_CACHE_TOKEN: expected 32 characters/],
  ])('that are wrong are named: %j', (env, message) => {
    expect(() => readPageCacheSettings(env)).toThrow(message);
  });
});
