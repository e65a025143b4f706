import { BodyTooLargeError, boundedStream, readBoundedText } from '@vitrine/http-server';
import { type ForwardedResponse, isStoreApiError, updateContext } from '@vitrine/store-api-client';
import { LOCALE_HEADER, RELAY_PATH } from '../browser-client.ts';
import { defaultLocale, isLocaleCode } from '../locales.ts';
import { aboutAccounts } from './account-answers.ts';
import { ownOriginsOf, type SessionConfig } from './config.ts';
import { isFromOwnOrigin } from './own-origin.ts';
import { relayError } from './relay-answer.ts';
import { type CallKind, callKind, isKnownPath } from './relay-rules.ts';
import { type RouteFacts, routeFacts } from './route-facts.ts';
import { type SentSession, sentSessionOf } from './session-cookie-headers.ts';
import { stateOf } from './session-state.ts';
import { createVisitorClient } from './store-clients.ts';
import { createVisitorSession } from './visitor-session.ts';
import { readId } from './wire-values.ts';
import { textWithoutTokens } from './without-tokens.ts';

/** Most bytes of a request's body. */
export const RELAY_REQUEST_LIMIT = 262_144;
/** Most bytes of an answer. */
const RELAY_ANSWER_LIMIT = 26_214_400;
const QUERY_LIMIT = 8_192;

/** Headers of a browser's request that reach the store; nothing else does. */
const PASSED_ON = ['accept', 'x-forwarded-for'];
/** Headers of the store's answer that reach the browser; nothing else does. */
const PASSED_BACK = [
  'content-type',
  'content-disposition',
  'cache-control',
  'retry-after',
  'sw-language-id',
  'x-content-type-options',
  'content-security-policy',
];

interface Call {
  readonly kind: CallKind;
  readonly method: string;
  /** Path below `/store-api`, query included. */
  readonly path: string;
  readonly body: string | undefined;
  readonly contentType: string | undefined;
  readonly languageId: string;
  readonly headers: Record<string, string>;
}

/** The call changes what the session holds. */
const isWrite = ({ kind }: Pick<Call, 'kind'>): boolean => kind === 'write' || kind === 'change';

const sizeLimitedFetch: typeof globalThis.fetch = async (input, init) => {
  const response = await globalThis.fetch(input, init);
  if (Number(response.headers.get('content-length') ?? 0) > RELAY_ANSWER_LIMIT) throw new BodyTooLargeError(RELAY_ANSWER_LIMIT);
  if (!response.body) return response;
  return new Response(boundedStream(response.body, RELAY_ANSWER_LIMIT), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });
};

function wasTooLarge(error: unknown): boolean {
  for (let cause: unknown = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof BodyTooLargeError) return true;
  }
  return false;
}

/** A request that may not pass, or what it asks for. */
async function readCall(request: Request, config: SessionConfig): Promise<Response | Omit<Call, 'languageId'>> {
  const url = new URL(request.url);
  // The raw path decides: nothing is decoded, so no second meaning can hide in it.
  const path = url.pathname.slice(RELAY_PATH.length);
  if (!url.pathname.startsWith(`${RELAY_PATH}/`) || !isKnownPath(path))
    return relayError(404, 'VITRINE__PATH_NOT_ALLOWED', 'This call is not relayed.');
  const kind = callKind(request.method, path);
  if (!kind) return relayError(405, 'VITRINE__METHOD_NOT_ALLOWED', 'This method is not relayed here.');
  if ((request.method !== 'GET' || kind !== 'read') && !isFromOwnOrigin(request.headers, ownOriginsOf(config))) {
    return relayError(403, 'VITRINE__FOREIGN_ORIGIN', 'Calls come from pages of the same origin.');
  }
  if (url.search.length > QUERY_LIMIT) return relayError(413, 'VITRINE__REQUEST_TOO_LARGE', 'The query is too long.');
  // The server would take token and key from a query too: whose session it is, the cookie alone says.
  for (const name of [...url.searchParams.keys()]) if (/^sw-/i.test(name)) url.searchParams.delete(name);

  let body: string | undefined;
  if (request.method !== 'GET') {
    try {
      body = (await readBoundedText(request, RELAY_REQUEST_LIMIT)) || undefined;
    } catch (error) {
      if (error instanceof BodyTooLargeError) return relayError(413, 'VITRINE__REQUEST_TOO_LARGE', error.message);
      throw error;
    }
    // A form of another page can send other types without asking: JSON it cannot.
    if (body !== undefined && !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
      return relayError(415, 'VITRINE__UNSUPPORTED_CONTENT_TYPE', 'Bodies are JSON.');
    }
  }
  const headers: Record<string, string> = {};
  for (const name of PASSED_ON) {
    const value = request.headers.get(name);
    if (value !== null) headers[name] = value;
  }
  return {
    kind,
    method: request.method,
    path: `${path}${url.search}`,
    body,
    contentType: body === undefined ? undefined : 'application/json',
    headers,
  };
}

