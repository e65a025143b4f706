import { describe, expect, it } from 'vitest';
import { defineLocales, findLocale, SHOP_LOCALES } from './locale-config.ts';
import { pageHead, pageTitle } from './page-head.ts';

const german = findLocale('de-DE') ?? SHOP_LOCALES.defaultLocale;
const head = (input: Partial<Parameters<typeof pageHead>[0]> = {}) =>
  pageHead({ origin: 'https://shop.example', path: '/a', locale: german, ...input });
const content = (result: ReturnType<typeof head>, key: string) =>
  result.meta.filter((meta) => ('name' in meta ? meta.name : meta.property) === key).map((meta) => meta.content);

describe('the title', () => {
  it.each([
    [{ name: 'Lamps', metaTitle: 'Lamps | Shop' }, 'Lamps | Shop'],
    [{ name: 'Lamps', translated: { metaTitle: 'Lampen | Laden', name: 'Lampen' } }, 'Lampen | Laden'],
    [{ name: 'Lamps', metaTitle: '  ', translated: { name: 'Lampen', metaTitle: null } }, 'Lampen'],
    [{ name: 'Lamps', translated: [] }, 'Lamps'],
    [{}, 'Digital Sales Rooms'],
    [undefined, 'Digital Sales Rooms'],
  ])('of %j is %s: metaTitle, else name, else the product', (entity, title) => expect(pageTitle(entity)).toBe(title));
});

describe('the head', () => {
  it('is noindex, nofollow unless the shop is indexable', () => {
    expect(content(head(), 'robots')).toEqual(['noindex, nofollow']);
    expect(content(head({ indexable: true }), 'robots')).toEqual(['index, follow']);
  });
  it('names the language and direction of the document', () => expect(head().htmlAttrs).toEqual({ lang: 'de-DE', dir: 'ltr' }));
  it('has a canonical address without query, but for parameters that make a page', () => {
    const { links } = head({ search: '?utm=1&p=2', canonicalParams: ['p'] });
    expect(links[0]).toEqual({ rel: 'canonical', href: 'https://shop.example/de-DE/a?p=2' });
    expect(content(head({ search: '?utm=1' }), 'og:url')).toEqual(['https://shop.example/de-DE/a']);
  });
  it('lists each locale, the bare languages and x-default as alternates', () =>
    expect(
      Object.fromEntries(
        head()
          .links.slice(1)
          .map((link) => [link.hrefLang, link.href]),
      ),
    ).toEqual({
      en: 'https://shop.example/en-GB/a',
      de: 'https://shop.example/de-DE/a',
      'en-GB': 'https://shop.example/en-GB/a',
      'en-US': 'https://shop.example/a',
      'de-DE': 'https://shop.example/de-DE/a',
      'x-default': 'https://shop.example/a',
    }));
  it('lets a flagged locale stand for its language', () => {
    const config = defineLocales({ locales: [{ code: 'en-GB' }, { code: 'en-US', isCatchall: true }] });
    expect(head({ config, locale: config.defaultLocale }).links.find((link) => link.hrefLang === 'en')?.href).toBe(
      'https://shop.example/a',
    );
  });
  it("uses each locale's own slug and leaves out locales without the page", () => {
    const { links, meta } = head({ path: '/Lampen', alternates: { 'en-US': '/Lamps', 'en-GB': null } });
    expect(links.map((link) => [link.hrefLang, link.href])).toEqual([
      [undefined, 'https://shop.example/de-DE/Lampen'],
      ['en', 'https://shop.example/Lamps'],
      ['de', 'https://shop.example/de-DE/Lampen'],
      ['en-US', 'https://shop.example/Lamps'],
      ['de-DE', 'https://shop.example/de-DE/Lampen'],
      ['x-default', 'https://shop.example/Lamps'],
    ]);
    expect(meta).toContainEqual({ property: 'og:locale', content: 'de_DE' });
    expect(meta.filter((entry) => 'property' in entry && entry.property === 'og:locale:alternate')).toEqual([
      { property: 'og:locale:alternate', content: 'en_US' },
    ]);
  });
  it("carries the entity's description and keywords in the visitor's language", () => {
    const result = head({ entity: { metaDescription: 'Lamps', keywords: 'lamp', translated: { metaDescription: 'Lampen' } } });
    expect([content(result, 'description'), content(result, 'keywords')]).toEqual([['Lampen'], ['lamp']]);
  });
});
