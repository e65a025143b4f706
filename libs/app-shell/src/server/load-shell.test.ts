import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadShell } from './load-shell.ts';
import { pageRecord, setRequestScope, startedScope } from './request-scope.ts';

const CATEGORY = {
  id: 'a'.repeat(32),
  name: null,
  translated: { name: 'Living' },
  type: 'page',
  visible: true,
  children: [],
  seoUrls: [{ seoPathInfo: 'Living/', isCanonical: true }],
};
const failure = new StoreApiError('failed', { code: 'REFUSED', statusCode: 503, messages: [] });
const options = { origin: 'https://shop.example', isIndexable: false, cookieDomain: undefined, locale: 'de-DE' };

function contextOf(over: object): RouterContextProvider {
  const session = {
    locale: 'de-DE',
    hasSession: true,
    languageId: 'l',
    currencyId: 'c',
    storefrontUrl: 'https://shop.example/de-DE',
    salesChannel: { navigationCategoryId: 'home', countryId: 'd' },
    client: { request: () => Promise.reject(failure) },
    shared: { navigation: async () => [CATEGORY], languages: async () => [], currencies: async () => [{ id: 'c', isoCode: 'GBP' }] },
    ...over,
  };
  const context = new RouterContextProvider();
  setRequestScope(context, parseLocalePath('/de-DE'), { session: session as unknown as RequestSession });
  return context;
}
const load = (over: object, more: object = {}) => loadShell(contextOf(over), { ...options, ...more });

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => void logged.mockRestore());

describe('failures while the page starts', () => {
  it('of the navigation are logged and yield an empty one', async () => {
    const shell = await load({ hasSession: false, shared: { navigation: () => Promise.reject(failure), currencies: async () => [] } });
    expect(shell).toMatchObject({ navigation: { main: [], service: [], footer: [] } });
    expect(logged).toHaveBeenCalledTimes(3);
  });

  it('of the session context, and with it of the user, are logged and yield a visitor who is not logged in', async () => {
    const shell = await load({});
    expect(shell).toMatchObject({
      session: { hasSession: true, isLoggedIn: false, isGuest: false, isKnown: false, customerName: null, currencyIsoCode: 'GBP' },
    });
    expect(shell).toMatchObject({ navigation: { main: [{ label: 'Living', href: '/de-DE/Living' }] } });
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('session context'));
  });

  it('of the session itself leave start-up unfinished, with the status to tell', async () => {
    const context = new RouterContextProvider();
    setRequestScope(context, parseLocalePath('/de-DE'), { failure });
    expect(await loadShell(context, options)).toEqual({ locale: 'de-DE', failure: { statusCode: 503 } });
    expect(logged).toHaveBeenCalledOnce();
  });
});

const who = {
  currency: { id: 'c', isoCode: 'CHF' },
  context: { taxState: 'net', languageIdChain: ['l'] },
  customer: { id: 'ada', active: true, guest: false, firstName: 'Ada', lastName: 'Lovelace' },
};
const answering = (context: object) => ({ client: { request: async () => context } });
/** A session whose route has a currency of its own. */
const inFrancs = (over: object) => ({
  ...answering({ ...who, salesChannel: { domains: [{ url: 'https://shop.example/de-DE', currencyId: 'chf' }] } }),
  currencyId: 'chf',
  opensPage: true,
  ...over,
});
const opened = (over: object, address: string | undefined = '/de-DE/mugs?p=2') => load(over, address === '' ? {} : { address });

describe('the visitor as a page knows them', () => {
  it('is who the store says they are, in their currency and with their taxes', async () => {
    expect(await load(answering(who))).toMatchObject({
      session: {
        hasSession: true,
        isLoggedIn: true,
        isGuest: false,
        isKnown: true,
        customerName: 'Ada Lovelace',
        currencyIsoCode: 'CHF',
        taxState: 'net',
        languageId: 'l',
        navigationCategoryId: 'home',
        countryId: 'd',
        storefrontUrl: 'https://shop.example/de-DE',
      },
    });
    expect(logged).not.toHaveBeenCalled();
  });

  it.each([
    ['a guest', { ...who.customer, guest: true, lastName: '' }, { isLoggedIn: false, isGuest: true, customerName: 'Ada' }],
    ['nobody', null, { isLoggedIn: false, isGuest: false, customerName: null }],
  ])('with a session may be %s', async (_who, customer, expected) => {
    expect(await load(answering({ ...who, customer }))).toMatchObject({ session: { hasSession: true, isKnown: true, ...expected } });
  });

  it('is not asked for without a session, and is known to be nobody', async () => {
    const request = vi.fn();
    const shell = await load({ hasSession: false, client: { request } });
    expect(request).not.toHaveBeenCalled();
    expect(shell).toMatchObject({
      session: { hasSession: false, isKnown: true, customerName: null, currencyIsoCode: 'GBP', taxState: 'gross' },
    });
  });

  it('is asked for once, by start-up and by the page alike', async () => {
    const request = vi.fn(async () => who);
    const context = contextOf({ client: { request } });
    await startedScope(context).salesChannelContext();
    await loadShell(context, options);
    expect(request).toHaveBeenCalledOnce();
  });

  it('pays in euros where no currency is known', async () => {
    const currencies = async () => [{ id: 'other', isoCode: 'GBP' }];
    const shell = await load({ hasSession: false, shared: { navigation: async () => [], currencies } });
    expect(shell).toMatchObject({ session: { currencyIsoCode: 'EUR' } });
  });
});

