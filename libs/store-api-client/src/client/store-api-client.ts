import type { StoreOperationName, StoreOperationPart } from '../entities/store-types.ts';
import type { ActionName } from './cancellable-actions.ts';
import type { CartMemory } from './cart-memory.ts';
import type { SendWrapper } from './send-wrapper.ts';

/** How GET calls are retried; other methods never are. */
export interface RetryOptions {
  /** Retries after the first attempt. Default 2; 0 turns retrying off. */
  limit?: number;
  /** First delay in ms, doubled each time, with full jitter. Default 300. */
  baseDelayMs?: number;
  /** Longest delay in ms. Default 5,000. */
  maxDelayMs?: number;
  /** A server that asks for a longer pause by Retry-After is not retried. Ms, default 10,000. */
  maxRetryAfterMs?: number;
}

/** Settings of a client. */
export interface StoreApiClientOptions {
  /** Base address with `/store-api`; one that starts with `/` is resolved against the page. */
  endpoint: string;
  /** The sales channel's key. Required unless `relay` is set. */
  accessKey?: string;
  /** The endpoint is a relay of the same origin that adds access key and token itself. */
  relay?: boolean;
  /** The session's token, when there is one. */
  contextToken?: string | undefined;
  /** Language of the answers; wins over the session's. */
  languageId?: string | undefined;
  /** Headers sent with every call. */
  headers?: Record<string, string>;
  /** Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
  /** Limit of each attempt in ms. Default 10,000. */
  timeoutMs?: number;
  /** Limit of all attempts of a call and the pauses between them, in ms. Default 30,000, or `timeoutMs` where that is longer. */
  totalTimeoutMs?: number;
  retry?: RetryOptions;
  /** What stands between calls and their sending, outermost first: `shareGets()`, `limitConcurrency(6)`. */
  wrap?: readonly SendWrapper[];
  /** Called with the new token whenever the server changes the session's. The host owns the cookie. */
  onContextToken?: (token: string) => void;
  /** Ends every call of this client, for example when a request is over. */
  signal?: AbortSignal;
}

/** Options of one call. */
export interface CallOptions {
  /** Cancels the call: it rejects with a `CancelledError`. */
  signal?: AbortSignal | undefined;
  /** A newer call of the same action on this client cancels this one. Any name; the operations' own are suggested. */
  action?: ActionName | undefined;
  /** Limit of each attempt in ms. */
  timeoutMs?: number | undefined;
  /** Limit of all attempts and the pauses between them, in ms. */
  totalTimeoutMs?: number | undefined;
  /** Added to the client's headers. */
  headers?: Record<string, string> | undefined;
}

/** Values of a query or a body: arrays in a query are joined with `|`; null values are skipped. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];

/** A call in the transport's terms; operations make these. */
export interface StoreApiRequest {
  /** Name of the operation, for errors. */
  operation: string;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Path below the endpoint, with leading slash, its parts checked and encoded. */
  path: string;
  query?: Record<string, QueryValue> | undefined;
  body?: unknown;
  /** The server changes the session's token on this call, so its answer's token always counts. */
  changesSession?: boolean;
  /** The token of its answer is not taken: a read that others may share begins no session. */
  beginsNoSession?: boolean;
}

/** A field that must be there where the operation needs it. */
type FieldOf<Name extends StoreOperationName, Part extends 'query' | 'body'> =
  StoreOperationPart<Name, Part, undefined> extends infer Value
    ? undefined extends Value
      ? { [Key in Part]?: Value }
      : { [Key in Part]: Value }
    : never;

/** A call of an operation that the shop declared: its method, path, query and body are checked. */
export type DeclaredRequest<Name extends StoreOperationName> = Pick<StoreApiRequest, 'changesSession'> & {
  operation: Name;
  method: StoreOperationPart<Name, 'method', StoreApiRequest['method']>;
  path: StoreOperationPart<Name, 'path', string>;
} & FieldOf<Name, 'query'> &
  FieldOf<Name, 'body'>;

/** What a declared operation answers. */
export type DeclaredResponse<Name extends StoreOperationName> = StoreOperationPart<Name, 'response', unknown>;

/** A request that is passed on as it is. */
export interface ForwardedRequest {
  method: string;
  /** Path below the endpoint, with leading slash, query included. */
  path: string;
  body?: string | undefined;
  contentType?: string | undefined;
  headers?: Record<string, string> | undefined;
}

/** The server's response to a forwarded request, tokens removed. */
export interface ForwardedResponse {
  status: number;
  /** Neither token, cookie, nor hop-by-hop header. */
  headers: Headers;
  /** Null where there is none. */
  body: string | Blob | null;
}

/**
 * A connection to one sales channel for one session. It keeps no state outside itself: make one
 * per request on a server, one per page in a browser. Operations take it as their first argument.
 */
export interface StoreApiClient {
  /** Sends a call of an operation that the shop declared: see {@link StoreOperations}. */
  request<Name extends StoreOperationName>(request: DeclaredRequest<Name>, options?: CallOptions): Promise<DeclaredResponse<Name>>;
  /** Sends a call and gives the parsed body without tokens; rejects with StoreApiError or CancelledError. */
  request<T, Operation extends string = string>(
    request: StoreApiRequest & { operation: Operation extends StoreOperationName ? never : Operation },
    options?: CallOptions,
  ): Promise<T>;
  /** Sends a call and gives its file; null for status 204. */
  requestFile(request: StoreApiRequest, options?: CallOptions): Promise<{ blob: Blob; headers: Headers } | null>;
  /** Passes a request on, never retried. Error statuses resolve; rejects only where no answer came. */
  forward(request: ForwardedRequest, options?: CallOptions): Promise<ForwardedResponse>;
  readonly languageId: string | undefined;
  /** The same session, asked in another language. */
  withLanguage(languageId: string | undefined): StoreApiClient;
  /** The token in use. For hosts that keep cookies: never put it into a page. */
  getContextToken(): string | undefined;
  /** Moves the client to another session, or to none. Not reported to `onContextToken`. */
  setContextToken(token: string | undefined): void;
  /** Takes the place of an action's running call, which is cancelled; for actions of several calls. */
  startAction(action: ActionName): { signal: AbortSignal; done: () => void };
  /** Cancels the running call of an action. */
  cancel(action: ActionName): void;
  /** What the client knows of the cart's lines, so that an interrupted write is never repeated blindly. */
  readonly cartMemory: CartMemory;
}
