import type { RoomEntry } from '@vitrine/sales-room-protocol';

/** What a page of the room is drawn from. */
export interface RoomPageData {
  /** Path of the presentation, as it stands in the address. */
  path: string;
  entry: RoomEntry;
  /** Name that this browser joined by last time; empty if none. */
  attendeeName: string;
  /** The server's time in milliseconds since 1970, so that server and browser write the same times. */
  now: number;
}
