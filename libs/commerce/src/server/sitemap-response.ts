import { findLocale, robotsText, SHOP_LOCALES, sitemapIndexXml, sitemapXml } from '@vitrine/routing';
import { createRequestSession, type RequestSession, type SessionConfig } from '@vitrine/session/server';
import { isStoreApiError } from '@vitrine/store-api-client';
import { countSitemapParts, sitemapEntries } from './sitemap-pages.ts';

/** Whether search engines are welcome. The one switch: pages, robots file and sitemaps follow it. */
export interface IndexableOption {
  isIndexable: boolean;
}

/** Pages of one visitor and rooms: never for search engines, in no locale. */
const REFUSED = [
  '/checkout',
  '/account',
  '/login',
  '/register',
  '/search',
  '/wishlist',
  '/error',
  '/guide',
  '/invitation',
  '/presentation',
];
const REFUSED_EVERYWHERE = ['/store-api', '/room-api', '/api'];
/** Files that search engines ask for are kept for an hour. */
const KEPT = 'public, max-age=3600';
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': KEPT };

/** The store is away: a search engine comes again. */
const comeAgain = (): Response =>
  new Response('Service Unavailable\n', { status: 503, headers: { 'retry-after': '120', 'cache-control': 'no-store' } });
const nowhere = (): Response => new Response('Not Found\n', { status: 404, headers: { 'cache-control': 'no-store' } });

/** Nobody's session: what is listed is alike for everybody. */
const openSession = (config: SessionConfig): Promise<RequestSession> => createRequestSession(new Request(config.publicOrigin), config);

const sitemapAddress = (origin: string, locale: string, part: number, parts: number): string =>
  `${origin}/sitemap/${locale}${parts > 1 ? `-${part}` : ''}.xml`;

/** `/robots.txt`: everything refused by default; of an indexable shop the sitemap and what stays refused in each locale. */
export function robotsResponse(config: SessionConfig, { isIndexable }: IndexableOption): Response {
  const text = robotsText({
    indexable: isIndexable,
    sitemaps: [`${config.publicOrigin}/sitemap.xml`],
    refused: REFUSED,
    refusedEverywhere: REFUSED_EVERYWHERE,
  });
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': KEPT } });
}

/** `/sitemap.xml`: the sitemaps of each locale; 404 where the shop is not indexable. */
export async function sitemapIndexResponse(config: SessionConfig, { isIndexable }: IndexableOption): Promise<Response> {
  if (!isIndexable) return nowhere();
  try {
    const parts = await countSitemapParts(await openSession(config), config.publicOrigin);
    const addresses = SHOP_LOCALES.locales.flatMap(({ code }) =>
      Array.from({ length: parts }, (_, index) => sitemapAddress(config.publicOrigin, code, index + 1, parts)),
    );
    return new Response(sitemapIndexXml(addresses), { headers: XML });
  } catch (error) {
    if (isStoreApiError(error)) return comeAgain();
    throw error;
  }
}

/**
 * `/sitemap/{locale}.xml` or `/sitemap/{locale}-{part}.xml`, sent while the store is still asked; 404 for any other name and where the
 * shop is not indexable. Where the store fails half-way the answer breaks off, so that nobody takes a part for the whole.
 * @param file The last segment of the path.
 */
export async function sitemapResponse(config: SessionConfig, file: string, { isIndexable }: IndexableOption): Promise<Response> {
  const [, code, part = '1'] = /^([A-Za-z-]+?)(?:-(\d{1,4}))?\.xml$/.exec(file) ?? [];
  const locale = findLocale(code);
  if (!isIndexable || !locale || locale.code !== code || Number(part) < 1) return nowhere();
  try {
    const session = await openSession(config);
    if (Number(part) > (await countSitemapParts(session, config.publicOrigin))) return nowhere();
    const xml = sitemapXml({
      origin: config.publicOrigin,
      locale: locale.code,
      entries: sitemapEntries(session, config.publicOrigin, Number(part)),
    });
    // The store's first answer decides whether there is a sitemap at all.
    const opening = [await xml.next(), await xml.next()].flatMap(({ value }) => (value === undefined ? [] : [value]));
    return new Response(streamOf(inBytes(opening, xml)), { headers: XML });
  } catch (error) {
    if (isStoreApiError(error)) return comeAgain();
    throw error;
  }
}

/** Larger pieces than one address each. */
async function* inBytes(opening: readonly string[], rest: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  const encoder = new TextEncoder();
  let text = opening.join('');
  for await (const part of rest) {
    text += part;
    if (text.length > 16_384) {
      yield encoder.encode(text);
      text = '';
    }
  }
  if (text) yield encoder.encode(text);
}

function streamOf(parts: AsyncGenerator<Uint8Array, void, undefined>): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
