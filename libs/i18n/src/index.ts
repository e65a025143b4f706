export type Locale = 'en-US' | 'en-GB' | 'de-DE';
export type MessageArea = 'common' | 'shop' | 'checkout' | 'account' | 'room' | 'guide';
/** Texts of some areas in one locale: plain data, fit for a loader's answer. */
export type Messages = { readonly [area in MessageArea]?: object };
export declare function loadMessages(locale: Locale, areas: readonly MessageArea[]): Promise<Messages>;
export declare function isLocale(value: unknown): value is Locale;

/** `t('shop.product.addToCart')`, `t('common.form.minLength', { min: 8 })`; keys and parameters are checked by the compiler. */
export type Translate = (key: string, params?: Record<string, string | number>) => string;
export interface Translator { readonly locale: Locale; readonly t: Translate; readonly has: (key: string) => boolean }
export declare function createTranslator(options: { locale: Locale; messages: Messages; fallbackMessages?: Messages; strict?: boolean }): Translator;

export interface Formatter {
  /** `currency` is an ISO code; without it the formatter's own. */
  price(amount: number, currency?: string): string;
  number(value: number, options?: Intl.NumberFormatOptions): string;
  percent(fraction: number): string;
  date(value: Date | string | number, style?: 'short' | 'medium' | 'long' | 'full'): string;
  time(value: Date | string | number): string;
  dateTime(value: Date | string | number): string;
  relativeTime(value: Date | string | number, now?: Date | string | number): string;
  list(items: readonly string[], type?: 'conjunction' | 'disjunction'): string;
}
export declare function createFormatter(options: { locale: Locale; currency?: string | undefined; timeZone?: string | undefined }): Formatter;
