import { describe, expect, test } from 'vitest';
import { defaultStoreData } from '../testing/store/default-data.ts';
import { createInMemoryStore, type InMemoryStoreOptions } from '../testing/store/in-memory-store.ts';
import { storeId } from '../testing/store/store-id.ts';
import type { DoctorOptions } from './doctor-options.ts';
import { type DoctorReport, examineStore } from './examine-store.ts';

const ORIGIN = 'https://shop.example';
const ENDPOINT = `${ORIGIN}/store-api`;
const CUSTOMER = { email: 'ada@shop.example', password: 'ada-in-memory' };

type Alter = (response: Response, request: Request, text: string) => Response | Promise<Response>;

/** How a server is made ill: other data, switches, or answers that somebody alters on the way. */
interface Illness {
  data?: InMemoryStoreOptions['data'];
  faults?: (store: ReturnType<typeof createInMemoryStore>) => void;
  alter?: Alter;
  options?: Partial<DoctorOptions>;
}

async function examine({ data = {}, faults, alter, options = {} }: Illness = {}): Promise<DoctorReport & { text: string }> {
  const store = createInMemoryStore({ data });
  faults?.(store);
  const report = await examineStore({
    endpoint: ENDPOINT,
    accessKey: store.accessKey,
    origin: ORIGIN,
    customer: CUSTOMER,
    browserOrigin: 'https://app.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      // Pictures come, unless somebody alters that.
      const response = request.method === 'HEAD' ? new Response(null) : await store.fetch(request);
      return alter ? alter(response, request, typeof init?.body === 'string' ? init.body : '') : response;
    },
    ...options,
  });
  return { ...report, text: JSON.stringify(report) };
}

