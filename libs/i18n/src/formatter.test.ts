import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createFormatter, type Formatter } from './formatter.ts';

let english: Formatter;
let british: Formatter;
let german: Formatter;
beforeEach(() => {
  english = createFormatter({ locale: 'en-US', currency: 'USD' });
  british = createFormatter({ locale: 'en-GB', currency: 'GBP' });
  german = createFormatter({ locale: 'de-DE', currency: 'EUR' });
});
const MOMENT = '2026-03-05T22:30:00.000Z';

describe('a price', () => {
  it("is in the sales channel context's currency, as the locale writes it", () =>
    expect([english.price(1234.5), british.price(1234.5), german.price(1234.5)]).toEqual(['$1,234.50', '£1,234.50', '1.234,50\u00A0€']));
  it('may be in another', () => expect(german.price(10, 'USD')).toBe('10,00\u00A0$'));
  it('keeps the digits of its currency', () => expect(english.price(1200, 'JPY')).toBe('¥1,200'));
  it('may be negative: a discount', () => expect(english.price(-5)).toBe('-$5.00'));
  it.each([undefined, '', 'EURO', '€'])('is a number of two digits without a currency (%j)', (currency) =>
    expect([3, 3.456].map((amount) => createFormatter({ locale: 'de-DE' }).price(amount, currency))).toEqual(['3,00', '3,46']),
  );
});

describe('what is no number and no date', () => {
  it.each([Number.NaN, Number.POSITIVE_INFINITY])('is empty: %d', (value) =>
    expect([german.price(value), german.number(value), german.percent(value)]).toEqual(['', '', '']),
  );
  it('is empty: a broken date', () =>
    expect([german.date('soon'), german.time(Number.NaN), german.dateTime(''), german.relativeTime('soon')]).toEqual(['', '', '', '']));
});

describe('numbers', () => {
  it('are grouped', () => expect([english.number(12345.678), german.number(12345.678)]).toEqual(['12,345.678', '12.345,678']));
  it('may be a share', () => expect([english.percent(0.19), german.percent(0.077)]).toEqual(['19%', '7,7\u00A0%']));
  it('of a share have two decimal places at most', () => expect(english.percent(0.12345)).toBe('12.35%'));
});

describe('dates and times', () => {
  it('are medium unless said otherwise, and of one zone, wherever they are rendered', () => {
    expect([english.date(MOMENT), british.date(MOMENT), german.date(MOMENT)]).toEqual(['Mar 5, 2026', '5 Mar 2026', '05.03.2026']);
    expect([english.time(MOMENT), german.time(MOMENT)]).toEqual(['11:30 PM', '23:30']);
    expect(german.dateTime(new Date(MOMENT), 'long')).toBe('5. März 2026 um 23:30');
  });
  it('may be those of another zone', () =>
    expect(createFormatter({ locale: 'de-DE', timeZone: 'Asia/Tokyo' }).dateTime(Date.parse(MOMENT), 'short')).toBe('06.03.26, 07:30'));
  it('hold ordinary spaces alone: Unicode data of server and browser differ there', () =>
    expect(english.dateTime(MOMENT)).not.toMatch(/[\u00A0\u202F\u2009]/));
});

describe('a day that is near', () => {
  const now = '2026-11-25T12:00:00Z';
  it('has its weekday, and no year', () =>
    expect([english, british, german].map(({ day }) => day('2026-11-27T12:00:00Z', now))).toEqual([
      'Fri, Nov 27',
      'Fri 27 Nov',
      'Fr., 27. Nov.',
    ]));
  it('has no comma in British English, whatever a platform’s data say', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function () {
      return { format: () => 'Fri, 27 Nov' } as unknown as Intl.DateTimeFormat;
    });
    onTestFinished(() => made.mockRestore());
    const inZone = (locale: 'en-GB' | 'en-US') => createFormatter({ locale, timeZone: 'Asia/Kathmandu' }).day(now, now);
    expect([inZone('en-GB'), inZone('en-US')]).toEqual(['Fri 27 Nov', 'Fri, 27 Nov']);
  });
  it('of another year has that, too', () => expect(english.day('2027-01-04T12:00:00Z', now)).toBe('Mon, Jan 4, 2027'));
  it('is empty where it is no date', () => expect(english.day('no date', now)).toBe(''));
});

