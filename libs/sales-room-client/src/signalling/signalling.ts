import {
  COMMAND_EVENT,
  type CommandEnvelope,
  type CommandInput,
  type CommandName,
  type CommandResult,
  NOTIFICATION_EVENT,
  parseAcknowledgement,
  parseNotification,
  type RoomNotification,
} from '@vitrine/sales-room-protocol';
import { RoomError } from '../errors/room-error.ts';
import { SilenceMonitor } from './silence-monitor.ts';

/** What signalling needs of a socket; Socket.IO's client has it. */
export interface SignallingSocket {
  readonly connected: boolean;
  connect(): unknown;
  disconnect(): unknown;
  on(event: string, listener: (...args: never[]) => void): unknown;
  timeout(ms: number): { emit(event: string, ...args: unknown[]): unknown };
  /**
   * Calls back with each sign of life of the server, and how often it promises one, in milliseconds. Where a socket can't
   * tell, silence is not watched.
   */
  onSignOfLife?(listener: (everyMs: number) => void): void;
}

/** Milliseconds that a command may take before it counts as unanswered. */
export const COMMAND_TIMEOUT_MS = 10_000;

export interface SignallingEvents {
  onConnect(): void;
  /** The connection is gone or could not be made, other than by `close()`. `isRefused`: the server said no, trying again is of no use. */
  onDisconnect(failure: { reason: string; isRefused: boolean; error?: RoomError | undefined }): void;
  onNotification(notification: RoomNotification): void;
  /** The server has not been heard for `SIGNALLING_SILENCE_MS` (true), or is heard again (false). */
  onSilence?(isSilent: boolean): void;
}

/** Commands out, acknowledgements and notifications in, over an injected socket. */
export interface Signalling {
  connect(): void;
  isConnected(): boolean;
  close(): void;
  /**
   * Sends a command and waits for its acknowledgement. The same `commandId` sent again is done once.
   * @param onResult Is called with the result before anything is handled that the server said after it; the promise settles later.
   * @throws RoomError with the server's code, or `timeout` or `disconnected`.
   */
  send<Name extends CommandName>(
    name: Name,
    payload: CommandInput<Name>,
    commandId?: string,
    onResult?: (result: CommandResult<Name>) => void,
  ): Promise<{ seq: number; result: CommandResult<Name> }>;
}

/** Socket.IO's reason for a disconnect that was asked for. */
const CLOSED_BY_US = 'io client disconnect';

/** A new command id. */
export const newCommandId = (): string => crypto.randomUUID().replaceAll('-', '');

/** Joins a socket to the protocol: what arrives is checked, what is answered is typed. */
export function createSignalling(socket: SignallingSocket, events: SignallingEvents): Signalling {
  const silence = new SilenceMonitor({
    onSilence: (isSilent) => events.onSilence?.(isSilent),
    onDead() {
      socket.disconnect();
      events.onDisconnect({ reason: 'silence', isRefused: false });
    },
  });
  socket.onSignOfLife?.((everyMs) => silence.heard(everyMs));
  listen(socket, events, silence);
  return {
    connect: () => void socket.connect(),
    isConnected: () => socket.connected,
    close: () => {
      silence.stop();
      socket.disconnect();
    },
    send: (name, payload, commandId = newCommandId(), onResult) => sendCommand(socket, { name, commandId, payload }, onResult),
  };
}

/** Passes on what the socket says by itself. */
function listen(socket: SignallingSocket, events: SignallingEvents, silence: SilenceMonitor): void {
  socket.on('connect', () => events.onConnect());
  socket.on('disconnect', (reason: string) => {
    silence.stop();
    if (reason !== CLOSED_BY_US) events.onDisconnect({ reason, isRefused: false });
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string; detail?: string } }) => {
    const code = error.data?.code;
    events.onDisconnect(
      code === undefined
        ? { reason: error.message, isRefused: false }
        : {
            reason: code,
            isRefused: code !== 'rate-limited',
            error: new RoomError(code as RoomError['code'], error.data?.detail ?? error.message),
          },
    );
  });
  socket.on(NOTIFICATION_EVENT, (value: unknown) => {
    const notification = readNotification(value);
    if (notification) events.onNotification(notification);
  });
}

/** Sends one command and settles with its acknowledgement. */
function sendCommand<Name extends CommandName>(
  socket: SignallingSocket,
  envelope: CommandEnvelope & { name: Name },
  onResult?: (result: CommandResult<Name>) => void,
): Promise<{ seq: number; result: CommandResult<Name> }> {
  const { name } = envelope;
  return new Promise((resolve, reject) => {
    if (!socket.connected) {
      reject(new RoomError('disconnected', `${name} was not sent: there is no connection to the room.`));
      return;
    }
    socket.timeout(COMMAND_TIMEOUT_MS).emit(COMMAND_EVENT, envelope, (error: Error | null, value: unknown) => {
      if (error) {
        const code = socket.connected ? 'timeout' : 'disconnected';
        reject(new RoomError(code, `${name} was not answered.`, { cause: error }));
        return;
      }
      let result: CommandResult<Name> | undefined;
      try {
        const acknowledgement = parseAcknowledgement(name, value);
        if (acknowledgement.ok) resolve({ seq: acknowledgement.seq, result: acknowledgement.result });
        else reject(RoomError.of(acknowledgement.error));
        result = acknowledgement.ok ? acknowledgement.result : undefined;
      } catch (cause) {
        reject(new RoomError('internal', `The answer to ${name} is not of the protocol.`, { cause }));
      }
      if (result !== undefined) onResult?.(result);
    });
  });
}

/** What can't be read is left alone: a numbered change that is missing shows as a gap, which the room mends. */
function readNotification(value: unknown): RoomNotification | undefined {
  try {
    return parseNotification(value);
  } catch {
    return undefined;
  }
}
