import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_LOCALES, configureLocales, findLocale, SHOP_LOCALES, withBuiltInLocales } from './locale-config.ts';
import { localePath, parseLocalePath, switchLocalePath } from './locale-path.ts';
import { pageHead } from './page-head.ts';
import { localizedRoutes } from './react-router/localized-routes.ts';

const ARABIC = { code: 'ar-EG', name: 'العربية', dir: 'rtl' } as const;
const FRENCH = { code: 'fr-FR', name: 'Français' } as const;

afterEach(() => configureLocales({ locales: BUILT_IN_LOCALES }));

describe('a locale of a shop’s own', () => {
  it('stands behind those of the product, or in the place of one of them', () => {
    expect(withBuiltInLocales([ARABIC]).map(({ code }) => code)).toEqual(['en-GB', 'en-US', 'de-DE', 'ar-EG']);
    const names = withBuiltInLocales([{ code: 'de-DE', name: 'Deutsch (Schweiz)' }, FRENCH]).map(({ name }) => name);
    expect(names).toEqual(['English (UK)', 'English (US)', 'Deutsch (Schweiz)', 'Français']);
  });
  it('has addresses, routes, a place in hreflang and its direction wherever nothing else is given', () => {
    const { locales } = SHOP_LOCALES;
    configureLocales({ locales: withBuiltInLocales([FRENCH, ARABIC]) });
    expect(SHOP_LOCALES.locales).not.toBe(locales);
    expect([localePath('/checkout', 'ar-EG'), switchLocalePath('/de-DE/a?b', 'fr-FR')]).toEqual(['/ar-EG/checkout', '/fr-FR/a?b']);
    expect(parseLocalePath('/AR-eg/x')).toMatchObject({ locale: { ...ARABIC, iso: 'ar-EG' }, path: '/x', canonical: '/ar-EG/x' });
    expect(localizedRoutes([{ file: 'home.tsx', index: true }]).map(({ id }) => id)).toContain('home___ar-EG');
    const head = pageHead({ origin: 'https://shop.example', path: '/a', locale: findLocale('ar-EG') ?? SHOP_LOCALES.defaultLocale });
    expect(head.htmlAttrs).toEqual({ lang: 'ar-EG', dir: 'rtl' });
    expect(head.links).toContainEqual({ rel: 'alternate', hrefLang: 'fr-FR', href: 'https://shop.example/fr-FR/a' });
  });
  it('that is malformed is refused, and the locales stay as they were', () => {
    const before = SHOP_LOCALES.locales;
    expect(() => configureLocales({ locales: withBuiltInLocales([{ code: 'fr/FR' }]) })).toThrow(
      expect.objectContaining({ code: 'invalid-locale-config' }),
    );
    expect(SHOP_LOCALES.locales).toBe(before);
  });
});
