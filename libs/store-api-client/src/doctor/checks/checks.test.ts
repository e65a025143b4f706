import { describe, expect, test } from 'vitest';
import type { Json } from '../../json-path.ts';
import type { DoctorOptions } from '../doctor-options.ts';
import type { ExaminedStore } from '../examined-store.ts';
import type { Asking, Probe, Prober } from '../probe.ts';
import { examineCacheableReads } from './cacheable-reads.ts';
import { examineCalls } from './calls.ts';
import { examineCatalogue, examineSeoUrls } from './catalogue.ts';
import { examineCheckout, examineWishlist } from './checkout.ts';
import { connect, examineConnection } from './connection.ts';
import { examineDomains } from './domains.ts';
import { examineCors, examineLimits } from './limits.ts';
import { examineVisitorAddress } from './visitor-address.ts';

const ORIGIN = 'https://shop.example';
const ENDPOINT = `${ORIGIN}/store-api`;

type Answer = Partial<Probe>;
type Answers = Record<string, Answer | ((asking: Asking) => Answer)>;

interface Asked {
  call: string;
  asking: Asking;
}

const probeOf = (answer: Answer): Probe => ({
  status: 200,
  headers: new Headers(),
  body: {},
  code: undefined,
  ms: 1,
  redirected: false,
  failure: undefined,
  ...answer,
});
const elements = (...entries: Json[]): Answer => ({ body: { elements: entries } });

/** A server that gives these answers by method and path, and 404 to everything else. */
function serverOf(answers: Answers, endpoint = ENDPOINT): Prober & { asked: Asked[]; heads: string[] } {
  const probes: { method: string; path: string; probe: Probe }[] = [];
  const asked: Asked[] = [];
  const heads: string[] = [];
  return {
    endpoint,
    probes,
    asked,
    heads,
    ask(method, path, asking = {}) {
      asked.push({ call: `${method} ${path}`, asking });
      const answer = answers[`${method} ${path}`] ?? { status: 404 };
      const probe = probeOf(typeof answer === 'function' ? answer(asking) : answer);
      probes.push({ method, path, probe });
      return Promise.resolve(probe);
    },
    head(url) {
      heads.push(url);
      return Promise.resolve({ status: 404, failure: undefined });
    },
    redact: (text) => text,
  };
}

const OPTIONS: DoctorOptions = { endpoint: ENDPOINT, accessKey: 'key' };
const language = (code: string): Json => ({ id: `id-${code}`, translationCode: { code } });

function storeOf(prober: Prober, change: Partial<ExaminedStore> = {}): ExaminedStore {
  return {
    prober,
    options: OPTIONS,
    locales: ['en-US', 'de-DE'],
    context: { salesChannel: { footerCategoryId: 'f', serviceCategoryId: 's' } },
    languages: [language('en-US'), language('de-DE')],
    currencies: [{ id: 'eur' }],
    ...change,
  };
}

const ids = (findings: readonly { id: string }[]): string[] => findings.map(({ id }) => id);

