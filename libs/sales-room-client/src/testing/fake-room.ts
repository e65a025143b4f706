import {
  COMMAND_EVENT,
  type CommandEnvelope,
  NOTIFICATION_EVENT,
  type NotificationName,
  type NotificationPayload,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import { createRoomClient, type RoomClient, type RoomClientOptions } from '../room/room-client.ts';
import type { SignallingSocket } from '../signalling/signalling.ts';
import { type FakeDevices, fakeDevices } from './fake-devices.ts';
import { type FakeMedia, fakeMedia } from './fake-media.ts';
import { createRoomScript, type RoomScript, type ScriptConnection } from './room-script.ts';
import { roomSnapshot } from './snapshot-fixture.ts';

/** One thing that happens in a scripted room, `at` milliseconds after the start. */
export type TimelineStep = { at: number } & (
  | { [Name in NotificationName]: { notify: Name; payload: NotificationPayload<Name> } }[NotificationName]
  /** The network breaks; sockets can connect again at once, unless the room is unreachable. */
  | { do: 'cut' | 'unreachable' | 'reachable' }
  /** A device is unplugged, or plugged in. */
  | { do: 'unplug' | 'plug' }
  /** Anything else, e.g. an expectation. */
  | { run(room: FakeRoom): void | Promise<void> }
);

/** A room in memory: the server's side as a script, and clients that speak to it without a network. */
export interface FakeRoom extends RoomScript {
  readonly devices: FakeDevices;
  readonly media: FakeMedia;
  /** A socket to this room, for `createRoomClient`. */
  socket(): SignallingSocket;
  /** Makes a client of this room with fake devices and media; it isn't open yet. It comes back at once after a drop. */
  client(options?: Partial<RoomClientOptions>): RoomClient;
  /** Lets a timeline happen. With fake timers, advance them; `speed` makes real ones pass faster. */
  play(timeline: readonly TimelineStep[], options?: { speed?: number }): Promise<void>;
}

/** Makes a room that its viewer sees as `room`: by default a started one, as a client who has joined. */
export function createFakeRoom(room: RoomSnapshot = roomSnapshot()): FakeRoom {
  const host = createRoomScript(room);
  const devices = fakeDevices();
  const media = fakeMedia();
  let isReachable = true;

  const fake: FakeRoom = Object.assign(host.script, {
    devices,
    media,
    socket: () => memorySocket(host, () => isReachable),
    client: (options: Partial<RoomClientOptions> = {}) =>
      createRoomClient({
        presentationPath: room.appointment.path,
        viewerType: room.self.type === 'GUIDE' ? 'guide' : 'client',
        socket: fake.socket(),
        policy: { delay: () => 0 },
        devices,
        loadMedia: media.loadMedia,
        qualityIntervalMs: 0,
        ...options,
      }),
    async play(timeline: readonly TimelineStep[], { speed = 1 }: { speed?: number } = {}) {
      let now = 0;
      for (const step of [...timeline].sort((a, b) => a.at - b.at)) {
        if (step.at > now) await new Promise((resolve) => setTimeout(resolve, (step.at - now) / speed));
        now = Math.max(now, step.at);
        if ('notify' in step) fake.notify(step.notify, step.payload);
        else if ('run' in step) await step.run(fake);
        else act(step.do);
      }
    },
  });

  function act(what: Extract<TimelineStep, { do: string }>['do']): void {
    if (what === 'plug') devices.plug();
    else if (what === 'unplug') for (const track of devices.open()) track.remoteStop();
    else {
      isReachable = what === 'reachable' || (what === 'cut' && isReachable);
      if (what !== 'reachable') fake.cut();
    }
  }
  return fake;
}

type Listener = (...args: never[]) => void;

/** Socket.IO's client as signalling sees it, with the server in the same memory. What is sent arrives in a later microtask, as a copy. */
function memorySocket(host: ReturnType<typeof createRoomScript>, isReachable: () => boolean): SignallingSocket {
  const listeners = new Map<string, Set<Listener>>();
  let connection: ScriptConnection | undefined;
  const tell = (event: string, ...args: unknown[]): void => {
    for (const listener of listeners.get(event) ?? []) listener(...(args as never[]));
  };
  const end = (reason: string): void => {
    if (connection === undefined) return;
    host.disconnect(connection);
    connection = undefined;
    tell('disconnect', reason);
  };
  return {
    get connected() {
      return connection !== undefined;
    },
    connect() {
      queueMicrotask(() => {
        const { refuses } = host.script;
        if (connection !== undefined) return;
        if (!isReachable()) return tell('connect_error', new Error('unreachable'));
        if (refuses !== undefined)
          return tell('connect_error', Object.assign(new Error('refused'), { data: { code: refuses, detail: 'Refused by the test.' } }));
        const own: ScriptConnection = {
          send: (message) => {
            const copy: unknown = structuredClone(message);
            queueMicrotask(() => connection === own && tell(NOTIFICATION_EVENT, copy));
          },
          drop: () => connection === own && end('transport close'),
        };
        connection = own;
        host.connect(own);
        tell('connect');
      });
    },
    disconnect: () => end('io client disconnect'),
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
    },
    timeout: (ms) => ({
      emit(event, command, acknowledge) {
        if (event !== COMMAND_EVENT || connection === undefined) return;
        const own = connection;
        const answered = acknowledge as (error: Error | null, answer?: unknown) => void;
        const late = setTimeout(() => answered(new Error('timeout')), ms);
        void host.receive(own, structuredClone(command) as CommandEnvelope, (answer) => {
          clearTimeout(late);
          if (connection === own) answered(null, structuredClone(answer));
          else answered(new Error('disconnected'));
        });
      },
    }),
  };
}
