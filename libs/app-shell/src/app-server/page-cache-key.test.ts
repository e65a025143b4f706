import { describe, expect, it } from 'vitest';
import { pageKeyOf } from './page-cache-key.ts';

const keyOf = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  pageKeyOf(new Request(`https://shop.example${path}`, { method, headers }));

describe('what a page is kept by', () => {
  it.each([
    ['/vases?p=2&order=name', { key: '/vases?p=2&order=name', path: '/vases', locale: 'en-US' }],
    ['/de-DE/vasen', { key: '/de-DE/vasen', path: '/de-DE/vasen', locale: 'de-DE' }],
    ['/vases.data?_routes=content', { key: '/vases.data?_routes=content', path: '/vases', locale: 'en-US' }],
    ['/_root.data', { key: '/_root.data', path: '/', locale: 'en-US' }],
    ['/de-DE/_.data', { key: '/de-DE/_.data', path: '/de-DE/', locale: 'de-DE' }],
    ['/', { key: '/', path: '/', locale: 'en-US' }],
  ])('is its address and nothing else: %s', (path, expected) => {
    expect(keyOf(path)).toEqual(expected);
    expect(keyOf(path, {}, 'HEAD')).toEqual(expected);
    expect(keyOf(path, { cookie: `analytics=1; i18n_redirected=${expected.locale}` })).toEqual(expected);
    expect(keyOf(path, { cookie: 'vitrine-consent=granted' })).toEqual(expected);
    expect(keyOf(path, { 'user-agent': 'a robot', 'x-forwarded-for': '192.0.2.1', 'x-forwarded-host': 'evil.example' })).toEqual(expected);
  });

  it.each([
    'sw-context-token',
    'sw-language-id',
    'vitrine-visit',
    '__Host-vitrine-visit',
    'vitrine-session-stamp',
    'vitrine-attendee-name',
    'vitrine-guide',
    '__Host-vitrine-guide',
    'vitrine-attendee',
  ])('is nothing for somebody who is known by a cookie: %s', (name) => {
    expect(keyOf('/vases', { cookie: `a=b; ${name}=x` })).toBeUndefined();
  });

  it.each<[string, string, Record<string, string>, string?]>([
    ['writes', '/vases', {}, 'POST'],
    ['shows a sign-in', '/vases', { authorization: 'Bearer x' }],
    ['was seen in another language', '/vases', { cookie: 'i18n_redirected=de-DE' }],
    ['was seen in a language that nobody knows', '/vases', { cookie: 'i18n_redirected=xx' }],
    ['is led to another language', '/', { 'accept-language': 'de-DE' }],
    ['is led to the canonical address', '/de-de/vasen', {}],
    ['asks at great length', `/vases?q=${'x'.repeat(1_024)}`, {}],
  ])('is nothing for somebody who %s', (_what, path, headers, method) => {
    expect(keyOf(path, headers, method)).toBeUndefined();
  });

  it('is the longest address that is kept', () => {
    expect(keyOf(`/${'x'.repeat(1_023)}`)).toBeDefined();
    expect(keyOf(`/${'x'.repeat(1_024)}`)).toBeUndefined();
  });
});
