/** Whom to examine, and what our apps want of it. */
export interface DoctorOptions {
  /** With `/store-api`. */
  endpoint: string;
  accessKey: string;
  /** Origin under which visitors see the shop. With it the domains are compared character for character. */
  origin?: string | undefined;
  /** Locales of the shop, the first one without prefix. Default en-US, en-GB, de-DE. */
  locales?: readonly string[] | undefined;
  /** An origin from which browsers call the store themselves, without a relay. Without it CORS does not matter. */
  browserOrigin?: string | undefined;
  /** A test customer, for what only customers see. They are signed in and out again. */
  customer?: { email: string; password: string } | undefined;
  /** Limit of each request in ms. Default 10,000. */
  timeoutMs?: number | undefined;
  /** Default: the global `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Default: this machine's clock, in ms. */
  now?: (() => number) | undefined;
}

export const DEFAULT_LOCALES = ['en-US', 'en-GB', 'de-DE'] as const;
