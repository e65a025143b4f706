/** The environment names a worker that does not run. */
export class MediaWorkerError extends Error {
  override readonly name = 'MediaWorkerError';
  readonly code = 'WRONG_WORKER';
}
