import { COOKIES, parseCookies } from '@vitrine/session';

/** What a visitor has said to being counted. Nothing said is a no that may be asked about. */
export type Consent = 'granted' | 'denied';

/** Somebody wants to decide anew. */
export const ASK_CONSENT_EVENT = 'vitrine:ask-consent';

/** Tells the browser's other pages that the visitor has decided. */
export const CONSENT_CHANNEL = 'vitrine-consent';

const isConsent = (value: string | undefined): value is Consent => value === 'granted' || value === 'denied';

/** What was said, from the text of `document.cookie`. */
export function readConsent(cookies: string): Consent | undefined {
  const value = parseCookies(cookies).get(COOKIES.consent.name);
  return isConsent(value) ? value : undefined;
}
