const BRAND = 'vitrine.EngineError';

/** An engine that tests need is missing or doesn't start. The message says what to do. */
export class EngineError extends Error {
  readonly brand = BRAND;
  readonly code: 'missing' | 'not-started';

  constructor(code: 'missing' | 'not-started', message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'EngineError';
    this.code = code;
  }
}

/** Whether a value is an {@link EngineError}, of whichever copy of this package. */
export function isEngineError(value: unknown): value is EngineError {
  return typeof value === 'object' && value !== null && (value as { brand?: unknown }).brand === BRAND;
}
