import { describe, expect, it } from 'vitest';
import { momentText, relativeText, relativeTextHolds, toTime } from './moment-text.ts';

const TIME = Date.UTC(2026, 2, 9, 13, 5);
const [SECOND, MINUTE, HOUR, DAY] = [1_000, 60_000, 3_600_000, 86_400_000];
const text = (options: Partial<Parameters<typeof momentText>[2]>, end?: number) =>
  momentText(TIME, end, { locale: 'en-US', timeZone: 'UTC', format: 'date-time', length: 'medium', isTimeZoneShown: false, ...options });

describe('a point in time', () => {
  it('may be a date, milliseconds or ISO 8601', () => {
    const iso = '2026-03-09T13:05:00.000Z';
    expect([toTime(new Date(iso)), toTime(TIME), toTime(iso)]).toEqual([TIME, TIME, TIME]);
    expect(toTime('tomorrow')).toBeNaN();
  });

  it.each([
    [{ format: 'date' }, 'Mar 9, 2026'],
    [{ format: 'time' }, '1:05 PM'],
    [{ format: 'date-time' }, 'Mar 9, 2026, 1:05 PM'],
    [{ format: 'date', length: 'short' }, '3/9/26'],
    [{ format: 'date', length: 'full' }, 'Monday, March 9, 2026'],
    [{ format: 'date-time', locale: 'de-DE' }, '09.03.2026, 13:05'],
    [{ format: 'time', timeZone: 'Europe/Berlin', locale: 'de-DE' }, '14:05'],
    [{ format: 'date', isTimeZoneShown: true }, 'Mar 9, 2026'],
    [{ format: 'time', isTimeZoneShown: true }, '1:05 PM UTC'],
    [{ format: 'date-time', isTimeZoneShown: true }, 'Mar 9, 2026, 1:05 PM UTC'],
    [{ format: 'date-time', isTimeZoneShown: true, length: 'short' }, '3/9/26, 1:05 PM UTC'],
    [{ format: 'date-time', isTimeZoneShown: true, length: 'long' }, 'March 9, 2026 at 1:05 PM UTC'],
    [{ format: 'date-time', isTimeZoneShown: true, length: 'full' }, 'Monday, March 9, 2026 at 1:05 PM UTC'],
  ] as const)('written with %o reads %s', (options, expected) =>
    // Engines write a plain space or one that does not break.
    expect(text(options).replaceAll('\u00a0', ' ')).toBe(expected),
  );

  it('to another names the shared part once, with spaces that are the same everywhere', () => {
    const range = text({ format: 'date-time' }, TIME + HOUR);
    expect(range).toMatch(/^Mar 9, 2026, 1:05\D+2:05\sPM$/);
    expect(range).not.toMatch(/[\u2009\u202f]/);
  });
});

describe('a distance in time', () => {
  it.each([
    [0, 'now'],
    [-59_999, 'now'],
    [59_999, 'now'],
    [-MINUTE, '1 minute ago'],
    [MINUTE, 'in 1 minute'],
    [-(HOUR - 1), '59 minutes ago'],
    [-HOUR, '1 hour ago'],
    [2 * HOUR + 59 * MINUTE, 'in 2 hours'],
    [-(DAY - 1), '23 hours ago'],
    [-DAY, 'yesterday'],
    [DAY, 'tomorrow'],
    [-3 * DAY, '3 days ago'],
    [-(7 * DAY - 1), '6 days ago'],
    [-7 * DAY, 'last week'],
    [-30 * DAY, '4 weeks ago'],
    [-31 * DAY, 'last month'],
    [-365 * DAY, '11 months ago'],
    [-366 * DAY, 'last year'],
    [731 * DAY, 'in 2 years'],
  ])('of %i ms reads %s', (distance, expected) => expect(relativeText(TIME + distance, TIME, 'en-US')).toBe(expected));

  it.each([
    [0, MINUTE],
    [-20 * SECOND, 40 * SECOND],
    [-59_500, SECOND],
    [20 * SECOND, 20 * SECOND + 1],
    [MINUTE, SECOND],
    [90 * SECOND, 30 * SECOND + 1],
    [-(HOUR - 1), SECOND],
    [-HOUR, HOUR],
    [-(HOUR + 10 * MINUTE), 50 * MINUTE],
    [HOUR + 10 * MINUTE, 10 * MINUTE + 1],
    [-40 * DAY - HOUR / 2, HOUR / 2],
  ])('of %i ms reads the same for %i ms', (distance, expected) => expect(relativeTextHolds(TIME + distance, TIME)).toBe(expected));

  it.each([-90_000, -20_000, 20_000, 90_000, 3_700_000, -5_000_000])('of %i ms never reads differently before that', (distance) => {
    const holds = relativeTextHolds(TIME + distance, TIME);
    const now = relativeText(TIME + distance, TIME, 'en-US');
    if (holds > SECOND) expect(relativeText(TIME + distance, TIME + holds - 2, 'en-US')).toBe(now);
  });
});
