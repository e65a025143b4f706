import type { StoreApiClient } from '@vitrine/store-api-client';
import { LOCALE_HEADER } from '../browser-client.ts';
import { COOKIES, parseCookies } from '../cookies.ts';
import { isLocaleCode, type LocaleCode, localeOfPath } from '../locales.ts';
import type { SessionConfig } from './config.ts';
import { digestOf } from './digest.ts';
import { type RouteFacts, routeFacts } from './route-facts.ts';
import { readSentSession } from './session-cookie-headers.ts';
import { stateOf } from './session-state.ts';
import { createVisitorClient } from './store-clients.ts';
import { createVisitorSession, type VisitorSession } from './visitor-session.ts';

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
function sessionKeyOf(token: string): string {
  return digestOf(`vitrine-session ${token}`, 32);
}

async function visitorOf({ headers, url }: SessionRequest, config: SessionConfig): Promise<{ route: RouteFacts; visitor: VisitorSession }> {
  const cookies = parseCookies(headers.get('cookie'));
  const route = await routeFacts(config, localeOfRequest({ headers, url }, cookies.get(COOKIES.locale.name)));
  return { route, visitor: createVisitorSession(config, route, readSentSession(cookies, config)) };
}

function ownSession(config: SessionConfig, route: RouteFacts, token: string): ResolvedSession {
  return {
    locale: route.locale,
    languageId: route.languageId,
    hasSession: true,
    client: createVisitorClient(config, { token, languageId: route.languageId }),
    sessionKey: sessionKeyOf(token),
  };
}

/**
 * Reads a visitor's session for a server that has no pages. It mints nothing.
 * The locale is that of `x-vitrine-locale`, else of the query's `locale`, else of the path, else the remembered one.
 */
export async function resolveSession(request: SessionRequest, config: SessionConfig): Promise<ResolvedSession> {
  const { route, visitor } = await visitorOf(request, config);
  if (visitor.token !== undefined) return ownSession(config, route, visitor.token);
  return {
    locale: route.locale,
    languageId: route.languageId,
    hasSession: false,
    client: await stateOf(config).anonymous.client(route.anonymous),
    sessionKey: undefined,
  };
}

/** A session that exists by now. */
export interface OpenedSession {
  readonly session: ResolvedSession;
  /** `Set-Cookie` values for the answer; none where the visitor had a session. */
  readonly setCookies: readonly string[];
}

/**
 * The same, and a visitor without a session gets one, in the language and currency of their locale: whoever joins a
 * room has one cart from then on, there and in the shop.
 */
export async function openSession(request: SessionRequest, config: SessionConfig): Promise<OpenedSession> {
  const { route, visitor } = await visitorOf(request, config);
  const token = await visitor.ensure();
  return { session: ownSession(config, route, token), setCookies: visitor.hasNewToken ? visitor.cookies() : [] };
}