describe('the first contact', () => {
  test.each([
    ['ENOTFOUND', 'unreachable', 'The name of the host is not known. (ENOTFOUND)'],
    ['ECONNREFUSED', 'unreachable', 'Nothing listens there. (ECONNREFUSED)'],
    ['EPIPE', 'unreachable', 'The request failed. (EPIPE)'],
    [undefined, 'unreachable', 'The request failed. (NETWORK)'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'tls', 'The certificate is signed by itself. (DEPTH_ZERO_SELF_SIGNED_CERT)'],
    ['ERR_SSL_WRONG_VERSION', 'tls', 'The request failed. (ERR_SSL_WRONG_VERSION)'],
  ])('that fails with %s is told as %s, with its reason', async (failure, id, detail) => {
    const { context, findings } = await connect(serverOf({ 'GET /context': { status: 0, failure } }));
    expect(context).toBeUndefined();
    expect(findings).toMatchObject([
      {
        id,
        detail,
        title: id === 'tls' ? 'The server’s certificate is not accepted' : 'The server does not answer',
        remedy: expect.stringContaining(id === 'tls' ? 'Install a certificate' : 'Check the address') as string,
      },
    ]);
  });

  test.each([
    ['FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE', 'The sales channel is in maintenance mode', 'Switch it off'],
    [undefined, 'The server is not available', 'Try again'],
  ])('that is put off with %s says which of the two it is', async (code, title, remedy) => {
    const { findings } = await connect(serverOf({ 'GET /context': { status: 503, code } }));
    expect(findings).toMatchObject([{ title, remedy: expect.stringContaining(remedy) as string }]);
  });

  test.each([
    [{ status: 401, code: 'FRAMEWORK__API_INVALID_ACCESS_KEY' }, 'access-key-shape'],
    [{ status: 412 }, 'access-key-unknown'],
    [{ status: 401 }, 'access-key-lost'],
    [{ status: 500 }, 'server-error'],
    [{ status: 499 }, 'not-a-store-api'],
    [{ status: 200, body: { salesChannel: { id: 7 } } }, 'not-a-store-api'],
    [{ status: 201, body: { salesChannel: { id: 'x' } } }, 'not-a-store-api'],
  ])('that answers %j leads to %s', async (answer, id) => {
    const { context, findings } = await connect(serverOf({ 'GET /context': answer }));
    expect([context, ids(findings)]).toEqual([undefined, [id]]);
  });

  test('that works gives the context and no finding', async () => {
    const body = { salesChannel: { id: 'x' } };
    expect(await connect(serverOf({ 'GET /context': { body } }))).toEqual({ context: body, findings: [] });
  });

  test('at a wrong address names the path, unless that leads nowhere either', async () => {
    const { findings } = await connect(serverOf({}));
    expect(findings[0]?.remedy).toContain('for example https://shop.example/store-api');
  });
});

describe('the connection', () => {
  const NOW = Date.parse('2026-03-05T12:00:00Z');
  const headers = (more: Record<string, string> = {}) => new Headers({ 'sw-context-token': 't', ...more });

  async function found(answer: Answer, endpoint = ENDPOINT): Promise<string[]> {
    const prober = serverOf({ 'GET /context': answer }, endpoint);
    await prober.ask('GET', '/context');
    return ids(examineConnection(prober, { ...OPTIONS, now: () => NOW }));
  }

  test.each([
    ['http://localhost:8000/store-api', []],
    ['http://127.0.0.1/store-api', []],
    ['http://[::1]/store-api', []],
    ['http://shop.localhost/store-api', []],
    ['https://shop.example/store-api', []],
    ['http://localhost.example/store-api', ['plain-http']],
    ['http://10.0.0.1/store-api', ['plain-http']],
  ])('to %s is judged by who can listen to it: %j', async (endpoint, expected) => {
    expect(await found({ headers: headers() }, endpoint)).toEqual(expected);
  });

  test.each([
    ['public', ['shared-cache']],
    ['s-maxage=5', ['shared-cache']],
    ['private, no-cache', []],
    ['republican', []],
  ])('with Cache-Control %s leads to %j', async (value, expected) => {
    expect(await found({ headers: headers({ 'cache-control': value }) })).toEqual(expected);
  });

  test('that redirects or loses the token is found by its first good answer alone', async () => {
    expect(await found({ headers: headers(), redirected: true })).toEqual(['redirected']);
    expect(await found({ headers: new Headers() })).toEqual(['token-header']);
    expect(await found({ status: 429, redirected: true })).toEqual([]);
    const prober = serverOf({ 'GET /currency': { redirected: true } });
    await prober.ask('GET', '/currency');
    expect(examineConnection(prober, OPTIONS)).toEqual([]);
  });

  test('has no clock to compare where the date is not one', async () => {
    expect(await found({ headers: headers({ date: 'soon' }) })).toEqual([]);
    expect(await found({ headers: headers({ date: new Date(NOW - 301_000).toUTCString() }) })).toEqual(['clock']);
  });
});

