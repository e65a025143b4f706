import { type APIRequestContext, expect, test } from '@playwright/test';
import { LIVING, MUG, PREFIX } from './support/demo-data.ts';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';

test.describe.configure({ mode: 'serial' });

let storefront: OwnStorefront;
/** The storefront with its one switch on. */
let open: APIRequestContext;

test.beforeAll(async ({ baseURL, playwright }) => {
  storefront = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3180, env: { INDEXABLE: 'true' } });
  open = await playwright.request.newContext({ baseURL: storefront.url });
});

test.afterAll(async () => {
  await open?.dispose();
  await storefront?.stop();
});

const robotsOf = async (request: APIRequestContext, path: string): Promise<string | undefined> =>
  /<meta name="robots" content="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];
const addressesOf = async (request: APIRequestContext, path: string): Promise<string[]> =>
  [...(await (await request.get(path)).text()).matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? '');

test('by default nothing is for search engines: no page, no robot, no sitemap', async ({ request }) => {
  for (const path of ['/', LIVING['en-US'], '/de-DE/checkout/cart', '/no/such/page'])
    expect(await robotsOf(request, path), path).toBe('noindex, nofollow');
  expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/sitemap.xml', '/sitemap/de-DE.xml']) expect((await request.get(path)).status(), path).toBe(404);
});

test('one switch opens the catalogue, in every locale, and nothing that is one visitor’s', async () => {
  for (const path of ['/', '/en-GB', '/de-DE', LIVING['en-US'], `/de-DE${MUG['de-DE'].path}`])
    expect(await robotsOf(open, path), path).toBe('index, follow');
  for (const path of ['/checkout/cart', '/de-DE/login', '/en-GB/search?search=lamp', '/wishlist', '/account', '/error', '/no/such/page'])
    expect(await robotsOf(open, path), path).toBe('noindex, nofollow');
});

test('the robots file names the sitemap and refuses carts, accounts and rooms in each locale', async ({ baseURL }) => {
  const response = await open.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n');
  expect(lines).toContain('Allow: /');
  expect(lines).toContain(`Sitemap: ${baseURL ?? ''}/sitemap.xml`);
  for (const prefix of Object.values(PREFIX)) {
    for (const path of ['/checkout', '/account', '/search', '/guide', '/invitation', '/presentation'])
      expect(lines).toContain(`Disallow: ${prefix}${path}/`);
  }
});

test('there is a sitemap for each locale: every page in its own language, with the others', async ({ baseURL }) => {
  const origin = baseURL ?? '';
  const sitemaps = await addressesOf(open, '/sitemap.xml');
  expect(sitemaps.toSorted()).toEqual(['de-DE', 'en-GB', 'en-US'].map((locale) => `${origin}/sitemap/${locale}.xml`));
  const counts: number[] = [];
  for (const locale of ['en-US', 'en-GB', 'de-DE'] as const) {
    const found = await addressesOf(open, `/sitemap/${locale}.xml`);
    counts.push(found.length);
    expect(new Set(found).size, 'each once').toBe(found.length);
    expect(found).toContain(`${origin}${PREFIX[locale]}` + (locale === 'en-US' ? '/' : ''));
    expect(found).toContain(`${origin}${PREFIX[locale]}${LIVING[locale]}`);
    expect(found).toContain(`${origin}${PREFIX[locale]}${MUG[locale].path}/VT-1066.1`);
    expect(found.every((address) => address.startsWith(`${origin}${PREFIX[locale]}/`) || address === `${origin}${PREFIX[locale]}`)).toBe(
      true,
    );
    // What is listed is there, under this very address: all categories and some products.
    for (const address of found.filter((_address, index) => index % 20 === 0)) {
      const response = await open.get(address.slice(origin.length), { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      expect(await response.text()).toContain(`<link rel="canonical" href="${address}"`);
    }
  }
  expect(counts[0]).toBeGreaterThan(100);
  expect(new Set(counts).size, 'as many in each language').toBe(1);
  const german = await (await open.get('/sitemap/de-DE.xml')).text();
  expect(german).toContain(`<xhtml:link rel="alternate" hreflang="en-US" href="${origin}${LIVING['en-US']}"/>`);
  expect(german).toMatch(/<lastmod>\d{4}-\d\d-\d\dT/);
});

test('a sitemap that does not exist is not found', async () => {
  for (const path of [
    '/sitemap/fr-FR.xml',
    '/sitemap/DE-de.xml',
    '/sitemap/de-DE-2.xml',
    '/sitemap/de-DE-0.xml',
    '/sitemap/..x',
    '/sitemap/de-DE',
  ])
    expect((await open.get(path)).status(), path).toBe(404);
});

test('a product tells search engines its offer and the way to it; a closed shop tells nothing', async ({ baseURL, request }) => {
  const path = `/de-DE${MUG['de-DE'].path}/VT-1066.1`;
  const toldBy = async (shop: APIRequestContext) =>
    [...(await (await shop.get(path)).text()).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
  const [product, way] = await toldBy(open);
  expect(product).toMatchObject({
    '@type': 'Product',
    sku: 'VT-1066.1',
    url: `${baseURL ?? ''}${path}`,
    offers: { '@type': 'Offer', priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
  });
  expect(way).toMatchObject({ '@type': 'BreadcrumbList' });
  expect(await toldBy(request)).toEqual([]);
});
