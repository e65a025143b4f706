import { createHash } from 'node:crypto';
import type { StoreApiClient } from '@vitrine/store-api-client';
import { LOCALE_HEADER } from '../browser-client.ts';
import { COOKIES, parseCookies } from '../cookies.ts';
import { type LocaleCode, isLocaleCode, localeOfPath } from '../locales.ts';
import type { SessionConfig } from './config.ts';
import { routeFacts } from './route-facts.ts';
import { stateOf } from './session-state.ts';
import { createVisitorClient } from './store-clients.ts';
import { readToken } from './wire-values.ts';

/** A visitor as the room server sees them: it may act for them at the store, and never learns their token. */
export interface ResolvedSession {
  readonly locale: LocaleCode;
  readonly languageId: string;
  readonly hasSession: boolean;
  /** The visitor's client; without a session, the anonymous one, which only reads. */
  readonly client: StoreApiClient;
  /** Stands for the session in data and logs: alike for the same token, and no way back to it. Undefined without a session. */
  readonly sessionKey: string | undefined;
}

/** What a session is read from: a request, or a socket's handshake. */
export interface SessionRequest {
  readonly headers: Headers;
  /** Absolute address, or path with query. */
  readonly url: string;
}

function localeOfRequest(request: SessionRequest, remembered: string | undefined): LocaleCode {
  const url = new URL(request.url, 'http://localhost');
  const named = [request.headers.get(LOCALE_HEADER), url.searchParams.get('locale')].find(isLocaleCode);
  if (named) return named;
  const prefixed = localeOfPath(url.pathname);
  return url.pathname.toLowerCase().startsWith(`/${prefixed.toLowerCase()}`) || !isLocaleCode(remembered) ? prefixed : remembered;
}

/** Gives a session's stable key, which tells nothing of the token. */
export function sessionKeyOf(token: string): string {
  return createHash('sha256').update(`vitrine-session ${token}`).digest('hex').slice(0, 32);
}

/**
 * Reads a visitor's session for a server that has no pages. It mints nothing.
 * The locale is that of `x-vitrine-locale`, else of the query's `locale`, else of the path, else the remembered one.
 */
export async function resolveSession(request: SessionRequest, config: SessionConfig): Promise<ResolvedSession> {
  const cookies = parseCookies(request.headers.get('cookie'));
  const token = readToken(cookies.get(COOKIES.contextToken.name));
  const route = await routeFacts(config, localeOfRequest(request, cookies.get(COOKIES.locale.name)));
  return {
    locale: route.locale,
    languageId: route.languageId,
    hasSession: token !== undefined,
    client: token === undefined ? await stateOf(config).anonymous.client(route.anonymous) : createVisitorClient(config, { token, languageId: route.languageId }),
    sessionKey: token === undefined ? undefined : sessionKeyOf(token),
  };
}