const withHeader =
  (name: string, value: string | null): Alter =>
  (response) => {
    const headers = new Headers(response.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(response.body, { status: response.status, headers });
  };

const jsonFor =
  (path: string, change: (body: unknown) => unknown): Alter =>
  async (response, request) =>
    new URL(request.url).pathname.endsWith(path)
      ? new Response(JSON.stringify(change(await response.json())), { status: response.status, headers: response.headers })
      : response;

const all = defaultStoreData();
const list = (elements: unknown[]): Alter => jsonFor('', (body) => ({ ...(body as object), elements }));
const emptyList = (path: string): Alter => jsonFor(path, (body) => ({ ...(body as object), elements: [] }));

/** A shop whose products have this picture. */
function pictured(coverUrl: string): Illness {
  return { data: { products: all.products.map((product) => ({ ...product, coverUrl })) } };
}

const SEEDED: [id: string, illness: Illness][] = [
  ['language-missing', { data: { languages: all.languages.slice(0, 2) } }],
  [
    'domain-missing',
    {
      data: {
        languages: all.languages.map((language) => (language.code === 'de-DE' ? { ...language, url: `${ORIGIN}/german` } : language)),
      },
    },
  ],
  ['domain-slash', { data: { languages: all.languages.map((language) => ({ ...language, url: `${language.url}/` })) } }],
  [
    'domain-language',
    { data: { languages: all.languages.map((language, index) => ({ ...language, url: all.languages[(index + 1) % 3]?.url ?? '' })) } },
  ],
  ['domain-currency', { data: { currencies: all.currencies.slice(0, 2) } }],
  [
    'seo-urls-none',
    {
      data: {
        categories: all.categories.map(({ seoPath: _, ...rest }) => rest),
        products: all.products.map(({ seoPath: _, ...rest }) => rest),
        landingPages: [],
      },
    },
  ],
  [
    'seo-urls-language',
    {
      alter: (response, request) =>
        request.url.endsWith('/seo-url') && request.headers.get('sw-language-id') === storeId('language:de-DE')
          ? list([])(response, request, '')
          : response,
    },
  ],
  ['navigation-empty', { data: { categories: all.categories.filter(({ parentId }) => parentId === null) } }],
  ['home-layout', { alter: jsonFor('/category/home', (body) => ({ ...(body as object), cmsPage: null })) }],
  ['category-layout', { alter: jsonFor(`/category/${storeId('category:clothes')}`, (body) => ({ ...(body as object), cmsPage: null })) }],
  ['products-none', { data: { products: [] } }],
  ['search-index', { alter: emptyList('/search') }],
  ['mixed-content', { data: { products: all.products.map((product) => ({ ...product, coverUrl: 'http://media.example/x.jpg' })) } }],
  [
    'media',
    {
      ...pictured('https://media.example/x.jpg'),
      alter: (response, request) => (request.method === 'HEAD' ? new Response(null, { status: 404 }) : response),
    },
  ],
  [
    'media',
    {
      ...pictured('https://media.example/x.jpg'),
      alter: (response, request) =>
        request.method === 'HEAD' ? Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } })) : response,
    },
  ],
  ['payment-none', { alter: emptyList('/payment-method') }],
  ['shipping-none', { alter: emptyList('/shipping-method') }],
  ['country-none', { alter: emptyList('/country') }],
  ['salutation-none', { data: { salutations: [] } }],
  ['wishlist-off', { data: { wishlistEnabled: false } }],
  ['customer-refused', { options: { customer: { ...CUSTOMER, password: 'forgotten-1234' } } }],
  ['call-missing', { faults: (store) => store.faults.status(404, {}, { path: '/search-suggest' }) }],
  ['cors', { alter: withHeader('access-control-allow-origin', 'https://other.example') }],
  ['cors', { alter: withHeader('access-control-allow-headers', 'content-type') }],
  ['cors', { alter: withHeader('access-control-expose-headers', null) }],
  [
    'limit-lower',
    {
      alter: (response, _, text) =>
        text.includes('"limit":100')
          ? Response.json({ errors: [{ status: '400', code: 'FRAMEWORK__QUERY_LIMIT_EXCEEDED' }] }, { status: 400 })
          : response,
    },
  ],
  ['rate-limited', { alter: throttled(60) }],
  ['token-header', { alter: withHeader('sw-context-token', null) }],
  ['shared-cache', { alter: withHeader('cache-control', 'public, max-age=60') }],
  ['clock', { alter: withHeader('date', new Date(Date.now() - 3_600_000).toUTCString()) }],
  ['plain-http', { options: { endpoint: 'http://shop.example/store-api' } }],
];

/** Lets some requests pass and throttles the rest. */
function throttled(passing: number): Alter {
  let count = 0;
  return (response) => {
    count += 1;
    return count > passing ? Response.json({ errors: [] }, { status: 429, headers: { 'retry-after': '7' } }) : response;
  };
}

