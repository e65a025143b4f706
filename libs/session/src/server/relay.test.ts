import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  createStoreApiClient,
  getProductListing,
  listProducts,
  listReviews,
  searchProducts,
  withCacheableReads,
} from '@vitrine/store-api-client';
import {
  ACCESS_KEY,
  ACCOUNT,
  CURRENCIES,
  LANGUAGES,
  OTHER_SHIPPING_METHOD,
  PRODUCT,
  type SessionStore,
  startSessionStore,
} from '../testing/session-store.ts';
import { readSessionConfig, type SessionConfig } from './config.ts';
import { RELAY_REQUEST_LIMIT, relayStoreApi } from './relay.ts';

const ORIGIN = 'http://localhost:3000';

const CONTACT = {
  salutationId: PRODUCT,
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@shop.example',
  phone: '1',
  subject: 'Hello',
  comment: 'Hello',
};

let store: SessionStore;
let config: SessionConfig;

beforeEach(async () => {
  store = await startSessionStore(ORIGIN);
  config = readSessionConfig(
    { STORE_API_ENDPOINT: store.endpoint, STORE_API_ACCESS_KEY: ACCESS_KEY, PUBLIC_ORIGIN: ORIGIN },
    { log: () => undefined },
  );
});
afterEach(() => store.close());

/** A browser: it keeps cookies, and every answer it ever got. */
function createBrowser() {
  const jar = new Map<string, string>();
  const received: string[] = [];
  async function call(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string>; locale?: string } = {},
  ): Promise<Response> {
    const headers = new Headers({ 'sec-fetch-site': 'same-origin', 'x-vitrine-locale': options.locale ?? 'en-US', ...options.headers });
    if (method !== 'GET') headers.set('origin', options.headers?.['origin'] ?? ORIGIN);
    if (options.body !== undefined && !headers.has('content-type')) headers.set('content-type', 'application/json');
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    const body = options.body === undefined ? undefined : typeof options.body === 'string' ? options.body : JSON.stringify(options.body);
    const response = await relayStoreApi(
      new Request(`${ORIGIN}${path}`, { method, headers, ...(body === undefined ? {} : { body }) }),
      config,
    );
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = '', ...rest] = cookie.split('; ');
      const at = pair.indexOf('=');
      if (rest.includes('Max-Age=0')) jar.delete(pair.slice(0, at));
      else jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    received.push(await response.clone().text(), JSON.stringify([...response.headers].filter(([name]) => name !== 'set-cookie')));
    return response;
  }
  const addToCart = (locale = 'en-US') =>
    call('POST', '/store-api/checkout/cart/line-item', {
      body: { items: [{ type: 'product', id: PRODUCT, referencedId: PRODUCT, quantity: 1 }] },
      locale,
    });
  return { jar, received, call, addToCart, token: () => jar.get('sw-context-token') };
}

const tokensOfStore = () => [
  ...new Set(store.requests.map((call) => call.headers.get('sw-context-token')).filter((token) => token !== null)),
  ...store.sessions().map(({ token }) => token),
];

