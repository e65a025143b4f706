import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizePath, splitHref } from './content-path.ts';
import { defineLocales, findLocale, type RoutingStrategy, SHOP_LOCALES } from './locale-config.ts';
import { localePath, parseLocalePath, switchLocalePath } from './locale-path.ts';

const parsed = (pathname: string, strategy?: RoutingStrategy) => {
  const { locale, ...rest } = parseLocalePath(pathname, strategy ? { ...SHOP_LOCALES, strategy } : SHOP_LOCALES);
  return { locale: locale.code, ...rest };
};

describe('the shop has en-US bare, /en-GB and /de-DE', () => {
  it.each([
    ['/', { locale: 'en-US', path: '/' }],
    ['/checkout', { locale: 'en-US', path: '/checkout' }],
    ['/de-DE', { locale: 'de-DE', path: '/' }],
    ['/de-DE/checkout', { locale: 'de-DE', path: '/checkout' }],
    ['/en-GB/a/b', { locale: 'en-GB', path: '/a/b' }],
  ])('%s', (pathname, expected) => expect(parsed(pathname)).toEqual(expected));

  it.each([
    ['/de-de/checkout', '/de-DE/checkout'],
    ['/DE-DE', '/de-DE'],
    ['/de-DE/', '/de-DE'],
    ['/checkout/', '/checkout'],
    ['/de-DE//x', '/de-DE/x'],
    ['//evil.example', '/evil.example'],
    ['//de-DE/x', '/de-DE/x'],
  ])('%s is canonically %s', (pathname, canonical) => expect(parsed(pathname).canonical).toBe(canonical));

  it.each(['/fr-FR/x', '/en-US/x', '/de/x', '/de-DEx', '/en-gbx/de-DE'])('%s has no known prefix: it is a content path', (pathname) =>
    expect(parsed(pathname)).toEqual({ locale: 'en-US', path: pathname }),
  );
});

describe('the four strategies', () => {
  it.each<[RoutingStrategy, string, string]>([
    ['prefix', '/en-US/x', '/de-DE/x'],
    ['prefix_except_default', '/x', '/de-DE/x'],
    ['prefix_and_default', '/x', '/de-DE/x'],
    ['no_prefix', '/x', '/x'],
  ])('%s', (strategy, english, german) => {
    const config = { ...SHOP_LOCALES, strategy };
    expect([localePath('/x', 'en-US', config), localePath('/x', 'de-DE', config)]).toEqual([english, german]);
  });
  it('the default locale has a prefixed address too under prefix and prefix_and_default', () => {
    for (const strategy of ['prefix', 'prefix_and_default'] as const)
      expect(parsed('/en-US/x', strategy)).toEqual({ locale: 'en-US', path: '/x' });
  });
  it('no_prefix takes every path as content', () => expect(parsed('/de-DE/x', 'no_prefix')).toEqual({ locale: 'en-US', path: '/de-DE/x' }));
});

describe('localePath', () => {
  it.each([
    ['/', 'de-DE', '/de-DE'],
    ['/', 'en-US', '/'],
    ['/a/?q=1#h', 'de-DE', '/de-DE/a?q=1#h'],
    ['/de-DE/a', 'en-GB', '/en-GB/a'],
    ['/de-DE', 'en-US', '/'],
    ['a', 'de-DE', '/de-DE/a'],
    ['/a', 'xx-XX', '/a'],
    ['https://example.com/a', 'de-DE', 'https://example.com/a'],
    ['mailto:a@example.com', 'de-DE', 'mailto:a@example.com'],
    ['tel:+49', 'de-DE', 'tel:+49'],
    ['#top', 'de-DE', '#top'],
    ['javascript:alert(1)', 'de-DE', ''],
    ['java\nscript:alert(1)', 'de-DE', ''],
    ['//evil.example/x', 'de-DE', '/de-DE/evil.example/x'],
    ['//evil.example/x', 'en-US', '/evil.example/x'],
    ['/de-DE//evil.example', 'en-US', '/evil.example'],
    ['/de-DE/../..//evil.example', 'en-US', '/evil.example'],
  ])('%j in %s is %j', (href, locale, expected) => expect(localePath(href, locale)).toBe(expected));
});

describe('switchLocalePath', () => {
  it('keeps path, query and hash', () => expect(switchLocalePath('/de-DE/a?p=2#top', 'en-GB')).toBe('/en-GB/a?p=2#top'));
  it("goes to the target's own slug", () =>
    expect(switchLocalePath('/Clothing?p=2', 'de-DE', { targetPath: '/Bekleidung/' })).toBe('/de-DE/Bekleidung?p=2'));
});

const segment = fc.stringMatching(/^[A-Za-z0-9_~][A-Za-z0-9._~!$&'()*+,;=:@-]{0,12}$/);
const contentPath = fc
  .array(segment, { maxLength: 5 })
  .map((parts) => `/${parts.join('/')}`)
  .filter((path) => !findLocale(path.split('/')[1]));
const query = fc.webQueryParameters().map((text) => splitHref(`/?${text}`).search);
const hash = fc.webFragments().map((text) => splitHref(`/#${text}`).hash);
const locale = fc.constantFrom(...SHOP_LOCALES.locales.map(({ code }) => code));
const config = fc
  .constantFrom<RoutingStrategy>('prefix', 'prefix_except_default', 'prefix_and_default')
  .map((strategy) => ({ ...SHOP_LOCALES, strategy }));

describe('for any path, query and hash', () => {
  it('localize, then parse, gives back what went in', () => {
    fc.assert(
      fc.property(contentPath, query, hash, locale, config, (path, search, fragment, code, locales) => {
        const parts = splitHref(localePath(path + search + fragment, code, locales));
        const result = parseLocalePath(parts.pathname, locales);
        expect({ locale: result.locale.code, path: result.path, search: parts.search, hash: parts.hash }).toEqual({
          locale: code,
          path,
          search,
          hash: fragment,
        });
        expect(result.canonical).toBeUndefined();
      }),
    );
  });
  it('switching there and back gives the same address', () => {
    fc.assert(
      fc.property(contentPath, query, hash, locale, locale, (path, search, fragment, from, to) => {
        const start = localePath(path + search + fragment, from);
        expect(switchLocalePath(switchLocalePath(start, to), from)).toBe(start);
      }),
    );
  });
  it('the canonical form is its own canonical form, on this origin', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('', '/', '//', '/\\', '/de-DE//', '/DE-de/\\'), (text, start) => {
        const { canonical = start + text, path } = parseLocalePath(start + text);
        expect(parseLocalePath(canonical).canonical).toBeUndefined();
        expect(normalizePath(path)).toBe(path);
        expect(new URL(canonical, 'https://shop.example').origin).toBe('https://shop.example');
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a locale configuration', () => {
  it('defaults to en-US, ltr and prefix_except_default', () => {
    const defined = defineLocales({ locales: [{ code: 'en-US' }, { code: 'ar-EG', dir: 'rtl' }] });
    expect(defined).toMatchObject({ strategy: 'prefix_except_default', defaultLocale: { code: 'en-US', iso: 'en-US', dir: 'ltr' } });
    expect(findLocale('AR-eg', defined)?.dir).toBe('rtl');
  });
  it.each([
    [[{ code: 'en-US' }, { code: 'en-us' }], 'en-US'],
    [[{ code: 'en/US' }], 'en/US'],
    [[{ code: 'de-DE' }], 'en-US'],
  ])('refuses %j with the default %s', (locales, defaultLocale) =>
    expect(() => defineLocales({ locales, defaultLocale })).toThrow(expect.objectContaining({ code: 'invalid-locale-config' })),
  );
});
