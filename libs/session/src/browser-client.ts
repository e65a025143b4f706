import { firstWritesInTurn } from './first-write.ts';
import type { LocaleCode } from './locales.ts';

/** Path of the relay: what a browser calls instead of the Store API. */
export const RELAY_PATH = '/store-api';
/** Names the locale of the page that makes a call, so that a context minted for it gets the domain's currency and language. */
export const LOCALE_HEADER = 'x-vitrine-locale';

/** What the Store API client of a browser is made from: no access key and no token, the relay adds both. */
export interface BrowserClientOptions {
  readonly endpoint: string;
  readonly relay: true;
  readonly headers: Record<string, string>;
  /**
   * The browser's own; a newcomer's first writes are sent one after the other, and those who keep the user current are
   * told when an answer says that they may be somebody else by now.
   */
  readonly fetch: typeof globalThis.fetch;
}

/** Options for a browser's Store API client. @param locale The page's locale. */
export function browserClientOptions(locale: LocaleCode): BrowserClientOptions {
  forgetOldVisit();
  return { endpoint: RELAY_PATH, relay: true, headers: { [LOCALE_HEADER]: locale }, fetch: firstWritesInTurn };
}

/** Browsers that were here before keep an id in their storage that led to their session once. */
function forgetOldVisit(): void {
  try {
    localStorage.removeItem('vitrine-visit');
  } catch {
    // Storage that is closed holds nothing.
  }
}
