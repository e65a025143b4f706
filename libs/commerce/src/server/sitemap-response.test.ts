import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readSessionConfig, type SessionConfig } from '@vitrine/session/server';
import { robotsResponse, sitemapIndexResponse, sitemapResponse } from './sitemap-response.ts';

const id = (letter: string) => letter.repeat(32);
const [ENGLISH, BRITISH, GERMAN, CURRENCY, HOME] = [id('1'), id('2'), id('3'), id('4'), id('a')];
const LANGUAGES = [
  { id: ENGLISH, name: 'English', translationCode: { code: 'en-US' } },
  { id: BRITISH, name: 'English', translationCode: { code: 'en-GB' } },
  { id: GERMAN, name: 'Deutsch', translationCode: { code: 'de-DE' } },
];
const slug = (languageId: string, english: string, german: string) => (languageId === GERMAN ? german : english);
const seoUrl = (routeName: string, foreignKey: string, seoPathInfo: string) => ({
  routeName,
  foreignKey,
  pathInfo: '',
  seoPathInfo,
  isCanonical: true,
  isDeleted: false,
});

/** How many products and landing pages the store has; what is special about a product; the page of them at which it fails. */
let store: {
  products: number;
  /** Of them in a language that has fewer. */
  productsIn?: Readonly<Record<string, number>>;
  failsAt?: number;
  isAway?: boolean;
  /** Menus besides the main one fail, in place of not being there. */
  hasBrokenMenus?: boolean;
  landingPages?: number;
  product?: (index: number, languageId: string) => object;
};
let asked: { path: string; body: { page?: number; limit?: number; filter?: object[] } }[] = [];

const productId = (index: number) => index.toString(16).padStart(32, 'c');

function answer(path: string, languageId: string, body: { page?: number; limit?: number; 'total-count-mode'?: string }): unknown {
  if (path === '/context') {
    return {
      token: 'context-token',
      currency: { id: CURRENCY, isoCode: 'USD', symbol: '$' },
      paymentMethod: { id: id('5'), name: 'Invoice' },
      shippingMethod: { id: id('5'), name: 'Standard' },
      shippingLocation: { country: { id: id('8') }, address: null },
      customer: null,
      context: { languageIdChain: [ENGLISH], taxState: 'gross' },
      salesChannel: { id: id('9'), languageId: ENGLISH, currencyId: CURRENCY, countryId: id('8'), navigationCategoryId: HOME, domains: [] },
    };
  }
  if (path === '/language') return { elements: LANGUAGES, total: 3 };
  if (path.startsWith('/navigation/main')) {
    const page = (letter: string, name: string, german: string, extra = {}) => ({
      id: id(letter),
      type: 'page',
      name,
      translated: { name },
      visible: true,
      active: true,
      createdAt: '2026-01-02T03:04:05.000+00:00',
      seoUrls: [seoUrl('frontend.navigation.page', id(letter), slug(languageId, `${name}/`, `${german}/`))],
      children: [],
      ...extra,
    });
    return [
      page('b', 'Lamps', 'Lampen', { children: [page('d', 'Globes', 'Kugeln')] }),
      page('e', 'Folder', 'Ordner', { type: 'folder', children: [page('f', 'Inside', 'Innen')] }),
      page('7', 'Hidden', 'Versteckt', { visible: false }),
      page('8', 'Closed', 'Zu', { active: false }),
    ];
  }
  if (path === '/seo-url') {
    const landingPages = Array.from({ length: store.landingPages ?? 1 }, (_, index) =>
      seoUrl(
        'frontend.landing.page',
        index === 0 ? id('6') : index.toString(16).padStart(32, '0'),
        `${slug(languageId, 'summer', 'sommer')}${index || ''}`,
      ),
    );
    return { elements: landingPages.slice(((body.page ?? 1) - 1) * 100, (body.page ?? 1) * 100), total: landingPages.length };
  }
  if (path === '/product') {
    const page = body.page ?? 1;
    if (page === store.failsAt) return undefined;
    if (body['total-count-mode'] === 'exact') return { elements: [], total: store.products };
    const all = store.productsIn?.[languageId] ?? store.products;
    const count = Math.max(0, Math.min(100, all - (page - 1) * 100));
    const elements = Array.from({ length: count }, (_, index) => {
      const key = productId((page - 1) * 100 + index);
      return {
        id: key,
        childCount: index === 0 ? 3 : 0,
        updatedAt: '2026-02-03T00:00:00.000+00:00',
        seoUrls: [seoUrl('frontend.detail.page', key, slug(languageId, `thing-${index}-${page}`, `ding-${index}-${page}`))],
        ...store.product?.(index, languageId),
      };
    });
    return { elements, total: count };
  }
  return undefined;
}

