import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { codeOf, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import { testStorage } from '../testing/test-storage.ts';

const rooms: RoomFixture[] = [];
afterEach(async () => {
  for (const room of rooms.splice(0).reverse()) await room.close();
});

async function start(options: Parameters<typeof startRoomFixture>[0] = {}): Promise<RoomFixture> {
  const room = await startRoomFixture(options);
  rooms.push(room);
  return room;
}

/** Signs in as the proxy on this machine passes it on. */
const signIn = (room: RoomFixture, from: string, username: string, password: string) =>
  room.visitor().call('POST', '/room-api/guide/login', { username, password }, { 'x-forwarded-for': from });
const askedStore = (room: RoomFixture) => room.store.count('POST', '/api/oauth/token');

/** Wrong passwords until this address has to wait for minutes. */
async function exhaust(room: RoomFixture, from: string, username: string): Promise<void> {
  for (let attempt = 0; attempt < 13; attempt += 1) {
    await signIn(room, from, username, 'wrong');
    await room.services.database.query('update login_attempt set blocked_until = null');
  }
  await signIn(room, from, username, 'wrong');
}

test('of 200 wrong sign-ins at once, each with another name, the store is asked no more than a few', async () => {
  const room = await start();
  const answers = await Promise.all(Array.from({ length: 200 }, (_each, index) => signIn(room, '192.0.2.1', `name ${index}`, 'wrong')));
  // Ten are free; on a machine where 200 take seconds, a pause or two has ended meanwhile.
  expect(askedStore(room)).toBeLessThanOrEqual(13);
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(187);
});

test("guesses of a guide's password keep the guide out of nothing: another address signs in", async () => {
  const room = await start();
  await exhaust(room, '192.0.2.1', 'gina');
  const attacker = await signIn(room, '192.0.2.1', 'gina', 'right');
  expect([attacker.status, codeOf(attacker)]).toEqual([429, 'login-throttled']);
  expect(Number(attacker.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await signIn(room, '192.0.2.2', 'gina', 'right')).status).toBe(200);
});

test('a restart of the server forgets no wrong sign-in', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-login-'));
  const storage = await testStorage(directory);
  const before = await start({ storage });
  await exhaust(before, '192.0.2.1', 'gina');
  await before.close();
  rooms.length = 0;
  const after = await start({ storage });
  expect((await signIn(after, '192.0.2.1', 'gina', 'right')).status).toBe(429);
  expect((await signIn(after, '192.0.2.2', 'gina', 'right')).status).toBe(200);
  await after.close();
  rooms.length = 0;
  rmSync(directory, { recursive: true, force: true });
});

test("a store that can't be asked makes nobody wait", async () => {
  const room = await start({ adminApiEndpoint: 'http://127.0.0.1:1/api' });
  for (let attempt = 0; attempt < 12; attempt += 1) expect((await signIn(room, '192.0.2.1', 'gina', 'right')).status).toBe(502);
});
