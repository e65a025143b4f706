import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createJsonLogger } from '../logger.ts';
import { COLLECTION_LIMIT, listCollection, putIntoCollection } from '../rooms/attendees.ts';
import { testStorage } from '../testing/test-storage.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStorage, type StorageOptions } from './open-storage.ts';
import { createSealedSecrets, readKeyFile } from './sealed-secrets.ts';

let database: Database;
let options: StorageOptions;
const directory = mkdtempSync(join(tmpdir(), 'vitrine-storage-'));
const quiet = createJsonLogger('error', () => undefined);

beforeAll(async () => {
  options = await testStorage(directory);
  database = await openStorage(options, quiet, () => undefined);
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

test('each step of the schema is taken once', async () => {
  expect(await migrate(database)).toEqual([]);
  expect((await database.query<{ id: string }>('select id from migration order by id')).map(({ id }) => id)).toEqual(
    MIGRATIONS.map(({ id }) => id),
  );
});

test('processes that start together wait for each other, and each step is taken once', async () => {
  const additional = [...MIGRATIONS, { id: '9000-race', sql: 'create table raced (id integer)' }];
  const taken = await Promise.all(Array.from({ length: database.kind === 'embedded' ? 1 : 6 }, () => migrate(database, additional)));
  expect(taken.flat()).toEqual(['9000-race']);
  await database.query('drop table raced');
  await database.query("delete from migration where id = '9000-race'");
});

test("a released step that was changed is refused, and nothing is changed; spaces don't count", async () => {
  const [first, ...rest] = MIGRATIONS;
  if (first === undefined) throw new Error('There are no steps.');
  expect(await migrate(database, [{ ...first, sql: `\n  ${first.sql}  ` }, ...rest])).toEqual([]);
  await expect(
    migrate(database, [
      { ...first, sql: `${first.sql} select 1;` },
      ...rest,
      { id: '9001-after', sql: 'create table after_all (id integer)' },
    ]),
  ).rejects.toThrow(`another step ${first.id}`);
  expect(await database.query("select 1 from pg_tables where tablename = 'after_all'")).toEqual([]);
});

test('a step that fails leaves nothing of itself behind, and those before it stay', async () => {
  const broken = [...MIGRATIONS, { id: '9002-broken', sql: 'create table half (id integer); select * from nowhere;' }];
  await expect(migrate(database, broken)).rejects.toThrow('nowhere');
  expect(await database.query("select 1 from pg_tables where tablename = 'half'")).toEqual([]);
  expect(await migrate(database)).toEqual([]);
});

test('a database without checksums, as an earlier version left it, gets them', async () => {
  await database.query('update migration set checksum = null');
  expect(await migrate(database)).toEqual([]);
  expect(await database.query('select 1 from migration where checksum is null')).toEqual([]);
});

test('a presentation from before there were announcements is not announced', async () => {
  const at = MIGRATIONS.findIndex(({ id }) => id === '0014-announced-presentations');
  await database.query('alter table appointment drop column announced_by');
  await database.query('drop index appointment_announced');
  await database.query('delete from migration where id >= $1', ['0014']);
  await database.query("insert into appointment (id, path, definition) values ('old', 'old', $1)", [JSON.stringify({ name: 'Old' })]);
  expect(await migrate(database)).toEqual(MIGRATIONS.slice(at).map(({ id }) => id));
  expect(await database.query("select definition, announced_by from appointment where id = 'old'")).toEqual([
    { definition: { name: 'Old', isAnnounced: false }, announced_by: null },
  ]);
  await database.query("delete from appointment where id = 'old'");
});

test('a transaction that fails changes nothing, and the next one works', async () => {
  await expect(
    database.transaction(async (tx) => {
      await tx.query("insert into appointment (id, path, definition) values ('a', 'a', '{}')");
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  await expect(database.transaction((tx) => tx.query('select * from nowhere'))).rejects.toThrow();
  expect(await database.query('select id from appointment')).toEqual([]);
});

test("a reading transaction can't write", async () => {
  await expect(database.read((tx) => tx.query("insert into appointment (id, path, definition) values ('b', 'b', '{}')"))).rejects.toThrow(
    'read-only',
  );
});

test('what was stored is there after closing and opening again', async () => {
  await database.query("insert into appointment (id, path, definition) values ('kept', 'kept', '{}')");
  await database.close();
  database = await openStorage(options, quiet, () => undefined);
  expect(await database.query("select path from appointment where id = 'kept'")).toEqual([{ path: 'kept' }]);
});

test('a collection keeps its newest products, each once', async () => {
  await database.query("insert into attendee (id, appointment_id, type, name, status) values ('c', 'kept', 'CLIENT', '', 'joined')");
  for (let product = 0; product < COLLECTION_LIMIT + 3; product += 1) await putIntoCollection(database, 'c', 'liked', `p${product}`);
  await putIntoCollection(database, 'c', 'liked', 'p50');
  const liked = await listCollection(database, 'c', 'liked');
  expect(liked).toHaveLength(COLLECTION_LIMIT);
  expect(liked.slice(0, 2)).toEqual(['p50', `p${COLLECTION_LIMIT + 2}`]);
});

test('a sealed text opens with its key alone, and not when it was changed', () => {
  const key = readKeyFile(directory);
  const { seal, open } = createSealedSecrets(key);
  const sealed = seal('admin token');
  expect(sealed).not.toContain('admin');
  expect(seal('admin token')).not.toBe(sealed);
  expect(open(sealed)).toBe('admin token');
  expect(createSealedSecrets('another secret of 32 characters..').open(sealed)).toBeUndefined();
  const bytes = Buffer.from(sealed, 'base64url');
  for (const at of bytes.keys()) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(open(changed.toString('base64url')), `byte ${at} changed`).toBeUndefined();
    expect(open(bytes.subarray(0, at).toString('base64url')), `cut at byte ${at}`).toBeUndefined();
  }
  expect(open('nonsense')).toBeUndefined();
});

test('the key file is made once and readable by its owner alone', () => {
  expect(readKeyFile(directory)).toEqual(readKeyFile(directory));
  expect(statSync(join(directory, 'room-server.key')).mode & 0o777).toBe(0o600);
});