describe('the doctor', () => {
  test('has nothing to say against a healthy server, in any of the ways to ask', async () => {
    const { findings, counts, examined } = await examine();
    expect(findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect([examined, counts.error, counts.warning]).toEqual([true, 0, 0]);
    const plain = await examine({ options: { origin: undefined, customer: undefined, browserOrigin: undefined } });
    expect(plain.findings.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });

  test('asks for one picture as a browser would: without key and token, and not under our own origin', async () => {
    const asked: Request[] = [];
    const answering =
      (status: number): Alter =>
      (response, request) => {
        if (request.method !== 'HEAD') return response;
        asked.push(request);
        return new Response(null, { status });
      };
    for (const status of [200, 405])
      expect(
        (await examine({ ...pictured('https://media.example/x.jpg'), alter: answering(status) })).findings.map(({ id }) => id),
      ).not.toContain('media');
    expect(asked.map(({ url }) => url)).toEqual(['https://media.example/x.jpg', 'https://media.example/x.jpg']);
    for (const { headers } of asked) expect([...headers.keys()].filter((name) => name.startsWith('sw-'))).toEqual([]);
    expect((await examine({ ...pictured(`${ORIGIN}/x.jpg`), alter: answering(404) })).findings.map(({ id }) => id)).not.toContain('media');
    expect(asked).toHaveLength(2);
  });

  test("notes where nobody can see that the shop trusts the relay's calls, and is content where one can", async () => {
    const saying =
      (schemeOf: (request: Request) => string): Alter =>
      (response, request) =>
        response.status === 404 && request.headers.has('x-forwarded-proto')
          ? Response.json(
              {
                errors: [
                  {
                    status: '404',
                    code: '0',
                    detail: `No route found for "GET ${schemeOf(request)}://shop.example${new URL(request.url).pathname}"`,
                  },
                ],
              },
              { status: 404 },
            )
          : response;
    const noted = async (alter?: Alter) =>
      (await examine(alter === undefined ? {} : { alter })).findings.find(({ id }) => id === 'visitor-address');
    expect(await noted(saying((request) => request.headers.get('x-forwarded-proto') ?? ''))).toBeUndefined();
    expect(await noted(saying(() => 'https'))).toMatchObject({
      severity: 'note',
      remedy: expect.stringContaining('TRUSTED_PROXIES') as string,
    });
    expect(await noted()).toMatchObject({ severity: 'note' });
  });

  test.each(SEEDED)('finds %s, with a remedy', async (id, illness) => {
    const { findings } = await examine(illness);
    const found = findings.find((finding) => finding.id === id);
    expect(found).toMatchObject({
      severity: expect.stringMatching(/^(error|warning)$/) as string,
      remedy: expect.stringMatching(/.{20}/) as string,
    });
  });

  test.each<[string, Illness]>([
    ['unreachable', { faults: (store) => store.faults.reset() }],
    ['unreachable', { faults: (store) => store.faults.drop(), options: { timeoutMs: 20 } }],
    ['maintenance', { faults: (store) => store.faults.status(503, { code: 'FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE' }) }],
    ['unavailable', { faults: (store) => store.faults.status(503) }],
    ['server-error', { faults: (store) => store.faults.status(500) }],
    ['not-a-store-api', { alter: () => new Response('<html>Welcome</html>', { headers: { 'content-type': 'text/html' } }) }],
    ['access-key-shape', { options: { accessKey: 'nonsense' } }],
    ['access-key-unknown', { options: { accessKey: `SWSC${'A'.repeat(22)}` } }],
    ['access-key-lost', { faults: (store) => store.faults.status(401) }],
    ['tls', { alter: () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'CERT_HAS_EXPIRED' } })) }],
  ])('says %s alone where nothing more can be found out', async (id, illness) => {
    const { examined, findings } = await examine(illness);
    expect([examined, findings.map((finding) => finding.id)]).toEqual([false, [id]]);
  });

  test('says that the path is lacking where the Store API is below the address', async () => {
    const { findings } = await examine({
      alter: (response, request) => (request.url.includes('/store-api/') ? response : new Response('shop', { status: 404 })),
      options: { endpoint: ORIGIN },
    });
    expect(findings).toMatchObject([{ id: 'not-a-store-api', remedy: `The address lacks its path: use ${ENDPOINT}.` }]);
  });

  test('tells the versions apart by the calls that they have', async () => {
    expect((await examine()).findings.find(({ id }) => id === 'version')?.title).toContain('6.6');
    const newer = await examine({ faults: (store) => store.faults.status(404, {}, { path: '/account/change-payment-method/*' }) });
    expect(newer.findings.find(({ id }) => id === 'version')?.title).toContain('6.7');
    // The client knows another way: no alarm.
    expect(newer.counts).toMatchObject({ error: 0, warning: 0 });
  });

  test('asks for as much at once as one page view may, and says how long the server wants to be left alone', async () => {
    const limitOf = async (passing: number) =>
      (await examine({ alter: throttled(passing) })).findings.find(({ id }) => id === 'rate-limited');
    expect(await limitOf(60)).toMatchObject({
      title: 'The server limits requests: 429',
      detail: '20 requests at once were too many; Retry-After: 7.',
    });
  });

  test('asks for what a new visitor may use, and for a list as long as the apps ask for', async () => {
    const store = createInMemoryStore();
    await examineStore({ endpoint: ENDPOINT, accessKey: store.accessKey, fetch: store.fetch, customer: CUSTOMER });
    const asked = (path: string) =>
      store.requests.filter((request) => request.path === path && request.text !== '').map(({ text }) => JSON.parse(text) as unknown);
    expect(asked('/payment-method')).toEqual([{ onlyAvailable: true }]);
    expect(asked('/shipping-method')).toEqual([{ onlyAvailable: true }]);
    expect(asked('/product')).toEqual(
      expect.arrayContaining([
        { limit: 1, filter: [{ type: 'equals', field: 'available', value: true }] },
        { limit: 100, includes: { product: ['id'] } },
      ]),
    );
    expect(asked('/search')[0]).toMatchObject({ limit: 1 });
    expect(asked('/customer/wishlist')).toEqual([{ limit: 1 }]);
    expect(store.requests.filter(({ path }) => path === '/account/logout')).toHaveLength(1);
  });

  test('says how the server fails, with the code that it gives', async () => {
    const failing = (body: unknown): Illness => ({ alter: () => Response.json(body, { status: 500 }) });
    const detail = async (body: unknown) => (await examine(failing(body))).findings[0]?.detail;
    expect(await detail({})).toBe('GET /context answers 500.');
    expect(await detail({ errors: [{ status: '500', code: 'FRAMEWORK__X' }] })).toBe('GET /context answers 500 FRAMEWORK__X.');
  });

  test('names the languages of the same tongue where one is lacking', async () => {
    const lacking = async (locale: string) =>
      (await examine({ options: { locales: [locale] } })).findings.find(({ id }) => id === 'language-missing');
    expect(await lacking('de-AT')).toMatchObject({ detail: 'It has de-DE.' });
    expect(await lacking('fr-FR')).not.toHaveProperty('detail');
  });

  test('takes clocks that are five minutes apart, and no more', async () => {
    const now = Date.parse('2026-03-05T12:00:00Z');
    const apart = async (ms: number) =>
      (await examine({ alter: withHeader('date', new Date(now + ms).toUTCString()), options: { now: () => now } })).findings.find(
        ({ id }) => id === 'clock',
      );
    expect(await apart(300_000)).toBeUndefined();
    expect(await apart(-300_000)).toBeUndefined();
    expect(await apart(301_000)).toMatchObject({ detail: 'by 5 minutes.' });
    expect(await apart(-7_200_000)).toMatchObject({ detail: 'by 120 minutes.' });
  });

  test.each([200, 204, 299, 405, 501])('is content with a picture that answers HEAD with %i', async (status) => {
    const { findings } = await examine({
      ...pictured('https://media.example/x.jpg'),
      alter: (response, request) => (request.method === 'HEAD' ? new Response(null, { status }) : response),
    });
    expect(findings.map(({ id }) => id)).not.toContain('media');
  });

  test.each([302, 403, 404, 500])('finds a picture that answers HEAD with %i', async (status) => {
    const { findings } = await examine({
      ...pictured('https://media.example/x.jpg'),
      alter: (response, request) => (request.method === 'HEAD' ? new Response(null, { status }) : response),
    });
    expect(findings.find(({ id }) => id === 'media')).toMatchObject({ detail: `https://media.example/x.jpg: status ${status}.` });
  });

  test('notes menus that are lacking, as they may be meant to', async () => {
    const lacking = (key: string): Alter =>
      jsonFor('/context', (body) => {
        const context = body as { salesChannel: object };
        return { ...context, salesChannel: { ...context.salesChannel, [key]: null } };
      });
    const noted = async (key: string) =>
      (await examine({ alter: lacking(key) })).findings
        .filter(({ id }) => id.endsWith('-navigation'))
        .map(({ id, severity }) => [id, severity]);
    expect(await noted('footerCategoryId')).toContainEqual(['footer-navigation', 'note']);
    expect(await noted('serviceCategoryId')).toContainEqual(['service-navigation', 'note']);
    expect(await noted('other')).not.toContainEqual(['footer-navigation', 'note']);
  });

  test('says what CORS lacks, and takes a server that allows everybody everything', async () => {
    const saying =
      (headers: Record<string, string>): Alter =>
      (response) =>
        new Response(response.body, { status: response.status, headers: { ...Object.fromEntries(response.headers), ...headers } });
    const detail = async (headers: Record<string, string>) =>
      (await examine({ alter: saying(headers) })).findings.find(({ id }) => id === 'cors')?.detail;
    expect(
      await detail({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': '*',
      }),
    ).toBeUndefined();
    expect(await detail({ 'access-control-allow-methods': 'GET, POST' })).toBe('methods: PATCH, DELETE.');
    expect(await detail({ 'access-control-allow-headers': 'content-type, sw-access-key, sw-context-token' })).toBe(
      'headers: sw-language-id, sw-include-seo-urls.',
    );
    expect(await detail({ 'access-control-allow-origin': 'https://other.example' })).toBe('the origin is not allowed.');
    expect(await detail({ 'access-control-expose-headers': 'x-other' })).toBe('sw-context-token is not exposed.');
  });

  test('goes by the shop’s own settings where the server tells them', async () => {
    const settings = (wishlistEnabled: boolean): Illness => ({
      options: { customer: undefined },
      faults: (store) => store.faults.status(200, { body: { cart: { wishlistEnabled } } }, { method: 'GET', path: '/shop-settings' }),
    });
    expect((await examine(settings(true))).findings.map(({ id }) => id)).not.toContain('wishlist-unknown');
    expect((await examine(settings(false))).findings.map(({ id }) => id)).toContain('wishlist-off');
  });

  test('does not look at CORS, nor at addresses, unless it is asked to', async () => {
    const { counts } = await examine({
      alter: withHeader('access-control-allow-origin', null),
      options: { browserOrigin: undefined, origin: undefined },
    });
    expect(counts).toMatchObject({ error: 0, warning: 0 });
  });

  test('takes other locales than ours', async () => {
    const { counts } = await examine({ data: { languages: all.languages.slice(0, 1) }, options: { locales: ['en-US'] } });
    expect(counts).toMatchObject({ error: 0, warning: 0 });
  });

  test('only reads: no cart line, no registration, no order, no form', async () => {
    const store = createInMemoryStore();
    await examineStore({ endpoint: ENDPOINT, accessKey: store.accessKey, fetch: store.fetch, customer: CUSTOMER, browserOrigin: ORIGIN });
    const writes = store.requests.filter(
      ({ method, path }) =>
        ['POST', 'PATCH', 'DELETE'].includes(method) &&
        !/^\/(navigation|category|seo-url|product|search|payment-method|shipping-method|country|customer\/wishlist$|account\/log(in|out)$)/.test(
          path,
        ),
    );
    expect(writes).toEqual([]);
    expect(store.requests.filter(({ method }) => method === 'PUT').every(({ text }) => text === '')).toBe(true);
  });

  test('shows neither key, token nor password, whatever the server repeats', async () => {
    const store = createInMemoryStore();
    const tokens: string[] = [];
    const chatty: Alter = jsonFor('/context', (body) => {
      const context = body as { token: string; salesChannel: { domains: { url: string }[] } };
      tokens.push(context.token);
      return {
        ...context,
        salesChannel: {
          ...context.salesChannel,
          domains: [{ url: `https://x.example/${context.token}/${store.accessKey}/${CUSTOMER.password}` }],
        },
      };
    });
    const { text } = await examine({ alter: chatty });
    expect(text).toContain('domain-missing');
    for (const secret of [store.accessKey, CUSTOMER.password, ...tokens]) expect(text).not.toContain(secret);
  });
});
