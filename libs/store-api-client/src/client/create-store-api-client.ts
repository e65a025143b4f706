import { CancelledError } from '../errors/cancelled-error.ts';
import { failureOfAnswer, failureOfSilence, malformedAnswer } from '../errors/normalise-failure.ts';
import { StoreApiError } from '../errors/store-api-error.ts';
import { createActionRegistry } from './cancellable-actions.ts';
import { createCartMemory } from './cart-memory.ts';
import { CONTEXT_TOKEN_HEADER, readContextToken, withoutContextTokens } from './context-token.ts';
import { buildQuery } from './query.ts';
import { secretsOf } from './secrets.ts';
import {
  type CallOptions,
  type ForwardedAnswer,
  type RetryOptions,
  type StoreApiClient,
  type StoreApiClientOptions,
  type StoreApiRequest,
} from './store-api-client.ts';
import { type Answer, DEFAULT_TIMEOUT_MS, send } from './transport.ts';

const DEFAULT_RETRY: Required<RetryOptions> = { limit: 2, baseDelayMs: 300, maxDelayMs: 5_000, maxRetryAfterMs: 10_000 };
const NO_RETRY: Required<RetryOptions> = { ...DEFAULT_RETRY, limit: 0 };

/** Headers of an answer that describe its connection or belong to another party. */
const NOT_FORWARDED = [CONTEXT_TOKEN_HEADER, 'set-cookie', 'connection', 'keep-alive', 'transfer-encoding', 'content-encoding', 'content-length', 'server'];

function configurationError(detail: string): StoreApiError {
  return new StoreApiError(detail, {
    code: 'CONFIGURATION',
    statusCode: 500,
    messages: [{ status: '500', code: 'CONFIGURATION', detail }],
  });
}

function resolveEndpoint(endpoint: string): string {
  const base = endpoint.replace(/\/+$/, '');
  // A worker or a test page resolves relative addresses against its location; Request alone does not everywhere.
  return base.startsWith('/') && globalThis.location !== undefined ? new URL(base, globalThis.location.href).href : base;
}

