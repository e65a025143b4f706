import { createStoreApiClient } from '@vitrine/store-api-client';
import { hashSecret, newSecret } from '../identifiers.ts';
import type { CookiePort, RoomHost } from '../room-host.ts';
import { STUB_ACCESS_KEY, STUB_GERMAN } from './room-store.ts';

function cookie(name: string): CookiePort {
  return {
    read: (header) =>
      header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1),
    write: (value) => (value === undefined ? `${name}=; Path=/; Max-Age=0` : `${name}=${value}; Path=/; HttpOnly; SameSite=Lax`),
  };
}

/** A host with cookies of its own; the shop session is the cookie `shop`. */
export function createStubHost(storeApiEndpoint: string, accessKey: string = STUB_ACCESS_KEY): RoomHost {
  const shop = cookie('shop');
  const host: RoomHost = {
    cookies: { attendee: cookie('attendee'), guide: cookie('guide') },
    async resolveSession({ headers }) {
      const token = shop.read(headers.get('cookie'));
      const locale = headers.get('x-vitrine-locale') ?? 'en-US';
      const client = createStoreApiClient({
        endpoint: storeApiEndpoint,
        accessKey,
        contextToken: token ?? 'anonymous',
        ...(locale === 'de-DE' ? { languageId: STUB_GERMAN } : {}),
        retry: { limit: 0 },
      });
      return { locale, hasSession: token !== undefined, sessionKey: token === undefined ? undefined : hashSecret(token), client };
    },
    resolveEachLanguage: (source) =>
      Promise.all(
        ['en-US', 'de-DE'].map((locale) => {
          const headers = new Headers(source.headers);
          headers.set('x-vitrine-locale', locale);
          return host.resolveSession({ ...source, headers });
        }),
      ),
    async openSession(source) {
      const cookies = source.headers.get('cookie');
      if (shop.read(cookies) !== undefined) return { session: await host.resolveSession(source), setCookies: [] };
      const made = `guest-${newSecret()}`;
      const headers = new Headers(source.headers);
      headers.set('cookie', [cookies, `shop=${made}`].filter(Boolean).join('; '));
      return { session: await host.resolveSession({ ...source, headers }), setCookies: [shop.write(made)] };
    },
  };
  return host;
}
