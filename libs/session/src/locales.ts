import { findLocale, localePrefix, SHOP_LOCALES, type ShopLocaleCode } from '@vitrine/routing';

/** Codes of the shop's locales. */
export type LocaleCode = ShopLocaleCode;

/** Codes of all of the shop's locales, in order of preference. */
export const localeCodes = (): readonly LocaleCode[] => SHOP_LOCALES.locales.map(({ code }) => code).filter(isLocaleCode);

export const defaultLocale = (): LocaleCode => SHOP_LOCALES.defaultLocale.code as LocaleCode;

/** What stands before the paths of a locale; before those of the default one nothing does. */
export function prefixOf(code: LocaleCode): string {
  const locale = findLocale(code);
  return locale ? localePrefix(locale) : '';
}

/** Whether a text is the code of one of the shop's locales, letter for letter. */
export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && findLocale(value)?.code === value;
}

/** The locale that an address is in, by its first segment without regard to case; a router's data request (`/de-DE.data`) counts like its page. */
export function localeOfPath(pathname: string): LocaleCode {
  const code = findLocale(pathname.split('/', 2)[1]?.replace(/\.data$/, ''))?.code;
  return isLocaleCode(code) && prefixOf(code) ? code : defaultLocale();
}
