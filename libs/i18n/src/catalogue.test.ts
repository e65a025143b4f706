import { afterEach, describe, expect, it } from 'vitest';
import { BUILT_IN_CATALOGUES } from './built-in-catalogues.ts';
import { type Catalogue, defineCatalogue, extendCatalogue } from './catalogue.ts';
import { configureCatalogues, configuredCatalogues, isLocale } from './catalogue-registry.ts';
import { loadMessages } from './load-messages.ts';
import type { Locale } from './locales.ts';
import type { MessageArea, MessageTree } from './message-types.ts';
import { createTranslator } from './translator.ts';

const textsOf = (areas: Readonly<Record<string, MessageTree>>): Catalogue['areas'] =>
  Object.fromEntries(Object.entries(areas).map(([area, texts]) => [area, () => Promise.resolve({ default: texts })]));

const FRENCH = defineCatalogue({
  locale: 'fr-FR',
  name: 'Français',
  fallback: 'en-US',
  areas: textsOf({ common: { action: { cancel: 'Annuler' } } }),
});
const ARABIC = defineCatalogue({
  locale: 'ar-EG',
  name: 'العربية',
  direction: 'rtl',
  fallback: 'en-US',
  areas: textsOf({ common: { action: { cancel: 'إلغاء' } } }),
});

/** A language that the compiler does not know, as a shop's own is to this package. */
const load = (locale: string, ...areas: string[]) => loadMessages(locale as Locale, areas as MessageArea[]);
const translatorOf = async (locale: string, ...areas: string[]) =>
  createTranslator({ locale: locale as Locale, messages: await load(locale, ...areas) }).t;

afterEach(() => configureCatalogues(BUILT_IN_CATALOGUES));

describe('a language of a shop’s own', () => {
  it('stands beside those of the package, in the order in which they are configured', () => {
    configureCatalogues([FRENCH, ...BUILT_IN_CATALOGUES, ARABIC]);
    expect(configuredCatalogues().map(({ locale }) => locale)).toEqual(['fr-FR', 'en-US', 'en-GB', 'de-DE', 'ar-EG']);
    expect([isLocale('fr-FR'), isLocale('ar-EG'), isLocale('fr-fr')]).toEqual([true, true, false]);
  });
  it('may stand for those of the package, and still borrow their texts', async () => {
    configureCatalogues([FRENCH]);
    expect([isLocale('fr-FR'), isLocale('de-DE')]).toEqual([true, false]);
    expect((await translatorOf('fr-FR', 'common'))('common.action.close')).toBe('Close');
  });
  it('says what it has in its own words, and the rest in those of its fallback', async () => {
    configureCatalogues([...BUILT_IN_CATALOGUES, FRENCH]);
    const t = await translatorOf('fr-FR', 'common', 'shop');
    expect([t('common.action.cancel'), t('common.action.close')]).toEqual(['Annuler', 'Close']);
  });
  it('may fall back to a language that has a fallback itself', async () => {
    const canadian = defineCatalogue({
      ...FRENCH,
      locale: 'fr-CA',
      fallback: 'fr-FR',
      areas: textsOf({ common: { action: { close: 'Quitter' } } }),
    });
    configureCatalogues([...BUILT_IN_CATALOGUES, FRENCH, canadian]);
    const t = await translatorOf('fr-CA', 'common');
    expect([t('common.action.close'), t('common.action.cancel'), t('common.action.retry')]).toEqual(['Quitter', 'Annuler', 'Try again']);
  });
  it('counts in its own way in texts that it has borrowed', async () => {
    configureCatalogues([...BUILT_IN_CATALOGUES, ARABIC]);
    const t = await translatorOf('ar-EG', 'shop');
    const counted = [0, 1, 2, 3, 11, 100].map((count) => t('shop.review.count', { count }));
    expect(counted.map((text) => /reviews?/i.exec(text)?.[0].toLowerCase())).toEqual([
      'reviews',
      'review',
      'reviews',
      'reviews',
      'reviews',
      'reviews',
    ]);
  });
  it('replaces a plural whole: no form of another language is left beside its own', async () => {
    const areas = textsOf({
      common: { n: { things_one: '{count} chose', things_many: '{count} de choses', things_other: '{count} choses' } },
    });
    const english = defineCatalogue({
      locale: 'en-US',
      name: 'English',
      areas: textsOf({ common: { n: { things_zero: 'No things', things_one: '{count} thing', things_other: '{count} things' } } }),
    });
    configureCatalogues([english, defineCatalogue({ ...FRENCH, areas })]);
    const t = await translatorOf('fr-FR', 'common');
    expect([0, 1, 2].map((count) => t.dynamic('common.n.things', { count }))).toEqual(['0 chose', '1 chose', '2 choses']);
  });
  it('loads the files of no other language than those that it falls back to', async () => {
    const loaded: string[] = [];
    const watched = (locale: string, fallback?: string) =>
      defineCatalogue({
        locale,
        name: locale,
        fallback,
        areas: {
          common: () => {
            loaded.push(locale);
            return Promise.resolve({ common: {} });
          },
        },
      });
    configureCatalogues([watched('en-US'), watched('en-GB', 'en-US'), watched('de-DE'), watched('fr-FR', 'en-US')]);
    await load('fr-FR', 'common');
    expect(loaded.sort()).toEqual(['en-US', 'fr-FR']);
  });
});

