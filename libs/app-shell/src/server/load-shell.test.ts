import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { StoreApiError } from '@vitrine/store-api-client';
import { loadShell } from './load-shell.ts';
import { setRequestScope } from './request-scope.ts';

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

function load(over: object) {
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
  return loadShell(context, options);
}

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
