import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { cartDeliveryDates, deliveryDates } from './delivery-dates.ts';

const timeZone = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);
const TUESDAY = at('2026-11-24T09:00:00Z');
const day = (moment: number) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
const days = (dates: ReturnType<typeof deliveryDates>) => (dates === undefined ? undefined : `${day(dates.from)} ${day(dates.to)}`);
const span = (min: number, max: number, unit = 'day') => ({ min, max, unit });

describe('the days between which something arrives', () => {
  it.each([
    ['days', span(1, 3), {}, '2026-11-25 2026-11-27'],
    ['one day alone', span(2, 2), {}, '2026-11-26 2026-11-26'],
    ['the same day', span(0, 1), {}, '2026-11-24 2026-11-25'],
    ['weeks', span(2, 3, 'week'), {}, '2026-12-08 2026-12-15'],
    ['months, and the year after', span(1, 2, 'month'), {}, '2026-12-24 2027-01-24'],
    ['months that are shorter', span(1, 1, 'month'), { now: at('2027-01-31T12:00:00Z') }, '2027-02-28 2027-02-28'],
    ['years', span(1, 1, 'year'), {}, '2027-11-24 2027-11-24'],
    ['hours of the same day', span(1, 3, 'hour'), {}, '2026-11-24 2026-11-24'],
    ['hours past midnight', span(1, 3, 'hour'), { now: at('2026-11-24T22:30:00Z') }, '2026-11-25 2026-11-25'],
    ['the days of the shop, not those of the world’s clock', span(1, 1), { now: at('2026-11-24T23:30:00Z') }, '2026-11-26 2026-11-26'],
    ['the night in which clocks are put forward', span(1, 2), { now: at('2027-03-27T22:30:00Z') }, '2027-03-28 2027-03-29'],
    ['the night in which clocks are put back', span(1, 2), { now: at('2026-10-24T21:30:00Z') }, '2026-10-25 2026-10-26'],
    ['days after stock is back', span(1, 3), { waitDays: 7 }, '2026-12-02 2026-12-04'],
    ['an order before the day’s parcels go', span(1, 3), { cutOff: '10:01' }, '2026-11-25 2026-11-27'],
    ['an order after the day’s parcels have gone', span(1, 3), { cutOff: '10:00' }, '2026-11-26 2026-11-28'],
    ['a time of day that is none', span(1, 3), { cutOff: '25:00' }, '2026-11-25 2026-11-27'],
  ])('%s', (_what, time, start, expected) => {
    expect(days(deliveryDates(time, { now: TUESDAY, timeZone, ...start }))).toBe(expected);
  });

  it.each([
    ['no delivery time', null],
    ['none that is said in numbers', span(0, 0)],
    ['a unit that nobody knows', span(1, 3, 'moon')],
    ['an end before its beginning', span(3, 1)],
    ['what is no number', span(Number.NaN, Number.NaN)],
  ])('are not known of %s', (_what, time) => {
    expect(deliveryDates(time, { now: TUESDAY, timeZone })).toBeUndefined();
  });

  it('are not known where the day is not', () => {
    expect(deliveryDates(span(1, 3), { now: Number.NaN, timeZone })).toBeUndefined();
  });
});

describe('the days between which a cart arrives', () => {
  const cart = (...goods: object[]) =>
    ({ lineItems: goods.map((deliveryInformation) => ({ quantity: 2, deliveryInformation })) }) as unknown as Cart;
  const arrives = (of: Cart, way: ReturnType<typeof span> | null = span(1, 3)) =>
    days(cartDeliveryDates(of, way, { now: TUESDAY, timeZone }));

  it.each([
    ['by the way it is shipped', cart({ stock: 9 }), '2026-11-25 2026-11-27'],
    ['by the delivery time of its goods', cart({ stock: 9, deliveryTime: span(5, 8) }), '2026-11-29 2026-12-02'],
    ['when the last of its goods does', cart({ stock: 9 }, { stock: 9, deliveryTime: span(2, 3, 'week') }), '2026-12-08 2026-12-15'],
    ['after what is not in stock is back', cart({ stock: 1, restockTime: 7 }), '2026-12-02 2026-12-04'],
    ['on no known day where nobody knows when it is back', cart({ stock: 9 }, { stock: 1, restockTime: null }), undefined],
    ['by the way alone where nothing else is known', { lineItems: [{ quantity: 1 }] } as unknown as Cart, '2026-11-25 2026-11-27'],
  ])('%s', (_what, of, expected) => {
    expect(arrives(of)).toBe(expected);
  });

  it('on no known day where neither way nor goods have a time', () => {
    expect(arrives(cart({ stock: 9 }), null)).toBeUndefined();
  });
});
