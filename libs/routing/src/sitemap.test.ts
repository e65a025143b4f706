// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { robotsText, type SitemapEntry, sitemapIndexXml, sitemapXml } from './sitemap.ts';

const origin = 'https://shop.example';
async function sitemap(locale: string, entries: readonly SitemapEntry[]): Promise<string> {
  let xml = '';
  for await (const part of sitemapXml({ origin, locale, entries })) xml += part;
  return xml;
}
const parse = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml');
const texts = (document: Document, tag: string) => [...document.getElementsByTagName(tag)].map((element) => element.textContent);
const alternates = (document: Document) =>
  [...document.getElementsByTagName('xhtml:link')].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);

describe('a sitemap', () => {
  const lamps: SitemapEntry = {
    paths: { 'en-US': '/Lamps', 'en-GB': '/Lamps', 'de-DE': '/Lampen' },
    lastModified: '2026-02-03 04:05:06.000+00:00',
  };

  it('lists each page in its locale, with those of the other languages and when it changed', async () => {
    const document = parse(await sitemap('de-DE', [lamps]));
    expect(texts(document, 'loc')).toEqual(['https://shop.example/de-DE/Lampen']);
    expect(texts(document, 'lastmod')).toEqual(['2026-02-03T04:05:06.000Z']);
    expect(alternates(document)).toEqual([
      ['en', 'https://shop.example/en-GB/Lamps'],
      ['de', 'https://shop.example/de-DE/Lampen'],
      ['en-GB', 'https://shop.example/en-GB/Lamps'],
      ['en-US', 'https://shop.example/Lamps'],
      ['de-DE', 'https://shop.example/de-DE/Lampen'],
      ['x-default', 'https://shop.example/Lamps'],
    ]);
  });
  it('leaves out what a locale does not have', async () => {
    const document = parse(
      await sitemap('en-GB', [{ paths: { 'de-DE': '/nur-hier', 'en-GB': null } }, { paths: { 'en-GB': '/here-alone' } }]),
    );
    expect(texts(document, 'loc')).toEqual(['https://shop.example/en-GB/here-alone']);
    expect(alternates(document)).toEqual([]);
  });
  it('is empty for a locale that does not exist', async () => expect(texts(parse(await sitemap('fr-FR', [lamps])), 'loc')).toEqual([]));
  it.each([undefined, null, '', 'yesterday'])('says nothing of a change at %j', async (lastModified) =>
    expect(texts(parse(await sitemap('en-US', [{ ...lamps, lastModified }])), 'lastmod')).toEqual([]),
  );
  it('is well-formed and of this origin alone, whatever a path holds', async () => {
    const paths = ['/a&b<c>"\'d', '//evil.example', '/Möbel', '/\u0000\uD800'];
    const document = parse(
      await sitemap(
        'en-US',
        paths.map((path) => ({ paths: { 'en-US': path } })),
      ),
    );
    expect(document.getElementsByTagName('parsererror')).toHaveLength(0);
    expect(texts(document, 'loc').map((address) => new URL(address).origin)).toEqual(paths.map(() => origin));
  });
  it('comes in parts, one page at a time', async () => {
    let taken = 0;
    async function* entries() {
      for (;;) {
        taken += 1;
        yield lamps;
        await Promise.resolve();
      }
    }
    const parts = sitemapXml({ origin, locale: 'en-US', entries: entries() });
    for (let part = 0; part < 3; part += 1) await parts.next();
    expect(taken).toBe(2);
    await parts.return(undefined);
  });
});

it('the sitemap of sitemaps names each', () => {
  const addresses = ['https://shop.example/sitemap/en-US.xml', 'https://shop.example/sitemap/de-DE.xml?a&b'];
  expect(texts(parse(sitemapIndexXml(addresses)), 'loc')).toEqual(addresses);
});

describe('the robots file', () => {
  it('refuses everything by default, sitemaps or not', () =>
    expect(robotsText({ indexable: false, sitemaps: ['https://shop.example/sitemap.xml'] })).toBe('User-agent: *\nDisallow: /\n'));
  it('names the sitemaps of an indexable shop and refuses the pages of one visitor in each locale', () =>
    expect(
      robotsText({
        indexable: true,
        sitemaps: ['https://shop.example/sitemap.xml'],
        refused: ['/checkout'],
        refusedEverywhere: ['/store-api'],
      }),
    ).toBe(
      [
        'User-agent: *',
        'Allow: /',
        ...['/store-api', '/en-GB/checkout', '/checkout', '/de-DE/checkout'].flatMap((path) => [
          `Disallow: ${path}$`,
          `Disallow: ${path}/`,
          `Disallow: ${path}?`,
        ]),
        'Sitemap: https://shop.example/sitemap.xml',
        '',
      ].join('\n'),
    ));
});
