/** How far a room may grow. */
export interface RoomLimits {
  /**
   * People in a room: who is there, or was so lately. A tenth of the places is kept for those who were invited. As many who
   * are gone are remembered beside them.
   */
  attendeesPerRoom: number;
  /** Milliseconds in which somebody who joined has to come in; who hasn't is forgotten. */
  arriveWithinMs: number;
  /** Milliseconds for which a place is kept for somebody who is away. */
  keepPlaceMs: number;
  /** Chat messages that a room keeps. */
  messagesPerRoom: number;
  /** Chat messages that a client may write in a room. */
  messagesPerAttendee: number;
  /** Appointments that the server keeps. */
  appointments: number;
}

/** What holds for a server that sets nothing else. */
export const DEFAULT_ROOM_LIMITS: RoomLimits = {
  attendeesPerRoom: 2_000,
  arriveWithinMs: 60_000,
  keepPlaceMs: 600_000,
  messagesPerRoom: 20_000,
  messagesPerAttendee: 1_000,
  appointments: 10_000,
};
