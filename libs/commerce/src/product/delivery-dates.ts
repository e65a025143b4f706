import type { Cart, DeliveryTime } from '@vitrine/store-api-client';

/** Days between which something arrives, each as a moment around its noon, in ms since 1970. */
export interface DeliveryDates {
  readonly from: number;
  readonly to: number;
}

/** From when on a delivery is reckoned. */
export interface DeliveryStart {
  /** ms since 1970. */
  readonly now: number;
  /** Whose days they are. */
  readonly timeZone: string;
  /** Time of day from which on an order leaves a day later, as `14:00`. Anything else is no such time. */
  readonly cutOff?: string | undefined;
  /** Days until the goods are there. */
  readonly waitDays?: number | undefined;
}

type Span = Pick<DeliveryTime, 'min' | 'max' | 'unit'>;

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const MONTHS: Readonly<Record<string, number>> = { month: 1, year: 12 };
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7 };

/** Reading a clock costs more than adding days. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  clocks.set(timeZone, clock);
  return clock;
}

interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** Since midnight. */
  readonly minutes: number;
}

function localTime(moment: number, timeZone: string): LocalTime {
  const parts = clockOf(timeZone).formatToParts(moment);
  const read = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month') - 1, day: read('day'), minutes: read('hour') * 60 + read('minute') };
}

/** Noon stays within its day when clocks are put forward or back before a day that is added. */
const noonOf = (moment: number, timeZone: string): number => moment + (720 - localTime(moment, timeZone).minutes) * MINUTE_MS;

/** The same day some months on, or the last one of a shorter month. */
function monthsAfter(noon: number, months: number, timeZone: string): number {
  const { year, month, day } = localTime(noon, timeZone);
  const last = new Date(Date.UTC(year, month + months + 1, 0)).getUTCDate();
  return noon + Date.UTC(year, month + months, Math.min(day, last)) - Date.UTC(year, month, day);
}

/** Whether the day's parcels have gone. */
function isAfter(moment: number, cutOff: string | undefined, timeZone: string): boolean {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(cutOff ?? '') ?? [];
  return hours !== undefined && localTime(moment, timeZone).minutes >= Number(hours) * 60 + Number(minutes);
}

/**
 * The days between which something arrives that takes a span of time, reckoned as the store does it for a cart: in whole days of the calendar.
 * Undefined where the store gives no span.
 */
export function deliveryDates(
  span: Span | null | undefined,
  { now, timeZone, cutOff, waitDays = 0 }: DeliveryStart,
): DeliveryDates | undefined {
  if (!span || !Number.isFinite(now) || !(span.max > 0) || !(span.min >= 0) || span.min > span.max) return undefined;
  const { min, max, unit } = span;
  const start = now + (waitDays + (isAfter(now, cutOff, timeZone) ? 1 : 0)) * DAY_MS;
  if (unit === 'hour') return { from: noonOf(start + min * HOUR_MS, timeZone), to: noonOf(start + max * HOUR_MS, timeZone) };
  const noon = noonOf(start, timeZone);
  const months = MONTHS[unit];
  if (months !== undefined) return { from: monthsAfter(noon, min * months, timeZone), to: monthsAfter(noon, max * months, timeZone) };
  const days = DAYS[unit];
  return days === undefined ? undefined : { from: noon + min * days * DAY_MS, to: noon + max * days * DAY_MS };
}

/**
 * The days between which a whole cart arrives by a way to ship: when the last of its goods does. Goods have a delivery time of their own, or
 * that of the way. Undefined where anybody's is not known.
 */
export function cartDeliveryDates(
  cart: Pick<Cart, 'lineItems'>,
  way: Span | null | undefined,
  start: DeliveryStart,
): DeliveryDates | undefined {
  const goods = cart.lineItems.flatMap(({ deliveryInformation, quantity }) =>
    deliveryInformation ? [{ ...deliveryInformation, quantity }] : [],
  );
  if (goods.length === 0) return deliveryDates(way, start);
  const dates = goods.map(({ deliveryTime, restockTime, stock, quantity }) => {
    const isThere = (stock ?? quantity) >= quantity;
    // Nobody knows when it is back.
    if (!isThere && !restockTime) return undefined;
    return deliveryDates(deliveryTime ?? way, { ...start, waitDays: isThere ? 0 : (restockTime ?? 0) });
  });
  const known = dates.filter((date) => date !== undefined);
  if (known.length < dates.length) return undefined;
  return { from: Math.max(...known.map(({ from }) => from)), to: Math.max(...known.map(({ to }) => to)) };
}
