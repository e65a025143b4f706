import { describe, expect, it } from 'vitest';
import type { PresentationSummary } from '@vitrine/sales-room-protocol';
import { groupOf, groupPresentations, stateOf } from './appointment-groups.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const at = (hours: number): string => new Date(NOW + hours * 3_600_000).toISOString();
const dates = (
  status: PresentationSummary['appointment']['status'],
  accessibleFrom: string | null = null,
  accessibleTo: string | null = null,
) => ({ status, accessibleFrom, accessibleTo });

describe('an appointment', () => {
  it.each([
    ['that has begun runs, whenever it was to', dates('started', at(-50), at(-48)), 'running', 'today'],
    ['that is locked runs', dates('locked'), 'running', 'today'],
    ['that was ended is past, also today', dates('ended', at(-2), at(2)), 'ended', 'past'],
    ['whose time has passed is past', dates('not-started', at(-3), at(-1)), 'ended', 'past'],
    ['whose time passes at this moment is past', dates('not-started', at(-3), at(0)), 'ended', 'past'],
    ['later today is of today', dates('not-started', at(5), at(6)), 'coming', 'today'],
    ['that is open now is of today', dates('not-started', at(-30), at(1)), 'open', 'today'],
    ['of tomorrow is coming', dates('not-started', at(24), at(25)), 'coming', 'coming'],
    ['without a date is open', dates('not-started'), 'open', 'open'],
    ['that is open until a moment is of today', dates('not-started', null, at(40)), 'open', 'today'],
  ] as const)('%s', (_what, appointment, state, group) => {
    expect([stateOf(appointment, NOW), groupOf(appointment, NOW, 'Europe/Berlin')]).toEqual([state, group]);
  });

  it('is of today by the viewer’s own clock', () => {
    const late = dates('not-started', '2026-05-04T23:00:00Z', '2026-05-04T23:30:00Z');
    expect(groupOf(late, NOW, 'UTC')).toBe('today');
    expect(groupOf(late, NOW, 'Europe/Berlin')).toBe('coming');
  });
});

it('a list begins with what comes next, and ends with what was over first; empty parts are left out', () => {
  const summary = (id: string, appointment: ReturnType<typeof dates>) =>
    ({ id, appointment: { ...appointment, endedAt: null }, updatedAt: at(0) }) as PresentationSummary;
  const groups = groupPresentations(
    [
      summary('last week', dates('ended', at(-170), at(-168))),
      summary('tonight', dates('not-started', at(8), at(9))),
      summary('yesterday', dates('ended', at(-26), at(-24))),
      summary('at noon', dates('not-started', at(2), at(3))),
    ],
    NOW,
    'Europe/Berlin',
  );
  expect(groups.map(({ group, presentations }) => [group, presentations.map(({ id }) => id)])).toEqual([
    ['today', ['at noon', 'tonight']],
    ['past', ['yesterday', 'last week']],
  ]);
});
