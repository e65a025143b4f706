import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLineItems, getCart, getContext, isStoreApiError, login } from '@vitrine/store-api-client';
import { ACCESS_KEY, ACCOUNT, CURRENCIES, LANGUAGES, PRODUCT, type SessionStore, startSessionStore } from '../testing/session-store.ts';
import { readSessionConfig, type SessionConfig } from './config.ts';
import { checkPublicOrigin } from './public-origin.ts';
import { createRequestSession } from './request-session.ts';
import { openSession, resolveSession } from './resolve-session.ts';
import { createRoomSessionHost } from './room-host.ts';

const ORIGIN = 'http://localhost:3000';
const ITEMS = [{ type: 'product' as const, id: PRODUCT, referencedId: PRODUCT, quantity: 1 }];

let store: SessionStore;
let config: SessionConfig;

const settings = (origin = ORIGIN) => ({ STORE_API_ENDPOINT: store.endpoint, STORE_API_ACCESS_KEY: ACCESS_KEY, PUBLIC_ORIGIN: origin });

beforeEach(async () => {
  store = await startSessionStore(ORIGIN);
  config = readSessionConfig(settings(), { log: () => undefined });
});
afterEach(() => store.close());

const open = (path: string, headers: Record<string, string> = {}) =>
  createRequestSession(new Request(`${ORIGIN}${path}`, { headers }), config);
const cookieOf = (setCookies: readonly string[]) => setCookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');

async function visitorWithCart(path = '/'): Promise<string> {
  const session = await open(path);
  await addLineItems(await session.clientForWrite(), ITEMS);
  return cookieOf(session.setCookieHeaders());
}

