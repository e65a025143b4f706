import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJsonLogger } from '../logger.ts';
import { isRoomError } from '../room-error.ts';
import type { Database } from '../storage/database.ts';
import { openStorage, type StorageOptions } from '../storage/open-storage.ts';
import { testStorage } from '../testing/test-storage.ts';
import { createLoginThrottle } from './login-throttle.ts';

const directory = mkdtempSync(join(tmpdir(), 'vitrine-throttle-'));
let storage: StorageOptions;
let database: Database;
const open = () => openStorage(storage, createJsonLogger('error'), () => undefined);

beforeAll(async () => {
  storage = await testStorage(directory);
  database = await open();
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
beforeEach(() => database.query('delete from login_attempt'));

/** With pauses that no slow machine sits out. */
const patient = () => createLoginThrottle(database, { firstPauseMs: 600_000 });

/** What a wrong try meets: 0 where it is looked at, else how long it has to wait, in milliseconds. */
async function guess(username: string, address: string, throttle = patient()): Promise<number> {
  try {
    await throttle.begin(username, address);
    return 0;
  } catch (error) {
    if (!isRoomError(error) || error.code !== 'login-throttled') throw error;
    return error.retryAfterMs ?? 0;
  }
}

/** Lets time go by for everything that is counted. */
const pass = (time: string) =>
  database.query(
    `update login_attempt set counted_at = counted_at - interval '${time}', blocked_until = blocked_until - interval '${time}'`,
  );

/** Lets the pause end, and nothing be forgiven. */
const endPauses = () => database.query('update login_attempt set blocked_until = null, counted_at = now()');

/** The pause that each of so many wrong tries begins, in seconds. */
async function pausesOf(tries: number, username: (index: number) => string): Promise<number[]> {
  const pauses: number[] = [];
  for (let index = 0; index < tries; index += 1) {
    expect(await guess(username(index), '192.0.2.1', createLoginThrottle(database))).toBe(0);
    const [{ pause } = { pause: null }] = await database.query<{ pause: string | null }>(
      'select max(extract(epoch from blocked_until - counted_at)) as pause from login_attempt',
    );
    pauses.push(Math.round(Number(pause ?? 0)));
    await endPauses();
  }
  return pauses;
}

test('five wrong passwords for a name are free to an address, then each doubles its pause up to 15 minutes', async () => {
  expect(await pausesOf(16, () => 'gina')).toEqual([0, 0, 0, 0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('ten wrong passwords are free to an address, whatever names it tries', async () => {
  expect(await pausesOf(12, (index) => `name ${index}`)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 8]);
});

test('200 wrong tries at once, each with another name, are no more than the free ones one after another', async () => {
  const throttle = patient();
  const met = await Promise.all(Array.from({ length: 200 }, (_each, index) => guess(`name ${index}`, '192.0.2.1', throttle)));
  expect(met.filter((wait) => wait === 0)).toHaveLength(10);
  const one = await Promise.all(Array.from({ length: 200 }, () => guess('gina', '192.0.2.2', throttle)));
  expect(one.filter((wait) => wait === 0)).toHaveLength(5);
});

test("whoever guesses a guide's name does not lock the guide out: another address is let in at once", async () => {
  for (let index = 0; index < 8; index += 1) await guess('gina', '192.0.2.1');
  expect(await guess('gina', '192.0.2.1')).toBeGreaterThan(0);
  const guide = await patient().begin('Gina', '192.0.2.2');
  await guide.succeeded();
});

test("a name guessed from many addresses lets one try in per shortest pause and lengthens nobody's wait", async () => {
  for (let index = 0; index < 100; index += 1) expect(await guess('gina', `198.51.100.${index}`)).toBe(0);
  for (let index = 0; index < 20; index += 1) {
    const wait = await guess('gina', `203.0.113.${index}`);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600_000);
  }
  await pass('10 minutes');
  expect(await guess('gina', '192.0.2.2')).toBe(0);
});

test('all addresses of one IPv6 network are one address', async () => {
  for (let index = 0; index < 5; index += 1) expect(await guess('gina', `2001:db8:1:2::${index}`)).toBe(0);
  expect(await guess('gina', '2001:db8:1:2:ffff::1')).toBeGreaterThan(0);
  expect(await guess('gina', '2001:db8:1:3::1')).toBe(0);
});

test('wrong tries are forgiven: one in five minutes', async () => {
  for (let index = 0; index < 5; index += 1) await guess('gina', '192.0.2.1');
  expect(await guess('gina', '192.0.2.1')).toBeGreaterThan(0);
  await pass('26 minutes');
  for (let index = 0; index < 4; index += 1) expect(await guess('gina', '192.0.2.1')).toBe(0);
});

test('a right password takes its try back, with the pause that it began, and what was wrong before it', async () => {
  const throttle = patient();
  for (let index = 0; index < 4; index += 1) await throttle.begin('gina', '192.0.2.1');
  const fifth = await throttle.begin('gina', '192.0.2.1');
  expect(await guess('gina', '192.0.2.1')).toBeGreaterThan(0);
  await fifth.succeeded();
  for (let index = 0; index < 4; index += 1) expect(await guess('gina', '192.0.2.1')).toBe(0);
  expect(await guess('gina', '192.0.2.1'), 'the address has nine wrong ones, the name has five').toBe(0);
});

test('an own account that is signed in to in between does not make guessing free', async () => {
  const throttle = patient();
  let evaluated = 0;
  for (let index = 0; index < 30; index += 1) {
    if ((await guess(`name ${index}`, '192.0.2.1', throttle)) === 0) evaluated += 1;
    const own = await throttle.begin('mallory', '192.0.2.1').catch(() => undefined);
    await own?.succeeded();
  }
  expect(evaluated).toBe(10);
});

test('a try that the store could not look at counts for nothing', async () => {
  const throttle = patient();
  for (let index = 0; index < 40; index += 1) await (await throttle.begin('gina', '192.0.2.1')).takeBack();
  expect(await guess('gina', '192.0.2.1')).toBe(0);
});

test('counts outlive a restart of the server', async () => {
  for (let index = 0; index < 5; index += 1) await guess('gina', '192.0.2.1');
  await database.close();
  database = await open();
  expect(await guess('gina', '192.0.2.1')).toBeGreaterThan(0);
});

test('servers that share a database share the counts', async () => {
  const servers = [patient(), patient()];
  const met = await Promise.all(Array.from({ length: 40 }, (_each, index) => guess('gina', '192.0.2.1', servers[index % 2])));
  expect(met.filter((wait) => wait === 0)).toHaveLength(5);
});

test('records are limited, end after three hours, hold no name or address, and refusals add none', async () => {
  const throttle = createLoginThrottle(database, { maxRows: 30, tidyEvery: 10, firstPauseMs: 600_000 });
  await guess('old', '192.0.2.99', throttle);
  await pass('4 hours');
  for (let index = 0; index < 40; index += 1) await guess(`name ${index}`, `198.51.100.${index}`, throttle);
  const rows = await database.query<{ text: string }>('select row_to_json(login_attempt)::text as text from login_attempt');
  // It is tidied after every tenth try, and each adds three rows.
  expect(rows.length).toBeLessThan(30 + 10 * 3);
  expect(JSON.stringify(rows)).not.toMatch(/name|198\.51/);
  const [{ old } = { old: -1 }] = await database.query<{ old: number }>(
    "select count(*) as old from login_attempt where counted_at < now() - interval '3 hours'",
  );
  expect(old).toBe(0);
  for (let index = 0; index < 12; index += 1) await guess(`last ${index}`, '192.0.2.1', throttle);
  const count = async () => (await database.query('select 1 from login_attempt')).length;
  const before = await count();
  for (let index = 0; index < 5; index += 1) expect(await guess(`refused ${index}`, '192.0.2.1', throttle)).toBeGreaterThan(0);
  expect(await count()).toBe(before);
});
