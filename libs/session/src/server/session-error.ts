const BRAND = Symbol.for('@vitrine/session/SessionError');

/**
 * Why the session refused, stable across versions:
 *
 * - `ENVIRONMENT`: a setting is missing or wrong; the message names it and says what is expected
 * - `PUBLIC_ORIGIN_NOT_A_DOMAIN`: the public origin is no domain of the sales channel
 * - `SESSION_REQUIRED`: a write was tried on the shared anonymous context
 * - `SESSION_SEALED`: the headers are sent, so a new session's cookie could not be set any more
 * - `NO_TOKEN`: the store answered without a context token
 */
export type SessionErrorCode = 'ENVIRONMENT' | 'PUBLIC_ORIGIN_NOT_A_DOMAIN' | 'SESSION_REQUIRED' | 'SESSION_SEALED' | 'NO_TOKEN';

/** A failure of the session itself; failures of the store are `StoreApiError`s. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
    Object.defineProperty(this, BRAND, { value: true });
  }
}

/** Whether a caught value is a {@link SessionError}, also one of another copy of this package. */
export function isSessionError(value: unknown): value is SessionError {
  return typeof value === 'object' && value !== null && (value as Record<symbol, unknown>)[BRAND] === true;
}
