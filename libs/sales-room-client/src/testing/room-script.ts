import {
  CHANGES,
  type CommandEnvelope,
  type CommandInput,
  type CommandName,
  type CommandResult,
  type NotificationName,
  type NotificationPayload,
  reduceRoom,
  type RoomErrorCode,
  type RoomNotification,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
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
  server: RoomScript;
  commandId: string;
  /** Tells the sender something right after the answer, in the same breath. */
  thenNotify<Name extends NotificationName>(name: Name, payload: NotificationPayload<Name>): void;
  /** Breaks the connection, so that the answer is lost. */
  cut(): void;
}

/** Answers one command: a result, or a refusal. Changes are made by `tools.server`. */
export type Handler<Name extends CommandName> = (
  payload: CommandInput<Name>,
  tools: HandlerTools,
) => CommandResult<Name> | Refusal | Promise<CommandResult<Name> | Refusal>;
/** Handlers by command. */
export type Handlers = { [Name in CommandName]?: Handler<Name> };

/** One room of the protocol as one viewer sees it, without a store: a command id is done once. */
export interface RoomScript {
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
  /** Refuses new sockets with this code; undefined lets them in. */
  refuses: RoomErrorCode | undefined;
  /** Ends each connection as a broken network does. */
  cut(): void;
}

/** A connection of the script. */
export interface ScriptConnection {
  send(message: unknown): void;
  /** Ends without a word. */
  drop(): void;
}

/** The script's own side, for whoever carries its messages. */
export interface ScriptHost {
  readonly script: RoomScript;
  connect(connection: ScriptConnection): void;
  disconnect(connection: ScriptConnection): void;
  receive(connection: ScriptConnection, command: CommandEnvelope, acknowledge: (answer: unknown) => void): Promise<void>;
}

/** Makes a room that nothing carries yet. */
export function createRoomScript(room: RoomSnapshot): ScriptHost {
  const handlers: Handlers = { ...answers };
  const received: CommandEnvelope[] = [];
  const done = new Map<string, unknown>();
  const open = new Set<ScriptConnection>();
  let connections = 0;

  const applied = (name: NotificationName, payload: unknown): RoomNotification => {
    const notification = { seq: name in CHANGES ? script.room.seq + 1 : null, name, payload } as RoomNotification;
    const reduction = reduceRoom(script.room, notification);
    if (reduction.outcome === 'applied') script.room = reduction.snapshot;
    return notification;
  };
  const broadcast = (message: unknown): void => {
    for (const connection of open) connection.send(message);
  };

  const script: RoomScript = {
    room,
    received,
    get connections() {
      return connections;
    },
    payloads: <Name extends CommandName>(name: Name) =>
      received.filter((command) => command.name === name).map(({ payload }) => payload as CommandInput<Name>),
    handle(name, handler) {
      Object.assign(handlers, { [name]: handler });
    },
    notify: (name, payload) => broadcast(applied(name, payload)),
    lose: (name, payload) => void applied(name, payload),
    emit: broadcast,
    refuses: undefined,
    cut() {
      for (const connection of [...open]) connection.drop();
    },
  };

  return {
    script,
    connect(connection) {
      connections += 1;
      open.add(connection);
    },
    disconnect: (connection) => void open.delete(connection),
    async receive(connection, command, acknowledge) {
      received.push(command);
      const known = done.get(command.commandId);
      if (known !== undefined) return acknowledge(known);
      const after: RoomNotification[] = [];
      let isCut = false;
      const handler = handlers[command.name] as Handler<CommandName> | undefined;
      const result = await (handler ?? (() => ({})))(command.payload, {
        server: script,
        commandId: command.commandId,
        thenNotify: (name, payload) => void after.push(applied(name, payload)),
        cut: () => {
          isCut = true;
        },
      });
      const acknowledgement =
        result instanceof Refusal
          ? {
              ok: false,
              error: {
                code: result.code,
                detail: 'Refused by the test.',
                ...(result.retryAfterMs === undefined ? {} : { retryAfterMs: result.retryAfterMs }),
              },
            }
          : { ok: true, seq: script.room.seq, result };
      if (!(result instanceof Refusal)) done.set(command.commandId, acknowledgement);
      if (isCut) {
        connection.drop();
        return;
      }
      acknowledge(acknowledgement);
      for (const notification of after) connection.send(notification);
    },
  };
}
