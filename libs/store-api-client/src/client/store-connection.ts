import { cancellable, joinSignals } from './cancellable.ts';
import type { ActionRegistry } from './cancellable-actions.ts';
import { CONTEXT_TOKEN_HEADER } from './context-token.ts';
import { assertCallable, endpointHint, resolveEndpoint } from './endpoint.ts';
import { DEFAULT_RETRY } from './retry.ts';
import { secretsOf } from './secrets.ts';
import type { SessionToken } from './session-token.ts';
import type { CallOptions, RetryOptions, StoreApiClientOptions } from './store-api-client.ts';
import { type ApiRequest, DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, type HttpResponse, send } from './transport.ts';

/** What a call sends, before the session's headers and limits are added. */
export interface PreparedRequest {
  readonly operation: string;
  readonly method: string;
  /** Below the endpoint, query included. */
  readonly path: string;
  readonly text: string | undefined;
  readonly contentType: string | undefined;
  readonly as: ApiRequest['as'];
  /** The fields of the body, where they are known: what no failure may repeat is among them. */
  readonly fields?: unknown;
  readonly retry: Required<RetryOptions>;
}

export interface ReceivedResponse {
  readonly response: HttpResponse;
  /** The token that the request carried. */
  readonly sentToken: string | undefined;
}

/** One sales channel and one session: puts both on each request. */
export interface StoreConnection {
  /** What to look at when nothing is found at the endpoint; may be empty. */
  readonly hint: string;
  readonly accessKey: string | undefined;
  readonly retry: Required<RetryOptions>;
  readonly token: SessionToken;
  /** Sends a request. An error status resolves too. */
  send(request: PreparedRequest, languageId: string | undefined, callOptions: CallOptions): Promise<ReceivedResponse>;
}

export function createStoreConnection(options: StoreApiClientOptions, actions: ActionRegistry, token: SessionToken): StoreConnection {
  const endpoint = resolveEndpoint(options.endpoint);
  const { accessKey } = options;
  const wrappedSend = (options.wrap ?? []).reduceRight<(request: ApiRequest) => Promise<HttpResponse>>(
    (next, wrapper) => (request) => wrapper(request, next),
    send,
  );
  return {
    // A relay's address is its host's own.
    hint: options.relay === true ? '' : endpointHint(endpoint),
    accessKey,
    retry: { ...DEFAULT_RETRY, ...options.retry },
    token,
    async send(request, languageId, callOptions) {
      const { operation } = request;
      // A fetch of the host's own may know what a relative address is below.
      if (options.fetch === undefined) assertCallable(operation, endpoint);
      const action = callOptions.action && actions.start(callOptions.action);
      const signal = joinSignals(options.signal, callOptions.signal, action?.signal);
      const sentToken = token.get();
      try {
        const response = await cancellable(operation, signal, () =>
          wrappedSend({
            operation,
            method: request.method,
            url: endpoint + request.path,
            headers: headersFor(options, callOptions, request.contentType, sentToken, languageId),
            body: request.text,
            signal,
            ...limitsFor(options, callOptions),
            retry: request.retry,
            fetch: options.fetch,
            as: request.as,
            secrets: () => secretsOf(request.fields, accessKey, sentToken),
          }),
        );
        return { response, sentToken };
      } finally {
        action?.done();
      }
    },
  };
}

function headersFor(
  options: StoreApiClientOptions,
  callOptions: CallOptions,
  contentType: string | undefined,
  token: string | undefined,
  languageId: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers, ...callOptions.headers };
  if (contentType !== undefined) headers['content-type'] = contentType;
  if (options.accessKey) headers['sw-access-key'] = options.accessKey;
  if (token !== undefined) headers[CONTEXT_TOKEN_HEADER] = token;
  if (languageId) headers['sw-language-id'] = languageId;
  headers['sw-include-seo-urls'] = 'true';
  return headers;
}

function limitsFor(options: StoreApiClientOptions, callOptions: CallOptions): Pick<ApiRequest, 'timeoutMs' | 'totalTimeoutMs'> {
  const timeoutMs = callOptions.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
  return {
    timeoutMs,
    totalTimeoutMs: callOptions.totalTimeoutMs ?? options.totalTimeoutMs ?? Math.max(DEFAULT_TOTAL_TIMEOUT_MS, timeoutMs),
  };
}
