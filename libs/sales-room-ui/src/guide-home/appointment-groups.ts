import type { PresentationSummary } from '@vitrine/sales-room-protocol';

/** The parts of a guide's list, in their order. */
export const APPOINTMENT_GROUPS = ['today', 'coming', 'open', 'past'] as const;
/** One of {@link APPOINTMENT_GROUPS}. */
export type AppointmentGroup = (typeof APPOINTMENT_GROUPS)[number];

type Appointment = PresentationSummary['appointment'];
type Dates = Pick<Appointment, 'status' | 'accessibleFrom' | 'accessibleTo'>;

/** What a badge says of an appointment. */
export type AppointmentState = 'running' | 'coming' | 'open' | 'ended';

/** Where an appointment stands at a moment. One whose time has passed has ended, whether or not anybody came. */
export function stateOf({ status, accessibleFrom, accessibleTo }: Dates, now: number): AppointmentState {
  if (status === 'started' || status === 'locked') return 'running';
  if (status === 'ended' || (accessibleTo !== null && Date.parse(accessibleTo) <= now)) return 'ended';
  return accessibleFrom !== null && Date.parse(accessibleFrom) > now ? 'coming' : 'open';
}

/** The part of the list that an appointment belongs to, by the clock of `timeZone`. What runs is of today, whenever it began. */
export function groupOf(dates: Dates, now: number, timeZone: string): AppointmentGroup {
  const state = stateOf(dates, now);
  if (state === 'running') return 'today';
  if (state === 'ended') return 'past';
  const { accessibleFrom, accessibleTo } = dates;
  if (accessibleFrom === null) return accessibleTo === null ? 'open' : 'today';
  return state === 'open' || dayOf(Date.parse(accessibleFrom), timeZone) === dayOf(now, timeZone) ? 'today' : 'coming';
}

/** The presentations by the parts of the list: what comes next first, of what is over the latest. */
export function groupPresentations(
  presentations: readonly PresentationSummary[],
  now: number,
  timeZone: string,
): readonly { group: AppointmentGroup; presentations: readonly PresentationSummary[] }[] {
  return APPOINTMENT_GROUPS.map((group) => {
    const own = presentations.filter(({ appointment }) => groupOf(appointment, now, timeZone) === group);
    return { group, presentations: own.toSorted(group === 'past' ? (a, b) => order(b) - order(a) : (a, b) => order(a) - order(b)) };
  }).filter(({ presentations: own }) => own.length > 0);
}

function order({ appointment: { accessibleFrom, accessibleTo, endedAt }, updatedAt }: PresentationSummary): number {
  return Date.parse(accessibleFrom ?? endedAt ?? accessibleTo ?? updatedAt);
}

function dayOf(moment: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment);
}
