import { type SalesChannel, type SalesChannelDomain, type StoreApiClient, updateContext } from '@vitrine/store-api-client';
import { COOKIES, parseCookies, serializeCookie } from '../cookies.ts';
import { isLocaleCode, type LocaleCode, localeOfPath } from '../locales.ts';
import type { ContextPatch } from '../start-up.ts';
import type { SessionConfig } from './config.ts';
import { catalogueOf, routeFacts } from './route-facts.ts';
import { readSentSession } from './session-cookie-headers.ts';
import { SessionError } from './session-error.ts';
import { stateOf } from './session-state.ts';
import type { SharedCatalogue } from './shared-catalogue.ts';
import { createVisitorClient } from './store-clients.ts';
import { createVisitorSession } from './visitor-session.ts';

/** One request's session: whom the store sees, in which language. */
export interface RequestSession {
  readonly locale: LocaleCode;
  /** The locale that the visitor was last seen in; undefined on a first visit. */
  readonly rememberedLocale: LocaleCode | undefined;
  readonly salesChannel: SalesChannel;
  /** The sales channel domain whose URL equals origin plus prefix; undefined where the channel has none. */
  readonly domain: SalesChannelDomain | undefined;
  /** Address that store mails link to. */
  readonly storefrontUrl: string;
  readonly languageId: string;
  /** Currency of the domain: that of a visitor without a session, and of a new session. */
  readonly currencyId: string;
  /** The visitor has a session of their own. */
  readonly hasSession: boolean;
  /** The client speaks for the shared anonymous context: what it reads is alike for all visitors without a session. */
  readonly anonymous: boolean;
  /** Stamp of the session that the page shows, for `watchSession`; null without one. */
  readonly stamp: string | null;
  /** A person opens a page: not a data request of the router, a prefetch or a call of a script. */
  readonly opensPage: boolean;
  /** Milliseconds after which whoever asks about an account is answered, whether there is one or not: see `atOneMoment`. */
  readonly accountAnswerMs: number;
  /** Reads for the visitor; without a session, for the shared anonymous context. It asks in the route's language. */
  readonly client: StoreApiClient;
  /** What all visitors share, from the server's own cache. */
  readonly shared: SharedCatalogue;
  /**
   * The client for a login, a cart write or an order: the session is made if there is none, and its stored language
   * becomes the route's.
   * @throws SessionError `SESSION_SEALED` when the headers are sent and a session would have to be made.
   */
  clientForWrite(): Promise<StoreApiClient>;
  /** Changes language or currency of the visitor's stored context; open pages learn of it. */
  changeContext(patch: ContextPatch): Promise<void>;
  /** `Set-Cookie` values, one per cookie that changed. Headers are sent after this: from here on no session is made. */
  setCookieHeaders(): string[];
}

/** A document that a person opens, in a tab or in the frame of another site, not a data request, a prefetch or a call of a script. */
function isDocument(request: Request, pathname: string): boolean {
  const destination = request.headers.get('sec-fetch-dest');
  return (
    request.method === 'GET' &&
    !pathname.endsWith('.data') &&
    (destination === null || destination === 'document' || destination === 'iframe') &&
    !request.headers.get('sec-purpose')?.includes('prefetch')
  );
}

/**
 * The session of a request.
 * @param options.isDataRequest The request stands for a page that is open already, although its address is the page's.
 * @param options.locale The locale of the request's address, where the caller has read it already.
 * @throws StoreApiError when the store does not answer and its shared facts are not known yet.
 */
export async function createRequestSession(
  request: Request,
  config: SessionConfig,
  options: { readonly isDataRequest?: boolean; readonly locale?: LocaleCode } = {},
): Promise<RequestSession> {
  const { pathname } = new URL(request.url);
  const { gate, anonymous } = stateOf(config);
  const cookies = parseCookies(request.headers.get('cookie'));
  const sent = readSentSession(cookies, config);
  const sentLocale = cookies.get(COOKIES.locale.name);
  const rememberedLocale = isLocaleCode(sentLocale) ? sentLocale : undefined;
  const route = await routeFacts(config, options.locale ?? localeOfPath(pathname));

  const visitor = createVisitorSession(config, route, sent);
  const sentStamp = cookies.get(COOKIES.sessionStamp.name) ?? null;
  const opensPage = options.isDataRequest !== true && isDocument(request, pathname);
  let sealed = false;
  // What a store limits by address, such as log-ins, it limits by the visitor's.
  const address = request.headers.get('x-forwarded-for');

  const visitorClient = (): StoreApiClient =>
    createVisitorClient(config, {
      token: visitor.token,
      languageId: route.languageId,
      ...(address === null ? {} : { headers: { 'x-forwarded-for': address } }),
      onContextToken: (token) => {
        if (!sealed) visitor.adopt(token);
      },
    });

  let own = visitor.token === undefined ? undefined : visitorClient();
  const client = own ?? (await anonymous.client(route.anonymous));

  // The visitor has changed the locale: prices follow to that domain's currency, once, where a page is opened.
  if (own && rememberedLocale && rememberedLocale !== route.locale && opensPage) {
    try {
      await updateContext(own, { currencyId: route.currencyId });
      visitor.touch();
    } catch (error) {
      config.log('The currency of a session could not be changed', error);
    }
  }

  async function ownClient(): Promise<StoreApiClient> {
    if (own) return own;
    if (sealed) throw new SessionError('SESSION_SEALED', 'A session cannot be made after the headers are sent.');
    await visitor.ensure();
    return (own ??= visitorClient());
  }

  async function clientForWrite(): Promise<StoreApiClient> {
    const writer = await ownClient();
    await visitor.alignLanguage((patch) => gate.shared(visitor.token ?? '', () => updateContext(writer, patch)));
    return writer;
  }

  return {
    locale: route.locale,
    rememberedLocale,
    salesChannel: route.salesChannel,
    domain: route.domain,
    storefrontUrl: route.storefrontUrl,
    languageId: route.languageId,
    currencyId: route.currencyId,
    get hasSession() {
      return own !== undefined;
    },
    get anonymous() {
      return own === undefined;
    },
    get client() {
      return own ?? client;
    },
    shared: catalogueOf(config, route),
    get stamp() {
      return visitor.stamp ?? sentStamp;
    },
    opensPage,
    accountAnswerMs: config.accountAnswerMs,
    clientForWrite,
    async changeContext(patch) {
      await updateContext(await clientForWrite(), patch);
      visitor.touch();
    },
    setCookieHeaders() {
      sealed = true;
      const headers = visitor.cookies({ beginsVisit: opensPage });
      // A first visit sets no cookie, so that its page may be cached; the page's own script remembers the locale.
      if (rememberedLocale && rememberedLocale !== route.locale && opensPage) {
        headers.push(serializeCookie(COOKIES.locale, route.locale, config.cookies));
      }
      return headers;
    },
  };
}
