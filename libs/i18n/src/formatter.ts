import type { Locale } from './locales.ts';

/** A moment: a date, an ISO 8601 text, or milliseconds since 1970. */
export type Moment = Date | string | number;

export type DateStyle = 'short' | 'medium' | 'long' | 'full';

/** Numbers, prices and dates as a locale writes them. What is no number or date is written as an empty text, never as `NaN`. */
export interface Formatter {
  readonly locale: Locale;
  readonly timeZone: string;
  /** `currency` is an ISO 4217 code; without it the formatter's own. */
  price: (amount: number, currency?: string) => string;
  number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** 0.19 is 19%. */
  percent: (fraction: number) => string;
  date: (value: Moment, style?: DateStyle) => string;
  /** A day near `now` with its weekday, such as `Tue, Nov 25`; with its year where that is another. */
  day: (value: Moment, now: Moment) => string;
  time: (value: Moment) => string;
  dateTime: (value: Moment, style?: DateStyle) => string;
  /** Relative to `now`. Give the server's `now` where the text is rendered twice, so that both renderings agree. */
  relativeTime: (value: Moment, now?: Moment) => string;
  list: (items: readonly string[], type?: 'conjunction' | 'disjunction') => string;
}

export interface FormatterOptions {
  locale: Locale;
  /** ISO 4217 code of the sales channel context's currency. */
  currency?: string | undefined;
  /** One zone for server and browser: `Europe/Berlin` unless given. */
  timeZone?: string | undefined;
}

const DEFAULT_TIME_ZONE = 'Europe/Berlin';

const CURRENCY = /^[A-Za-z]{3}$/;

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_556_952],
  ['month', 2_629_746],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/** A span in its largest unit, rounded: 3,599 seconds are an hour, not 60 minutes. */
function inLargestUnit(seconds: number): [number, Intl.RelativeTimeFormatUnit] {
  const span = Math.abs(seconds);
  // None of them for less than a second.
  const index = UNITS.findIndex(([, size]) => span >= size);
  const [unit, size] = UNITS[index] ?? ['second', 1];
  const [nextUnit, nextSize] = UNITS[index - 1] ?? [unit, Number.POSITIVE_INFINITY];
  const count = Math.round(span / size);
  return count * size >= nextSize ? [Math.sign(seconds), nextUnit] : [Math.sign(seconds) * count, unit];
}

/** Server and browser may have Unicode data of different years: the spaces around signs and day periods differ between them. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00A0\u2009\u202F]/g, ' ');
const withFixedSpaces = (text: string): string => text.replace(/[ \u2009\u202F]/g, '\u00A0');

function toDate(value: Moment): Date | undefined {
  const date = value instanceof Date ? value : new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Intl objects of each locale and time zone: a server makes a formatter for every page, and they cost more than what they write. */
const madeFor = new Map<string, Map<string, unknown>>();
const MOST_MADE = 200;

function madeIn(place: string): Map<string, unknown> {
  const known = madeFor.get(place);
  if (known !== undefined && known.size < MOST_MADE) return known;
  const made = new Map<string, unknown>();
  if (madeFor.size >= MOST_MADE) madeFor.clear();
  madeFor.set(place, made);
  return made;
}

/** Makes a formatter. Its Intl objects are made once, when first needed. */
export function createFormatter({ locale, currency, timeZone = DEFAULT_TIME_ZONE }: FormatterOptions): Formatter {
  const made = madeIn(`${locale} ${timeZone}`);
  const once = <T>(key: string, make: () => T): T => {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T;
  };
  const numberFormat = (options: Intl.NumberFormatOptions): Intl.NumberFormat =>
    once(`n${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale, options));
  const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    once(`d${JSON.stringify(options)}`, () => new Intl.DateTimeFormat(locale, { ...options, timeZone }));
  const write = (value: Moment, options: Intl.DateTimeFormatOptions): string => {
    const date = toDate(value);
    return date ? withPlainSpaces(dateFormat(options).format(date)) : '';
  };
  const number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    Number.isFinite(value) ? withFixedSpaces(numberFormat(options).format(value)) : '';

  return {
    locale,
    timeZone,
    number,
    price: (amount, code = currency) => {
      if (code === undefined || !CURRENCY.test(code)) return number(amount, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      return number(amount, { style: 'currency', currency: code });
    },
    percent: (fraction) => number(fraction, { style: 'percent', maximumFractionDigits: 2 }),
    date: (value, style = 'medium') => write(value, { dateStyle: style }),
    day: (value, now) => {
      const yearOf = (moment: Moment): string => write(moment, { year: 'numeric' });
      const year = yearOf(value) === yearOf(now) ? {} : ({ year: 'numeric' } as const);
      const text = write(value, { weekday: 'short', day: 'numeric', month: 'short', ...year });
      // Unicode data of some years has a comma here and others none: server and browser may differ.
      return locale === 'en-GB' ? text.replace(',', '') : text;
    },
    time: (value) => write(value, { timeStyle: 'short' }),
    dateTime: (value, style = 'medium') => write(value, { dateStyle: style, timeStyle: 'short' }),
    relativeTime: (value, now = Date.now()) => {
      const date = toDate(value);
      const base = toDate(now);
      if (!date || !base) return '';
      const seconds = Math.round((date.getTime() - base.getTime()) / 1_000);
      const [count, unit] = inLargestUnit(seconds);
      const format = once('r', () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
      return withPlainSpaces(format.format(count, unit));
    },
    list: (items, type = 'conjunction') => once(`l${type}`, () => new Intl.ListFormat(locale, { type })).format(items),
  };
}