describe('a visitor without a session', () => {
  it('reads through the shared anonymous context: no cookie is set and no session is made', async () => {
    const [one, two] = [createBrowser(), createBrowser()];
    const first = await one.call('POST', '/store-api/product', { body: {} });
    const made = store.sessions().length;
    const second = await two.call('POST', '/store-api/product', { body: {} });
    expect(first.headers.getSetCookie()).toEqual([]);
    expect(second.headers.getSetCookie()).toEqual([]);
    expect(store.sessions().length).toBe(made);
    const used = store.requests.filter((call) => call.path === '/product').map((call) => call.headers.get('sw-context-token'));
    expect(used[0]).toBe(used[1]);
  });

  it('never learns the anonymous token, by header or body', async () => {
    const browser = createBrowser();
    await browser.call('POST', '/store-api/product', { body: {} });
    await browser.call('GET', '/store-api/context');
    await browser.call('GET', '/store-api/checkout/cart');
    expect(tokensOfStore().length).toBeGreaterThan(0);
    for (const text of browser.received) for (const token of tokensOfStore()) expect(text).not.toContain(token);
  });

  it('reads in the language and currency of the domain that its page names', async () => {
    const browser = createBrowser();
    const answer: unknown = await (await browser.call('POST', '/store-api/product', { body: {}, locale: 'de-DE' })).json();
    expect(answer).toMatchObject({ elements: [{ currency: CURRENCIES.EUR }] });
    expect(store.requests.at(-1)?.headers.get('sw-language-id')).toBe(LANGUAGES['de-DE']);
  });

  it('uses a new anonymous context after the store has replaced the old one', async () => {
    const browser = createBrowser();
    await browser.call('POST', '/store-api/product', { body: {} });
    const old = store.requests.at(-1)?.headers.get('sw-context-token');
    store.intercept(() => Response.json({}, { headers: { 'sw-context-token': 'renewed0renewed0renewed0renewed0' } }), {
      path: '/product',
      times: 1,
    });
    const replaced = await browser.call('POST', '/store-api/product', { body: {} });
    expect(replaced.headers.getSetCookie()).toEqual([]);
    await browser.call('POST', '/store-api/product', { body: {} });
    expect(store.requests.at(-1)?.headers.get('sw-context-token')).not.toBe(old);
  });

  it("gets a session by the first write: its domain's language and currency, HttpOnly cookies of 365 days", async () => {
    const browser = createBrowser();
    const response = await browser.addToCart('de-DE');
    const [token, visit, stamp, language] = response.headers.getSetCookie();
    expect(visit, 'until the browser is closed, and for no script').toMatch(
      /^vitrine-visit=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly$/,
    );
    expect(stamp).toMatch(/^vitrine-session-stamp=/);
    expect(token).toMatch(/^sw-context-token=[^;]+; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/);
    expect(language).toBe(`sw-language-id=${LANGUAGES['de-DE']}; Path=/; Max-Age=31536000; SameSite=Lax`);
    expect(store.session(browser.token() ?? '')).toMatchObject({
      currencyId: CURRENCIES.EUR,
      languageId: LANGUAGES['de-DE'],
      lines: [{ id: PRODUCT }],
    });
  });

  it('shares its new session with no other visitor', async () => {
    const [one, two] = [createBrowser(), createBrowser()];
    await Promise.all([one.addToCart(), two.addToCart()]);
    expect(one.token()).not.toBe(two.token());
  });

  it('sends a contact form without getting a session', async () => {
    const response = await createBrowser().call('POST', '/store-api/contact-form', { body: CONTACT });
    expect(response.status).toBe(200);
    expect(response.headers.getSetCookie()).toEqual([]);
  });
});

