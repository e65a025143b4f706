import { findLocale, SHOP_LOCALES, type ShopLocaleCode } from '@vitrine/routing';

/** Codes of the shop's locales. */
export type LocaleCode = ShopLocaleCode;

const prefixOf = (code: string) => (code === SHOP_LOCALES.defaultLocale.code ? '' : `/${code}`);

/** Each locale with the prefix of its addresses; the default one has none. */
export const LOCALE_PREFIXES: Readonly<Record<LocaleCode, string>> = {
  'en-US': prefixOf('en-US'),
  'en-GB': prefixOf('en-GB'),
  'de-DE': prefixOf('de-DE'),
};

/** Codes of all of the shop's locales, in order of preference. */
export const LOCALE_CODES: readonly LocaleCode[] = SHOP_LOCALES.locales.map(({ code }) => code).filter(isLocaleCode);

export const DEFAULT_LOCALE: LocaleCode = isLocaleCode(SHOP_LOCALES.defaultLocale.code) ? SHOP_LOCALES.defaultLocale.code : 'en-US';

/** Whether a text is the code of one of the shop's locales, letter for letter. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(LOCALE_PREFIXES, value);
}

/** The locale that an address is in, by its first segment without regard to case; a router's data request (`/de-DE.data`) counts like its page. */
export function localeOfPath(pathname: string): LocaleCode {
  const code = findLocale(pathname.split('/', 2)[1]?.replace(/\.data$/, ''))?.code;
  return isLocaleCode(code) && LOCALE_PREFIXES[code] ? code : DEFAULT_LOCALE;
}
