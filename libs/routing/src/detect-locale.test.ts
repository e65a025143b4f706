import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { detectLocale, matchLanguages, parseAcceptLanguage } from './detect-locale.ts';
import { defineLocales, SHOP_LOCALES } from './locale-config.ts';

describe('browser languages are matched by score', () => {
  it.each(['de-DE', 'de'])('by the tag of a locale or by its code, of which either may be exact: %s', (language) => {
    const german = [
      { code: 'at', iso: 'de-AT' },
      { code: 'de', iso: 'de-DE' },
    ].map((locale) => ({ ...SHOP_LOCALES.defaultLocale, ...locale }));
    expect(matchLanguages([language], { ...SHOP_LOCALES, locales: german })?.code).toBe('de');
  });
  it('from the first 2,000 characters of a header', () => {
    expect(parseAcceptLanguage(`${'x'.repeat(1_997)},de`)).toContain('de');
    expect(parseAcceptLanguage(`${'x'.repeat(2_000)},de`)).not.toContain('de');
  });
  it.each<[string[], string | undefined, string]>([
    [['de-DE'], 'de-DE', 'exact'],
    [['DE-de'], 'de-DE', 'without regard to case'],
    [['de-AT', 'en-US'], 'de-DE', 'language part first (0.999) beats exact second (0.5)'],
    [['en'], 'en-GB', 'of one language the first configured'],
    [['fr', 'en-US'], 'en-US', 'exact second (0.5) beats language part second (0.499)'],
    [['en-AU', 'en-US', 'de-DE'], 'en-GB', 'language part first (0.999) beats exact second (0.667)'],
    [['fr', 'es'], undefined, 'none'],
    [[], undefined, 'no languages'],
  ])('%j gives %s: %s', (languages, expected) => expect(matchLanguages(languages)?.code).toBe(expected));

  it('the longer code wins a tie', () => {
    // Of 1,000 languages an exact match in second place scores 0.999, as a language part in first place does.
    const config = defineLocales({ locales: [{ code: 'de' }, { code: 'en-US' }] });
    const languages = ['en-AU', 'de', ...Array.from({ length: 998 }, () => 'fr')];
    expect(matchLanguages(languages, config)?.code).toBe('en-US');
  });
});

describe('an Accept-Language header', () => {
  it.each([
    ['de-DE,de;q=0.9,en;q=0.8', ['de-DE', 'de', 'en']],
    ['en;q=0.5, de', ['de', 'en']],
    ['*, de;q=0, en;q=nonsense, fr;q=0.1', ['fr']],
    ['', []],
    [';;;,,,', []],
  ])('%j', (header, expected) => expect(parseAcceptLanguage(header)).toEqual(expected));
});

describe('the locale of a first visit', () => {
  it('comes from the cookie before the browser', () =>
    expect(detectLocale({ pathname: '/', cookie: 'de-DE', acceptLanguage: 'en-GB' })).toMatchObject({
      source: 'cookie',
      redirect: '/de-DE',
    }));
  it('is the default where the cookie holds no known code', () => {
    const detected = detectLocale({ pathname: '/', cookie: '//evil.example', acceptLanguage: 'de' });
    expect(detected).toMatchObject({ source: 'cookie', locale: { code: 'en-US' } });
    expect(detected.redirect).toBeUndefined();
  });
  it('comes from the browser without a cookie', () =>
    expect(detectLocale({ pathname: '/', acceptLanguage: 'de-AT' })).toMatchObject({ source: 'browser', redirect: '/de-DE' }));
  it('is the default without either', () =>
    expect(detectLocale({ pathname: '/' })).toEqual({ source: 'default', locale: SHOP_LOCALES.defaultLocale }));
  it('keeps query and hash in the redirect', () =>
    expect(detectLocale({ pathname: '/', search: '?utm=1', hash: '#x', languages: ['en-GB'] }).redirect).toBe('/en-GB?utm=1#x'));
  it.each(['/de-DE', '/checkout', '/en-GB/checkout', '/fr-FR'])('never redirects %s: only the root path', (pathname) => {
    const detected = detectLocale({ pathname, cookie: 'de-DE', languages: ['de-DE'] });
    expect([detected.source, detected.redirect]).toEqual(['route', undefined]);
  });
  it('never redirects to where the visitor is', () =>
    expect(detectLocale({ pathname: '/', languages: ['en-US'] }).redirect).toBeUndefined());
  it('redirects the default locale too where it has a prefix', () =>
    expect(detectLocale({ pathname: '/' }, { ...SHOP_LOCALES, strategy: 'prefix' }).redirect).toBe('/en-US'));
  it('holds on every path without prefixes', () =>
    expect(detectLocale({ pathname: '/checkout', cookie: 'de-DE' }, { ...SHOP_LOCALES, strategy: 'no_prefix' })).toMatchObject({
      locale: { code: 'de-DE' },
      source: 'cookie',
    }));
  it('sends nobody to another origin, whatever the request holds', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(text, text, text, text, fc.constantFrom('/', '//', '/\\', ''), (search, hash, cookie, acceptLanguage, pathname) => {
        const { redirect = '/' } = detectLocale({ pathname, search, hash, cookie, acceptLanguage });
        expect(new URL(redirect, 'https://shop.example').origin).toBe('https://shop.example');
        expect(() => new Headers({ Location: redirect })).not.toThrow();
      }),
    );
  });
});
