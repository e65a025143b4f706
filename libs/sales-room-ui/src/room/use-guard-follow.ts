import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { EntryScreen } from '@vitrine/sales-room-protocol';
import { closedAtom, roomAtom } from './room-atoms.ts';

/** Reasons to be put out that are told on the page itself: asking the guards again would bring one back at once. */
const SHOWN_HERE = new Set(['replaced', 'left', 'draining']);

/**
 * Asks the guards again whenever the room says that the visitor now belongs to another screen: the start, being let in or
 * shown out, the end of a sign-in. The guards decide where to.
 * @param screen The screen that the page was drawn for.
 */
export function useGuardFollow(screen: EntryScreen): void {
  const room = useAtomValue(roomAtom);
  const closed = useAtomValue(closedAtom);
  const { revalidate, state } = useRevalidator();
  const asked = useRef<string | null>(null);
  const place = room === null ? null : `${room.self.role}:${room.appointment.status}:${room.self.status}`;
  const isElsewhere = room !== null && !fits(screen, room.self.role, room.appointment.status, room.self.status);
  const reason = closed !== null && !SHOWN_HERE.has(closed.reason) ? `closed:${closed.reason}` : isElsewhere ? place : null;
  useEffect(() => {
    if (reason === null) {
      asked.current = null;
      return;
    }
    if (asked.current === reason || state !== 'idle') return;
    asked.current = reason;
    void revalidate();
  }, [reason, state, revalidate]);
}

/** Whether a viewer of this role and status may stay on a screen. */
export function fits(screen: EntryScreen, role: string, status: string, attendeeStatus: string | null): boolean {
  if (role === 'client-blocked') return screen === 'denied';
  switch (screen) {
    case 'waiting':
      if (status === 'ended') return false;
      return status === 'not-started' || role === 'client-waiting';
    case 'room':
      return role === 'client' || role === 'guide' || role === 'guide-preview';
    case 'prejoin':
      return status === 'started' || status === 'locked';
    default:
      return attendeeStatus !== 'blocked';
  }
}
