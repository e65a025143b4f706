import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Keeps what is connected to a server, upgraded or not. Gives a function that hangs up on all of them. */
export function trackSockets(server: Server): () => void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return () => open.forEach((socket) => socket.destroy());
}