describe('a visitor with a session', () => {
  it('finds no token in any answer: header, context, cart, anywhere in a body', async () => {
    const browser = createBrowser();
    await browser.addToCart();
    const first = browser.token() ?? '';
    await browser.call('GET', '/store-api/context');
    await browser.call('GET', '/store-api/checkout/cart');
    await browser.call('POST', '/store-api/product', { body: {} });
    await browser.call('POST', '/store-api/account/login', { body: ACCOUNT });
    await browser.call('GET', '/store-api/context');
    expect(browser.token()).not.toBe(first);
    for (const text of browser.received) for (const token of tokensOfStore()) expect(text).not.toContain(token);
  });

  it('gets Set-Cookie only when a value changed', async () => {
    const browser = createBrowser();
    await browser.addToCart();
    expect((await browser.addToCart()).headers.getSetCookie()).toEqual([]);
    expect((await browser.call('GET', '/store-api/checkout/cart')).headers.getSetCookie()).toEqual([]);
  });

  it('keeps the new token of a login although answers to older requests come later', async () => {
    const browser = createBrowser();
    await browser.addToCart();
    store.faults.slow(5);
    await Promise.all([
      browser.call('POST', '/store-api/account/login', { body: ACCOUNT }),
      ...Array.from({ length: 10 }, () => browser.call('GET', '/store-api/checkout/cart')),
    ]);
    expect(store.session(browser.token() ?? '')?.customer).toBeDefined();
  });

  it('loses no cart line that is added while a login is under way', async () => {
    const browser = createBrowser();
    await browser.addToCart();
    store.faults.slow(5);
    await Promise.all([
      browser.call('POST', '/store-api/account/login', { body: ACCOUNT }),
      ...Array.from({ length: 10 }, () => browser.addToCart()),
    ]);
    const session = store.session(browser.token() ?? '');
    expect(session?.customer).toBeDefined();
    expect(session?.lines).toEqual([{ id: PRODUCT, productId: PRODUCT, quantity: 11 }]);
  });

  it('is not handed over to whoever only knows its old token', async () => {
    const [visitor, thief] = [createBrowser(), createBrowser()];
    await visitor.addToCart();
    thief.jar.set('sw-context-token', visitor.token() ?? '');
    await visitor.call('POST', '/store-api/account/login', { body: ACCOUNT });
    await thief.call('GET', '/store-api/checkout/cart');
    expect(thief.token()).not.toBe(visitor.token());
    expect((await thief.call('POST', '/store-api/account/customer')).status).toBe(403);
  });

  it('keeps tabs in two languages apart: reads go by header, only a write changes the stored language', async () => {
    const browser = createBrowser();
    await browser.addToCart('en-US');
    const patches = () =>
      store.requests.filter((call) => call.method === 'PATCH' && call.headers.get('sw-context-token') === browser.token()).length;
    for (const locale of ['de-DE', 'en-US', 'de-DE', 'en-US']) {
      await browser.call('GET', '/store-api/checkout/cart', { locale });
      expect(store.requests.at(-1)?.headers.get('sw-language-id')).toBe(LANGUAGES[locale as keyof typeof LANGUAGES]);
    }
    expect(patches()).toBe(0);
    await browser.addToCart('de-DE');
    expect(patches()).toBe(1);
    expect(store.session(browser.token() ?? '')?.languageId).toBe(LANGUAGES['de-DE']);
    await browser.addToCart('de-DE');
    expect(patches()).toBe(1);
  });

  it('settles language and currency at once after a login that restores others, and after a log-out', async () => {
    const browser = createBrowser();
    await browser.addToCart('de-DE');
    for (const path of ['/store-api/account/login', '/store-api/account/logout']) {
      const before = browser.token();
      await browser.call('POST', path, { body: ACCOUNT, locale: 'de-DE' });
      expect(browser.token()).not.toBe(before);
      expect(store.session(browser.token() ?? '')).toMatchObject({ languageId: LANGUAGES['de-DE'], currencyId: CURRENCIES.EUR });
      const calls = store.requests.length;
      await browser.addToCart('de-DE');
      expect(store.requests.length - calls, 'the language is known to be stored').toBe(1);
    }
  });

  it('is logged in although the store refuses the language afterwards, which the next write settles', async () => {
    const browser = createBrowser();
    await browser.addToCart('de-DE');
    const takeBack = store.intercept(() => new Response(null, { status: 500 }), { method: 'PATCH' });
    expect((await browser.call('POST', '/store-api/account/login', { body: ACCOUNT, locale: 'de-DE' })).status).toBe(200);
    takeBack();
    expect(store.session(browser.token() ?? '')?.languageId).toBe(LANGUAGES['en-GB']);
    await browser.addToCart('de-DE');
    expect(store.session(browser.token() ?? '')?.languageId).toBe(LANGUAGES['de-DE']);
  });

  it('gets another stamp whenever session, currency or language changes, and else never', async () => {
    const browser = createBrowser();
    const stamp = () => browser.jar.get('vitrine-session-stamp');
    const changes = async (method: string, path: string, body: unknown = {}) => {
      const before = stamp();
      await browser.call(method, `/store-api${path}`, method === 'GET' ? {} : { body });
      return stamp() !== before;
    };
    expect(await changes('POST', '/product')).toBe(false);
    await browser.addToCart();
    expect(stamp()).toMatch(/^[0-9a-f]{16}$/);
    expect(await changes('POST', '/checkout/cart/line-item', { items: [] })).toBe(false);
    expect(await changes('GET', '/context')).toBe(false);
    expect(await changes('PATCH', '/context', { shippingMethodId: OTHER_SHIPPING_METHOD })).toBe(false);
    expect(await changes('PATCH', '/context', { currencyId: CURRENCIES.GBP })).toBe(true);
    expect(await changes('PATCH', '/context', { languageId: LANGUAGES['en-GB'] })).toBe(true);
    expect(await changes('POST', '/account/login', ACCOUNT)).toBe(true);
    expect(await changes('POST', '/account/change-password'), 'the store has refused it').toBe(false);
    expect(await changes('POST', '/account/logout')).toBe(true);
    expect(browser.received.join()).not.toContain(stamp());
  });

  it('stores its language again before the next write where a page has stored another one', async () => {
    const browser = createBrowser();
    await browser.addToCart('de-DE');
    await browser.call('PATCH', '/store-api/context', { body: { languageId: LANGUAGES['en-GB'] }, locale: 'de-DE' });
    expect(store.session(browser.token() ?? '')?.languageId).toBe(LANGUAGES['en-GB']);
    await browser.addToCart('de-DE');
    expect(store.session(browser.token() ?? '')?.languageId).toBe(LANGUAGES['de-DE']);
  });
});

