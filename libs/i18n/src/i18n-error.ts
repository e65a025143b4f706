export type I18nErrorCode =
  'missing-message' | 'missing-parameter' | 'provider-missing' | 'unknown-locale' | 'unknown-area' | 'invalid-catalogue';

const BRAND = Symbol.for('@vitrine/i18n/I18nError');

/** A text, its parameter or its language is missing: a fault of the program. What a text lacks is thrown in development and tests alone. */
export class I18nError extends Error {
  override readonly name = 'I18nError';
  readonly code: I18nErrorCode;
  readonly [BRAND] = true;

  constructor(code: I18nErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Tells an {@link I18nError}, one of another copy of this package included. */
export function isI18nError(value: unknown): value is I18nError {
  return typeof value === 'object' && value !== null && BRAND in value;
}
