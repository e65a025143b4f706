import ky from 'ky';
import { failureOfSilence } from '../errors/normalize-error.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type RetryOptions } from './store-api-client.ts';

/** Statuses after which a GET is tried again. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;

/** The limit of one attempt in ms. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The limit of all attempts of a call and the pauses between them, in ms. */
export const DEFAULT_TOTAL_TIMEOUT_MS = 30_000;

/** How GET calls are retried unless told otherwise. */
export const DEFAULT_RETRY: Required<RetryOptions> = { limit: 2, baseDelayMs: 300, maxDelayMs: 5_000, maxRetryAfterMs: 10_000 };

/** One exchange, ready to send. */
export interface Exchange {
  /** Name of the operation, for errors. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs: number;
  readonly totalTimeoutMs: number;
  readonly retry: Required<RetryOptions>;
  readonly fetch?: typeof globalThis.fetch | undefined;
  /** Blob for files; text is left to the caller to parse. */
  readonly as: 'text' | 'blob' | 'text-or-blob';
  /** Texts that no failure may repeat. */
  readonly secrets: () => readonly string[];
}

/** What came back, whatever its status. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly content: string | Blob;
}

const isText = (contentType: string | null): boolean => !contentType || /\b(json|text|xml)\b/i.test(contentType);

const isRetryStatus = (status: number): boolean => (RETRY_STATUSES as readonly number[]).includes(status);

/** What platforms throw where a connection fails; a TypeError also means a header or address that cannot be sent. */
function isNetworkFailure(error: unknown): boolean {
  const { name, code, message } = Object(error) as Partial<Record<string, unknown>>;
  return /^NetworkError|^TypeError(?![^]*(invalid|parse))|ECONN|UND_ERR|connection (lost|closed|refused)/i.test(`${String(name)} ${String(code)} ${String(message)}`);
}

/**
 * Sends one exchange: the only place that talks to the network.
 *
 * A call that succeeds at once is a plain `fetch`: ky would copy it into a Request that `fetch` copies
 * again. Once a GET has failed ky takes over, judges that attempt as its own and retries.
 * `npm run bench -- api-client` shows what that saves.
 *
 * @throws StoreApiError `TIMEOUT`, `NETWORK` or `FAILED` where nothing came back.
 * @throws The signal's reason, where it is aborted.
 */
export function send(exchange: Exchange): Promise<Answer> {
  const { operation, url, method, signal, retry, timeoutMs, totalTimeoutMs } = exchange;
  const fetch = exchange.fetch ?? globalThis.fetch;
  const controller = new AbortController();
  const end = Date.now() + totalTimeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: Answer | undefined;
  let stop!: (reason: unknown) => void;

  const onAbort = (): void => {
    stop(signal?.reason);
  };
  const settle = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };

  const limitTo = (ms: number): void => {
    const left = end - Date.now();
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        stop(failureOfSilence(operation, 'timeout', new Error(`No answer within ${ms < left ? ms : totalTimeoutMs} ms.`)));
      },
      Math.min(ms, left),
    );
  };

  const attempt = async (): Promise<Response> => {
    answer = undefined;
    limitTo(timeoutMs);
    const response = await fetch(url, {
      method,
      headers: exchange.headers,
      // A redirect would carry key and token to another place.
      redirect: 'manual',
      signal: controller.signal,
      body: exchange.body ?? null,
    });
    const { status, headers } = response;
    const asBlob = exchange.as === 'blob' ? response.ok : exchange.as === 'text-or-blob' && !isText(headers.get('content-type'));
    answer = { status, headers, content: asBlob ? await response.blob() : await response.text() };
    return response;
  };

  /** Lets ky judge the first attempt as if it had just made it, and go on from there. */
  const tryAgain = async (first: Promise<Response>): Promise<void> => {
    const attempts = [() => first];
    await ky(url, {
      method,
      timeout: false,
      fetch: () => (attempts.pop() ?? attempt)(),
      signal: controller.signal,
      throwHttpErrors: isRetryStatus,
      retry: {
        limit: retry.limit,
        statusCodes: [...RETRY_STATUSES],
        afterStatusCodes: [...RETRY_STATUSES],
        backoffLimit: retry.maxDelayMs,
        delay: (count) => retry.baseDelayMs * 2 ** (count - 1),
        jitter: true,
        shouldRetry({ error }) {
          if (controller.signal.aborted) return false;
          limitTo(Infinity);
          if (answer === undefined) return isNetworkFailure(error);
          const asked = answer.headers.get('retry-after');
          const pause = parseRetryAfter(asked);
          // What is neither number nor date would make ky wait for its longest.
          if (pause === undefined) return asked === null ? undefined : true;
          return pause > Math.min(retry.maxRetryAfterMs, end - Date.now()) ? false : undefined;
        },
      },
    });
  };

  const run = async (): Promise<Answer> => {
    try {
      const first = attempt();
      if (method !== 'GET' || retry.limit === 0) {
        await first;
      } else {
        const status = await first.then(
          (response) => response.status,
          () => undefined,
        );
        if (status === undefined || isRetryStatus(status)) await tryAgain(first);
      }
    } catch (error) {
      // An error of ky holds Request and Response; what came back is known here.
      if (answer === undefined) throw failureOfSilence(operation, isNetworkFailure(error) ? 'network' : 'unknown', error, exchange.secrets());
    } finally {
      settle();
    }
    return answer as unknown as Answer;
  };

  return new Promise<Answer>((resolve, reject) => {
    // A body may stall without heeding its signal: the caller is told at once.
    stop = (reason) => {
      settle();
      controller.abort(reason);
      reject(reason);
    };
    if (signal?.aborted === true) {
      onAbort();
      return;
    }
    signal?.addEventListener('abort', onAbort);
    run().then(resolve, reject);
  });
}
