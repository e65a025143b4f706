import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture({ trustedProxies: ['198.51.100.0/24'], limits: { requestsPerSecond: 0.2 } });
});
afterAll(() => room.close());

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** Sends bytes as they are, and waits for the end of the connection. */
function send(text: string, localAddress = '127.0.0.1', port = room.server.port): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(text));
    sockets.push(socket);
    let received = '';
    socket.on('data', (chunk: Buffer) => {
      received += String(chunk);
      if (received.startsWith('HTTP/1.1 101')) socket.destroy();
    });
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(received));
  });
}
const get = (target: string, headers = '') => send(`GET ${target} HTTP/1.1\r\nHost: room.test\r\nConnection: close\r\n${headers}\r\n`);
const upgrade = (target: string) =>
  send(
    `GET ${target} HTTP/1.1\r\nHost: room.test\r\nOrigin: http://room.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );

describe('a target that a proxy may have read differently', () => {
  test.each([
    '/room-api/../ready',
    '/room-api/%2e%2e/health',
    '/room-api/..%2fmetrics',
    '/room-api/..\\ready',
    '/room-api/x%00',
    '/room-api/..;/ready',
    '/%252e%252e/ready',
    'http://room.test/ready',
    `${REALTIME_PATH}/../../ready`,
    `${REALTIME_PATH}/#/../ready`,
  ])('%s answers 400, asked for as a call or as a WebSocket', async (target) => {
    for (const answer of [await get(target), await upgrade(target)]) {
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).toContain('"code":"invalid-payload"');
    }
  });

  test('is none where the question alone holds such signs', async () => {
    expect(await get('/room-api/rooms/spring/entry?x=/../%2f%00')).toMatch(/^HTTP\/1\.1 200 /);
    expect(await upgrade(`${REALTIME_PATH.replace(/\/?$/, '/')}?EIO=4&transport=websocket&x=/../`)).toMatch(/^HTTP\/1\.1 101 /);
  });
});

describe('the address that limits count', () => {
  /** Asks until the limit is met, or as often as it would take. */
  const isLimited = async (forwarded: string) => {
    for (let count = 0; count < 5; count += 1)
      if ((await get('/room-api/rooms/spring/entry', `X-Forwarded-For: ${forwarded}\r\n`)).startsWith('HTTP/1.1 429')) return true;
    return false;
  };

  test("is the visitor's behind a chain of proxies that are trusted, whatever they claim to be", async () => {
    expect(await isLimited('203.0.113.1, 198.51.100.7')).toBe(true);
    expect((await get('/room-api/rooms/spring/entry', 'X-Forwarded-For: 6.6.6.6, 203.0.113.1, 198.51.100.8\r\n')).slice(0, 12)).toBe(
      'HTTP/1.1 429',
    );
    expect((await get('/room-api/rooms/spring/entry', 'X-Forwarded-For: 203.0.113.2, 198.51.100.7\r\n')).slice(0, 12)).toBe('HTTP/1.1 200');
  });

  test('is the network of a visitor with IPv6', async () => {
    expect(await isLimited('2001:db8:1:2::1')).toBe(true);
    expect((await get('/room-api/rooms/spring/entry', 'X-Forwarded-For: 2001:db8:1:2:ffff::9\r\n')).slice(0, 12)).toBe('HTTP/1.1 429');
    expect((await get('/room-api/rooms/spring/entry', 'X-Forwarded-For: 2001:db8:1:3::1\r\n')).slice(0, 12)).toBe('HTTP/1.1 200');
  });
});

test('requests that arrive slowly are bounded for each address; others are answered', async () => {
  const own = await startRoomFixture();
  const answers: string[] = [];
  for (let count = 0; count < 524; count += 1)
    void send(
      'POST /room-api/guide/login HTTP/1.1\r\nHost: x\r\nOrigin: http://room.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
      '127.0.0.9',
      own.server.port,
    ).then((answer) => answers.push(answer));
  await vi.waitFor(() => expect(answers).toHaveLength(12), { timeout: 30_000 });
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 429 [^]*Retry-After: 5\r\n[^]*Try again in 5 seconds/);
  expect((await own.visitor().signIn()).status).toBe(200);
  for (const socket of sockets.splice(0)) socket.destroy();
  await own.close();
});

test('a server that is told to end does not wait for whoever sends slowly', { timeout: 25_000 }, async () => {
  const ending = await startRoomFixture();
  const { port } = ending.server;
  const slow = [
    `POST /room-api/guide/login HTTP/1.1\r\nHost: room.test\r\nOrigin: http://room.test\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
    'GET /healthz HTTP/1.1\r\nHost: room.test\r\nX-Slow: ',
  ].map((text) => send(text, '127.0.0.1', port));
  await send('GET /healthz HTTP/1.1\r\nHost: room.test\r\nConnection: close\r\n\r\n', '127.0.0.1', port);
  await ending.close();
  expect(await Promise.all(slow)).toHaveLength(2);
});
