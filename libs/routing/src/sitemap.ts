import { normalizePath } from './content-path.ts';
import { findLocale, type LocaleConfig, SHOP_LOCALES } from './locale-config.ts';
import { localePath, localePrefix } from './locale-path.ts';
import { alternateLinks } from './page-head.ts';

/** One page in all its languages. */
export interface SitemapEntry {
  /** The page's own path in each locale by code, without prefix; a locale without the page is left out. */
  readonly paths: Readonly<Partial<Record<string, string | null>>>;
  /** When the page last changed: anything `Date` reads. */
  readonly lastModified?: string | Date | null | undefined;
}

/** What a locale's sitemap is made of. */
export interface SitemapOptions {
  /** Scheme and host of the public site, without a trailing slash. */
  origin: string;
  /** Code of the locale whose addresses are listed. */
  locale: string;
  entries: AsyncIterable<SitemapEntry> | Iterable<SitemapEntry>;
  config?: LocaleConfig | undefined;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

function lastmod(value: SitemapEntry['lastModified']): string {
  const time = value ? new Date(value) : undefined;
  return time && !Number.isNaN(time.getTime()) ? `<lastmod>${time.toISOString()}</lastmod>` : '';
}

/** A sitemap in parts, to be sent as they come: each page's address in one locale, with those of its other languages. */
export async function* sitemapXml({
  origin,
  locale,
  entries,
  config = SHOP_LOCALES,
}: SitemapOptions): AsyncGenerator<string, void, undefined> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
  const own = findLocale(locale, config);
  if (own) {
    for await (const { paths, lastModified } of entries) {
      const hrefIn = (code: string): string | undefined => {
        const path = paths[code];
        return path ? origin + localePath(normalizePath(path), code, config) : undefined;
      };
      const href = hrefIn(own.code);
      if (href === undefined) continue;
      const available = config.locales.filter(({ code }) => paths[code]);
      const links = alternateLinks(available, ({ code }) => hrefIn(code), config).map(
        (link) => `<xhtml:link rel="alternate" hreflang="${escapeXml(link.hrefLang ?? '')}" href="${escapeXml(link.href)}"/>`,
      );
      yield `<url><loc>${escapeXml(href)}</loc>${lastmod(lastModified)}${available.length > 1 ? links.join('') : ''}</url>\n`;
    }
  }
  yield '</urlset>\n';
}

/** The sitemap of sitemaps. @param sitemaps Their whole addresses. */
export function sitemapIndexXml(sitemaps: readonly string[]): string {
  const rows = sitemaps.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</sitemapindex>\n`;
}

/** Who may read what. */
export interface RobotsOptions {
  /** `false`: everything is refused, and no sitemap is named. */
  indexable: boolean;
  /** Whole addresses of sitemaps. */
  sitemaps?: readonly string[] | undefined;
  /** What stays refused where the shop is indexable: paths without locale prefix and all below them, written for each locale. */
  refused?: readonly string[] | undefined;
  /** The same for what has no locale, such as `/store-api`. */
  refusedEverywhere?: readonly string[] | undefined;
  config?: LocaleConfig | undefined;
}

/** The robots file: everything refused unless the shop is indexable; then all but the pages of one visitor, in each locale. */
export function robotsText({
  indexable,
  sitemaps = [],
  refused = [],
  refusedEverywhere = [],
  config = SHOP_LOCALES,
}: RobotsOptions): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n';
  const prefixes = [...new Set(config.locales.map((locale) => localePrefix(locale, config)))];
  const rows = [...refusedEverywhere, ...prefixes.flatMap((prefix) => refused.map((path) => prefix + path))];
  // `/search` alone would refuse `/searchlights` too.
  const disallowed = rows.flatMap((path) => [`${path}$`, `${path}/`, `${path}?`]);
  return [
    'User-agent: *',
    'Allow: /',
    ...disallowed.map((path) => `Disallow: ${path}`),
    ...sitemaps.map((address) => `Sitemap: ${address}`),
    '',
  ].join('\n');
}