let server: Server;
let config: SessionConfig;
let origins = 0;
beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = (request.url ?? '').replace(/^\/store-api/, '').split('?', 1)[0] ?? '';
      const body = JSON.parse(text || '{}') as { page?: number; limit?: number };
      asked.push({ path, body });
      const found = store.isAway ? undefined : answer(path, String(request.headers['sw-language-id'] ?? ENGLISH), body);
      const status = found === undefined ? (path.startsWith('/navigation/') && !store.isAway && !store.hasBrokenMenus ? 404 : 503) : 200;
      response
        .writeHead(status, { 'content-type': 'application/json', 'sw-context-token': 'context-token' })
        .end(JSON.stringify(found ?? { errors: [{ status: String(status), code: 'X', detail: 'No' }] }));
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
});
afterAll(() => void server.close());
beforeEach(() => {
  store = { products: 3 };
  asked = [];
  // What one test has found is not known to the next: each shop has an origin of its own.
  config = readSessionConfig(
    {
      PUBLIC_ORIGIN: `https://shop-${(origins += 1)}.example`,
      STORE_API_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}/store-api`,
      STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
    },
    { log: () => undefined, timeoutMs: 1_000 },
  );
});

const OPEN = { isIndexable: true };
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address?.slice(config.publicOrigin.length));

describe('an indexable shop', () => {
  it('has one sitemap for each locale', async () => {
    const response = await sitemapIndexResponse(config, OPEN);
    expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'public, max-age=3600',
    ]);
    expect(addresses(await response.text())).toEqual(['/sitemap/en-GB.xml', '/sitemap/en-US.xml', '/sitemap/de-DE.xml']);
  });

  it('has several where one would hold more than 40,000 products', async () => {
    store.products = 40_001;
    expect(addresses(await (await sitemapIndexResponse(config, OPEN)).text())).toEqual(
      ['en-GB', 'en-US', 'de-DE'].flatMap((locale) => [`/sitemap/${locale}-1.xml`, `/sitemap/${locale}-2.xml`]),
    );
    const second = addresses(await (await sitemapResponse(config, 'de-DE-2.xml', OPEN)).text());
    expect(second).toEqual([]);
    expect(asked.filter(({ path }) => path === '/product').map(({ body }) => body.page)).toContain(401);
    expect((await sitemapResponse(config, 'de-DE-3.xml', OPEN)).status).toBe(404);
  });

  it('lists home, categories, landing pages and products that have a page, each by its own slug', async () => {
    const xml = await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text();
    expect(addresses(xml)).toEqual([
      '/de-DE',
      '/de-DE/Lampen',
      '/de-DE/Kugeln',
      '/de-DE/Innen',
      '/de-DE/sommer',
      '/de-DE/ding-1-1',
      '/de-DE/ding-2-1',
    ]);
    expect(xml).toContain(`<xhtml:link rel="alternate" hreflang="en-GB" href="${config.publicOrigin}/en-GB/thing-1-1"/>`);
    expect(xml).toContain('<lastmod>2026-02-03T00:00:00.000Z</lastmod>');
  });

  it('has the products of a language that has more pages of them than another', async () => {
    store = { products: 150, productsIn: { [GERMAN]: 50 } };
    expect(addresses(await (await sitemapResponse(config, 'en-US.xml', OPEN)).text())).toContain('/thing-49-2');
  });

  it('asks the store for at most a hundred rows at once, and once for all locales', async () => {
    store.products = 250;
    const found = addresses(await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text());
    expect(found.filter((address) => address?.includes('/ding-'))).toHaveLength(250 - 3);
    const calls = asked.length;
    expect(asked.every(({ body }) => (body.limit ?? 0) <= 100)).toBe(true);
    await (await sitemapResponse(config, 'en-GB.xml', OPEN)).text();
    expect(asked.slice(calls).filter(({ path }) => path === '/product' || path === '/seo-url')).toEqual([]);
  });

  it('looks through ten levels of each menu, and takes one that is not there for empty', async () => {
    await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text();
    const menus = asked.filter(({ path }) => path.startsWith('/navigation/'));
    expect(new Set(menus.map(({ path }) => path.split('/')[2]))).toEqual(
      new Set(['main-navigation', 'footer-navigation', 'service-navigation']),
    );
    expect(new Set(menus.map(({ body }) => (body as { depth?: number }).depth))).toEqual(new Set([10]));
  });

  it('says to robots what stays refused, in each locale', async () => {
    const response = robotsResponse(config, OPEN);
    const text = await response.text();
    for (const line of [
      'Disallow: /checkout',
      'Disallow: /de-DE/checkout',
      'Disallow: /store-api',
      `Sitemap: ${config.publicOrigin}/sitemap.xml`,
    ])
      expect(text).toContain(line);
    expect(text).not.toMatch(/^Disallow: \/$/m);
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  it('asks for the landing pages that hold now, until there are no more', async () => {
    store.landingPages = 101;
    const found = addresses(await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text());
    expect(found.filter((address) => address?.includes('/sommer'))).toHaveLength(101);
    const calls = asked.filter(({ path }) => path === '/seo-url');
    expect(new Set(calls.map(({ body }) => body.page))).toEqual(new Set([1, 2]));
    expect(calls[0]?.body).toMatchObject({
      filter: [
        { type: 'equals', field: 'routeName', value: 'frontend.landing.page' },
        { type: 'equals', field: 'isCanonical', value: true },
        { type: 'equals', field: 'isDeleted', value: false },
      ],
      limit: 100,
    });
  });

  it('leaves out products whose page is that of another, and takes those that are their own', async () => {
    store.product = (index) =>
      [{ childCount: null }, { canonicalProductId: id('f') }, { canonicalProductId: productId(2), childCount: undefined }][index] ?? {};
    const found = addresses(await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text());
    expect(found.filter((address) => address?.includes('/ding-'))).toEqual(['/de-DE/ding-0-1', '/de-DE/ding-2-1']);
  });

  it.each([
    ['its last change', { updatedAt: '2026-02-03T00:00:00.000Z', createdAt: '2026-01-01T00:00:00.000Z' }, ['2026-02-03T00:00:00.000Z']],
    ['its making where it was never changed', { updatedAt: null, createdAt: '2026-01-01T00:00:00.000Z' }, ['2026-01-01T00:00:00.000Z']],
    [
      'its making where the change is an empty text',
      { updatedAt: '', createdAt: '2026-01-01T00:00:00.000Z' },
      ['2026-01-01T00:00:00.000Z'],
    ],
    ['nothing where nobody knows a day', { updatedAt: undefined }, []],
  ])('dates a product by %s', async (_what, dates, expected) => {
    store = { products: 2, product: () => dates };
    const xml = await (await sitemapResponse(config, 'de-DE.xml', OPEN)).text();
    const entry = xml.split('<url>').find((part) => part.includes('/ding-1-1'));
    expect([...(entry ?? '').matchAll(/<lastmod>([^<]*)</g)].map(([, date]) => date)).toEqual(expected);
  });

  it('dates a page by the first language that knows a day', async () => {
    store = { products: 2, product: (_, languageId) => (languageId === GERMAN ? {} : { updatedAt: undefined }) };
    const xml = await (await sitemapResponse(config, 'en-US.xml', OPEN)).text();
    expect(xml.split('<url>').find((part) => part.includes('/thing-1-1'))).toContain('<lastmod>2026-02-03');
  });

  it('comes in pieces while the store is still asked, each of them in full', async () => {
    store.products = 250;
    const { body } = await sitemapResponse(config, 'de-DE.xml', OPEN);
    const pieces: Uint8Array[] = [];
    for await (const piece of body ?? []) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(20_000);
    expect(addresses(Buffer.concat(pieces).toString()).filter((address) => address?.includes('/ding-'))).toHaveLength(250 - 3);
  });

  it('breaks off where the store fails half-way, so that nobody takes a part for the whole', async () => {
    store = { products: 250, failsAt: 3 };
    const response = await sitemapResponse(config, 'en-US.xml', OPEN);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    // A failure is not kept.
    store = { products: 250 };
    expect(await (await sitemapResponse(config, 'en-US.xml', OPEN)).text()).toMatch(/<\/urlset>\n$/);
  });

  it('is not given without a menu that the store has and fails to give', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store = { products: 3, hasBrokenMenus: true };
    expect((await sitemapResponse(config, 'de-DE.xml', OPEN)).status).toBe(503);
  });

  it('asks to come again where the store is away', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    store = { products: 3, isAway: true };
    for (const response of [await sitemapIndexResponse(config, OPEN), await sitemapResponse(config, 'de-DE.xml', OPEN)]) {
      expect([response.status, response.headers.get('retry-after'), response.headers.get('cache-control')]).toEqual([
        503,
        '120',
        'no-store',
      ]);
    }
  });

  it('does not say that the store is away where the shop itself is at fault', async () => {
    const broken = { ...config, publicOrigin: 'no origin' };
    await expect(sitemapIndexResponse(broken, OPEN)).rejects.toThrow(TypeError);
    await expect(sitemapResponse(broken, 'de-DE.xml', OPEN)).rejects.toThrow(TypeError);
  });

  it.each(['fr-FR.xml', 'de-de.xml', 'de-DE', 'de-DE-0.xml', 'de-DE-2.xml', '../de-DE.xml', ''])('has no sitemap %j', async (file) =>
    expect((await sitemapResponse(config, file, OPEN)).status).toBe(404),
  );
});

describe('any other shop', () => {
  it('has no sitemap, asks the store for nothing, and refuses every robot', async () => {
    const shut = { isIndexable: false };
    expect([(await sitemapIndexResponse(config, shut)).status, (await sitemapResponse(config, 'de-DE.xml', shut)).status]).toEqual([
      404, 404,
    ]);
    expect(await robotsResponse(config, shut).text()).toBe('User-agent: *\nDisallow: /\n');
    expect(asked).toEqual([]);
  });
});
