import { beforeEach, describe, expect, it } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';

const MINUTE = 60_000;
const SHARED = { 'cdn-cache-control': 'max-age=60, stale-while-revalidate=600', 'content-type': 'text/html' };

let now: number;
let asked: Request[];
let logged: string[];
let handler: (request: Request) => Response | Promise<Response>;
let cache: PageCache;

const cacheOf = (maxBytes = 1_000_000) =>
  createPageCache(
    (request) => {
      asked.push(request);
      return handler(request);
    },
    { maxBytes, now: () => now, log: (message) => logged.push(message) },
  );
const page = (headers: Record<string, string> = {}) => new Response(`page ${asked.length}`, { headers: { ...SHARED, ...headers } });
const request = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  new Request(`https://shop.example${path}`, { headers, ...init });
/** What somebody reads at an address, and what our cache says of it. */
const read = async (path: string, headers?: Record<string, string>, init?: RequestInit) => {
  const response = await cache.answer(request(path, headers, init));
  return [await response.text(), response.headers.get('cache-status')];
};
/** A rendering that ends when the test says so. */
function held() {
  let release: (response: Response) => void = () => {};
  handler = () => new Promise((resolve) => (release = resolve));
  return (response: Response) => release(response);
}

beforeEach(() => {
  now = 1_000_000;
  asked = [];
  logged = [];
  handler = () => page();
  cache = cacheOf();
});

