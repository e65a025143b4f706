import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ORIGIN, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';

const PATH = '/store-api/dsr/appointment/spring/join-as-client';
let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());

/** Sends half of a body and goes. */
function breakOff(): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(room.server.url).port), '127.0.0.1');
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('connect', () =>
      socket.write(
        `POST ${PATH} HTTP/1.1\r\nHost: room.test\r\nOrigin: ${ORIGIN}\r\nContent-Type: application/json\r\nContent-Length: 500\r\nExpect: 100-continue\r\n\r\n{"attendeeName":`,
      ),
    );
    // The server says that it goes on once it has begun with the request.
    socket.on('data', () => socket.destroy());
  });
}

test('whoever breaks off in the middle of a body is no error of the server', async () => {
  const before = room.logs.length;
  for (let count = 0; count < 5; count += 1) await breakOff();
  await expect.poll(() => room.logs.slice(before).filter((line) => line.includes('http.broken-off')).length).toBe(5);
  expect(room.logs.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('a body that is nested a hundred thousand levels deep is refused like any other that is too deep', async () => {
  const { status } = await fetch(`${room.server.url}${PATH}`, {
    method: 'POST',
    headers: { origin: ORIGIN, 'content-type': 'application/json' },
    body: `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  });
  expect(status).toBe(400);
});