describe('a session that a log-in made', () => {
  const whoIs = (browser: ReturnType<typeof createBrowser>, headers: Record<string, string> = {}) =>
    browser.call('POST', '/store-api/account/customer', { headers });
  const logIn = (browser: ReturnType<typeof createBrowser>, headers: Record<string, string> = {}) =>
    browser.call('POST', '/store-api/account/login', { body: ACCOUNT, headers });

  it('is reached by nobody without its token: not by a planted id, as a header or as a cookie', async () => {
    const [visitor, stranger] = [createBrowser(), createBrowser()];
    const planted = 'ab'.repeat(16);
    visitor.jar.set('vitrine-visit', planted);
    stranger.jar.set('vitrine-visit', planted);
    const header = { 'x-vitrine-visit': planted };
    await visitor.call('POST', '/store-api/checkout/cart/line-item', { body: { items: [] }, headers: header });
    expect(visitor.jar.get('vitrine-visit'), 'the server takes no id that it did not make').not.toBe(planted);
    await logIn(visitor, header);
    expect((await whoIs(visitor, header)).status).toBe(200);
    expect((await whoIs(stranger, header)).status).toBe(403);
    const write = await stranger.call('POST', '/store-api/checkout/cart/line-item', { body: { items: [] }, headers: header });
    expect(write.status).toBe(200);
    expect(stranger.token(), 'a session of its own').not.toBe(visitor.token());
    expect((await whoIs(stranger, header)).status).toBe(403);
  });

  it('is reached by nobody who knows its visit alone', async () => {
    const [visitor, stranger] = [createBrowser(), createBrowser()];
    await visitor.addToCart();
    const before = visitor.jar.get('vitrine-visit') ?? '';
    await logIn(visitor);
    for (const visit of [before, visitor.jar.get('vitrine-visit') ?? '']) {
      stranger.jar.clear();
      stranger.jar.set('vitrine-visit', visit);
      expect((await whoIs(stranger)).status).toBe(403);
      await stranger.addToCart();
      expect(stranger.token()).not.toBe(visitor.token());
    }
  });

  it('is followed for a moment by a call that left before its cookies came, which brings no token back', async () => {
    const [visitor, late] = [createBrowser(), createBrowser()];
    await visitor.addToCart();
    for (const [name, value] of visitor.jar) late.jar.set(name, value);
    await logIn(visitor);
    const answers = [await whoIs(late), await late.addToCart(), await late.call('GET', '/store-api/checkout/cart')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      answers.flatMap((answer) => answer.headers.getSetCookie()).filter((cookie) => /^(?:sw-context-token|vitrine-visit)=/.test(cookie)),
    ).toEqual([]);
    expect(store.session(visitor.token() ?? '')?.lines).toEqual([{ id: PRODUCT, productId: PRODUCT, quantity: 2 }]);
  });

  it('has another visit after each log-in, log-out and new password', async () => {
    store.intercept((call) => Response.json({}, { headers: { 'sw-context-token': call.headers.get('sw-context-token') ?? '' } }), {
      path: '/account/change-password',
    });
    const browser = createBrowser();
    await browser.addToCart();
    const visits = [browser.jar.get('vitrine-visit')];
    for (const path of ['login', 'change-password', 'logout']) {
      const answer = await browser.call('POST', `/store-api/account/${path}`, { body: ACCOUNT });
      expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('vitrine-visit='))).toHaveLength(1);
      visits.push(browser.jar.get('vitrine-visit'));
    }
    expect(new Set(visits).size).toBe(4);
    await browser.addToCart();
    expect(browser.jar.get('vitrine-visit'), 'nothing else changes it').toBe(visits.at(-1));
  });

  it('gets a visit again by the next write where the browser was closed in between', async () => {
    const browser = createBrowser();
    await browser.addToCart();
    const token = browser.token();
    browser.jar.delete('vitrine-visit');
    await browser.call('GET', '/store-api/checkout/cart');
    expect(browser.jar.has('vitrine-visit')).toBe(false);
    const answer = await browser.addToCart();
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^vitrine-visit=/)]);
    expect(browser.token()).toBe(token);
  });
});

