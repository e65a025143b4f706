import { createFormatter, createTranslator, type Formatter, loadMessages, type Locale, type Translate } from '@vitrine/i18n';

/** The shop's own texts and formats in a locale, so that a test finds what a person reads. */
export interface Texts {
  readonly t: Translate;
  readonly format: Formatter;
}

/** Currency of each locale's domain. */
export const CURRENCIES = { 'en-US': 'USD', 'en-GB': 'GBP', 'de-DE': 'EUR' } as const satisfies Record<Locale, string>;

export async function textsOf(locale: Locale): Promise<Texts> {
  const { t } = createTranslator({ locale, messages: await loadMessages(locale, ['common', 'shop', 'checkout', 'account']) });
  return { t, format: createFormatter({ locale, currency: CURRENCIES[locale] }) };
}

/** How a text with a link in it begins: the words before the link. */
export const beginOf = (text: string): RegExp => new RegExp(`^${(text.split('<', 1)[0] ?? text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);