describe('the settings of a shop', () => {
  it('reach its pages', async () => {
    const given = {
      isIndexable: true,
      cookieDomain: 'shop.example',
      appOrigins: { room: 'https://room.shop.example' },
      paymentOrigins: ['https://pay.example'],
    };
    expect(await load({ stamp: 's' }, given as object)).toMatchObject({
      origin: 'https://shop.example',
      locale: 'de-DE',
      stamp: 's',
      ...given,
    });
  });

  it('are none where none are given', async () => {
    expect(await load({ stamp: null })).toMatchObject({
      isIndexable: false,
      cookieDomain: null,
      appOrigins: {},
      paymentOrigins: null,
      stamp: null,
    });
  });
});

describe("the currency of a route's domain", () => {
  it('becomes that of the session once, and the page is opened again', async () => {
    const contexts = ['c', 'chf'].map((id) => ({
      ...who,
      currency: { id },
      salesChannel: { domains: [{ url: 'https://shop.example/de-DE', currencyId: 'chf' }] },
    }));
    const changeContext = vi.fn(async () => undefined);
    const again = await opened(inFrancs({ client: { request: async () => contexts.shift() }, changeContext })).catch(
      (thrown: unknown) => thrown,
    );
    expect(changeContext).toHaveBeenCalledExactlyOnceWith({ currencyId: 'chf' });
    expect(again).toBeInstanceOf(Response);
    expect((again as Response).headers.get('location')).toBe('/de-DE/mugs?p=2');
    expect(logged).not.toHaveBeenCalled();
  });

  it('sends nobody round in circles where the store keeps its own', async () => {
    const changeContext = vi.fn(async () => undefined);
    expect(await opened(inFrancs({ changeContext }))).toMatchObject({ session: { isKnown: true, currencyIsoCode: 'CHF' } });
    expect(changeContext).toHaveBeenCalledOnce();
  });

  it('is left where the change is refused: that is logged, and the page comes', async () => {
    const changeContext = () => Promise.reject(failure);
    expect(await opened(inFrancs({ changeContext }))).toMatchObject({ session: { isKnown: true, isLoggedIn: true } });
    expect(logged).toHaveBeenCalledExactlyOnceWith('Setting the currency of the domain failed: 503 REFUSED');
  });

  it.each([
    ['a page that is open already', { opensPage: false }, '/de-DE/mugs'],
    ['a page without an address', {}, ''],
    [
      'a session that has it',
      answering({ ...who, salesChannel: { domains: [{ url: 'https://shop.example/de-DE', currencyId: 'c' }] } }),
      '/de-DE/mugs',
    ],
    [
      'a session in another language alone',
      answering({ ...who, salesChannel: { domains: [{ url: 'https://shop.example/de-DE', currencyId: 'c', languageId: 'other' }] } }),
      '/de-DE/mugs',
    ],
  ])('is not set for %s', async (_what, over, address) => {
    const changeContext = vi.fn();
    expect(await opened(inFrancs({ changeContext, ...over }), address)).toMatchObject({ session: { isKnown: true } });
    expect(changeContext).not.toHaveBeenCalled();
  });
});

describe('the menus of a page', () => {
  it('are asked for by name, with the levels below them', async () => {
    const navigation = vi.fn(async (_menu: string, _depth: number) => []);
    await load({ hasSession: false, shared: { navigation, currencies: async () => [] } });
    for (const menu of ['main-navigation', 'service-navigation', 'footer-navigation']) expect(navigation).toHaveBeenCalledWith(menu, 2);
  });
});

describe('an unexpected failure while the page starts', () => {
  it('is status 500, and logged', async () => {
    const context = new RouterContextProvider();
    setRequestScope(context, parseLocalePath('/de-DE'), { failure: new TypeError('broken') });
    expect(await loadShell(context, options)).toEqual({ locale: 'de-DE', failure: { statusCode: 500 } });
    expect(logged).toHaveBeenCalledExactlyOnceWith('Start-up failed: TypeError: broken');
  });

  it('keeps shared caches from what is not whole', async () => {
    const context = contextOf({ shared: { navigation: () => Promise.reject(failure), currencies: async () => [] }, hasSession: false });
    await loadShell(context, options);
    expect(pageRecord(context).isDegraded).toBe(true);
    const whole = contextOf({ hasSession: false });
    await loadShell(whole, options);
    expect(pageRecord(whole).isDegraded).toBe(false);
  });

  it.each([
    ['the menus', { hasSession: false, shared: { navigation: () => Promise.reject(new Response(null, { status: 410 })) } }],
    ['the visitor', { client: { request: () => Promise.reject(new Response(null, { status: 410 })) } }],
  ])('is an answer of its own where %s say so', async (_what, over) => {
    await expect(load(over)).rejects.toMatchObject({ status: 410 });
    expect(logged).not.toHaveBeenCalled();
  });
});