describe('what the relay lets through', () => {
  const hostile = [
    '/store-api/dsr/appointment/presentation',
    '/store-api/../api/oauth/token',
    '/store-api/%2e%2e/api/oauth/token',
    '/store-api/..%2fapi/oauth/token',
    '/store-api//product',
    '/store-api/product/',
    '/store-api/Product',
    '/store-api/%70roduct',
    '/store-api/product%00',
    '/store-api/product;x=1',
    '/store-api/product\\..\\api',
    '/store-api/_info/swagger.html',
    '/store-api/script/x',
    '/store-api',
    '/store-apix/product',
    '/api/search/order',
    `/store-api/product/${'A'.repeat(32)}`,
  ];
  it.each(hostile)('refuses %s without asking the store', async (path) => {
    const browser = createBrowser();
    const response = await browser.call('POST', path, { body: {} });
    expect(response.status).toBe(404);
    expect(store.requests.filter((call) => !['/context', '/language'].includes(call.path))).toEqual([]);
  });

  it('refuses a method that a path does not have', async () => {
    expect((await createBrowser().call('PUT', '/store-api/context', { body: {} })).status).toBe(405);
    expect((await createBrowser().call('DELETE', '/store-api/product')).status).toBe(405);
    expect((await createBrowser().call('POST', `/store-api/product/${PRODUCT}/../../context`, { body: {} })).status).toBe(405);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { origin: 'http://evil.localhost:3000', 'sec-fetch-site': 'same-site' }],
    ['an opaque origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('refuses a write from %s', async (_name, headers) => {
    const response = await createBrowser().call('POST', '/store-api/checkout/cart/line-item', { body: { items: [] }, headers });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ status: '403', code: 'VITRINE__FOREIGN_ORIGIN' }] });
    expect(store.requests).toEqual([]);
  });

  it("refuses a write that says neither origin nor fetch site, and a payment call by another site's link", async () => {
    const bare = await relayStoreApi(new Request(`${ORIGIN}/store-api/account/logout`, { method: 'POST' }), config);
    expect(bare.status).toBe(403);
    const link = await relayStoreApi(
      new Request(`${ORIGIN}/store-api/handle-payment?orderId=${PRODUCT}`, { headers: { 'sec-fetch-site': 'cross-site' } }),
      config,
    );
    expect(link.status).toBe(403);
  });

  it('takes writes from pages of both apps on sibling subdomains, and from no other sibling', async () => {
    config = readSessionConfig(
      {
        STORE_API_ENDPOINT: store.endpoint,
        STORE_API_ACCESS_KEY: ACCESS_KEY,
        PUBLIC_ORIGIN: 'http://shop.vitrine.test',
        SALES_ROOM_ORIGIN: 'http://rooms.vitrine.test',
        COOKIE_DOMAIN: 'vitrine.test',
      },
      { log: () => undefined },
    );
    const add = (origin: string) =>
      createBrowser().call('POST', '/store-api/checkout/cart/line-item', { body: { items: [] }, headers: { origin } });
    for (const origin of ['http://shop.vitrine.test', 'http://rooms.vitrine.test']) {
      const answer = await add(origin);
      expect(answer.status).toBe(200);
      for (const cookie of answer.headers.getSetCookie())
        expect(cookie.includes('; Domain=vitrine.test'), cookie).toBe(!cookie.startsWith('vitrine-visit='));
    }
    for (const origin of [
      'http://evil.vitrine.test',
      'http://vitrine.test',
      'https://rooms.vitrine.test',
      'http://rooms.vitrine.test.evil.example',
    ])
      expect((await add(origin)).status).toBe(403);
  });

  it('passes reads that `withCacheableReads` sends as GET, criteria included, and begins no session', async () => {
    const browser = createBrowser();
    const client = withCacheableReads(
      createStoreApiClient({
        endpoint: `${ORIGIN}/store-api`,
        relay: true,
        fetch: async (input, init) => {
          const { method, url } = new Request(input, init);
          return browser.call(method, url.slice(ORIGIN.length));
        },
      }),
    );
    for (const path of ['/product', `/product-listing/${PRODUCT}`, `/product/${PRODUCT}/reviews`, '/search'])
      store.intercept(() => Response.json({ elements: [], total: 0 }), { method: 'GET', path });
    const ids = [PRODUCT];
    await listProducts(client, { ids });
    await getProductListing(client, PRODUCT, { limit: 2, filter: [{ type: 'equals', field: 'active', value: true }] });
    await listReviews(client, PRODUCT, { limit: 2 });
    await searchProducts(client, { search: 'lamp' });
    const passed = store.requests.filter(({ path }) => /^\/(?:product|search)/.test(path));
    expect(passed.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /product',
      `GET /product-listing/${PRODUCT}`,
      `GET /product/${PRODUCT}/reviews`,
      'GET /search',
    ]);
    expect(passed.slice(0, 3).every(({ search }) => /[?&]_criteria=[\w-]+/.test(search))).toBe(true);
    expect(browser.jar.size).toBe(0);
  });

  it.each([
    '/product/purchase-limit',
    '/media',
    '/cookie-groups',
    '/snippet',
    '/shipping-cost/cart',
    `/shipping-cost/product/${PRODUCT}`,
    '/legal-guarantee-notice',
    `/product/${PRODUCT}/garan-label`,
    `/customer-group-registration/config/${PRODUCT}`,
  ])('passes the read of %s', async (path) => {
    store.intercept(() => Response.json([]), { method: 'GET', path });
    expect((await createBrowser().call('GET', `/store-api${path}`)).status).toBe(200);
  });

  it.each([
    ['POST', '/account/login/imitate-customer', 404],
    ['POST', '/context/gateway', 404],
    ['GET', '/script/anything', 404],
    ['POST', '/script/anything', 404],
    ['GET', '/_info/routes', 404],
    ['GET', '/_info/openapi3.json', 404],
    ['POST', '/_mcp', 404],
    ['POST', '/app-system/app/generate-token', 404],
    ['GET', '/product-export/key/file.csv', 404],
    ['POST', '/shipping-cost/cart', 405],
    ['GET', `/product/${PRODUCT}/find-variant`, 405],
    ['POST', '/snippet', 405],
    ['GET', '/product/purchase-limit/x', 404],
  ])('refuses %s %s, and the store is not asked', async (method, path, status) => {
    const response = await createBrowser().call(method, `/store-api${path}`, method === 'GET' ? {} : { body: {} });
    expect(response.status).toBe(status);
    expect(store.requests).toEqual([]);
  });

  it('refuses a body that is no JSON, and one that is too large', async () => {
    const browser = createBrowser();
    const form = await browser.call('POST', '/store-api/account/login', { body: 'username=a', headers: { 'content-type': 'text/plain' } });
    expect(form.status).toBe(415);
    const large = await browser.call('POST', '/store-api/checkout/cart/line-item', { body: { items: 'x'.repeat(RELAY_REQUEST_LIMIT) } });
    expect(large.status).toBe(413);
    const query = (length: number) => browser.call('POST', `/store-api/product?${'q'.repeat(length - 1)}`, { body: {} });
    expect((await query(8_193)).status).toBe(413);
    expect(store.requests).toEqual([]);
    expect((await query(8_192)).status).toBe(200);
  });

  it('adds the access key itself and passes no token, key, cookie or authorization of the browser on', async () => {
    const browser = createBrowser();
    await browser.call('POST', '/store-api/product?sw-context-token=planted0planted0planted0&p=2', {
      body: {},
      headers: { 'sw-context-token': 'planted0planted0planted0', 'sw-access-key': 'SWSCOTHER', authorization: 'Bearer x', 'x-other': '1' },
    });
    const seen = store.requests.at(-1);
    expect([seen?.path, seen?.search]).toEqual(['/product', '?p=2']);
    expect(seen?.headers.get('sw-access-key')).toBe(ACCESS_KEY);
    expect(seen?.headers.get('sw-context-token')).not.toContain('planted');
    expect(seen?.headers.get('authorization')).toBeNull();
    expect(seen?.headers.get('cookie')).toBeNull();
    expect(seen?.headers.get('x-other')).toBeNull();
  });

  it('passes neither cookies nor cross-origin permission of the store back', async () => {
    const response = await createBrowser().call('POST', '/store-api/product', { body: {} });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('sw-context-token')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('hands errors of the store on as they are', async () => {
    const response = await createBrowser().call('POST', '/store-api/account/customer');
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ errors: [{ code: 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN' }] });
  });

  it('never retries: one failing read is one call', async () => {
    const browser = createBrowser();
    await browser.call('GET', '/store-api/context');
    const before = store.requests.length;
    store.faults.status(503, { body: { errors: [] } });
    expect((await browser.call('GET', '/store-api/context')).status).toBe(503);
    expect(store.requests.length - before).toBe(1);
  });

  it('answers 504 for a store that is silent and 502 for one that is gone', async () => {
    config = { ...config, timeoutMs: 400 };
    await createBrowser().call('GET', '/store-api/context');
    store.faults.drop();
    expect((await createBrowser().call('GET', '/store-api/context')).status).toBe(504);
    await store.close();
    const gone = await createBrowser().call('GET', '/store-api/context');
    expect(gone.status).toBe(502);
    expect(await gone.json()).toMatchObject({ errors: [{ status: '502', code: 'VITRINE__STORE_UNREACHABLE' }] });
  });
});
