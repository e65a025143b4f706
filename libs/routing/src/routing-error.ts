/** Stable codes of {@link RoutingError}. */
export type RoutingErrorCode = 'invalid-locale-config' | 'unknown-route-middleware' | 'invalid-route-config' | 'invalid-redirect-list';

const BRAND = Symbol.for('@vitrine/routing/RoutingError');

/** A fault in how routes or redirects are set up: never the consequence of what a visitor typed. */
export class RoutingError extends Error {
  override readonly name = 'RoutingError';
  readonly code: RoutingErrorCode;
  readonly [BRAND] = true;

  constructor(code: RoutingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Tells a {@link RoutingError}, one of another copy of this package included. */
export function isRoutingError(value: unknown): value is RoutingError {
  return typeof value === 'object' && value !== null && BRAND in value;
}