describe('relative times', () => {
  it.each([
    [MOMENT, 'now', 'jetzt'],
    ['2026-03-05T22:29:59Z', '1 second ago', 'vor 1 Sekunde'],
    ['2026-03-05T22:45:00Z', 'in 15 minutes', 'in 15 Minuten'],
    ['2026-03-05T20:10:00Z', '2 hours ago', 'vor 2 Stunden'],
    ['2026-03-06T22:30:00Z', 'tomorrow', 'morgen'],
    ['2026-02-19T22:30:00Z', '2 weeks ago', 'vor 2 Wochen'],
    ['2024-03-05T22:30:00Z', '2 years ago', 'vor 2 Jahren'],
    ['2026-03-05T23:29:59Z', 'in 1 hour', 'in 1 Stunde'],
    ['2026-03-05T22:30:59Z', 'in 59 seconds', 'in 59 Sekunden'],
    ['2026-03-05T22:31:00Z', 'in 1 minute', 'in 1 Minute'],
    ['2026-03-05T23:30:00Z', 'in 1 hour', 'in 1 Stunde'],
    ['2026-03-05T21:30:00Z', '1 hour ago', 'vor 1 Stunde'],
    ['2026-03-04T22:30:00Z', 'yesterday', 'gestern'],
    ['2026-03-12T22:30:00Z', 'next week', 'nächste Woche'],
    ['2026-04-05T08:59:06Z', 'next month', 'nächsten Monat'],
    ['2026-04-05T08:59:05Z', 'in 4 weeks', 'in 4 Wochen'],
    ['2027-03-06T04:19:12Z', 'next year', 'nächstes Jahr'],
    ['2026-08-31T12:00:00Z', 'in 6 months', 'in 6 Monaten'],
    [MOMENT, 'now', 'jetzt'],
  ])('%s is %s', (value, en, de) => expect([english.relativeTime(value, MOMENT), german.relativeTime(value, MOMENT)]).toEqual([en, de]));
});

it('lists are joined by the words of the locale', () => {
  expect(english.list(['a', 'b', 'c'])).toBe('a, b, and c');
  expect(british.list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(german.list(['a', 'b'], 'disjunction')).toBe('a oder b');
});

describe('what formats numbers', () => {
  /** How often the platform's formatter of numbers is made while something is done. */
  const madeBy = (act: () => void): number => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    onTestFinished(() => made.mockRestore());
    const before = made.mock.calls.length;
    act();
    return made.mock.calls.length - before;
  };
  const inZone = (timeZone: string) => createFormatter({ locale: 'en-US', timeZone });
  const writePrices = (zone: string, count: number) => {
    const { price } = inZone(zone);
    for (let index = 0; index < count; index += 1) price(1, `A${String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26))}`);
  };

  it('is made once for all pages of a locale and a time zone', () => {
    expect(madeBy(() => [1, 2].map((value) => inZone('Asia/Tokyo').number(value)))).toBe(1);
    expect(madeBy(() => inZone('Asia/Tokyo').number(3))).toBe(0);
  });
  it('is kept for 200 locales and time zones', async () => {
    vi.resetModules();
    const { createFormatter: create } = await import('./formatter.ts');
    const write = () => create({ locale: 'en-US', timeZone: 'Asia/Tokyo' }).number(1);
    const visit = (from: number, to: number) => {
      for (let index = from; index < to; index += 1) create({ locale: 'en-US', timeZone: `Zone/${index}` });
    };
    expect(madeBy(write)).toBe(1);
    visit(0, 199);
    expect(madeBy(write)).toBe(0);
    visit(199, 200);
    expect(madeBy(write)).toBe(1);
  });
  it.each([
    [199, 0],
    [200, 1],
  ])('is kept for the next page until there are 200 of them: after %d', (count, again) => {
    const zone = count === 200 ? 'Europe/Paris' : 'Europe/Rome';
    expect(madeBy(() => writePrices(zone, count))).toBe(count);
    expect(madeBy(() => inZone(zone).price(1, 'AAA'))).toBe(again);
  });
});
