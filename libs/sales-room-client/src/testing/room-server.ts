import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
// eslint-disable-next-line workspace/vendor-owner -- the tests speak to a real Socket.IO server on loopback; no code that ships does
import { Server } from 'socket.io';
import {
  COMMAND_EVENT,
  type CommandEnvelope,
  HEARTBEAT_MS,
  NOTIFICATION_EVENT,
  REALTIME_PATH,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import { createRoomScript, type RoomScript } from './room-script.ts';

export { Refusal } from './room-script.ts';

/** A room server of the protocol on loopback, with one viewer and without a store. */
export interface RoomServer extends RoomScript {
  readonly origin: string;
  /** Is called for each new socket, before anything it sends. */
  onSocket: ((emit: (message: unknown) => void) => void) | undefined;
  close(): Promise<void>;
}

/** Starts a server whose viewer sees `room`. */
export async function startRoomServer(room: RoomSnapshot, options: { transports?: ('polling' | 'websocket')[] } = {}): Promise<RoomServer> {
  const http = createServer();
  const io = new Server(http, {
    path: REALTIME_PATH,
    serveClient: false,
    transports: options.transports ?? ['websocket'],
    pingInterval: HEARTBEAT_MS,
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const host = createRoomScript(room);
  const server: RoomServer = Object.assign(host.script, {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    onSocket: undefined,
    close: async () => {
      await io.close();
    },
  });
  io.use((_socket, next) => {
    if (server.refuses === undefined) next();
    else next(Object.assign(new Error('refused'), { data: { code: server.refuses, detail: 'Refused by the test.' } }));
  });
  io.on('connection', (socket) => {
    const connection = { send: (message: unknown) => void socket.emit(NOTIFICATION_EVENT, message), drop: () => void socket.conn.close() };
    host.connect(connection);
    server.onSocket?.(connection.send);
    socket.on('disconnect', () => host.disconnect(connection));
    socket.on(
      COMMAND_EVENT,
      (command: CommandEnvelope, acknowledge: (answer: unknown) => void) => void host.receive(connection, command, acknowledge),
    );
  });
  return server;
}
