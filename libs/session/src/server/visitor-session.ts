import type { ContextPatch } from '../start-up.ts';
import type { SessionConfig } from './config.ts';
import { mintContext } from './minting.ts';
import type { RouteFacts } from './route-facts.ts';
import { languageCookie, type SentSession, tokenCookies, visitCookie } from './session-cookie-headers.ts';
import { freshStamp, stampCookie, stampOfToken } from './session-stamp.ts';
import { stateOf } from './session-state.ts';
import { newVisit } from './token-succession.ts';

/**
 * What one request knows and changes of a visitor's session: its token, the visit that ties calls under way to it, the language of its stored
 * context and the stamp that tells open pages of a change. Pages, relay and room server ask the store; what follows from its answers for the
 * session, and for its cookies, is decided here.
 */
export interface VisitorSession {
  /** The session's token by now; undefined without a session. */
  readonly token: string | undefined;
  /** The token was minted or changed by this request, so that its answer brings it. */
  readonly hasNewToken: boolean;
  /** Stamp of the session as it is by now; undefined where no page was told one. */
  readonly stamp: string | undefined;
  /** The session's token; without a session one is made, once, in the language and currency of the route. */
  ensure(): Promise<string>;
  /** Goes on where the session has gone since: another call of the same visit may have changed its token. */
  follow(): void;
  /** The store has answered with another token: it is another context, in a language that is not known yet. */
  adopt(token: string): void;
  /** The session has become somebody else's although it kept its token: what was under way before does not belong to it any more. */
  renewVisit(): void;
  /** The session has changed (another currency, another customer): open pages learn of it. */
  touch(): void;
  /** The language of the stored context is this one, or is not known any more. */
  noteLanguage(languageId: string | undefined): void;
  /** Makes the route's language the one of the stored context, where it is another or not known. */
  alignLanguage(update: (patch: ContextPatch) => Promise<unknown>): Promise<void>;
  /**
   * `Set-Cookie` values, one per cookie that changed. A token goes out with the answer of the request that made it only: one that merely followed
   * another's learns nothing.
   * @param options.beginsVisit A browser that brings no visit begins one: it was closed meanwhile.
   */
  cookies(options?: { readonly beginsVisit?: boolean }): string[];
}

/** The session that a request's cookies name, as far as it has gone since. */
export function createVisitorSession(config: SessionConfig, route: RouteFacts, sent: SentSession): VisitorSession {
  const { tokens } = stateOf(config);
  let { token, visit } = tokens.follow(sent);
  let storedLanguage = token === sent.token ? sent.languageId : undefined;
  let hasNewToken = false;
  let hasNewVisit = false;
  let stamp: string | undefined;
  let minting: Promise<string> | undefined;

  async function mint(): Promise<string> {
    const minted = await mintContext(config, { languageId: route.languageId, currencyId: route.currencyId });
    token = minted;
    visit = newVisit();
    hasNewToken = true;
    stamp = stampOfToken(minted);
    storedLanguage = route.languageId;
    return minted;
  }

  return {
    get token() {
      return token;
    },
    get hasNewToken() {
      return hasNewToken;
    },
    get stamp() {
      return stamp;
    },
    async ensure() {
      if (token !== undefined) return token;
      minting ??= mint().finally(() => (minting = undefined));
      return minting;
    },
    follow() {
      const now = tokens.follow({ token, visit });
      if (now.token !== token) storedLanguage = undefined;
      ({ token, visit } = now);
    },
    adopt(newer) {
      ({ visit, token } = tokens.recordChange({ visit, token }, newer));
      hasNewToken = true;
      stamp = stampOfToken(newer);
      storedLanguage = undefined;
    },
    renewVisit() {
      if (token === undefined) return;
      ({ visit } = tokens.recordChange({ visit, token }, token));
      hasNewVisit = true;
    },
    touch() {
      stamp = freshStamp();
    },
    noteLanguage(languageId) {
      storedLanguage = languageId;
    },
    async alignLanguage(update) {
      const { languageId } = route;
      if (storedLanguage === languageId) return;
      await update({ languageId });
      storedLanguage = languageId;
    },
    cookies({ beginsVisit = false } = {}) {
      if (token === undefined) return [];
      const headers: string[] = [];
      if (hasNewToken) headers.push(...tokenCookies(config, { token, visit: visit ?? newVisit(), stamp }));
      else if (hasNewVisit || (beginsVisit && sent.visit === undefined)) headers.push(visitCookie(config, visit ?? newVisit()));
      // Of a session that was only followed its language is not known: its own request has said it.
      const isUnknown = storedLanguage === undefined && !hasNewToken && token !== sent.token;
      if (storedLanguage !== sent.languageId && !isUnknown) headers.push(languageCookie(config, storedLanguage));
      if (!hasNewToken && stamp !== undefined) headers.push(stampCookie(config, stamp));
      return headers;
    },
  };
}
