import { createStoreApiClient } from '@vitrine/store-api-client';
import { hashSecret, newId } from './identifiers.ts';
import type { CookiePort, RoomHost } from './room-host.ts';

/** What a room server without a shop around it has to know of the store. */
export interface StandaloneHostOptions {
  /** `https://shop.example/store-api`. */
  storeApiEndpoint: string;
  accessKey: string;
  /** Origin under which visitors see the rooms: on https, cookies travel encrypted alone. */
  publicOrigin: string;
  /** `en-US` where it isn't said. */
  locale?: string;
}

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * A host for rooms that stand alone: each visitor gets a session of their own at the store, whose token stays in a cookie
 * that scripts can't read. A product that has sessions already gives its own {@link RoomHost}.
 */
export function createStandaloneHost({ storeApiEndpoint, accessKey, publicOrigin, locale = 'en-US' }: StandaloneHostOptions): RoomHost {
  const isSecure = publicOrigin.startsWith('https:');
  const shop = cookie('room-shop', isSecure);
  const host: RoomHost = {
    cookies: { attendee: cookie('room-attendee', isSecure), guide: cookie('room-guide', isSecure) },
    async resolveSession({ headers }) {
      const token = shop.read(headers.get('cookie'));
      // Without a session of their own visitors read through a fresh one that nobody keeps.
      return {
        locale,
        hasSession: token !== undefined,
        sessionKey: token === undefined ? undefined : hashSecret(token),
        client: createStoreApiClient({ endpoint: storeApiEndpoint, accessKey, contextToken: token ?? newId() }),
      };
    },
    // Without a shop around it there is the one language.
    resolveEachLanguage: async (source) => [await host.resolveSession(source)],
    async openSession(source) {
      const cookies = source.headers.get('cookie');
      if (shop.read(cookies) !== undefined) return { session: await host.resolveSession(source), setCookies: [] };
      const token = newId();
      const headers = new Headers(source.headers);
      headers.set('cookie', [cookies, `${shop.name}=${token}`].filter(Boolean).join('; '));
      return { session: await host.resolveSession({ ...source, headers }), setCookies: [shop.write(token)] };
    },
  };
  return host;
}

function cookie(name: string, isSecure: boolean): CookiePort & { name: string } {
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return {
    name,
    read: (header) =>
      header
        ?.split(';')
        .map((part) => part.trim())
        .find((part) => part.startsWith(`${name}=`))
        ?.slice(name.length + 1) || undefined,
    write: (value) => (value === undefined ? `${name}=; Max-Age=0; ${attributes}` : `${name}=${value}; Max-Age=${YEAR_S}; ${attributes}`),
  };
}
