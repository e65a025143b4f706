import { gzipSync } from 'node:zlib';
import { type Entity, SEEDED_AT } from '../entities/entity.ts';
import { domainUrl } from '../entities/sales-channel.ts';
import { type Call, NO_CONTENT, RawAnswer } from '../server/call.ts';
import type { ShopContext } from '../server/shop-context.ts';
import type { Route } from '../server/store-api.ts';

/** One file for each domain of the language, as a shop writes them into its public folder. */
function filesOf(ctx: ShopContext): { path: string; base: string }[] {
  const { salesChannel } = ctx.index.catalogue;
  return salesChannel.domains
    .filter(({ languageCode }) => languageCode === ctx.language.code)
    .map((domain) => ({
      path: `salesChannel-${salesChannel.id}-${ctx.language.id}/${domain.id}-${salesChannel.id}-1.xml.gz`,
      base: domainUrl(ctx.publicOrigin, domain),
    }));
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Pages that visitors find: the home page, and what is on sale and shown under a readable address. */
function sitemapOf(ctx: ShopContext, base: string): string {
  const { index } = ctx;
  const isShown = (id: string): boolean => {
    const category = index.categories.get(id);
    if (category) return category.active && category.visible;
    return index.products.get(id)?.active ?? index.landingPages.get(id)?.active ?? false;
  };
  const paths = index.seoUrls.all
    .filter(({ languageId, isCanonical, foreignKey }) => languageId === ctx.language.id && isCanonical && isShown(foreignKey))
    .map(({ seoPathInfo }) => seoPathInfo);
  const urls = ['', ...paths].map(
    (path) => `<url><loc>${escaped(`${base}/${path}`)}</loc><lastmod>${SEEDED_AT.slice(0, 10)}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

function list({ context }: Call): Entity[] {
  return filesOf(context).map(({ path }) => ({
    filename: `${context.publicOrigin}/sitemap/${path}`,
    created: SEEDED_AT,
    apiAlias: 'sitemap',
  }));
}

/** A file that is not of this channel and language is no content, not an error. */
function file({ context, params }: Call): RawAnswer {
  const found = filesOf(context).find(({ path }) => path === params['filePath']);
  if (!found) return NO_CONTENT;
  const name = found.path.split('/').at(-1) ?? '';
  return new RawAnswer(
    200,
    { 'content-type': 'application/gzip', 'content-disposition': `attachment; filename=${name}` },
    gzipSync(sitemapOf(context, found.base)),
  );
}

const GET_POST = ['GET', 'POST'];

export const sitemapRoutes: Route[] = [
  { methods: GET_POST, path: '/sitemap', handle: list },
  { methods: GET_POST, path: '/sitemap/:filePath{.+\\.xml\\.gz}', handle: file },
];