describe('a page that is alike for everybody', () => {
  it('is rendered once, and told apart by its whole address', async () => {
    expect(await read('/vases')).toEqual(['page 1', 'vitrine; fwd=uri-miss; stored']);
    expect(await read('/vases', { 'user-agent': 'another' })).toEqual(['page 1', 'vitrine; hit']);
    expect(await read('/vases?p=2')).toEqual(['page 2', 'vitrine; fwd=uri-miss; stored']);
    expect(await read('/vases.data')).toEqual(['page 3', 'vitrine; fwd=uri-miss; stored']);
  });

  it('says how old it is, and keeps its own headers but those of one answer', async () => {
    handler = () => page({ 'content-security-policy': "default-src 'self'", 'cache-tag': 'product-1', date: 'yesterday' });
    await read('/vases');
    now += 12_900;
    const { headers } = await cache.answer(request('/vases'));
    expect([headers.get('age'), headers.get('content-security-policy'), headers.get('content-length')]).toEqual([
      '12',
      "default-src 'self'",
      '6',
    ]);
    expect([headers.get('cache-tag'), headers.get('date')]).toEqual([null, null]);
  });

  it('is not given to somebody with a session, nor is theirs to others', async () => {
    await read('/vases');
    expect(await read('/vases', { cookie: 'sw-context-token=t' })).toEqual(['page 2', null]);
    expect(asked[1]?.headers.get('cookie')).toBe('sw-context-token=t');
    expect(await read('/vases')).toEqual(['page 1', 'vitrine; hit']);
  });

  it('has no body for who asks for its headers, and is not kept by that', async () => {
    handler = ({ method }) => new Response(method === 'HEAD' ? null : 'page', { headers: SHARED });
    expect(await read('/vases', {}, { method: 'HEAD' })).toEqual(['', null]);
    expect(await read('/vases')).toEqual(['page', 'vitrine; fwd=uri-miss; stored']);
    expect(await read('/vases', {}, { method: 'HEAD' })).toEqual(['', 'vitrine; hit']);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, ResponseInit]>([
    ['one of a visitor', { headers: { 'cache-control': 'private, no-cache' } }],
    ['one that only browsers and other caches may keep', { headers: { 'cache-control': 'public, max-age=60' } }],
    ['one that sets a cookie', { headers: { ...SHARED, 'set-cookie': 'a=b' } }],
    ['one that is no page', { status: 404, headers: SHARED }],
    ['one that is old at once', { headers: { 'cdn-cache-control': 'max-age=0, stale-while-revalidate=9' } }],
  ])('is not: %s', async (_what, init) => {
    handler = () => new Response(`page ${asked.length}`, init);
    expect(await read('/vases')).toEqual(['page 1', null]);
    expect(await read('/vases')).toEqual(['page 2', null]);
  });

  it('makes room for those that were asked for later', async () => {
    cache = cacheOf(3 * 2_100);
    for (const path of ['/a', '/b', '/c', '/a', '/d']) await read(path);
    expect(asked.map(({ url }) => new URL(url).pathname)).toEqual(['/a', '/b', '/c', '/d']);
    expect(await read('/a')).toEqual(['page 1', 'vitrine; hit']);
    expect((await read('/b'))[1]).toBe('vitrine; fwd=uri-miss; stored');
  });

  it('counts its address, too', async () => {
    cache = cacheOf(2_048 + 'page 1'.length + 500);
    const long = `/${'a'.repeat(500)}`;
    await read(long);
    expect((await read(long))[1]).toBe('vitrine; fwd=uri-miss; stored');
    await read('/a');
    expect((await read('/a'))[1]).toBe('vitrine; hit');
  });

  it('counts its compressed bodies, too', async () => {
    const text = Array.from({ length: 400 }, (_, index) => Math.sin(index)).join(' ');
    handler = () => new Response(text, { headers: SHARED });
    cache = cacheOf(2_048 + text.length + 1_000);
    await read('/a');
    expect((await cache.answer(request('/a', { 'accept-encoding': 'br' }))).headers.get('content-encoding')).toBe('br');
    expect((await read('/a'))[1], 'it takes more than there is').toBe('vitrine; fwd=uri-miss; stored');
  });
});

describe('many who ask at once', () => {
  it('wait for one rendering', async () => {
    const release = held();
    const all = [read('/vases'), read('/vases'), read('/vases')];
    release(page());
    expect(await Promise.all(all)).toEqual([
      ['page 1', 'vitrine; fwd=uri-miss; stored'],
      ['page 1', 'vitrine; fwd=uri-miss; collapsed'],
      ['page 1', 'vitrine; fwd=uri-miss; collapsed'],
    ]);
  });

  it('are each answered alone where it turns out to be nobody else’s, and wait no more from then on', async () => {
    const release = held();
    const all = [read('/login', { 'user-agent': 'first' }), read('/login', { 'user-agent': 'second' })];
    handler = () => new Response('own');
    release(new Response('first'));
    expect(await Promise.all(all)).toEqual([
      ['first', null],
      ['own', null],
    ]);
    expect(asked.map(({ headers }) => headers.get('user-agent'))).toEqual(['first', 'second']);

    const [releaseThird, third] = [held(), read('/login')];
    handler = () => new Response('fourth');
    expect(await read('/login')).toEqual(['fourth', null]);
    releaseThird(new Response('third'));
    expect(await third).toEqual(['third', null]);
  });

  it('end one that is the first one’s alone when that one has gone', async () => {
    const release = held();
    const [one, other] = [new AbortController(), new AbortController()];
    const all = [read('/login', {}, { signal: one.signal }), read('/login', {}, { signal: other.signal })];
    handler = () => new Response('own');
    release(new Response('first'));
    await Promise.all(all);
    one.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('wait for one again ten seconds after it was nobody else’s', async () => {
    handler = () => new Response('own');
    await read('/vases');
    handler = () => page();
    now += 9_999;
    expect((await read('/vases'))[1]).toBeNull();
    now += 1;
    expect((await read('/vases'))[1]).toBe('vitrine; fwd=uri-miss; stored');
  });

  it('hear of its failure, and the next one tries again', async () => {
    handler = () => Promise.reject(new Error('broken'));
    await expect(read('/vases')).rejects.toThrow('broken');
    handler = () => page();
    expect((await read('/vases'))[0]).toBe('page 2');
  });

  it('end it when the last of them has gone', async () => {
    const release = held();
    const [one, other] = [new AbortController(), new AbortController()];
    const all = [read('/vases', {}, { signal: one.signal }), read('/vases', {}, { signal: other.signal })];
    one.abort();
    expect(asked[0]?.signal.aborted).toBe(false);
    other.abort();
    expect(asked[0]?.signal.aborted).toBe(true);
    release(page());
    await Promise.all(all);
  });
});

describe('a page past its time', () => {
  it('is shown while one newer page is made, of nobody’s request', async () => {
    await read('/de-DE/vasen', { 'user-agent': 'someone', cookie: 'a=b' });
    now += MINUTE - 1;
    expect((await read('/de-DE/vasen'))[1]).toBe('vitrine; hit');
    now += 1;
    const release = held();
    expect(await read('/de-DE/vasen')).toEqual(['page 1', 'vitrine; hit; detail=stale']);
    expect(await read('/de-DE/vasen')).toEqual(['page 1', 'vitrine; hit; detail=stale']);
    expect(asked).toHaveLength(2);
    expect([...(asked[1]?.headers ?? [])]).toEqual([['accept-language', 'de-DE']]);
    release(page());
    await expect.poll(() => read('/de-DE/vasen')).toEqual(['page 2', 'vitrine; hit']);
  });

  it('is made anew for who asks once its stale time is over', async () => {
    await read('/vases');
    now += MINUTE + 600_000;
    expect(await read('/vases')).toEqual(['page 2', 'vitrine; fwd=uri-miss; stored']);
  });

  it('is not shown after its stale time, either', async () => {
    await read('/vases');
    now += MINUTE + 600_000 - 1;
    const release = held();
    expect((await read('/vases'))[1]).toBe('vitrine; hit; detail=stale');
    release(new Response('', { status: 503 }));
    now += 1;
    handler = () => page();
    await expect
      .poll(() => {
        now += 5_000;
        return read('/vases');
      })
      .toEqual([expect.not.stringContaining('page 1'), 'vitrine; fwd=uri-miss; stored']);
  });

  it.each<[string, ResponseInit | undefined]>([
    ['is away', { status: 503 }],
    ['is broken', { status: 500 }],
    ['gives a part of it', { headers: { 'cache-control': 'private, no-cache' } }],
    ['does not answer', undefined],
  ])('stays while the store %s, which is asked again', async (_what, answer) => {
    await read('/vases');
    now += MINUTE;
    let isOver = false;
    const unread = () => new ReadableStream({ cancel: () => void (isOver = true) });
    handler = () => (answer ? new Response(unread(), answer) : Promise.reject(new Error('broken')));
    expect(await read('/vases')).toEqual(['page 1', 'vitrine; hit; detail=stale']);
    await expect.poll(() => isOver || logged.length > 0).toBe(true);
    expect(await read('/vases')).toEqual(['page 1', 'vitrine; hit; detail=stale']);
    handler = () => page();
    await expect
      .poll(() => {
        now += 5_000;
        return read('/vases');
      })
      .toEqual([expect.not.stringContaining('page 1'), 'vitrine; hit']);
  });

  it('is gone once its address leads elsewhere or nowhere', async () => {
    await read('/vases');
    now += MINUTE;
    handler = () => new Response('gone', { status: 404 });
    await read('/vases');
    await expect.poll(() => read('/vases')).toEqual(['gone', null]);
  });

  it('that can’t be made anew is told in the log', async () => {
    await read('/vases');
    now += MINUTE;
    handler = () => Promise.reject(new Error('broken'));
    await read('/vases');
    await expect.poll(() => logged).toEqual(['A page that is kept could not be made anew']);
  });
});

describe('purging', () => {
  const PATHS = ['/vases', '/vases?p=2', '/vases.data', '/mug'];

  it.each([
    ['an address with whatever query, and its data', { paths: ['/vases'] }, 3, ['/mug']],
    ['by tag', { tags: ['product-2', 'other'] }, 2, ['/vases?p=2', '/mug']],
    ['by either', { paths: ['/mug'], tags: ['product-2'] }, 3, ['/vases?p=2']],
    ['all', 'all' as const, 4, []],
    ['what is not there', { paths: ['/lamps'], tags: ['product-9'] }, 0, PATHS],
  ])('forgets %s', async (_what, purge, count, left) => {
    handler = ({ url }) => page({ 'cache-tag': /p=2|mug/.test(url) ? 'product-1' : 'product-1,product-2' });
    for (const path of PATHS) await read(path);
    expect(cache.purge(purge)).toBe(count);
    const statuses = await Promise.all(PATHS.map(async (path) => ((await read(path))[1] === 'vitrine; hit' ? [path] : [])));
    expect(statuses.flat()).toEqual(left);
  });

  it('holds, also where the page is being compressed for somebody', async () => {
    await read('/vases');
    const compressing = cache.answer(request('/vases', { 'accept-encoding': 'br' }));
    cache.purge('all');
    expect((await compressing).headers.get('content-encoding')).toBe('br');
    expect((await read('/vases'))[1]).toBe('vitrine; fwd=uri-miss; stored');
  });

  it('leaves who asks from then on to wait for one rendering, however the one before ends', async () => {
    const releaseBefore = held();
    const before = read('/vases');
    cache.purge('all');
    const release = held();
    const first = read('/vases');
    releaseBefore(page());
    await before;
    const second = read('/vases');
    release(page());
    expect([(await first)[1], (await second)[1]]).toEqual(['vitrine; fwd=uri-miss; stored', 'vitrine; fwd=uri-miss; collapsed']);
  });

  it('lets nobody have what was begun before, but those who wait for it', async () => {
    const release = held();
    const before = read('/vases');
    cache.purge({ paths: ['/vases'] });
    handler = () => new Response('new', { headers: SHARED });
    expect(await read('/vases')).toEqual(['new', 'vitrine; fwd=uri-miss; stored']);
    release(new Response('old', { headers: SHARED }));
    expect((await before)[0]).toBe('old');
    expect(await read('/vases')).toEqual(['new', 'vitrine; hit']);
  });
});
