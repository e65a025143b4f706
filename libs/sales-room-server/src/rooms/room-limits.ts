/** How far a room may grow. */
export interface RoomLimits {
  /** People that a room knows, gone ones included. */
  attendeesPerRoom: number;
  /** Chat messages that a room keeps. */
  messagesPerRoom: number;
  /** Appointments that the server keeps. */
  appointments: number;
}

/** What holds for a server that sets nothing else. */
export const DEFAULT_ROOM_LIMITS: RoomLimits = { attendeesPerRoom: 2_000, messagesPerRoom: 20_000, appointments: 10_000 };