describe('the session of a request', () => {
  it('takes locale, domain, language and currency from the URL', async () => {
    expect(await open('/de-DE/x?y=1')).toMatchObject({
      locale: 'de-DE',
      languageId: LANGUAGES['de-DE'],
      currencyId: CURRENCIES.EUR,
      domain: { url: `${ORIGIN}/de-DE` },
      storefrontUrl: `${ORIGIN}/de-DE`,
    });
    expect(await open('/EN-gb.data')).toMatchObject({ locale: 'en-GB', currencyId: CURRENCIES.GBP });
    expect(await open('/fr-FR/x')).toMatchObject({ locale: 'en-US', languageId: LANGUAGES['en-US'] });
  });

  it('tells the store whose address it is: what it limits by address counts for the visitor alone', async () => {
    const cookie = await visitorWithCart();
    await getCart((await open('/', { cookie, 'x-forwarded-for': '203.0.113.7' })).client);
    expect(store.requests.at(-1)?.headers.get('x-forwarded-for')).toBe('203.0.113.7');
    await getCart((await open('/', { cookie })).client);
    expect(store.requests.at(-1)?.headers.get('x-forwarded-for')).toBeNull();
  });

  it('mints nothing for a visitor without a session: pages stay cacheable', async () => {
    await (await open('/')).client.request({ operation: 'warm', method: 'POST', path: '/product', body: {} });
    const made = store.sessions().length;
    const session = await open('/');
    await getContext(session.client);
    expect(session).toMatchObject({ hasSession: false, anonymous: true });
    expect(session.setCookieHeaders()).toEqual([]);
    expect(store.sessions().length).toBe(made);
  });

  it('asks the store for nothing itself once what all visitors share is warm', async () => {
    const first = await open('/de-DE');
    await Promise.all([first.shared.navigation('main-navigation'), first.shared.languages(), first.shared.currencies(), first.client]);
    const cookie = await visitorWithCart('/de-DE');
    const before = store.requests.length;
    const session = await open('/de-DE/x', { cookie });
    await Promise.all([session.shared.navigation('main-navigation'), session.shared.languages(), session.shared.currencies()]);
    expect(store.requests.length - before).toBe(0);
    await getCart(session.client);
    expect(store.requests.length - before).toBe(1);
  });

  it('keeps the fact that the sales channel has no footer or service menu', async () => {
    const first = await open('/');
    await Promise.all([first.shared.navigation('main-navigation'), first.shared.navigation('footer-navigation'), first.shared.languages()]);
    const before = store.requests.length;
    expect(await (await open('/x')).shared.navigation('footer-navigation')).toEqual([]);
    expect(store.requests.length - before).toBe(0);
  });

  it('fetches shared facts once however many renderings ask at the same time, and per language', async () => {
    store.faults.slow(5);
    const sessions = await Promise.all(Array.from({ length: 20 }, (_, index) => open(index % 2 ? '/' : '/de-DE')));
    const menus = await Promise.all(sessions.map((session) => session.shared.navigation('main-navigation')));
    expect(store.requests.filter((call) => call.path === '/language')).toHaveLength(1);
    expect(store.requests.filter((call) => call.path.startsWith('/navigation'))).toHaveLength(2);
    expect(menus[0]?.[0]?.name).toBe(`Menu ${LANGUAGES['de-DE']}`);
    expect(menus[1]?.[0]?.name).toBe(`Menu ${LANGUAGES['en-US']}`);
  });

  it('refuses writes on the anonymous context, and hides its token', async () => {
    const { client } = await open('/');
    await expect(addLineItems(client, ITEMS)).rejects.toSatisfy((error) => isStoreApiError(error));
    await expect(login(client, { username: 'a', password: 'b' })).rejects.toSatisfy((error) => isStoreApiError(error));
    expect(
      store.requests.filter((call) => (call.method !== 'GET' && call.path.startsWith('/checkout')) || call.path.startsWith('/account')),
    ).toEqual([]);
    expect(client.getContextToken()).toBeUndefined();
  });

  it('makes a session for a write, and the same one for two writes of a request', async () => {
    const session = await open('/de-DE/checkout');
    const [one, two] = await Promise.all([session.clientForWrite(), session.clientForWrite()]);
    expect(one.getContextToken()).toBe(two.getContextToken());
    expect(session.hasSession).toBe(true);
    expect(store.session(one.getContextToken() ?? '')).toMatchObject({ languageId: LANGUAGES['de-DE'], currencyId: CURRENCIES.EUR });
    expect(session.setCookieHeaders().map((cookie) => cookie.split('=', 1)[0])).toEqual([
      'sw-context-token',
      'vitrine-visit',
      'vitrine-session-stamp',
      'sw-language-id',
    ]);
  });

  it('makes no session after the headers are sent', async () => {
    const session = await open('/');
    session.setCookieHeaders();
    await expect(session.clientForWrite()).rejects.toMatchObject({ code: 'SESSION_SEALED' });
  });

  it('sets a cookie only when a value changed', async () => {
    const cookie = await visitorWithCart();
    const session = await open('/', { cookie });
    await getCart(session.client);
    await session.clientForWrite();
    expect(session.setCookieHeaders()).toEqual([]);
  });

  it('carries the new token of a login out by cookie', async () => {
    const cookie = await visitorWithCart();
    const session = await open('/login', { cookie });
    await login(await session.clientForWrite(), ACCOUNT);
    const next = session.setCookieHeaders();
    expect(next[0]).toContain(`sw-context-token=${store.sessions().find(({ customer }) => customer)?.token}`);
    expect((await getContext((await open('/', { cookie: cookieOf(next) })).client)).customer).not.toBeNull();
  });

  it('sets no cookie for a token that another answer brings: that one may be older', async () => {
    const cookie = await visitorWithCart();
    const first = await open('/login', { cookie });
    await login(await first.clientForWrite(), ACCOUNT);
    const late = await open('/x', { cookie });
    expect((await getContext(late.client)).customer).not.toBeNull();
    expect(late.setCookieHeaders()).toEqual([]);
  });

  it('makes one session for two writes that a request begins at once', async () => {
    const session = await open('/');
    const before = store.sessions().length;
    await Promise.all([session.clientForWrite(), session.clientForWrite()]);
    expect(store.sessions().length - before).toBe(1);
  });

  it('begins another visit where a page is opened after the browser was closed, and nowhere else', async () => {
    const cookie = (await visitorWithCart()).replace(/vitrine-visit=[^;]+/, '');
    expect((await open('/', { cookie })).setCookieHeaders()).toEqual([
      expect.stringMatching(/^vitrine-visit=[0-9a-f]{32}; Path=\/; SameSite=Lax; HttpOnly$/),
    ]);
    expect((await open('/x.data', { cookie })).setCookieHeaders()).toEqual([]);
    expect((await open('/')).setCookieHeaders()).toEqual([]);
  });

  it('changes the stored language before a write alone, where it differs', async () => {
    const cookie = await visitorWithCart('/');
    const session = await open('/de-DE/x', { cookie });
    await getCart(session.client);
    expect(store.requests.at(-1)?.headers.get('sw-language-id')).toBe(LANGUAGES['de-DE']);
    const token = session.client.getContextToken() ?? '';
    expect(store.session(token)?.languageId).toBe(LANGUAGES['en-US']);
    await session.clientForWrite();
    expect(store.session(token)?.languageId).toBe(LANGUAGES['de-DE']);
    expect(session.setCookieHeaders()).toEqual([expect.stringContaining(`sw-language-id=${LANGUAGES['de-DE']}`)]);
  });

  it("follows to the domain's currency where a page opens in another locale, and nowhere else", async () => {
    const cookie = `${await visitorWithCart('/')}; i18n_redirected=en-US`;
    const token = store.sessions().find(({ lines }) => lines.length > 0)?.token ?? '';
    await open('/de-DE/x.data', { cookie });
    await open('/de-DE/x', { cookie, 'sec-purpose': 'prefetch' });
    await open('/x', { cookie });
    expect(store.session(token)?.currencyId).toBe(CURRENCIES.USD);
    const session = await open('/de-DE/x', { cookie });
    expect(store.session(token)?.currencyId).toBe(CURRENCIES.EUR);
    expect(session.setCookieHeaders()).toEqual([
      expect.stringMatching(/^vitrine-session-stamp=[0-9a-f]{16}; /),
      'i18n_redirected=de-DE; Path=/; Max-Age=31536000; SameSite=Lax',
    ]);
  });

  it('keeps the currency that was chosen where a page opens in the same locale', async () => {
    const cookie = `${await visitorWithCart('/')}; i18n_redirected=en-US`;
    const token = store.sessions().find(({ lines }) => lines.length > 0)?.token ?? '';
    await (await open('/x', { cookie })).changeContext({ currencyId: CURRENCIES.GBP });
    await open('/x', { cookie });
    expect(store.session(token)?.currencyId).toBe(CURRENCIES.GBP);
  });

  it('keeps the currency where an open page asks for its data again, also without fetch metadata', async () => {
    const cookie = `${await visitorWithCart('/')}; i18n_redirected=en-US`;
    const token = store.sessions().find(({ lines }) => lines.length > 0)?.token ?? '';
    const session = await createRequestSession(new Request(`${ORIGIN}/de-DE/x`, { headers: { cookie } }), config, { isDataRequest: true });
    expect(session.opensPage).toBe(false);
    expect(store.session(token)?.currencyId).toBe(CURRENCIES.USD);
    expect(session.setCookieHeaders()).toEqual([]);
  });

  it('tells open pages by its stamp, which no token can be read from, that it is another one now', async () => {
    const first = await open('/');
    expect(first.stamp).toBeNull();
    const writer = await first.clientForWrite();
    const { stamp } = first;
    expect(stamp).toMatch(/^[0-9a-f]{16}$/);
    const cookie = cookieOf(first.setCookieHeaders());
    expect(cookie).toContain(`vitrine-session-stamp=${stamp}`);
    expect(writer.getContextToken()).not.toContain(stamp);

    const later = await open('/', { cookie });
    expect(later.stamp).toBe(stamp);
    expect(later.setCookieHeaders()).toEqual([]);
    const changed = await open('/', { cookie });
    await changed.changeContext({ currencyId: CURRENCIES.EUR });
    expect(changed.stamp).not.toBe(stamp);
    expect(changed.setCookieHeaders()).toEqual([`vitrine-session-stamp=${changed.stamp}; Path=/; Max-Age=31536000; SameSite=Lax`]);
  });

  it('starts a process by asking for context and languages in parallel', async () => {
    const held = store.hold();
    const opening = open('/');
    await held.untilWaiting();
    held.releaseNext();
    await held.untilWaiting(2);
    expect(
      held.waiting.map(({ path }) => path),
      'one does not wait for the other',
    ).toEqual(['/context', '/language']);
    held.release();
    await opening;
    const paths = store.requests.map(({ method, path }) => `${method} ${path}`);
    expect(paths, 'the shared context, then what all pages need, then the context of the domain').toEqual([
      'GET /context',
      'GET /context',
      'GET /language',
      'PATCH /context',
    ]);
  });

  it('takes no token from a cookie that holds none', async () => {
    for (const value of ['', 'short', 'a b', 'x'.repeat(500), '"><script>'])
      expect((await open('/', { cookie: `sw-context-token=${value}` })).hasSession).toBe(false);
  });

  it('shows 200 interleaved visitors nothing of each other', async () => {
    store.faults.slow(1);
    const visitors = await Promise.all(
      Array.from({ length: 200 }, async (_, index) => {
        const session = await open(index % 2 ? '/' : '/de-DE');
        const writer = await session.clientForWrite();
        await addLineItems(writer, [{ type: 'product', id: index.toString(16).padStart(32, '0'), referencedId: PRODUCT, quantity: 1 }]);
        const cart = await getCart(session.client);
        return { cart, id: index.toString(16).padStart(32, '0'), token: writer.getContextToken() };
      }),
    );
    expect(new Set(visitors.map((visitor) => visitor.token)).size).toBe(200);
    for (const { cart, id } of visitors) expect(cart.lineItems.map((line) => line.id)).toEqual([id]);
    for (const { cart, token } of visitors) expect(JSON.stringify(cart)).not.toContain(token);
  });
});

