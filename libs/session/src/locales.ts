/** The shop's locales. */
export type LocaleCode = 'en-US' | 'en-GB' | 'de-DE';

/** Each locale with the prefix of its addresses; the default one has none. */
export const LOCALE_PREFIXES: Readonly<Record<LocaleCode, string>> = { 'en-US': '', 'en-GB': '/en-GB', 'de-DE': '/de-DE' };

export const DEFAULT_LOCALE: LocaleCode = 'en-US';

/** Whether a text is the code of one of the shop's locales, letter for letter. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(LOCALE_PREFIXES, value);
}

/** The locale that an address is in, by its first segment without regard to case. */
export function localeOfPath(pathname: string): LocaleCode {
  const first = pathname.split('/', 2)[1]?.replace(/\.data$/, '').toLowerCase();
  for (const [code, prefix] of Object.entries(LOCALE_PREFIXES)) {
    if (prefix && prefix.slice(1).toLowerCase() === first && isLocaleCode(code)) return code;
  }
  return DEFAULT_LOCALE;
}