describe('languages and domains', () => {
  const domain = (code: string, url: string, currencyId = 'eur'): Json => ({ languageId: `id-${code}`, url, currencyId });
  const look = (domains: Json[], change: Partial<ExaminedStore> = {}) =>
    examineDomains(storeOf(serverOf({}), { context: { salesChannel: { domains } }, ...change }));
  const withOrigin = { options: { ...OPTIONS, origin: ORIGIN } };

  test('are complete with one domain for each language', async () => {
    const domains = [domain('en-US', ORIGIN), domain('de-DE', `${ORIGIN}/de-DE`)];
    expect(await look(domains)).toEqual([]);
    expect(await look(domains, withOrigin)).toEqual([]);
  });

  test('say what was expected only where the origin is known', async () => {
    const [, german] = await look([]);
    expect(german).toMatchObject({
      id: 'domain-missing',
      detail: 'it has none.',
      remedy: expect.stringContaining('Add a domain with') as string,
    });
    const found = await look([domain('en-US', ORIGIN), domain('de-DE', 'https://a.example')], withOrigin);
    expect(found).toMatchObject([
      {
        id: 'domain-missing',
        title: 'The sales channel has no domain for de-DE',
        detail: `Expected ${ORIGIN}/de-DE; it has ${ORIGIN}, https://a.example.`,
        remedy: expect.stringContaining(`Add ${ORIGIN}/de-DE with the language de-DE`) as string,
      },
    ]);
  });

  test('tell a slash from a domain that is missing', async () => {
    const found = await look([domain('en-US', ORIGIN), domain('de-DE', `${ORIGIN}/de-DE/`)], withOrigin);
    expect(found).toMatchObject([{ id: 'domain-slash', severity: 'error', detail: `${ORIGIN}/de-DE/` }]);
  });

  test('find another language and a foreign currency of a domain, with its address', async () => {
    const found = await look([domain('en-US', ORIGIN), domain('en-US', `${ORIGIN}/de-DE`, 'usd')], withOrigin);
    expect(found).toMatchObject([
      { id: 'domain-language', detail: `${ORIGIN}/de-DE` },
      { id: 'domain-currency', detail: `${ORIGIN}/de-DE` },
    ]);
  });

  test('say nothing about the domain of a language that is missing', async () => {
    const found = await look([domain('en-US', ORIGIN)], { languages: [language('en-US'), language('de-AT'), language('de-CH')] });
    expect(found).toMatchObject([{ id: 'language-missing', detail: 'It has de-AT, de-CH.' }]);
  });
});

describe('pages and products', () => {
  const sections = { cmsPage: { sections: [{}] } };
  const product = (more: Json = {}): Answer => elements({ translated: { name: 'Cup' }, ...more });
  const GOOD: Answers = {
    'POST /navigation/main-navigation/main-navigation': {
      body: [
        { id: 'l', type: 'link' },
        { id: 'c', type: 'page', translated: { name: 'Cups' } },
      ],
    },
    'POST /category/home': { body: sections },
    'POST /category/c': { body: sections },
    'POST /product': product(),
    'POST /search': elements({}),
  };
  const look = (answers: Answers = {}, options: Partial<DoctorOptions> = {}) =>
    examineCatalogue(storeOf(serverOf({ ...GOOD, ...answers }), { options: { ...OPTIONS, ...options } }));

  test.each<[string, Answers, string[]]>([
    ['all is there', {}, []],
    ['the menu fails', { 'POST /navigation/main-navigation/main-navigation': { status: 500, body: [{}] } }, ['navigation-empty']],
    ['the home page fails', { 'POST /category/home': { status: 500, body: sections } }, ['home-layout']],
    ['the home page is empty', { 'POST /category/home': { body: { cmsPage: { sections: [] } } } }, ['home-layout']],
    ['a category fails', { 'POST /category/c': { status: 500, body: sections } }, ['category-layout']],
    ['a category names no layout', { 'POST /category/c': { body: {} } }, ['category-layout']],
    ['a layout is empty', { 'POST /category/c': { body: { cmsPage: { sections: [] } } } }, ['category-layout']],
    ['there are no products', { 'POST /product': elements() }, ['products-none']],
    ['products fail', { 'POST /product': { status: 500 } }, []],
    ['the search finds nothing', { 'POST /search': elements() }, ['search-index']],
    ['the search fails', { 'POST /search': { status: 500 } }, []],
    ['a product has no name to search', { 'POST /product': elements({}), 'POST /search': elements() }, []],
  ])('where %s lead to the findings of that alone', async (_, answers, expected) => {
    expect(ids(await look(answers))).toEqual(expected);
  });

  test('tell an empty layout from none', async () => {
    expect(await look({ 'POST /category/c': { body: { cmsPage: null } } })).toMatchObject([
      { title: 'A category has no layout', detail: 'Cups' },
    ]);
    expect(await look({ 'POST /category/c': { body: { cmsPage: {} } } })).toMatchObject([
      { title: 'A category’s layout is empty', detail: 'Cups' },
    ]);
  });

  test('whose menus are missing say which one', async () => {
    const found = await examineCatalogue(storeOf(serverOf(GOOD), { context: {} }));
    expect(found).toMatchObject([
      { id: 'footer-navigation', remedy: expect.stringContaining('the foot of the page') as string },
      { id: 'service-navigation', remedy: expect.stringContaining('the service menu') as string },
    ]);
  });

  test.each([
    ['http://m.example/x.jpg', ORIGIN, ['mixed-content', 'media']],
    ['http://m.example/x.jpg', 'http://shop.example', ['media']],
    ['http://m.example/x.jpg', undefined, ['media']],
    ['https://m.example/x.jpg', ORIGIN, ['media']],
    [`${ORIGIN}/x.jpg`, ORIGIN, []],
    ['/x.jpg', ORIGIN, []],
    ['http:', ORIGIN, []],
    ['', ORIGIN, []],
  ])('with the picture %s under %s lead to %j', async (url, origin, expected) => {
    expect(ids(await look({ 'POST /product': product({ cover: { media: { url } } }) }, { origin }))).toEqual(expected);
  });
});