describe('the check of the public origin', () => {
  it('passes where the origin is a domain of the sales channel', async () => {
    expect(await checkPublicOrigin(config)).toEqual({ localesWithoutDomain: [] });
  });

  it('says how to mend an origin that is none', async () => {
    const other = readSessionConfig(settings('https://shop.example'), { log: () => undefined });
    await expect(checkPublicOrigin(other)).rejects.toMatchObject({
      code: 'PUBLIC_ORIGIN_NOT_A_DOMAIN',
      message: expect.stringMatching(
        /PUBLIC_ORIGIN is https:\/\/shop\.example[^]*http:\/\/localhost:3000\/de-DE[^]*Domains: add https:\/\/shop\.example, /,
      ),
    });
  });
});

describe('the session of a call to the room server', () => {
  const resolve = (url: string, headers: Record<string, string> = {}) => resolveSession({ url, headers: new Headers(headers) }, config);

  it('names a session by a stable key that is not its token', async () => {
    const cookie = await visitorWithCart();
    const [one, two] = [await resolve('/room-api/x', { cookie }), await resolve('/room-api/y', { cookie })];
    expect(one.hasSession).toBe(true);
    expect(one.sessionKey).toMatch(/^[0-9a-f]{32}$/);
    expect(one.sessionKey).toBe(two.sessionKey);
    expect(cookie).not.toContain(one.sessionKey);
    expect((await getCart(one.client)).lineItems).toHaveLength(1);
  });

  it('is read in each language of the shop, for the same visitor and whatever language the call is in', async () => {
    const headers = new Headers({ cookie: await visitorWithCart(), 'x-vitrine-locale': 'de-DE' });
    const each = await createRoomSessionHost(config).resolveEachLanguage({ url: '/room-api/x', headers });
    expect(each.map(({ locale }) => locale)).toEqual(['en-GB', 'en-US', 'de-DE']);
    expect(new Set(each.map(({ sessionKey }) => sessionKey)).size).toBe(1);
    expect(each.map(({ client, languageId }) => client.languageId === languageId)).toEqual([true, true, true]);
    expect(headers.get('x-vitrine-locale')).toBe('de-DE');
  });

  it('makes one for whoever joins a room, in the language and currency of their locale', async () => {
    const opened = await openSession({ url: '/store-api/dsr/x', headers: new Headers({ 'x-vitrine-locale': 'de-DE' }) }, config);
    expect(opened.session).toMatchObject({ locale: 'de-DE', hasSession: true });
    const [tokenCookie = '', visitCookie = '', , languageCookie = ''] = opened.setCookies;
    expect(visitCookie).toMatch(/^vitrine-visit=[0-9a-f]{32}; .*HttpOnly$/);
    const token = /^sw-context-token=([^;]+); .*HttpOnly/.exec(tokenCookie)?.[1] ?? '';
    expect(store.session(token)?.currencyId).toBe(CURRENCIES.EUR);
    expect(languageCookie).toMatch(new RegExp(`^sw-language-id=${opened.session.languageId};`));
    await addLineItems(opened.session.client, ITEMS);

    const again = await openSession({ url: '/store-api/dsr/x', headers: new Headers({ cookie: `sw-context-token=${token}` }) }, config);
    expect(again.setCookies).toEqual([]);
    expect((await getCart(again.session.client)).lineItems).toHaveLength(1);
  });

  it('reads anonymously and mints nothing without a session', async () => {
    const session = await resolve('/room-api/x');
    expect(session).toMatchObject({ hasSession: false, sessionKey: undefined });
    await expect(addLineItems(session.client, ITEMS)).rejects.toSatisfy((error) => isStoreApiError(error));
  });

  it('takes the locale from the header, else the query, else the path, else what is remembered', async () => {
    expect((await resolve('/de-DE/x?locale=de-DE', { 'x-vitrine-locale': 'en-GB' })).locale).toBe('en-GB');
    expect((await resolve('/room-api/x?locale=de-DE')).locale).toBe('de-DE');
    expect((await resolve('/en-GB/x', { cookie: 'i18n_redirected=de-DE' })).locale).toBe('en-GB');
    expect((await resolve('/room-api/x', { cookie: 'i18n_redirected=de-DE' })).locale).toBe('de-DE');
    expect((await resolve('/room-api/x')).locale).toBe('en-US');
  });
});
