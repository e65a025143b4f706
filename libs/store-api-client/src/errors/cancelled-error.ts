const BRAND = Symbol.for('@vitrine/store-api-client/CancelledError');

/**
 * A call ended because nobody wants its result any more: its signal was aborted, or a newer
 * call of the same action took its place. It is no failure and needs no message. Whether a
 * cancelled write reached the server is unknown.
 */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
  readonly code = 'CANCELLED';
  /** Name of the operation. */
  readonly operation: string;

  constructor(operation: string, cause?: unknown) {
    super(`${operation} was cancelled.`, cause === undefined ? undefined : { cause });
    this.operation = operation;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a caught value is a {@link CancelledError}, also one of another realm or copy of this package. */
export function isCancelledError(value: unknown): value is CancelledError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true;
}
