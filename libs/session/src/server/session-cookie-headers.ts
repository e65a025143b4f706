import { cookieName, COOKIES, parseCookies, serializeCookie } from '../cookies.ts';
import type { SessionConfig } from './config.ts';
import { stampCookie, stampOfToken } from './session-stamp.ts';
import type { Whereabouts } from './token-succession.ts';
import { readId, readToken, readVisit } from './wire-values.ts';

/** What a browser's cookies say of its session. */
export interface SentSession extends Whereabouts {
  /** Language that the stored context has, as far as we know. */
  readonly languageId: string | undefined;
}

/** Reads the session's cookies; a value that has not the shape of one counts as none. */
export function readSentSession(cookies: ReadonlyMap<string, string>, config: SessionConfig): SentSession {
  return {
    token: readToken(cookies.get(COOKIES.contextToken.name)),
    visit: readVisit(cookies.get(cookieName(COOKIES.visit, config.cookies))),
    languageId: readId(cookies.get(COOKIES.languageId.name)),
  };
}

/** The session that a `Cookie` header names. */
export const sentSessionOf = (headers: Headers, config: SessionConfig): SentSession =>
  readSentSession(parseCookies(headers.get('cookie')), config);

/** A `Set-Cookie` value with a visit. */
export const visitCookie = (config: SessionConfig, visit: string): string => serializeCookie(COOKIES.visit, visit, config.cookies);

/** A `Set-Cookie` value with the language of the stored context; none deletes it. */
export const languageCookie = (config: SessionConfig, languageId: string | undefined): string =>
  serializeCookie(COOKIES.languageId, languageId, config.cookies);

/** The `Set-Cookie` values of a token that this very request has minted or changed: never those of another request's. */
export function tokenCookies(
  config: SessionConfig,
  { token, visit, stamp = stampOfToken(token) }: { readonly token: string; readonly visit: string; readonly stamp?: string | undefined },
): string[] {
  return [serializeCookie(COOKIES.contextToken, token, config.cookies), visitCookie(config, visit), stampCookie(config, stamp)];
}
