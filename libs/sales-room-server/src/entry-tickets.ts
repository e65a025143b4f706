import { newSecret } from './identifiers.ts';
import type { ViewerSession } from './room-host.ts';

/** Whom a ticket lets in. */
export interface EntryTicket {
  readonly appointmentId: string;
  /** Hash of the attendee's key. */
  readonly keyHash: string;
  /** Their session at the store, which joining may have made. */
  readonly session: ViewerSession;
}

/**
 * Proves somebody who has just joined on a socket that was open before: its handshake brought the cookies of that time. A
 * ticket is good once, at this server, for some seconds; without one, a new socket's cookies prove them.
 */
export interface EntryTickets {
  issue(entry: EntryTicket): string;
  /** What the ticket says, once; undefined where it isn't known, is too old or is for another room. */
  take(ticket: string, appointmentId: string): EntryTicket | undefined;
}

/** Who joined goes in at once; a slow line has this long. */
const TICKET_MS = 30_000;
/** Tickets that nobody has used yet; the oldest go first. */
const MOST_TICKETS = 5_000;

/** No tickets yet. `now` gives milliseconds. */
export function createEntryTickets(now: () => number = () => performance.now()): EntryTickets {
  const tickets = new Map<string, EntryTicket & { until: number }>();
  const forgetOld = (): void => {
    for (const [ticket, { until }] of tickets) {
      if (until > now() && tickets.size < MOST_TICKETS) return;
      tickets.delete(ticket);
    }
  };
  return {
    issue(entry) {
      forgetOld();
      const ticket = newSecret();
      tickets.set(ticket, { ...entry, until: now() + TICKET_MS });
      return ticket;
    },
    take(ticket, appointmentId) {
      const entry = tickets.get(ticket);
      tickets.delete(ticket);
      return entry === undefined || entry.until <= now() || entry.appointmentId !== appointmentId ? undefined : entry;
    },
  };
}
