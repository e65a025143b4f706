import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
// eslint-disable-next-line workspace/vendor-owner -- handshakes are made as a stranger makes them; no code that ships does
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { COMMAND_EVENT, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import type { RoomSocket } from '../testing/room-socket.ts';
import { type RoomStore, startRoomStore } from '../testing/room-store.ts';
import { type ServerProcess, startServerProcess } from '../testing/server-process.ts';

let store: RoomStore;
let server: ServerProcess;
let bystander: RoomSocket;
beforeAll(async () => {
  store = await startRoomStore();
  server = await startServerProcess(store);
  bystander = await server.visitor().enterAsGuide();
  await bystander.run('appointment.start', {});
});
afterAll(async () => {
  bystander.close();
  await server.close();
  await store.close();
});

/** Nobody but the sender has noticed anything: the process runs, and whoever is in a room still is, by the same socket. */
async function expectUnharmed(): Promise<void> {
  expect((await fetch(`${server.url}/health`)).status, server.said()).toBe(200);
  await bystander.run('slide.switch', { index: 1, page: 1 });
  expect(server.hasEnded(), server.said()).toBe(false);
}

async function handshake(auth: unknown): Promise<void> {
  const socket = io(server.url, {
    path: REALTIME_PATH,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    auth: auth as Record<string, unknown>,
  });
  await new Promise<void>((settled) => {
    socket.once('connect', () => settled());
    socket.once('connect_error', () => settled());
    socket.once('disconnect', () => settled());
  });
  // Whatever its connecting set off has been done once a command is answered or the socket is gone.
  if (socket.connected)
    await socket
      .timeout(10_000)
      .emitWithAck(COMMAND_EVENT, {})
      .catch(() => undefined);
  socket.disconnect();
}

test.each<[string, unknown]>([
  ['above U+00FF', '€'],
  ['with a line break', 'en-US\r\nx-evil: 1'],
  ['with a NUL', 'en\0US'],
  ['with half of a surrogate pair', '\uD800'],
  ['that is 60 kB long', 'x'.repeat(60_000)],
  ['that is a list', ['en-US']],
  ['that is an object', { toString: '€' }],
  ['that is a number', 7],
  ['that no shop has', 'xx-XX'],
])('a locale %s harms nobody', async (_what, locale) => {
  await handshake({ locale });
  await expectUnharmed();
});

test('a handshake without any auth, with a list or with foreign keys harms nobody', async () => {
  for (const auth of [undefined, [], { __proto__: null, constructor: 'x', pid: {}, offset: '1' }]) await handshake(auth);
  await expectUnharmed();
});

/** A connection on which nothing is corrected by a client. */
async function open(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const upgrade = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`;

test('who asks for an upgrade of another path and drops off at once harms nobody', async () => {
  for (const path of [
    '/',
    '/healthz',
    `${REALTIME_PATH}`,
    `${REALTIME_PATH}/?EIO=4&transport=websocket`,
    `${REALTIME_PATH}/?EIO=4&transport=polling`,
    `${REALTIME_PATH}/?EIO=3&transport=websocket`,
  ]) {
    const socket = await open();
    await new Promise<void>((sent) => socket.write(upgrade(path), () => sent()));
    // The server has taken the upgrade in before it answers a request that came after it.
    await fetch(`${server.url}/health`);
    socket.resetAndDestroy();
    await once(socket, 'close');
  }
  await expectUnharmed();
});

test('an upgrade of a path that has no sockets is refused at once', async () => {
  const socket = await open();
  socket.write(upgrade('/room-api/elsewhere'));
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 4\d\d /);
  await once(socket, 'close');
});

test('an address beside the one of the sockets is answered, not left open', async () => {
  for (const path of [REALTIME_PATH, `${REALTIME_PATH}x`, `${REALTIME_PATH}?EIO=4&transport=polling`]) {
    expect((await fetch(`${server.url}${path}`, { signal: AbortSignal.timeout(10_000) })).status, path).toBe(404);
  }
});
