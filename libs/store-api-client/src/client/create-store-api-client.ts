import { failure, failureOfAnswer, malformedAnswer } from '../errors/normalize-error.ts';
import { cancellable, joinSignals } from './cancellable.ts';
import { createActionRegistry } from './cancellable-actions.ts';
import { createCartMemory } from './cart-memory.ts';
import { CONTEXT_TOKEN_HEADER, withoutContextTokens } from './context-token.ts';
import { resolveEndpoint } from './endpoint.ts';
import { buildQuery } from './query.ts';
import { secretsOf } from './secrets.ts';
import { createSessionToken } from './session-token.ts';
import {
  type CallOptions,
  type ForwardedAnswer,
  type ForwardedRequest,
  type RetryOptions,
  type StoreApiClient,
  type StoreApiClientOptions,
  type StoreApiRequest,
} from './store-api-client.ts';
import { type Answer, DEFAULT_RETRY, DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, type Exchange, send } from './transport.ts';

/** Headers of an answer that describe its connection or belong to another party. */
const NOT_FORWARDED = [CONTEXT_TOKEN_HEADER, 'set-cookie', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'server'];

/** What a call sends, in the transport's terms. */
interface Message {
  operation: string;
  method: string;
  /** Below the endpoint, query included. */
  path: string;
  text: string | undefined;
  contentType: string | undefined;
  as: Exchange['as'];
  /** The fields of the body, where they are known: what no failure may repeat is among them. */
  fields?: unknown;
  retry: Required<RetryOptions>;
}

interface Received {
  answer: Answer;
  /** The token that the request carried. */
  sent: string | undefined;
}

/**
 * Connects to a sales channel.
 *
 * @throws StoreApiError `CONFIGURATION` when the endpoint or, without `relay`, the access key is missing.
 */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  const { accessKey } = options;
  if (!options.endpoint) {
    throw failure('CONFIGURATION', 500, 'The Store API client needs an endpoint. Configure it: createStoreApiClient({ endpoint, accessKey }).');
  }
  if (!accessKey && options.relay !== true) {
    throw failure('CONFIGURATION', 500, 'The Store API client needs an access token. Configure it: createStoreApiClient({ endpoint, accessKey }), or relay: true.');
  }
  const endpoint = resolveEndpoint(options.endpoint);
  const retry = { ...DEFAULT_RETRY, ...options.retry };
  const actions = createActionRegistry();
  const cartMemory = createCartMemory();
  const token = createSessionToken(options.contextToken, cartMemory, options.onContextToken);
  const sendWrapped = (options.wrap ?? []).reduceRight<(exchange: Exchange) => Promise<Answer>>((next, wrapper) => (exchange) => wrapper(exchange, next), send);

  async function exchange(message: Message, languageId: string | undefined, call: CallOptions): Promise<Received> {
    const { operation, method, text, contentType, as } = message;
    const action = call.action && actions.start(call.action);
    const signal = joinSignals(options.signal, call.signal, action?.signal);
    const sent = token.get();
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    const headers: Record<string, string> = { accept: 'application/json', ...options.headers, ...call.headers };
    if (contentType !== undefined) headers['content-type'] = contentType;
    if (accessKey) headers['sw-access-key'] = accessKey;
    if (sent !== undefined) headers[CONTEXT_TOKEN_HEADER] = sent;
    if (languageId) headers['sw-language-id'] = languageId;
    headers['sw-include-seo-urls'] = 'true';
    try {
      const answer = await cancellable(operation, signal, () =>
        sendWrapped({
          operation,
          method,
          url: endpoint + message.path,
          headers,
          body: text,
          signal,
          timeoutMs,
          totalTimeoutMs: call.totalTimeoutMs ?? options.totalTimeoutMs ?? Math.max(DEFAULT_TOTAL_TIMEOUT_MS, timeoutMs),
          retry: message.retry,
          fetch: options.fetch,
          as,
          secrets: () => secretsOf(message.fields, accessKey, sent),
        }),
      );
      return { answer, sent };
    } finally {
      action?.done();
    }
  }

  /** Sends a call; an error status is a failure. */
  async function callFor(call: StoreApiRequest, as: Exchange['as'], languageId: string | undefined, callOptions: CallOptions): Promise<Received> {
    const { operation, method, path, body } = call;
    const text = body === undefined ? undefined : JSON.stringify(body);
    const received = await exchange(
      { operation, method, path: path + buildQuery(call.query), text, contentType: text && 'application/json', as, fields: body, retry },
      languageId,
      callOptions,
    );
    const { answer, sent } = received;
    if (answer.status >= 200 && answer.status < 300) return received;
    token.adopt(answer.headers, undefined, sent, false);
    throw failureOfAnswer(operation, answer, secretsOf(body, accessKey, sent));
  }

  async function request<T>(call: StoreApiRequest, languageId: string | undefined, callOptions: CallOptions): Promise<T> {
    const { answer, sent } = await callFor(call, 'text', languageId, callOptions);
    let body: unknown;
    if (answer.content !== '') {
      try {
        body = JSON.parse(answer.content as string);
      } catch {
        throw malformedAnswer(call.operation);
      }
    }
    token.adopt(answer.headers, body, sent, call.changesSession === true);
    return withoutContextTokens(body) as T;
  }

  async function requestFile(call: StoreApiRequest, languageId: string | undefined, callOptions: CallOptions): Promise<{ blob: Blob; headers: Headers } | null> {
    const { answer, sent } = await callFor(call, 'blob', languageId, { ...callOptions, headers: { accept: '*/*', ...callOptions.headers } });
    token.adopt(answer.headers, undefined, sent, false);
    return answer.status === 204 || typeof answer.content === 'string' ? null : { blob: answer.content, headers: answer.headers };
  }

  async function forward(call: ForwardedRequest, languageId: string | undefined, callOptions: CallOptions): Promise<ForwardedAnswer> {
    const { method, path, body: text, contentType } = call;
    const { answer, sent } = await exchange(
      { operation: 'forward', method, path, text, contentType, as: 'text-or-blob', retry: { ...retry, limit: 0 } },
      languageId,
      { ...callOptions, headers: { ...callOptions.headers, ...call.headers } },
    );
    const headers = new Headers(answer.headers);
    let { content } = answer;
    let body: unknown;
    if (typeof content === 'string' && /json/i.test(headers.get('content-type') ?? '')) {
      try {
        body = JSON.parse(content);
      } catch {
        // A body that is no JSON names no token.
      }
    }
    // The browser's relay answers for one session at a time: whatever token comes now is the newest.
    token.adopt(headers, body, sent, true);
    const clean = withoutContextTokens(body);
    if (clean !== body) content = JSON.stringify(clean);
    for (const name of NOT_FORWARDED) headers.delete(name);
    return { status: answer.status, headers, body: content === '' || answer.status === 204 ? null : content };
  }

  function inLanguage(languageId: string | undefined): StoreApiClient {
    return {
      request: (call, callOptions = {}) => request(call, languageId, callOptions),
      requestFile: (call, callOptions = {}) => requestFile(call, languageId, callOptions),
      forward: (call, callOptions = {}) => forward(call, languageId, callOptions),
      languageId,
      withLanguage: inLanguage,
      getContextToken: token.get,
      setContextToken: token.set,
      startAction: actions.start,
      cancel: actions.cancel,
      cartMemory,
    };
  }

  return inLanguage(options.languageId);
}
