// eslint-disable-next-line workspace/vendor-owner -- the tests speak to the server as its real client does; no code that ships does
import { io, type Socket } from 'socket.io-client';
import {
  type Acknowledgement,
  COMMAND_EVENT,
  type CommandInput,
  type CommandName,
  type CommandResult,
  NOTIFICATION_EVENT,
  type NotificationName,
  type NotificationPayload,
  parseAcknowledgement,
  parseNotification,
  REALTIME_PATH,
  reduceRoom,
  type RoomNotification,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import { newSecret } from '../identifiers.ts';

/** One person's socket. It keeps a snapshot by the protocol's own reducer, and fails on a gap. */
export interface RoomSocket {
  readonly socket: Socket;
  /** Every notification so far. */
  readonly notifications: RoomNotification[];
  /** Numbers that didn't follow each other. */
  readonly gaps: number[];
  /** Numbers of changes that came before the snapshot on which they build. */
  readonly early: number[];
  snapshot(): RoomSnapshot;
  send<Name extends CommandName>(name: Name, payload: CommandInput<Name>, commandId?: string): Promise<Acknowledgement<Name>>;
  /** The result of a command that must succeed. */
  run<Name extends CommandName>(name: Name, payload: CommandInput<Name>, commandId?: string): Promise<CommandResult<Name>>;
  /** The code with which a command that must fail is refused. */
  refused<Name extends CommandName>(name: Name, payload: CommandInput<Name>): Promise<string>;
  enter(presentationPath: string, as: 'guide' | 'client'): Promise<RoomSnapshot>;
  /** Settles when the snapshot fits. */
  until(fits: (snapshot: RoomSnapshot) => boolean): Promise<RoomSnapshot>;
  /** Settles when such a notification has come. */
  heard<Name extends NotificationName>(name: Name): Promise<NotificationPayload<Name>>;
  close(): void;
}

// Against hanging: on a busy machine everything takes long.
const PATIENCE_MS = 60_000;

/** Connects with these cookies. */
export async function openRoomSocket(url: string, headers: Record<string, string>): Promise<RoomSocket> {
  const socket = io(url, { path: REALTIME_PATH, transports: ['websocket'], reconnection: false, forceNew: true, extraHeaders: headers });
  const notifications: RoomNotification[] = [];
  const gaps: number[] = [];
  const early: number[] = [];
  const watchers = new Set<() => void>();
  let snapshot: RoomSnapshot | undefined;

  socket.on(NOTIFICATION_EVENT, (message: unknown) => {
    const notification = parseNotification(message);
    if (notification === undefined) throw new Error('The server sent an unknown notification.');
    notifications.push(notification);
    if (snapshot !== undefined) {
      const reduced = reduceRoom(snapshot, notification);
      if (reduced.outcome === 'applied') snapshot = reduced.snapshot;
      if (reduced.outcome === 'gap') gaps.push(notification.seq ?? -1);
    }
    for (const watch of watchers) watch();
  });

  function waitFor<Value>(what: string, look: () => Value | undefined): Promise<Value> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        watchers.delete(watch);
        reject(new Error(`Waited in vain for ${what}.`));
      }, PATIENCE_MS);
      const watch = () => {
        const value = look();
        if (value === undefined) return;
        clearTimeout(timer);
        watchers.delete(watch);
        resolve(value);
      };
      watchers.add(watch);
      watch();
    });
  }

  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });

  const send: RoomSocket['send'] = (name, payload, commandId = newSecret()) =>
    new Promise((resolve, reject) => {
      socket.timeout(PATIENCE_MS).emit(COMMAND_EVENT, { name, commandId, payload }, (error: Error | null, answer: unknown) => {
        if (error !== null) return reject(new Error(`${name} was not answered.`, { cause: error }));
        const acknowledgement = parseAcknowledgement(name, answer);
        // At once: what follows in the same breath of the wire is already about this snapshot.
        if (name === 'room.enter' && acknowledgement.ok) {
          snapshot = (acknowledgement.result as CommandResult<'room.enter'>).snapshot;
          for (const { seq } of notifications) if (seq !== null && seq > snapshot.seq) early.push(seq);
        }
        resolve(acknowledgement);
      });
    });
  const run: RoomSocket['run'] = async (name, payload, commandId) => {
    const answer = await send(name, payload, commandId);
    if (!answer.ok) throw new Error(`${name} was refused: ${answer.error.code} (${answer.error.detail})`);
    return answer.result;
  };

  return {
    socket,
    notifications,
    gaps,
    early,
    send,
    run,
    snapshot() {
      if (snapshot === undefined) throw new Error('Not entered.');
      return snapshot;
    },
    async refused(name, payload) {
      const answer = await send(name, payload);
      if (answer.ok) throw new Error(`${name} was accepted.`);
      return answer.error.code;
    },
    async enter(presentationPath, as) {
      return (await run('room.enter', { presentationPath, as })).snapshot;
    },
    until: (fits) => waitFor(`a snapshot: ${fits.toString()}`, () => (snapshot !== undefined && fits(snapshot) ? snapshot : undefined)),
    heard: (name) => waitFor(name, () => notifications.findLast((notification) => notification.name === name)?.payload as never),
    close: () => void socket.disconnect(),
  };
}
