import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  CHANGES,
  COMMAND_EVENT,
  HEARTBEAT_MS,
  NOTIFICATION_EVENT,
  REALTIME_PATH,
  reduceRoom,
  type CommandEnvelope,
  type CommandInput,
  type CommandName,
  type CommandResult,
  type NotificationName,
  type NotificationPayload,
  type RoomErrorCode,
  type RoomNotification,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
// eslint-disable-next-line workspace/vendor-owner -- the tests speak to a real Socket.IO server on loopback; no code that ships does
import { Server, type Socket } from 'socket.io';
import { answers } from './room-answers.ts';

/** A handler's way to say no. */
export class Refusal {
  readonly code: RoomErrorCode;
  readonly retryAfterMs: number | undefined;

  constructor(code: RoomErrorCode, retryAfterMs?: number) {
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What a handler may do beside answering. */
export interface HandlerTools {
  server: RoomServer;
  commandId: string;
  /** Tells the sender something right after the answer, in the same breath. */
  thenNotify<Name extends NotificationName>(name: Name, payload: NotificationPayload<Name>): void;
  /** Breaks the connection, so that the answer is lost. */
  cut(): void;
}

/** Answers one command: a result, or a refusal. Changes are made by `tools.server`. */
export type Handler<Name extends CommandName> = (payload: CommandInput<Name>, tools: HandlerTools) => CommandResult<Name> | Refusal | Promise<CommandResult<Name> | Refusal>;
export type Handlers = { [Name in CommandName]?: Handler<Name> };

/** A room server of the protocol on loopback, with one viewer and without a store: a command id is done once. */
export interface RoomServer {
  readonly origin: string;
  /** The viewer's room; `notify` moves it on. */
  room: RoomSnapshot;
  /** Every command that arrived, repeated ones too. */
  readonly received: readonly CommandEnvelope[];
  /** How many sockets have connected. */
  readonly connections: number;
  /** Payloads of the commands of one name, in the order of their arrival. */
  payloads<Name extends CommandName>(name: Name): CommandInput<Name>[];
  /** Answers a command otherwise than by default. */
  handle<Name extends CommandName>(name: Name, handler: Handler<Name>): void;
  /** Applies a notification to `room`, with the next number if it has one, and sends it. */
  notify<Name extends NotificationName>(name: Name, payload: NotificationPayload<Name>): void;
  /** Applies a change that gets lost on its way. */
  lose<Name extends keyof typeof CHANGES>(name: Name, payload: NotificationPayload<Name>): void;
  /** Sends anything at all. */
  emit(message: unknown): void;
  /** Is called for each new socket, before anything it sends. */
  onSocket: ((emit: (message: unknown) => void) => void) | undefined;
  /** Refuses new sockets with this code; undefined lets them in. */
  refuses: RoomErrorCode | undefined;
  /** Ends each connection as a broken network does. */
  cut(): void;
  close(): Promise<void>;
}

/** Starts a server whose viewer sees `room`. */
export async function startRoomServer(room: RoomSnapshot, options: { transports?: ('polling' | 'websocket')[]; heartbeat?: number } = {}): Promise<RoomServer> {
  const http = createServer();
  const io = new Server(http, { path: REALTIME_PATH, serveClient: false, transports: options.transports ?? ['websocket'], pingInterval: options.heartbeat ?? HEARTBEAT_MS });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));

  const handlers: Handlers = { ...answers };
  const received: CommandEnvelope[] = [];
  const done = new Map<string, unknown>();
  let connections = 0;

  const applied = (name: NotificationName, payload: unknown): RoomNotification => {
    const notification = { seq: name in CHANGES ? server.room.seq + 1 : null, name, payload } as RoomNotification;
    const reduction = reduceRoom(server.room, notification);
    if (reduction.outcome === 'applied') server.room = reduction.snapshot;
    return notification;
  };

  const server: RoomServer = {
    origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    room,
    received,
    get connections() {
      return connections;
    },
    payloads: <Name extends CommandName>(name: Name) => received.filter((command) => command.name === name).map(({ payload }) => payload as CommandInput<Name>),
    handle(name, handler) {
      Object.assign(handlers, { [name]: handler });
    },
    notify: (name, payload) => void io.emit(NOTIFICATION_EVENT, applied(name, payload)),
    lose: (name, payload) => void applied(name, payload),
    emit: (message) => void io.emit(NOTIFICATION_EVENT, message),
    onSocket: undefined,
    refuses: undefined,
    cut: () => {
      for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    close: async () => {
      await io.close();
    },
  };

  io.use((_socket, next) => {
    if (server.refuses === undefined) next();
    else next(Object.assign(new Error('refused'), { data: { code: server.refuses, detail: 'Refused by the test.' } }));
  });
  io.on('connection', (socket) => {
    connections += 1;
    server.onSocket?.((message) => void socket.emit(NOTIFICATION_EVENT, message));
    socket.on(COMMAND_EVENT, (command: CommandEnvelope, acknowledge: (answer: unknown) => void) => {
      received.push(command);
      void answer(socket, command, acknowledge);
    });
  });

  async function answer(socket: Socket, command: CommandEnvelope, acknowledge: (answer: unknown) => void): Promise<void> {
    const known = done.get(command.commandId);
    if (known !== undefined) return acknowledge(known);
    const after: RoomNotification[] = [];
    let isCut = false;
    const handler = handlers[command.name] as Handler<CommandName> | undefined;
    const result = await (handler ?? (() => ({})))(command.payload, {
      server,
      commandId: command.commandId,
      thenNotify: (name, payload) => void after.push(applied(name, payload)),
      cut: () => {
        isCut = true;
      },
    });
    const acknowledgement =
      result instanceof Refusal
        ? { ok: false, error: { code: result.code, detail: 'Refused by the test.', ...(result.retryAfterMs === undefined ? {} : { retryAfterMs: result.retryAfterMs }) } }
        : { ok: true, seq: server.room.seq, result };
    if (!(result instanceof Refusal)) done.set(command.commandId, acknowledgement);
    if (isCut) {
      socket.conn.close();
      return;
    }
    acknowledge(acknowledgement);
    for (const notification of after) socket.emit(NOTIFICATION_EVENT, notification);
  }

  return server;
}
