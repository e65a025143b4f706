/** The locales that have texts. */
export const LOCALES = ['en-US', 'en-GB', 'de-DE'] as const;

export type Locale = (typeof LOCALES)[number];

/** The locale whose texts are the measure, and what a missing text falls back to. */
export const DEFAULT_LOCALE: Locale = 'en-US';

export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value);
}
