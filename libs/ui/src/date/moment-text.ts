export type DateFormat = 'date' | 'time' | 'date-time' | 'relative';
export type DateLength = 'short' | 'medium' | 'long' | 'full';

/** A point in time: a date, milliseconds since 1970, or ISO 8601. */
export type Moment = Date | number | string;

/** Milliseconds since 1970; NaN where it isn't a date. */
export function toTime(moment: Moment): number {
  return moment instanceof Date ? moment.getTime() : new Date(moment).getTime();
}

// Engines differ in the narrow spaces around units and day periods: the same page must read the same everywhere.
const evenSpaces = (text: string): string => text.replace(/[\u2009\u202f]/g, '\u00a0');

export interface MomentTextOptions {
  locale: string;
  timeZone: string;
  format: Exclude<DateFormat, 'relative'>;
  length: DateLength;
  isTimeZoneShown: boolean;
}

/** A point in time, or from one to another, in the locale's words and the given time zone. */
export function momentText(
  time: number,
  end: number | undefined,
  { locale, timeZone, format, length, isTimeZoneShown }: MomentTextOptions,
): string {
  const withTime = format !== 'date';
  // A time zone's name excludes the styles: the same fields spelled out.
  const options: Intl.DateTimeFormatOptions =
    isTimeZoneShown && withTime
      ? { ...(format === 'date-time' ? DATE_FIELDS[length] : {}), hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }
      : { ...(format === 'time' ? {} : { dateStyle: length }), ...(withTime ? { timeStyle: 'short' } : {}) };
  const writer = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  return evenSpaces(end === undefined ? writer.format(time) : writer.formatRange(time, end));
}

const DATE_FIELDS: Record<DateLength, Intl.DateTimeFormatOptions> = {
  short: { year: '2-digit', month: 'numeric', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
};

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From which distance on a unit is spoken of, largest first. */
const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365.25 * DAY],
  ['month', 30.4375 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', HOUR],
  ['minute', MINUTE],
];

/** How long ago or how soon, in the locale's words; "now" within a minute. */
export function relativeText(time: number, now: number, locale: string): string {
  const distance = time - now;
  const [unit, size] = UNITS.find(([, least]) => Math.abs(distance) >= least) ?? (['second', 0] as const);
  const amount = size === 0 ? 0 : Math.trunc(distance / size);
  return evenSpaces(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(amount, unit));
}

/** Milliseconds until a relative text can change: at most an hour, so that a sleeping page catches up. */
export function relativeTextHolds(time: number, now: number): number {
  const distance = Math.abs(time - now);
  const unit = distance < HOUR ? MINUTE : HOUR;
  const isPast = time <= now;
  const intoUnit = distance % unit;
  return Math.max(SECOND, isPast ? unit - intoUnit : intoUnit + 1);
}
