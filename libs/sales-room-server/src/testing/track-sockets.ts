import { afterEach } from 'vitest';
import type { RoomSocket } from './room-socket.ts';

/** Keeps the sockets that a test opens, and closes them after it. */
export function trackSockets(): (socket: RoomSocket) => RoomSocket {
  const open: RoomSocket[] = [];
  afterEach(() => {
    for (const socket of open.splice(0)) socket.close();
  });
  return (socket) => {
    open.push(socket);
    return socket;
  };
}
