import ky from 'ky';
import { noResponseError } from './normalize-error.ts';
import { RETRY_STATUSES } from './retry.ts';
import { parseRetryAfter } from './retry-after.ts';
import type { RetryOptions } from './store-api-client.ts';

/** The limit of one attempt in ms. */
export const DEFAULT_TIMEOUT_MS = 10_000;

/** The limit of all attempts of a call and the pauses between them, in ms. */
export const DEFAULT_TOTAL_TIMEOUT_MS = 30_000;

/** One HTTP request, ready to send. */
export interface ApiRequest {
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
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly content: string | Blob;
}

const isText = (contentType: string | null): boolean => !contentType || /\b(json|text|xml)\b/i.test(contentType);

const isRetryStatus = (status: number): boolean => (RETRY_STATUSES as readonly number[]).includes(status);

/** What platforms throw where a connection fails; a TypeError also means a header or address that cannot be sent. */
function isNetworkFailure(error: unknown): boolean {
  const { name, code, message } = Object(error) as Partial<Record<string, unknown>>;
  return /^NetworkError|^TypeError(?![^]*(invalid|parse))|ECONN|UND_ERR|connection (lost|closed|refused)/i.test(
    `${String(name)} ${String(code)} ${String(message)}`,
  );
}

/** What ends a request early: its time limits and the caller's signal. */
interface Deadline {
  /** Starts the limit of an attempt, within what is left of the total. */
  limitTo(ms: number): void;
  /** Milliseconds until the total limit. */
  left(): number;
  /** Ends the watch: the request is over. */
  clear(): void;
}

function createDeadline({ operation, signal, totalTimeoutMs }: ApiRequest, onEnd: (reason: unknown) => void): Deadline {
  const end = Date.now() + totalTimeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = (): number => end - Date.now();
  const onAbort = (): void => stop(signal?.reason);
  const clear = (): void => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  };
  const stop = (reason: unknown): void => {
    clear();
    onEnd(reason);
  };
  signal?.addEventListener('abort', onAbort);
  return {
    left,
    clear,
    limitTo(ms) {
      clearTimeout(timer);
      const limit = Math.min(ms, left());
      timer = setTimeout(
        () => stop(noResponseError(operation, 'timeout', new Error(`No answer within ${limit < ms ? totalTimeoutMs : ms} ms.`))),
        limit,
      );
    },
  };
}

/** The attempts of one request, and what the newest has brought. */
interface Attempts {
  next(): Promise<Response>;
  latest(): HttpResponse | undefined;
}

function createAttempts(request: ApiRequest, deadline: Deadline, signal: AbortSignal): Attempts {
  const fetch = request.fetch ?? globalThis.fetch;
  let latest: HttpResponse | undefined;
  return {
    latest: () => latest,
    async next() {
      latest = undefined;
      deadline.limitTo(request.timeoutMs);
      const response = await fetch(request.url, {
        method: request.method,
        headers: request.headers,
        // A redirect would carry key and token to another place.
        redirect: 'manual',
        signal,
        body: request.body ?? null,
      });
      const { status, headers } = response;
      const asBlob = request.as === 'blob' ? response.ok : request.as === 'text-or-blob' && !isText(headers.get('content-type'));
      latest = { status, headers, content: asBlob ? await response.blob() : await response.text() };
      return response;
    },
  };
}

/** Lets ky judge the first attempt as if it had just made it, and go on from there. */
async function retryWithKy(
  { url, method, retry }: ApiRequest,
  first: Promise<Response>,
  attempts: Attempts,
  deadline: Deadline,
  signal: AbortSignal,
): Promise<void> {
  const made = [() => first];
  await ky(url, {
    method,
    timeout: false,
    fetch: () => (made.pop() ?? attempts.next)(),
    signal,
    throwHttpErrors: isRetryStatus,
    retry: {
      limit: retry.limit,
      statusCodes: [...RETRY_STATUSES],
      afterStatusCodes: [...RETRY_STATUSES],
      backoffLimit: retry.maxDelayMs,
      delay: (count) => retry.baseDelayMs * 2 ** (count - 1),
      jitter: true,
      shouldRetry({ error }) {
        deadline.limitTo(Infinity);
        const response = attempts.latest();
        if (response === undefined) return isNetworkFailure(error);
        const pauseMs = parseRetryAfter(response.headers.get('retry-after'));
        // By itself ky would wait for its longest where that is neither number nor date, and for the end of a limit that other headers name.
        if (pauseMs === undefined) return true;
        return pauseMs > Math.min(retry.maxRetryAfterMs, deadline.left()) ? false : undefined;
      },
    },
  });
}

async function sendUntil(request: ApiRequest, deadline: Deadline, signal: AbortSignal): Promise<HttpResponse> {
  const attempts = createAttempts(request, deadline, signal);
  try {
    const first = attempts.next();
    if (request.method !== 'GET' || request.retry.limit === 0) {
      await first;
    } else {
      const status = await first.then(
        (response) => response.status,
        () => undefined,
      );
      if (status === undefined || isRetryStatus(status)) await retryWithKy(request, first, attempts, deadline, signal);
    }
  } catch (error) {
    // An error of ky holds Request and Response; what came back is known here.
    if (attempts.latest() === undefined)
      throw noResponseError(request.operation, isNetworkFailure(error) ? 'network' : 'unknown', error, request.secrets());
  } finally {
    deadline.clear();
  }
  return attempts.latest() as HttpResponse;
}

/**
 * Sends one HTTP request, with its retries: the only place that talks to the network.
 *
 * A call that succeeds at once is a plain `fetch`: ky would copy it into a Request that `fetch` copies
 * again. Once a GET has failed ky takes over, judges that attempt as its own and retries.
 * `npm run bench -- api-client` shows what that saves.
 *
 * @throws StoreApiError `TIMEOUT`, `NETWORK` or `FAILED` where nothing came back.
 * @throws The signal's reason, where it is aborted.
 */
export async function send(request: ApiRequest): Promise<HttpResponse> {
  request.signal?.throwIfAborted();
  const controller = new AbortController();
  return new Promise<HttpResponse>((resolve, reject) => {
    // A body may stall without heeding its signal: the caller is told at once.
    const deadline = createDeadline(request, (reason) => {
      controller.abort(reason);
      reject(reason);
    });
    sendUntil(request, deadline, controller.signal).then(resolve, reject);
  });
}