describe('texts of a shop’s own in a language of the package', () => {
  const own = extendCatalogue(
    BUILT_IN_CATALOGUES[0],
    textsOf({ common: { action: { cancel: 'Never mind' } }, loyalty: { title: 'Your points' } }),
  );

  it('replace those that differ and add an area, also for the languages that fall back to it', async () => {
    const british = defineCatalogue({ locale: 'en-GB', name: 'English (UK)', fallback: 'en-US', areas: {} });
    configureCatalogues([own, british]);
    for (const locale of ['en-US', 'en-GB']) {
      const t = await translatorOf(locale, 'common', 'loyalty');
      expect([t('common.action.cancel'), t('common.action.close'), t.dynamic('loyalty.title')]).toEqual([
        'Never mind',
        'Close',
        'Your points',
      ]);
    }
  });
});

describe('what is not configured is said with what to do', () => {
  it('a locale without a catalogue', async () => {
    await expect(load('xx-XX', 'common')).rejects.toMatchObject({
      code: 'unknown-locale',
      message: expect.stringMatching(/'xx-XX': there are en-US, en-GB, de-DE\. Give its own to configureCatalogues/) as string,
    });
  });
  it('an area that nobody has', async () => {
    await expect(load('de-DE', 'loyalty')).rejects.toMatchObject({
      code: 'unknown-area',
      message: expect.stringContaining("'loyalty'") as string,
    });
    await expect(load('de-DE', 'toString')).rejects.toMatchObject({ code: 'unknown-area' });
  });
  it('a file that exports no texts', async () => {
    configureCatalogues([{ ...FRENCH, areas: { common: () => Promise.resolve({ other: {} }) } }]);
    await expect(load('fr-FR', 'common')).rejects.toMatchObject({
      code: 'invalid-catalogue',
      message: expect.stringContaining('export them') as string,
    });
  });
  it.each([
    [[], /at least one/],
    [[FRENCH, FRENCH], /two catalogues: fr-FR, fr-FR/],
    [[{ ...FRENCH, locale: 'fr_FR' }], /'fr_FR' is no locale/],
    [[{ ...FRENCH, locale: 'fr-fr' }], /'fr-fr' is no locale/],
    [[{ ...FRENCH, fallback: 'en-CA' }], /falls back to 'en-CA', which is not configured: there are fr-FR/],
    [[{ ...FRENCH, fallback: 'fr-FR' }], /falls back to itself/],
    [
      [
        { ...FRENCH, fallback: 'ar-EG' },
        { ...ARABIC, fallback: 'fr-FR' },
      ],
      /falls back to itself by way of/,
    ],
  ])('%#: the languages stay as they were', (catalogues: Catalogue[], message: RegExp) => {
    expect(() => configureCatalogues(catalogues)).toThrow(
      expect.objectContaining({ code: 'invalid-catalogue', message: expect.stringMatching(message) as string }),
    );
    expect(configuredCatalogues()).toEqual([...BUILT_IN_CATALOGUES]);
  });
});