describe('SEO URLs', () => {
  const look = (without: string[], change: Partial<ExaminedStore> = {}, status = 200) => {
    const prober = serverOf({
      'POST /seo-url': ({ headers }) => ({ status, ...(without.includes(headers?.['sw-language-id'] ?? '') ? elements() : elements({})) }),
    });
    return examineSeoUrls(storeOf(prober, change));
  };

  test('are looked for in the languages of the apps alone', async () => {
    expect(await look([])).toEqual([]);
    expect(await look(['id-fr-FR'], { languages: [language('en-US'), language('fr-FR')] })).toEqual([]);
    expect(await look(['id-en-US', 'id-de-DE'], {}, 500)).toEqual([]);
  });

  test('are missing altogether, or in the languages that are named', async () => {
    expect(await look(['id-de-DE'])).toMatchObject([{ id: 'seo-urls-language', title: 'There are no SEO URLs in de-DE' }]);
    expect(await look(['id-en-US', 'id-de-DE'])).toMatchObject([{ id: 'seo-urls-none', title: 'The sales channel has no SEO URLs' }]);
  });
});

describe('the checkout', () => {
  const CALLS = ['POST /payment-method', 'POST /shipping-method', 'POST /country', 'GET /salutation'];
  const FOUND = ['payment-none', 'shipping-none', 'country-none', 'salutation-none'];
  const look = async (answer: Answer) =>
    ids(await examineCheckout(storeOf(serverOf(Object.fromEntries(CALLS.map((call) => [call, answer]))))));

  test('lacks what the server lists nothing of, and nothing where it does not answer', async () => {
    expect(await look(elements())).toEqual(FOUND);
    expect(await look(elements({}))).toEqual([]);
    expect(await look({ status: 500, ...elements() })).toEqual([]);
  });

  test('ships to a country unless the country says no', async () => {
    expect(await look(elements({ shippingAvailable: false }))).toEqual(['country-none']);
    expect(await look(elements({ shippingAvailable: false }, { shippingAvailable: true }))).toEqual([]);
  });
});

