import type { RoomLog } from '@vitrine/sales-room-client';

/** Where a page keeps the log of its room, for support and for tests that failed: a function, found by this symbol. */
const ROOM_LOG = Symbol.for('vitrine.room-log');

/** Lets whoever helps ask the page for the redacted log of its room. Gives a function that takes it away. */
export function publishRoomLog(log: () => RoomLog): () => void {
  const host = globalThis as { [ROOM_LOG]?: () => RoomLog };
  host[ROOM_LOG] = log;
  return () => {
    if (host[ROOM_LOG] === log) delete host[ROOM_LOG];
  };
}
