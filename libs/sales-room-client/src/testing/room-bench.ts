import { onTestFinished } from 'vitest';
import type { RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { OutboxStorage } from '../outbox/outbox.ts';
import { createRoomClient, type RoomClient, type RoomClientOptions } from '../room/room-client.ts';
import { createSocket } from '../signalling/socket.ts';
import type { RoomClientSnapshot } from '../state/client-state.ts';
import { type FakeDevices, fakeDevices } from './fake-devices.ts';
import { type FakeMedia, fakeMedia } from './fake-media.ts';
import { type RoomServer, startRoomServer } from './room-server.ts';
import { roomSnapshot } from './snapshot-fixture.ts';

/** A room server and clients that speak to it; all are closed when the test ends. */
export interface RoomBench {
  server: RoomServer;
  media: FakeMedia;
  devices: FakeDevices;
  /** Makes a client that is not yet open. It comes back at once after a drop. */
  client(options?: Partial<RoomClientOptions>): RoomClient;
  /** Makes a client and waits until it is in the room. */
  entered(options?: Partial<RoomClientOptions>): Promise<RoomClient>;
}

/** Sets a bench up for the test that runs. */
export async function roomBench(
  room: RoomSnapshot = roomSnapshot(),
  options: Parameters<typeof startRoomServer>[1] = {},
): Promise<RoomBench> {
  const server = await startRoomServer(room, options);
  const clients: RoomClient[] = [];
  const media = fakeMedia();
  const devices = fakeDevices();
  onTestFinished(async () => {
    for (const client of clients) client.close();
    await server.close();
  });
  const bench: RoomBench = {
    server,
    media,
    devices,
    client(change = {}) {
      const client = createRoomClient({
        presentationPath: 'spring-collection',
        viewerType: 'client',
        socket: createSocket({ origin: server.origin }),
        policy: { delay: () => 0 },
        devices,
        loadMedia: media.loadMedia,
        ...change,
      });
      clients.push(client);
      return client;
    },
    async entered(change) {
      const client = bench.client(change);
      client.open();
      await until(client, ({ connection }) => connection === 'connected');
      return client;
    },
  };
  return bench;
}

/** Settles as soon as the client's snapshot fits. */
export function until(client: RoomClient, fits: (snapshot: RoomClientSnapshot) => boolean): Promise<RoomClientSnapshot> {
  return new Promise((resolve) => {
    const look = (): void => {
      const snapshot = client.getSnapshot();
      if (!fits(snapshot)) return;
      stop();
      resolve(snapshot);
    };
    const stop = client.subscribe(look);
    look();
  });
}

/** A promise that a test settles. */
export function gate(): { promise: Promise<void>; open(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { promise, open: resolve };
}

/** A storage of one browser tab. */
export function tabStorage(content: Record<string, string> = {}): OutboxStorage & { content: Record<string, string> } {
  const entries = new Map(Object.entries(content));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    get content() {
      return Object.fromEntries(entries);
    },
  };
}