function joinSignals(signals: (AbortSignal | undefined)[]): AbortSignal | undefined {
  const present = signals.filter((signal) => signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : present[0];
}

/**
 * Connects to a sales channel.
 *
 * @throws StoreApiError `CONFIGURATION` when the endpoint or, without `relay`, the access key is missing.
 */
export function createStoreApiClient(options: StoreApiClientOptions): StoreApiClient {
  if (!options.endpoint) {
    throw configurationError('The Store API client needs an endpoint. Configure it: createStoreApiClient({ endpoint: "https://shop.example/store-api", accessKey }).');
  }
  if (!options.accessKey && options.relay !== true) {
    throw configurationError(
      'The Store API client needs an access token. Configure it: createStoreApiClient({ endpoint, accessKey: "SWSC…" }), or set relay: true where a relay of the same origin adds it.',
    );
  }
  const endpoint = resolveEndpoint(options.endpoint);
  const retry = { ...DEFAULT_RETRY, ...options.retry };
  const actions = createActionRegistry();
  const cartMemory = createCartMemory();
  let contextToken = options.contextToken === '' ? undefined : options.contextToken;

  /**
   * An answer names the token that its request carried unless the session changed. A late answer
   * to a request of an older session must not bring that session back.
   */
  function adoptToken(token: string | undefined, sent: string | undefined, changesSession: boolean): void {
    if (token === undefined || token === sent || token === contextToken) return;
    if (sent !== contextToken && !changesSession) return;
    contextToken = token;
    // The first token of a session belongs to the cart that was just read.
    if (sent !== undefined || changesSession) cartMemory.forget();
    options.onContextToken?.(token);
  }

  function headersFor(languageId: string | undefined, call: CallOptions, contentType: string | undefined): Record<string, string> {
    return {
      accept: 'application/json',
      ...options.headers,
      ...call.headers,
      ...(contentType === undefined ? {} : { 'content-type': contentType }),
      ...(options.accessKey ? { 'sw-access-key': options.accessKey } : {}),
      ...(contextToken === undefined ? {} : { [CONTEXT_TOKEN_HEADER]: contextToken }),
      ...(languageId ? { 'sw-language-id': languageId } : {}),
      'sw-include-seo-urls': 'true',
    };
  }

  interface Sendable {
    operation: string;
    method: string;
    url: string;
    body?: string | undefined;
    contentType?: string | undefined;
    as: 'text' | 'blob' | 'text-or-blob';
    retry: Required<RetryOptions>;
  }

  async function exchange(sendable: Sendable, languageId: string | undefined, call: CallOptions): Promise<{ answer: Answer; sent: string | undefined }> {
    const action = call.action === undefined ? undefined : actions.start(call.action);
    const signal = joinSignals([options.signal, call.signal, action?.signal]);
    const sent = contextToken;
    try {
      if (signal?.aborted === true) throw signal.reason;
      const outcome = await send({
        method: sendable.method,
        url: sendable.url,
        headers: headersFor(languageId, call, sendable.contentType),
        body: sendable.body,
        signal,
        timeoutMs: call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        retry: sendable.retry,
        fetch: options.fetch,
        as: sendable.as,
      });
      if (outcome.failure !== undefined) throw failureOfSilence(sendable.operation, outcome.failure);
      return { answer: outcome.answer, sent };
    } catch (error) {
      if (signal?.aborted !== true || error !== signal.reason) throw error;
      // A deadline of the caller is a time-out; any other abort means that nobody wants the answer.
      if (error instanceof Error && error.name === 'TimeoutError') throw failureOfSilence(sendable.operation, { reason: 'timeout', cause: error });
      throw new CancelledError(sendable.operation, error);
    } finally {
      action?.done();
    }
  }

  function sendable(request: StoreApiRequest, as: Sendable['as']): Sendable {
    const hasBody = request.body !== undefined;
    return {
      operation: request.operation,
      method: request.method,
      url: `${endpoint}${request.path}${buildQuery(request.query)}`,
      ...(hasBody ? { body: JSON.stringify(request.body), contentType: 'application/json' } : {}),
      as,
      retry,
    };
  }

  function refuse(request: StoreApiRequest, { answer, sent }: { answer: Answer; sent: string | undefined }): void {
    if (answer.status >= 200 && answer.status < 300) return;
    adoptToken(readContextToken(answer.headers, undefined), sent, false);
    throw failureOfAnswer(request.operation, answer, secretsOf(request.body, options.accessKey, sent));
  }

  async function request<T>(call: StoreApiRequest, languageId: string | undefined, callOptions: CallOptions): Promise<T> {
    const result = await exchange(sendable(call, 'text'), languageId, callOptions);
    refuse(call, result);
    const { answer, sent } = result;
    let body: unknown;
    if (typeof answer.content === 'string' && answer.content !== '') {
      try {
        body = JSON.parse(answer.content);
      } catch {
        throw malformedAnswer(call.operation);
      }
    }
    adoptToken(readContextToken(answer.headers, body), sent, call.changesSession === true);
    return withoutContextTokens(body) as T;
  }

  async function requestFile(call: StoreApiRequest, languageId: string | undefined, callOptions: CallOptions): Promise<{ blob: Blob; headers: Headers } | null> {
    const result = await exchange(sendable(call, 'blob'), languageId, { ...callOptions, headers: { accept: '*/*', ...callOptions.headers } });
    refuse(call, result);
    const { answer, sent } = result;
    adoptToken(readContextToken(answer.headers, undefined), sent, false);
    return answer.status === 204 || typeof answer.content === 'string' ? null : { blob: answer.content, headers: answer.headers };
  }

  async function forward(call: Parameters<StoreApiClient['forward']>[0], languageId: string | undefined, callOptions: CallOptions): Promise<ForwardedAnswer> {
    const { answer, sent } = await exchange(
      {
        operation: 'forward',
        method: call.method,
        url: `${endpoint}${call.path}`,
        body: call.body,
        contentType: call.contentType,
        as: 'text-or-blob',
        retry: NO_RETRY,
      },
      languageId,
      { ...callOptions, headers: { ...callOptions.headers, ...call.headers } },
    );
    let content = answer.content;
    let body: unknown;
    if (typeof content === 'string' && /json/i.test(answer.headers.get('content-type') ?? '')) {
      try {
        body = JSON.parse(content);
        const clean = withoutContextTokens(body);
        if (clean !== body) content = JSON.stringify(clean);
      } catch {
        body = undefined;
      }
    }
    // The browser's relay answers for one session at a time: whatever token comes now is the newest.
    adoptToken(readContextToken(answer.headers, body), sent, true);
    const headers = new Headers(answer.headers);
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
      getContextToken: () => contextToken,
      setContextToken(token) {
        if (token === contextToken) return;
        contextToken = token === '' ? undefined : token;
        cartMemory.forget();
      },
      startAction: actions.start,
      cancel: actions.cancel,
      cartMemory,
    };
  }

  return inLanguage(options.languageId);
}
