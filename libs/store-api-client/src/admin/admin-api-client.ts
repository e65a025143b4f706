import { cancellable, joinSignals } from '../client/cancellable.ts';
import { readContextToken, withoutContextTokens } from '../client/context-token.ts';
import { resolveEndpoint } from '../client/endpoint.ts';
import { createStoreApiError, errorFromResponse, malformedResponseError } from '../client/normalize-error.ts';
import { buildQuery } from '../client/query.ts';
import { DEFAULT_RETRY } from '../client/retry.ts';
import { secretsOf } from '../client/secrets.ts';
import type { CallOptions, QueryValue } from '../client/store-api-client.ts';
import { DEFAULT_TIMEOUT_MS, DEFAULT_TOTAL_TIMEOUT_MS, type HttpResponse, send } from '../client/transport.ts';
import { isStoreApiError, StoreApiError } from '../errors/store-api-error.ts';

/** Tokens of a guide. They belong to the host: keep them on a server, behind an opaque cookie. */
export interface AdminTokens {
  accessToken: string;
  /** Absent for integrations, which sign in again. */
  refreshToken?: string;
  /** When the access token ends: ms since 1970, on this machine's clock. */
  expiresAt: number;
}

/** Settings of an Admin API client. */
export interface AdminApiClientOptions {
  /** Base address with `/api` (some installations say `/admin-api`); one that starts with `/` is resolved against the page. */
  endpoint: string;
  /** What an earlier sign-in gave. */
  tokens?: AdminTokens | undefined;
  /** Called with new tokens after a sign-in or a refresh, and with undefined when the server takes them no more. */
  onTokens?: (tokens: AdminTokens | undefined) => void;
  /** Called with the Store API token that a join names: the guide's own session. It is removed from results. */
  onContextToken?: (token: string) => void;
  /** OAuth client of password and refresh grants. Default `administration`. */
  clientId?: string;
  /** Default `write`. */
  scope?: string;
  /** Headers sent with every call. */
  headers?: Record<string, string>;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Limit of each attempt in ms. Default 10,000. */
  timeoutMs?: number;
  /** Ends every call of this client. */
  signal?: AbortSignal;
}

/** Options of one call. */
export type AdminCallOptions = Pick<CallOptions, 'signal' | 'timeoutMs' | 'headers'>;

/** A call in the transport's terms; operations make these. */
export interface AdminApiRequest {
  /** Name of the operation, for errors. */
  operation: string;
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path below the endpoint, with leading slash, its parts checked and encoded. */
  path: string;
  query?: Record<string, QueryValue> | undefined;
  body?: unknown;
}

/** How to get tokens. */
export type AdminGrant =
  | { grant_type: 'password'; username: string; password: string }
  | { grant_type: 'client_credentials'; client_id: string; client_secret: string };

/**
 * A connection to an Admin API for one user. It keeps no state outside itself; operations take it
 * as their first argument.
 */
export interface AdminApiClient {
  /** Sends a call with the bearer token; rejects with StoreApiError or CancelledError. */
  request<T>(request: AdminApiRequest, options?: AdminCallOptions): Promise<T>;
  /** Gets tokens, uses them from now on, and reports them to `onTokens`. */
  signIn(operation: string, grant: AdminGrant, options?: AdminCallOptions): Promise<AdminTokens>;
  /** Renews the tokens. Calls at the same time share one renewal. */
  refresh(options?: AdminCallOptions): Promise<AdminTokens>;
  /** The tokens in use. For hosts that keep them: never put them into a page. */
  getTokens(): AdminTokens | undefined;
  /** Moves the client to another user's tokens, or to none. Not reported to `onTokens`. */
  setTokens(tokens: AdminTokens | undefined): void;
}

interface TokenAnswer {
  access_token?: unknown;
  refresh_token?: unknown;
  expires_in?: unknown;
}

/** A token that ends sooner than this is renewed before it is used. */
const EXPIRY_MARGIN_MS = 10_000;

function notSignedIn(operation: string): StoreApiError {
  const detail = 'No user is signed in to the Admin API.';
  return new StoreApiError(`${operation} failed: ${detail}`, {
    code: 'REFUSED',
    statusCode: 401,
    messages: [{ status: '401', code: '401', detail }],
    operation,
  });
}

/**
 * Connects to an Admin API: guides sign in there, and the sales room's guide calls are made there.
 *
 * @throws StoreApiError `CONFIGURATION` when the endpoint is missing.
 * @example
 * const admin = createAdminApiClient({ endpoint: 'https://shop.example/api', onTokens: keep });
 * await signInGuide(admin, { username: 'guide', password });
 */