describe('the wish list', () => {
  const customer = { email: 'a@b.example', password: 'p' };
  const OFF = 'CHECKOUT__WISHLIST_IS_NOT_ACTIVATED';

  test.each<[string, Answers, boolean, string[]]>([
    ['settings say on', { 'GET /shop-settings': { body: { cart: { wishlistEnabled: true } } } }, false, []],
    ['settings say off', { 'GET /shop-settings': { body: { cart: { wishlistEnabled: false } } } }, false, ['wishlist-off']],
    ['settings fail', { 'GET /shop-settings': { status: 500, body: { cart: { wishlistEnabled: false } } } }, false, ['wishlist-unknown']],
    ['settings are silent', { 'GET /shop-settings': { body: {} } }, false, ['wishlist-unknown']],
    ['a customer is refused', { 'POST /account/login': { status: 401 } }, true, ['customer-refused']],
    ['a customer sees it', { 'POST /account/login': {}, 'POST /customer/wishlist': {} }, true, []],
    ['a customer has none yet', { 'POST /account/login': {}, 'POST /customer/wishlist': { status: 404, code: 'NONE' } }, true, []],
    ['a customer is told', { 'POST /account/login': {}, 'POST /customer/wishlist': { status: 403, code: OFF } }, true, ['wishlist-off']],
  ])('is judged where %s', async (_, answers, withCustomer, expected) => {
    const options = withCustomer ? { ...OPTIONS, customer } : OPTIONS;
    expect(ids(await examineWishlist(storeOf(serverOf(answers), { options })))).toEqual(expected);
  });

  test('is asked about with the name and password given, and the refusal is told', async () => {
    const prober = serverOf({ 'POST /account/login': { status: 401, code: 'BAD' } });
    const store = storeOf(prober, { options: { ...OPTIONS, customer } });
    expect(await examineWishlist(store)).toMatchObject([{ detail: 'BAD' }]);
    expect(prober.asked[1]?.asking.body).toEqual({ username: 'a@b.example', password: 'p' });
    const silent = storeOf(serverOf({}), { options: { ...OPTIONS, customer } });
    expect(await examineWishlist(silent)).toMatchObject([{ detail: 'status 404' }]);
  });
});

describe('the calls of a server', () => {
  test('cannot be seen where an unknown one is not refused, and then no others are asked', async () => {
    const prober = serverOf({ 'PUT /no-such-call': { status: 405 } });
    expect(await examineCalls(storeOf(prober))).toMatchObject([
      { id: 'calls-unknown', severity: 'note', detail: 'An unknown call answers 405 instead of 404.' },
    ]);
    expect(prober.asked).toHaveLength(1);
  });

  test('that are missing are named with what is lost, or with what happens instead', async () => {
    const found = await examineCalls(storeOf(serverOf({})));
    expect(found.find(({ title }) => title === 'The server has no /product/{id}')).toMatchObject({
      id: 'call-missing',
      severity: 'error',
      detail: 'Lost without it: product pages.',
    });
    expect(found.find(({ title }) => title === 'The server has no /document/download/{id}/{id}')).toMatchObject({ id: 'call-missing' });
    expect(found.find(({ title }) => title === 'The server has no /breadcrumb/{id}')).toMatchObject({
      id: 'call-fallback',
      severity: 'note',
      detail: 'Fallback: breadcrumbs are built from the category.',
    });
    expect(found.at(-1)).toMatchObject({ id: 'version', title: 'The server looks like 6.7 or newer' });
  });
});

