import type { LocaleCode } from './locales.ts';
import { watchRefusals } from './user-refresh.ts';

/** Path of the relay: what a browser calls instead of the Store API. */
export const RELAY_PATH = '/store-api';
/** Names the locale of the page that makes a call, so that a context minted for it gets the domain's currency and language. */
export const LOCALE_HEADER = 'x-vitrine-locale';
/** Names the visit: concurrent first writes of one visitor, told by it, share one new session. */
export const VISIT_HEADER = 'x-vitrine-visit';

const VISIT_KEY = 'vitrine-visit';
let visitInMemory: string | undefined;

/** This browser's visit id, random, made at first use; of this page alone where storage is closed. */
function visitId(): string {
  try {
    const stored = localStorage.getItem(VISIT_KEY);
    if (stored) return stored;
    const made = randomId();
    localStorage.setItem(VISIT_KEY, made);
    // Two tabs may have written at once: what is stored now is what both read from here on.
    return localStorage.getItem(VISIT_KEY) ?? made;
  } catch {
    visitInMemory ??= randomId();
    return visitInMemory;
  }
}

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What the Store API client of a browser is made from: no access key and no token, the relay adds both. */
export interface BrowserClientOptions {
  readonly endpoint: string;
  readonly relay: true;
  readonly headers: Record<string, string>;
  /** The browser's own; it tells those who keep the user current when an answer says that they may be somebody else by now. */
  readonly fetch: typeof globalThis.fetch;
}

/** Options for a browser's Store API client. @param locale The page's locale. */
export function browserClientOptions(locale: LocaleCode): BrowserClientOptions {
  return { endpoint: RELAY_PATH, relay: true, headers: { [LOCALE_HEADER]: locale, [VISIT_HEADER]: visitId() }, fetch: watchRefusals };
}
