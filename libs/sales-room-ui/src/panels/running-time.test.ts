import { describe, expect, it } from 'vitest';
import { room } from '../testing/room-snapshot.ts';
import { clockText, runningTime } from './running-time.ts';

const of = (changes: Partial<ReturnType<typeof room>['appointment']>, now: string) =>
  runningTime({ ...room().appointment, ...changes }, Date.parse(now));
const MINUTE = 60_000;

describe('the time of a presentation', () => {
  it('runs from its start, and stands with its end', () => {
    const startedAt = '2026-05-04T16:00:00Z';
    expect(of({ startedAt }, '2026-05-04T16:12:00Z').elapsedMs).toBe(12 * MINUTE);
    expect(of({ startedAt, endedAt: '2026-05-04T16:30:00Z' }, '2026-05-04T18:00:00Z').elapsedMs).toBe(30 * MINUTE);
  });

  it('is nothing before the start, and for a clock that is behind that of the server', () => {
    expect(of({}, '2026-05-04T16:00:00Z').elapsedMs).toBe(0);
    expect(of({ startedAt: '2026-05-04T16:00:00Z' }, '2026-05-04T15:59:00Z').elapsedMs).toBe(0);
  });

  it.each([
    ['2026-05-04T16:00:00Z', '2026-05-04T16:45:00Z', 45 * MINUTE],
    [null, '2026-05-04T16:45:00Z', null],
    ['2026-05-04T16:00:00Z', null, null],
    ['2026-05-04T16:45:00Z', '2026-05-04T16:00:00Z', null],
  ])('was planned where both its ends are known: %s to %s', (accessibleFrom, accessibleTo, plannedMs) =>
    expect(of({ accessibleFrom, accessibleTo }, '2026-05-04T16:00:00Z').plannedMs).toBe(plannedMs),
  );
});

it.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [7 * MINUTE + 5_000, '7:05'],
  [67 * MINUTE + 5_000, '1:07:05'],
  [600 * MINUTE, '10:00:00'],
])('%i milliseconds are shown as %s', (milliseconds, text) => expect(clockText(milliseconds)).toBe(text));
