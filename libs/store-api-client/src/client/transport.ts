import ky, { isHTTPError, isNetworkError, isTimeoutError } from 'ky';
import { parseRetryAfter } from './retry-after.ts';
import { type RetryOptions } from './store-api-client.ts';

/** Statuses after which a GET is tried again. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** The limit of one attempt in ms. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** One exchange, ready to send. */
export interface Exchange {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs: number;
  retry: Required<RetryOptions>;
  fetch?: typeof globalThis.fetch | undefined;
  /** Blob for files; text is left to the caller to parse. */
  as: 'text' | 'blob' | 'text-or-blob';
}

/** What came back, whatever its status. */
export interface Answer {
  status: number;
  headers: Headers;
  content: string | Blob;
}

/** Why nothing came back. */
export interface NoAnswer {
  reason: 'timeout' | 'network' | 'unknown';
  /** Free of request and headers. */
  cause: unknown;
}

/** The outcome of an exchange. A cancelled one rejects with the signal's reason. */
export type Outcome = { answer: Answer; failure?: never } | { failure: NoAnswer; answer?: never };

const isText = (contentType: string): boolean => contentType === '' || /\b(json|text|xml)\b/i.test(contentType);

/** Sends one exchange: the only place that talks to the network. */
export async function send(exchange: Exchange): Promise<Outcome> {
  const { signal, retry } = exchange;
  try {
    const pending = ky(exchange.url, {
      method: exchange.method,
      headers: exchange.headers,
      ...(exchange.body === undefined ? {} : { body: exchange.body }),
      ...(signal === undefined ? {} : { signal }),
      ...(exchange.fetch === undefined ? {} : { fetch: exchange.fetch }),
      // A redirect would carry key and token to another place.
      redirect: 'manual',
      timeout: exchange.timeoutMs,
      // Only a retried status needs to be an error inside ky; others are read as they are.
      throwHttpErrors: (status: number) => retry.limit > 0 && exchange.method === 'GET' && (RETRY_STATUSES as readonly number[]).includes(status),
      retry: {
        limit: retry.limit,
        methods: ['get'],
        statusCodes: [...RETRY_STATUSES],
        afterStatusCodes: [...RETRY_STATUSES],
        maxRetryAfter: retry.maxRetryAfterMs,
        backoffLimit: retry.maxDelayMs,
        delay: (attempt: number) => retry.baseDelayMs * 2 ** (attempt - 1),
        jitter: true,
        shouldRetry: ({ error }) => {
          if (!isHTTPError(error)) return undefined;
          const pause = parseRetryAfter(error.response.headers.get('retry-after'));
          return pause !== undefined && pause > retry.maxRetryAfterMs ? false : undefined;
        },
      },
    });
    const response = await pending;
    const asBlob = exchange.as === 'blob' ? response.ok : exchange.as === 'text-or-blob' && !isText(response.headers.get('content-type') ?? '');
    return { answer: { status: response.status, headers: response.headers, content: asBlob ? await pending.blob() : await pending.text() } };
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    if (isHTTPError(error)) {
      const { data } = error;
      return {
        answer: {
          status: error.response.status,
          headers: error.response.headers,
          content: typeof data === 'string' ? data : data === undefined ? '' : JSON.stringify(data),
        },
      };
    }
    if (isTimeoutError(error)) return { failure: { reason: 'timeout', cause: new Error(`No answer within ${exchange.timeoutMs} ms.`) } };
    // ky's own error holds the request with its headers: keep what is below it.
    if (isNetworkError(error)) return { failure: { reason: 'network', cause: error.cause } };
    // A connection that breaks while a body is read is reported by the platform, not by ky.
    if (error instanceof TypeError || (error instanceof Error && error.name === 'NetworkError')) return { failure: { reason: 'network', cause: error } };
    return { failure: { reason: 'unknown', cause: error } };
  }
}