describe('reads as GET, for caches', () => {
  const PRODUCT = `GET /product/${'0'.repeat(32)}`;
  const COUNTRY = 'GET /country?_criteria=H4sIAAAAAAAAA6tWysnMzSxRsjKsBQDuRjmKCwAAAA';
  const recent = { [PRODUCT]: { status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND' } };

  test.each<[string, Answers, string[]]>([
    ['an older server', { [PRODUCT]: { status: 405, code: '0' } }, []],
    ['a server that reads the criteria', { ...recent, [COUNTRY]: elements({ id: '1' }) }, ['cacheable-reads']],
    ['a server that passes the criteria over', { ...recent, [COUNTRY]: elements({ id: '1' }, { id: '2' }) }, ['cacheable-reads-lost']],
    ['a server that refuses the criteria', { ...recent, [COUNTRY]: { status: 400 } }, ['cacheable-reads-lost']],
  ])('of %s are told as what they are', async (_, answers, expected) => {
    expect(ids(await examineCacheableReads(storeOf(serverOf(answers))))).toEqual(expected);
  });
});

describe('limits', () => {
  const slowness = async (times: number[], method = 'POST', status = 200) => {
    const prober = serverOf({ 'GET /context': { status: 404 }, [`${method} /x`]: () => ({ status, ms: times.shift() ?? 0 }) });
    for (let left = times.length; left > 0; left -= 1) await prober.ask(method, '/x');
    return (await examineLimits(storeOf(prober))).find(({ id }) => id === 'slow')?.detail;
  };

  test('call a server slow by the middle one of its good answers', async () => {
    expect(await slowness([1_501])).toBe('Half of the answers took longer than 1501 ms.');
    expect(await slowness([1_500])).toBeUndefined();
    expect(await slowness([9_000, 2_000, 1])).toBe('Half of the answers took longer than 2000 ms.');
    expect(await slowness([9_000, 1, 2])).toBeUndefined();
    expect(await slowness([9_000], 'PUT')).toBeUndefined();
    expect(await slowness([9_000], 'POST', 404)).toBeUndefined();
  });

  test('are tried with twenty requests at once', async () => {
    const prober = serverOf({ 'GET /context': {} });
    expect(await examineLimits(storeOf(prober))).toEqual([]);
    expect(prober.asked.filter(({ call }) => call === 'GET /context')).toHaveLength(20);
  });

  test.each([429, 503])('are told where the server answers %i to them', async (status) => {
    expect(await examineLimits(storeOf(serverOf({ 'GET /context': { status } })))).toMatchObject([
      { id: 'rate-limited', title: `The server limits requests: ${status}`, detail: '20 requests at once were too many.' },
    ]);
  });

  test('are told for an earlier 429, and not for an earlier 503', async () => {
    const earlier = async (status: number) => {
      const prober = serverOf({ 'GET /context': {}, 'GET /x': { status } });
      await prober.ask('GET', '/x');
      return ids(await examineLimits(storeOf(prober)));
    };
    expect(await earlier(429)).toEqual(['rate-limited']);
    expect(await earlier(503)).toEqual([]);
  });

  test('of lists are told by the one code that says so', async () => {
    const look = async (code: string) =>
      ids(await examineLimits(storeOf(serverOf({ 'GET /context': {}, 'POST /product': { status: 400, code } }))));
    expect(await look('FRAMEWORK__QUERY_LIMIT_EXCEEDED')).toEqual(['limit-lower']);
    expect(await look('OTHER')).toEqual([]);
  });
});

describe('calls from browsers', () => {
  const open = new Headers(Object.fromEntries(['origin', 'methods', 'headers'].map((name) => [`access-control-allow-${name}`, '*'])));
  open.set('access-control-expose-headers', '*');
  const look = async (status: number, answer: Headers = open, preflight: Headers = open) => {
    const prober = serverOf({ 'OPTIONS /context': { status, headers: preflight }, 'GET /context': { headers: answer } });
    const [found] = await examineCors(storeOf(prober, { options: { ...OPTIONS, browserOrigin: ORIGIN } }));
    return { detail: found?.detail, asked: prober.asked };
  };

  test.each([
    [204, undefined],
    [299, undefined],
    [300, 'the preflight answers 300.'],
    [0, 'the preflight answers 0.'],
  ])('whose preflight answers %i lack: %s', async (status, detail) => {
    expect((await look(status)).detail).toBe(detail);
  });

  test('need the origin in the preflight and in the answer', async () => {
    const named = new Headers(open);
    named.set('access-control-allow-origin', ORIGIN);
    const other = new Headers(open);
    other.set('access-control-allow-origin', 'https://other.example');
    expect((await look(204, named, named)).detail).toBeUndefined();
    expect((await look(204, other, open)).detail).toBe('the origin is not allowed.');
    expect((await look(204, open, other)).detail).toBe('the origin is not allowed.');
  });

  test('are tried without the key, as a preflight is', async () => {
    const { asked } = await look(204);
    expect(asked[0]).toMatchObject({ call: 'OPTIONS /context', asking: { withoutKey: true, headers: { origin: ORIGIN } } });
  });
});

describe('the address of visitors', () => {
  test.each([
    ['https', 'http'],
    ['http', 'https'],
  ])('is believed by a server under %s that repeats the %s it was told', async (own, claimed) => {
    const path = 'GET /is-this-proxy-trusted';
    const look = (status: number, scheme: string) => {
      const body = { errors: [{ detail: `No route found for "GET ${scheme}://shop.example/x"` }] };
      const prober = serverOf({ [path]: { status, body } }, `${own}://shop.example/store-api`);
      return examineVisitorAddress(storeOf(prober)).then((findings) => ({ found: ids(findings), asked: prober.asked }));
    };
    const { found, asked } = await look(404, claimed);
    expect(found).toEqual([]);
    expect(asked[0]?.asking.headers).toMatchObject({ 'x-forwarded-proto': claimed });
    expect((await look(404, own)).found).toEqual(['visitor-address']);
    expect((await look(200, claimed)).found).toEqual(['visitor-address']);
  });
});
