import type { NotificationName, NotificationPayload } from '@vitrine/sales-room-protocol';
import type { PreparedTransport } from '../media/prepared-transports.ts';
import type { ViewerSession } from '../room-host.ts';
import type { Viewer } from '../rooms/views.ts';

/** Why the server ends a connection. */
export type CloseReason = NotificationPayload<'session.closed'>['reason'];

/** A person's socket in a room. `role` and `ownVote` follow what happens to the attendee. */
export interface Connection extends Viewer {
  readonly appointmentId: string;
  readonly isPreview: boolean;
  /** Tells this socket from others of the same person, at whichever server. */
  readonly id: string;
  /** Number of the last change that it was told of. */
  seq: number;
  /** At the store. It follows the attendee's calls, since a sign-in in another tab makes another one. */
  session: ViewerSession;
  /** Hash of the guide's sign-in that opened it. */
  readonly guideSessionHash: string | null;
  /** The transport that its owner made ready before the door. */
  prepared(): PreparedTransport | undefined;
  send<Name extends NotificationName>(seq: number | null, name: Name, payload: NotificationPayload<Name>): void;
  close(reason: CloseReason): void;
}

/** Who is connected to this process. */
export interface Connections {
  add(connection: Connection): void;
  /** Whether it was still there. */
  remove(connection: Connection): boolean;
  ofRoom(appointmentId: string): readonly Connection[];
  ofAttendee(attendeeId: string): Connection | undefined;
  all(): readonly Connection[];
  rooms(): string[];
  count(): number;
}

/** An empty registry. */
export function createConnections(): Connections {
  const rooms = new Map<string, Set<Connection>>();
  const attendees = new Map<string, Connection>();
  return {
    add(connection) {
      const room = rooms.get(connection.appointmentId) ?? new Set();
      rooms.set(connection.appointmentId, room.add(connection));
      if (connection.attendeeId !== null) attendees.set(connection.attendeeId, connection);
    },
    remove(connection) {
      const room = rooms.get(connection.appointmentId);
      if (room === undefined || !room.delete(connection)) return false;
      if (room.size === 0) rooms.delete(connection.appointmentId);
      if (connection.attendeeId !== null && attendees.get(connection.attendeeId) === connection) attendees.delete(connection.attendeeId);
      return true;
    },
    ofRoom: (appointmentId) => [...(rooms.get(appointmentId) ?? [])],
    ofAttendee: (attendeeId) => attendees.get(attendeeId),
    all: () => [...rooms.values()].flatMap((room) => [...room]),
    rooms: () => [...rooms.keys()],
    count: () => [...rooms.values()].reduce((sum, room) => sum + room.size, 0),
  };
}