export function createAdminApiClient(options: AdminApiClientOptions): AdminApiClient {
  if (!options.endpoint) {
    throw createStoreApiError(
      'CONFIGURATION',
      500,
      'The Admin API client needs an endpoint. Configure it: createAdminApiClient({ endpoint: "https://shop.example/api" }).',
    );
  }
  const base = resolveEndpoint(options.endpoint);
  const clientId = options.clientId ?? 'administration';
  const scope = options.scope ?? 'write';
  let tokens = options.tokens;
  let renewal: Promise<AdminTokens> | undefined;

  async function sendAs(request: AdminApiRequest, call: AdminCallOptions, accessToken: string | undefined): Promise<HttpResponse> {
    const { operation, method, body } = request;
    const signal = joinSignals(options.signal, call.signal);
    const timeoutMs = call.timeoutMs ?? options.timeoutMs ?? DEFAULT_TIMEOUT_MS;
    return cancellable(operation, signal, () =>
      send({
        operation,
        method,
        url: `${base}${request.path}${buildQuery(request.query)}`,
        headers: {
          accept: 'application/json',
          ...options.headers,
          ...call.headers,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(accessToken === undefined ? {} : { authorization: `Bearer ${accessToken}` }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal,
        timeoutMs,
        totalTimeoutMs: Math.max(DEFAULT_TOTAL_TIMEOUT_MS, timeoutMs),
        retry: DEFAULT_RETRY,
        fetch: options.fetch,
        as: 'text',
        secrets: () => secretsOf(body, accessToken, tokens?.refreshToken),
      }),
    );
  }

  /** The parsed body of a success; a failure is thrown, free of the request's secrets. */
  function read(request: AdminApiRequest, answer: HttpResponse, accessToken: string | undefined): { body: unknown; answer: HttpResponse } {
    if (answer.status < 200 || answer.status >= 300) {
      const { refreshToken } = tokens ?? {};
      throw errorFromResponse(request.operation, answer, secretsOf(request.body, accessToken, refreshToken));
    }
    if (typeof answer.content !== 'string' || answer.content === '') return { body: undefined, answer };
    try {
      return { body: JSON.parse(answer.content), answer };
    } catch {
      throw malformedResponseError(request.operation);
    }
  }

  async function requestTokens(operation: string, grant: Record<string, string>, call: AdminCallOptions): Promise<AdminTokens> {
    const request: AdminApiRequest = { operation, method: 'POST', path: '/oauth/token', body: { client_id: clientId, scope, ...grant } };
    const { body } = read(request, await sendAs(request, call, undefined), undefined);
    const { access_token: accessToken, refresh_token: refreshToken, expires_in: lifetime } = (body ?? {}) as TokenAnswer;
    if (typeof accessToken !== 'string' || accessToken === '') throw malformedResponseError(operation);
    return {
      accessToken,
      ...(typeof refreshToken === 'string' && refreshToken !== '' ? { refreshToken } : {}),
      expiresAt: Date.now() + (typeof lifetime === 'number' ? lifetime : 600) * 1_000,
    };
  }

  function adopt(next: AdminTokens | undefined): void {
    tokens = next;
    options.onTokens?.(next);
  }

  async function renew(): Promise<AdminTokens> {
    const held = tokens;
    if (held?.refreshToken === undefined) throw notSignedIn('refreshAdminTokens');
    try {
      // The renewal belongs to all who wait for it: none of them cancels it for the others.
      const next = await requestTokens('refreshAdminTokens', { grant_type: 'refresh_token', refresh_token: held.refreshToken }, {});
      if (tokens === held) adopt({ ...(held.refreshToken === undefined ? {} : { refreshToken: held.refreshToken }), ...next });
      return next;
    } catch (error) {
      if (tokens === held && isStoreApiError(error) && (error.statusCode === 400 || error.statusCode === 401 || error.statusCode === 403))
        adopt(undefined);
      throw error;
    }
  }

  function refresh(): Promise<AdminTokens> {
    renewal ??= renew().finally(() => {
      renewal = undefined;
    });
    return renewal;
  }

  async function currentToken(operation: string): Promise<string> {
    if (tokens === undefined) throw notSignedIn(operation);
    if (tokens.expiresAt - Date.now() > EXPIRY_MARGIN_MS || tokens.refreshToken === undefined) return tokens.accessToken;
    return (await refresh()).accessToken;
  }

  return {
    async request<T>(request: AdminApiRequest, call: AdminCallOptions = {}): Promise<T> {
      let accessToken = await currentToken(request.operation);
      let answer = await sendAs(request, call, accessToken);
      // A 401 is refused before anything is done, so that every method may be sent again.
      if (answer.status === 401 && tokens?.refreshToken !== undefined) {
        accessToken = tokens.accessToken === accessToken ? (await refresh()).accessToken : tokens.accessToken;
        answer = await sendAs(request, call, accessToken);
      }
      const { body } = read(request, answer, accessToken);
      const contextToken = readContextToken(answer.headers, body);
      if (contextToken !== undefined) options.onContextToken?.(contextToken);
      return withoutContextTokens(body) as T;
    },
    async signIn(operation, grant, call = {}) {
      const next = await requestTokens(operation, { ...grant }, call);
      adopt(next);
      return next;
    },
    refresh,
    getTokens: () => tokens,
    setTokens(next) {
      tokens = next;
    },
  };
}
