import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_LOCALES } from '../locale-config.ts';
import { localeMiddleware } from './locale-middleware.ts';

const answer = (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const response = localeMiddleware(new Request(`https://shop.example${path}`, { method, headers }));
  return response && { status: response.status, to: response.headers.get('Location') };
};

describe('an address is brought to its canonical form, query kept', () => {
  it.each([
    ['/de-de/checkout?a=1', '/de-DE/checkout?a=1'],
    ['/checkout/', '/checkout'],
    ['/de-DE/', '/de-DE'],
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/de-DE//evil.example?//b', '/de-DE/evil.example?//b'],
  ])('%s goes to %s for good', (path, to) => expect(answer(path)).toEqual({ status: 301, to }));
  it.each(['/checkout', '/de-DE', '/de-DE/a?b=/', '/fr-FR/x', '/a%20b'])('%s stays', (path) => expect(answer(path)).toBeUndefined());
  it('by the locales of the shop, or those that it is given', () => {
    const request = new Request('https://shop.example/de-de/checkout');
    expect(localeMiddleware(request)?.status).toBe(301);
    expect(localeMiddleware(request, { config: { ...SHOP_LOCALES, strategy: 'no_prefix' } })).toBeUndefined();
  });
  it('the bare root of slashes becomes the root', () => expect(answer('//')).toEqual({ status: 301, to: '/' }));
});

describe('the root path goes to the visitor’s locale', () => {
  it('by cookie', () =>
    expect(answer('/?a=1', { Cookie: 'x=1; i18n_redirected=de-DE', 'Accept-Language': 'en-GB' })).toEqual({
      status: 302,
      to: '/de-DE?a=1',
    }));
  it('by browser language', () => expect(answer('/', { 'Accept-Language': 'de-AT,de;q=0.9' })).toEqual({ status: 302, to: '/de-DE' }));
  it('not from any other path', () => expect(answer('/checkout', { Cookie: 'i18n_redirected=de-DE' })).toBeUndefined());
  it('and is kept apart by caches', () => {
    const response = localeMiddleware(new Request('https://shop.example/', { headers: { 'Accept-Language': 'de' } }));
    expect([response?.headers.get('Vary'), response?.headers.get('Cache-Control')]).toEqual([
      'Accept-Language, Cookie',
      'private, no-store',
    ]);
  });
  it('by the cookie that the caller read', () => {
    const request = new Request('https://shop.example/', { headers: { Cookie: 'i18n_redirected=de-DE' } });
    expect(localeMiddleware(request, { cookie: null })).toBeUndefined();
    expect(localeMiddleware(request, { cookie: 'en-GB' })?.headers.get('Location')).toBe('/en-GB');
  });
  it('unless the cookie is nonsense', () =>
    expect(answer('/', { Cookie: 'i18n_redirected=%E0%A4%A', 'Accept-Language': 'de' })).toBeUndefined());
});

it.each([
  ['/de-de/x.data', 'GET'],
  ['/_.data', 'GET'],
  ['/checkout/', 'POST'],
])('%s by %s goes on: data requests and writes are not redirected', (path, method) =>
  expect(answer(path, { 'Accept-Language': 'de' }, method)).toBeUndefined(),
);

it('one redirect is enough, and it stays on this origin, whatever was asked for', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.webQueryParameters(),
      fc.constantFrom('/', '//', '/\\', '/DE-de//'),
      (text, search, start) => {
        const url = new URL(`https://shop.example${start}${encodeURI(text.replace(/[\uD800-\uDFFF]/g, ''))}?${search}`);
        const location = localeMiddleware(new Request(url))?.headers.get('Location');
        if (!location) return;
        const next = new URL(location, url);
        expect([next.origin, next.search]).toEqual([url.origin, url.search]);
        expect(localeMiddleware(new Request(next))).toBeUndefined();
      },
    ),
    { numRuns: 1_000 },
  );
});
