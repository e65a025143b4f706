import { randomUUID } from 'node:crypto';
import type { FakeHandler } from 'mediasoup-client';
import { expect, test, vi } from 'vitest';
import { createFakeRoom } from '../testing/fake-room.ts';
import { answers } from '../testing/room-answers.ts';
import { type RoomBench, roomBench, until } from '../testing/room-bench.ts';
import { Refusal } from '../testing/room-server.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';
import type { RoomClient } from './room-client.ts';

const TICKET = 't'.repeat(43);

/** A room whose guide has a microphone and a camera on. */
function guidesRoom() {
  const { media } = roomSnapshot();
  const from = (source: 'mic' | 'camera', kind: 'audio' | 'video') =>
    ({ producerId: randomUUID(), attendeeId: id('9'), source, kind, paused: false }) as const;
  return roomSnapshot({ media: { ...media, producers: [from('mic', 'audio'), from('camera', 'video')] } });
}

/** A client that is ready before the door. */
async function ready(bench: RoomBench): Promise<RoomClient> {
  const client = bench.client();
  client.prepare();
  await vi.waitFor(() => expect(bench.media.transports).toHaveLength(1));
  await vi.waitFor(() => expect(bench.server.payloads('media.connect-transport')).toHaveLength(1));
  (bench.media.transports[0]?.handler as FakeHandler | undefined)?.setConnectionState('connected');
  return client;
}

test('before the door a connection and a way to receive are made; nothing is entered, sent or received', async () => {
  const bench = await roomBench(guidesRoom());
  const client = await ready(bench);
  expect(bench.server.received.map(({ name }) => name)).toEqual(['room.prepare', 'media.connect-transport']);
  expect(client.getSnapshot()).toMatchObject({ connection: 'idle', room: null, remote: [] });
  expect(bench.media.producers).toEqual([]);
  expect(bench.devices.open()).toEqual([]);
});

test('who goes in with a ticket needs no other connection and no other way, and hears the guide at once', async () => {
  const bench = await roomBench(guidesRoom());
  const client = await ready(bench);
  client.open({ ticket: TICKET, initialMedia: { mic: false, camera: false } });
  await until(
    client,
    ({ connection, mediaState, remote }) => connection === 'connected' && mediaState === 'connected' && remote.length > 0,
  );
  expect(bench.server.connections).toBe(1);
  expect(bench.server.payloads('room.enter')).toEqual([{ presentationPath: 'spring-collection', as: 'client', ticket: TICKET }]);
  expect(bench.server.payloads('media.create-transport')).toEqual([]);
  const [way] = bench.media.transports;
  await vi.waitFor(() =>
    expect(new Set(bench.server.payloads('media.consume').map(({ transportId }) => transportId))).toEqual(new Set([way?.id])),
  );
  // Opening what is open already, as the room's page does, changes nothing.
  client.open();
  expect(bench.server.payloads('room.enter')).toHaveLength(1);
});

test.each<[string, string | undefined]>([
  ['the ticket is refused', TICKET],
  ['there is no ticket', undefined],
])('where %s, a new connection proves by its cookies who comes', async (_what, ticket) => {
  const bench = await roomBench(guidesRoom());
  const { server } = bench;
  server.handle('room.enter', (payload) => (payload.ticket === undefined ? { snapshot: server.room } : new Refusal('unauthenticated')));
  const client = await ready(bench);
  client.open({ ticket });
  await until(client, ({ connection }) => connection === 'connected' || connection === 'reconnected');
  expect(server.connections).toBe(2);
  expect(bench.server.payloads('room.enter').at(-1)).toEqual({ presentationPath: 'spring-collection', as: 'client' });
  // What was ready ended with its connection.
  await vi.waitFor(() => expect(bench.server.payloads('media.create-transport')).not.toEqual([]));
  expect(bench.media.transports[0]?.closed).toBe(true);
});

test('a server that makes nothing ready, as an older one does, is entered as before', async () => {
  const bench = await roomBench(guidesRoom());
  bench.server.handle('room.prepare', () => new Refusal('unknown-command'));
  const client = bench.client();
  client.prepare();
  await vi.waitFor(() => expect(bench.server.payloads('room.prepare')).toHaveLength(1));
  client.open({ ticket: TICKET });
  await until(client, ({ connection, remote }) => connection === 'connected' && remote.length > 0);
  expect(bench.server.payloads('media.create-transport')).toContainEqual({ direction: 'recv' });
});

test('a way that the server knows no more is replaced by a new one, and everything is received', async () => {
  const bench = await roomBench(guidesRoom());
  const client = await ready(bench);
  const gone = bench.media.transports[0]?.id;
  const consume = answers['media.consume'];
  bench.server.handle('media.consume', (payload, tools) =>
    payload.transportId === gone || consume === undefined ? new Refusal('transport-not-found') : consume(payload, tools),
  );
  client.open({ ticket: TICKET });
  await until(client, ({ remote }) => remote.length === 2);
  expect(bench.server.payloads('media.create-transport').filter(({ direction }) => direction === 'recv')).toHaveLength(1);
});

test('a connection that is lost before the door is made when somebody goes in, and not before', async () => {
  const bench = await roomBench(guidesRoom());
  const client = await ready(bench);
  bench.server.cut();
  await vi.waitFor(() => expect(bench.media.transports[0]?.closed).toBe(true));
  expect(client.getSnapshot().connection).toBe('idle');
  expect(bench.server.connections).toBe(1);
  client.open({ ticket: TICKET });
  await until(client, ({ connection }) => connection === 'connected');
  expect(bench.server.payloads('room.enter')).toEqual([{ presentationPath: 'spring-collection', as: 'client' }]);
});

test('only a room that nobody has opened yet is made ready', async () => {
  const room = createFakeRoom();
  const socket = room.socket();
  const connect = vi.spyOn(socket, 'connect');
  const client = room.client({ socket });
  client.open();
  await until(client, ({ connection }) => connection === 'connected');
  client.prepare();
  expect(connect).toHaveBeenCalledTimes(1);
  client.close();
  client.prepare();
  expect(connect).toHaveBeenCalledTimes(1);
});
