import type { RoomAppointment } from '@vitrine/sales-room-protocol';

/** How long a presentation runs, in milliseconds, and how long it was to run; null where nobody has said. */
export interface RunningTime {
  elapsedMs: number;
  plannedMs: number | null;
}

/** What an appointment says of its time at a moment; nothing has elapsed before its start, or by a clock that is slow. */
export function runningTime({ startedAt, endedAt, accessibleFrom, accessibleTo }: RoomAppointment, now: number): RunningTime {
  const until = endedAt === null ? now : Date.parse(endedAt);
  const planned = accessibleFrom === null || accessibleTo === null ? 0 : Date.parse(accessibleTo) - Date.parse(accessibleFrom);
  return {
    elapsedMs: startedAt === null ? 0 : Math.max(0, until - Date.parse(startedAt)),
    plannedMs: planned > 0 ? planned : null,
  };
}

/** A span as a clock shows it: `7:05`, `1:07:05`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
