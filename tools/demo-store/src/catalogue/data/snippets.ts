import type { LocalizedText } from '../market-model.ts';

/** Texts of the shop's own storefront that the API gives to others, by key. */
export const SNIPPETS: Readonly<Record<string, LocalizedText>> = {
  'account.loginTitle': { 'en-US': 'Sign in', 'de-DE': 'Anmelden' },
  'account.logout': { 'en-US': 'Sign out', 'de-DE': 'Abmelden' },
  'checkout.cartTitle': { 'en-US': 'Cart', 'en-GB': 'Basket', 'de-DE': 'Warenkorb' },
  'checkout.confirmSubmit': { 'en-US': 'Submit order', 'de-DE': 'Zahlungspflichtig bestellen' },
  'checkoutConfirm.title': { 'en-US': 'Complete order', 'de-DE': 'Bestellung abschließen' },
  'cookie.groupRequired': { 'en-US': 'Technically required', 'de-DE': 'Technisch erforderlich' },
  'cookie.groupRequiredDescription': { 'en-US': 'The shop does not work without them.', 'de-DE': 'Ohne sie funktioniert der Shop nicht.' },
  'cookie.preference': { 'en-US': 'Cookie settings', 'de-DE': 'Cookie-Einstellungen' },
  'cookie.session': { 'en-US': 'Session', 'de-DE': 'Sitzung' },
  'general.homeLink': { 'en-US': 'Home', 'de-DE': 'Startseite' },
};
