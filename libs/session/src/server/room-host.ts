import { LOCALE_HEADER } from '../browser-client.ts';
import { type CookieDefinition, cookieName, COOKIES, type CookieScope, parseCookies, serializeCookie } from '../cookies.ts';
import { localeCodes } from '../locales.ts';
import type { SessionConfig } from './config.ts';
import { type OpenedSession, openSession, type ResolvedSession, resolveSession, type SessionRequest } from './resolve-session.ts';

/** Reads and writes one cookie for a server that does not know its name. */
export interface CookiePort {
  /** Its value in a `Cookie` header. */
  read(cookieHeader: string | null): string | undefined;
  /** A `Set-Cookie` value; without a value, one that deletes the cookie. */
  write(value: string | undefined): string;
}

/** What a room server is given by the process that starts it: sessions and cookies stay in this package. */
export interface RoomSessionHost {
  resolveSession(source: SessionRequest): Promise<ResolvedSession>;
  /** The same visitor in each of the shop's locales, in their order. */
  resolveEachLanguage(source: SessionRequest): Promise<readonly ResolvedSession[]>;
  openSession(source: SessionRequest): Promise<OpenedSession>;
  readonly cookies: { readonly attendee: CookiePort; readonly guide: CookiePort };
}

function cookiePort(definition: CookieDefinition, scope: CookieScope): CookiePort {
  const name = cookieName(definition, scope);
  return {
    read: (header) => parseCookies(header).get(name) || undefined,
    write: (value) => serializeCookie(definition, value, scope),
  };
}

/** Sessions and cookies for a room server. */
export function createRoomSessionHost(config: SessionConfig): RoomSessionHost {
  return {
    resolveSession: (source) => resolveSession(source, config),
    resolveEachLanguage: ({ headers, url }) =>
      Promise.all(
        localeCodes().map((locale) => {
          const inLocale = new Headers(headers);
          inLocale.set(LOCALE_HEADER, locale);
          return resolveSession({ headers: inLocale, url }, config);
        }),
      ),
    openSession: (source) => openSession(source, config),
    cookies: { attendee: cookiePort(COOKIES.attendee, config.cookies), guide: cookiePort(COOKIES.guide, config.cookies) },
  };
}
