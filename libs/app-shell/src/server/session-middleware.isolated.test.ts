import { RouterContextProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRequestSession, type SessionConfig } from '@vitrine/session/server';
import { pageAddress, pageRecord, scopeIfAny, startedScope } from './request-scope.ts';
import { createSessionMiddleware } from './session-middleware.ts';

vi.mock(import('@vitrine/session/server'), async (load) => ({ ...(await load()), createRequestSession: vi.fn() }));

const config = {} as SessionConfig;
const started = vi.mocked(createRequestSession);
const COOKIE = 'vitrine=1; Path=/';

interface Visit {
  path?: string;
  /** Address of the request itself, where it asks for a page's data alone. */
  requested?: string;
  anonymous?: boolean;
  failure?: Error;
  /** Cookies that the session changes. */
  cookies?: string[];
  headers?: Record<string, string>;
  answer?: (context: RouterContextProvider) => Response;
}
/** One request through the middleware; the shop's session is made up. */
async function visit({
  path = '/vases',
  requested = path,
  anonymous = true,
  failure,
  cookies = [COOKIE, 'other=2'],
  headers = {},
  answer,
}: Visit = {}) {
  started.mockReset();
  if (failure) started.mockRejectedValue(failure);
  else started.mockResolvedValue({ anonymous, setCookieHeaders: () => cookies } as never);
  const context = new RouterContextProvider();
  const next = vi.fn(async () => answer?.(context) ?? new Response('page'));
  const url = new URL(path, 'https://shop.example');
  const request = new Request(new URL(requested, url), { headers });
  const response = await createSessionMiddleware(() => config)({ request, url, context, params: {}, pattern: '*' } as never, next);
  return { response: response as Response, context, next };
}
const catalogue = (context: RouterContextProvider) => {
  pageRecord(context).markCatalogue();
  return new Response('page');
};
const head = (response: Response) => [response.headers.get('cache-control'), response.headers.get('vary'), response.headers.getSetCookie()];

afterEach(() => vi.restoreAllMocks());

describe('a request', () => {
  it('gets the session of its visitor, for the page and its locale', async () => {
    const { context } = await visit({ path: '/de-DE/vases?p=2', headers: { cookie: 'a=b' } });
    const [asked, given, facts] = started.mock.lastCall ?? [];
    expect([asked?.url, asked?.headers.get('cookie'), given, facts]).toEqual([
      'https://shop.example/de-DE/vases?p=2',
      'a=b',
      config,
      { isDataRequest: false, locale: pageAddress(context).locale.code },
    ]);
    expect(pageAddress(context).path).toBe('/vases');
    expect(scopeIfAny(context)).toBeDefined();
  });

  it('of the router for its data stands for its page', async () => {
    await visit({ requested: '/vases.data' });
    const [asked, , facts] = started.mock.lastCall ?? [];
    expect(asked?.url).toBe('https://shop.example/vases');
    expect(facts).toMatchObject({ isDataRequest: true });
  });

  it('without a session goes on, and knows why it has none', async () => {
    const failure = new Error('away');
    const { context, next, response } = await visit({ failure });
    expect(next).toHaveBeenCalledOnce();
    expect(() => startedScope(context)).toThrow(failure);
    expect(head(response)).toEqual(['private, no-cache', null, []]);
  });

  it('at an address that is not the canonical one of its locale goes there, and no further', async () => {
    const { response, next } = await visit({ path: '/de-de/vases' });
    expect([response.status >= 300 && response.status < 400, next.mock.calls.length, started.mock.calls.length]).toEqual([true, 0, 0]);
  });
});

describe('an answer', () => {
  it('to a session carries its cookies and stays with the browser', async () => {
    const { response } = await visit({ anonymous: false, answer: catalogue });
    expect(head(response)).toEqual(['private, no-cache', null, [COOKIE, 'other=2']]);
  });

  it('that says itself who may keep it is believed, and one that all may keep carries no cookie', async () => {
    const shared = await visit({ answer: () => new Response('', { headers: { 'cache-control': 'public, max-age=9' } }) });
    expect(head(shared.response)).toEqual(['public, max-age=9', null, []]);
    const own = await visit({ answer: () => new Response('', { headers: { 'cache-control': 'max-age=5' } }) });
    expect(head(own.response)).toEqual(['max-age=5', null, [COOKIE, 'other=2']]);
  });

  it('that nobody may keep says so, whatever it said before', async () => {
    const { response } = await visit({
      answer(context) {
        pageRecord(context).markNoStore();
        return new Response('', { headers: { 'cache-control': 'max-age=5' } });
      },
    });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['/vases', /^Cookie$/],
    ['/', /Accept-Language/i],
  ])('at %s that all may keep differs by %s', async (path, vary) => {
    const { response } = await visit({ path, cookies: [], answer: catalogue });
    expect(response.headers.get('cache-control')).toMatch(/^public/);
    expect(response.headers.get('vary')).toMatch(vary);
  });

  it('that all may keep tells caches apart from browsers for how long, and names what it shows', async () => {
    const answer = (context: RouterContextProvider) => {
      pageRecord(context).markCatalogue(['category-1', 'product-2']);
      pageRecord(context).markCatalogue(['product-3']);
      return new Response('page');
    };
    const { headers } = (await visit({ cookies: [], answer })).response;
    expect(headers.get('cdn-cache-control')).toBe('max-age=60, stale-while-revalidate=600');
    expect(headers.get('cache-tag')).toBe('category-1,product-2,product-3');
    expect((await visit({ cookies: [], answer: catalogue })).response.headers.has('cache-tag')).toBe(false);
  });

  it('that is somebody’s own names nothing, and is for no cache', async () => {
    const { headers } = (
      await visit({ anonymous: false, answer: (context) => (pageRecord(context).markCatalogue(['product-2']), new Response('page')) })
    ).response;
    expect([headers.get('cdn-cache-control'), headers.get('cache-tag')]).toEqual([null, null]);
  });
});
