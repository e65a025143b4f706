import type { RetryOptions } from './store-api-client.ts';

/** How GET calls are retried unless told otherwise. */
export const DEFAULT_RETRY: Required<RetryOptions> = { limit: 2, baseDelayMs: 300, maxDelayMs: 5_000, maxRetryAfterMs: 10_000 };

/** Statuses after which a GET is tried again. */
export const RETRY_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