/** Sends a call for one token and gives the answer with the token that the session has then. */
async function send(config: SessionConfig, call: Call, token: string): Promise<{ answer: ForwardedResponse; token: string }> {
  let current = token;
  const client = createVisitorClient(config, {
    token,
    languageId: call.languageId,
    onContextToken: (newer) => (current = newer),
    headers: call.headers,
    fetch: sizeLimitedFetch,
  });
  const answer = await client.forward({ method: call.method, path: call.path, body: call.body, contentType: call.contentType });
  return { answer, token: current };
}

function respond(answer: ForwardedResponse, tokens: readonly string[], cookies: readonly string[]): Response {
  const headers = new Headers();
  for (const name of PASSED_BACK) {
    const value = answer.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  if (cookies.length > 0 || !headers.has('cache-control')) headers.set('cache-control', 'no-store');
  const body = typeof answer.body === 'string' ? textWithoutTokens(answer.body, tokens) : answer.body;
  return new Response(body, { status: answer.status, headers });
}

async function relayAnonymously(config: SessionConfig, route: RouteFacts, call: Call): Promise<Response> {
  const context = await stateOf(config).anonymous.token(route.anonymous);
  const { answer, token } = await send(config, call, context.token);
  // The store replaced the context: the next visitor gets a fresh one. Nobody gets this one's token.
  if (token !== context.token) context.drop();
  return respond(answer, [context.token, token], []);
}

/**
 * A session that has become another one (a login restores the customer's, a log-out makes a bare one) gets language and
 * currency of the page that it came to be on. Gives the language that is stored then, undefined where that is not known.
 */
async function settle(config: SessionConfig, route: RouteFacts, token: string): Promise<string | undefined> {
  try {
    await updateContext(createVisitorClient(config, { token, languageId: route.languageId }), {
      languageId: route.languageId,
      currencyId: route.currencyId,
    });
    return route.languageId;
  } catch (error) {
    config.log('Language and currency of a new session could not be set', error);
    return undefined;
  }
}

async function relayForVisitor(config: SessionConfig, route: RouteFacts, call: Call, sent: SentSession): Promise<Response> {
  const { gate } = stateOf(config);
  const visitor = createVisitorSession(config, route, sent);
  const token = await visitor.ensure();
  const changesContext = (field: RegExp): boolean => call.path === '/context' && field.test(call.body ?? '');

  const exchange = async (): Promise<{ answer: ForwardedResponse; tokens: readonly string[] }> => {
    // A log-in of the same visit may have ended while this call waited for it.
    visitor.follow();
    const before = visitor.token ?? token;
    if (isWrite(call))
      await visitor.alignLanguage((patch) =>
        updateContext(createVisitorClient(config, { token: before, languageId: route.languageId }), patch),
      );
    const { answer, token: after } = await send(config, call, before);
    if (after !== before) {
      visitor.adopt(after);
      visitor.noteLanguage(await settle(config, route, after));
    } else {
      if (call.kind === 'change' && answer.status < 300) visitor.renewVisit();
      // Which language it is now, the next write settles.
      if (changesContext(/"languageId"/)) visitor.noteLanguage(undefined);
    }
    return { answer, tokens: [before, after] };
  };

  const { answer, tokens } = await (call.kind === 'change'
    ? gate.exclusive(token, exchange)
    : call.kind === 'write'
      ? gate.shared(token, exchange)
      : exchange());
  const changesVisitor = call.kind === 'change' || changesContext(/"(?:currencyId|languageId)"/);
  if (!visitor.hasNewToken && changesVisitor && answer.status < 300) visitor.touch();
  return respond(answer, [...tokens, ...(sent.token ? [sent.token] : [])], visitor.cookies({ beginsVisit: isWrite(call) }));
}

/**
 * Answers a browser's `/store-api/…` call: it adds access key and token, forwards what the allow-list names, never
 * retries, and strips the token from the answer. A visitor's first write makes the session, in language and currency
 * of the domain that `x-vitrine-locale` names; a read without a session is answered by the shared anonymous context.
 */
export async function relayStoreApi(request: Request, config: SessionConfig): Promise<Response> {
  const read = await readCall(request, config);
  return read instanceof Response ? read : aboutAccounts(read.path, answerOf(request, read, config), config);
}

async function answerOf(request: Request, read: Omit<Call, 'languageId'>, config: SessionConfig): Promise<Response> {
  const locale = request.headers.get(LOCALE_HEADER);
  const sent = sentSessionOf(request.headers, config);
  try {
    const route = await routeFacts(config, isLocaleCode(locale) ? locale : defaultLocale());
    const call: Call = { ...read, languageId: readId(request.headers.get('sw-language-id')) ?? route.languageId };
    if (sent.token === undefined && !isWrite(call)) return await relayAnonymously(config, route, call);
    return await relayForVisitor(config, route, call, sent);
  } catch (error) {
    if (wasTooLarge(error)) return relayError(502, 'VITRINE__ANSWER_TOO_LARGE', 'The store answered with more than may pass.');
    if (!isStoreApiError(error)) throw error;
    config.log('A call could not be relayed', error);
    return error.code === 'TIMEOUT'
      ? relayError(504, 'VITRINE__STORE_TIMEOUT', 'The store did not answer in time.')
      : relayError(502, 'VITRINE__STORE_UNREACHABLE', 'The store could not be reached.');
  }
}
