import { CancelledError } from '../errors/cancelled-error.ts';
import { noResponseError } from './normalize-error.ts';

/** One signal that is aborted with the first of several. */
export function joinSignals(...signals: (AbortSignal | undefined)[]): AbortSignal | undefined {
  const present = signals.filter((signal) => signal !== undefined);
  return present.length > 1 ? AbortSignal.any(present) : present[0];
}

/**
 * Runs what a signal may end, and says what that end means: a deadline of the caller
 * (`AbortSignal.timeout`) is a time-out; after any other abort nobody wants the answer.
 *
 * @throws CancelledError, or StoreApiError `TIMEOUT`.
 */
export async function cancellable<T>(operation: string, signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  if (signal === undefined) return run();
  try {
    signal.throwIfAborted();
    return await run();
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
    throw Object(error).name === 'TimeoutError' ? noResponseError(operation, 'timeout', error) : new CancelledError(operation, error);
  }
}
