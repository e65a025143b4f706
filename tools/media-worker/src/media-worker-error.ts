/** The environment names a worker that does not run. */
export class MediaWorkerError extends Error {
  override readonly name = 'MediaWorkerError';
  readonly code = 'WRONG_WORKER';
}

/** Whether a caught value is a {@link MediaWorkerError}. */
export function isMediaWorkerError(value: unknown): value is MediaWorkerError {
  return value instanceof MediaWorkerError;
}
