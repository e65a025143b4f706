import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { ensureEngines } from './ensure-engines.ts';
import { findEngine } from './find-engines.ts';
import { startPostgres } from './postgres.ts';
import { startRedis } from './redis.ts';

const silent = { log: () => undefined };

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
  });
}

test('PostgreSQL starts with databases of their own, keeps its data through a kill, and leaves nothing', async () => {
  const postgres = await startPostgres();
  try {
    const [one, other] = [await postgres.createDatabase(), await postgres.createDatabase()];
    await query(one, 'create table kept as select 7 as number');
    await expect(query(other, 'select * from kept')).rejects.toThrow('does not exist');
    await postgres.kill();
    expect(await isOpen(postgres.port)).toBe(false);
    await postgres.start();
    expect(await query(one, 'select number from kept')).toEqual([{ number: 7 }]);
  } finally {
    await postgres.stop();
  }
  expect(await isOpen(postgres.port)).toBe(false);
});

test('Redis starts, ends and starts again on its port', async () => {
  const redis = await startRedis();
  try {
    expect(await isOpen(redis.port)).toBe(true);
    await redis.kill();
    expect(await isOpen(redis.port)).toBe(false);
    await redis.start();
    expect(await isOpen(redis.port)).toBe(true);
  } finally {
    await redis.stop();
  }
  expect(await isOpen(redis.port)).toBe(false);
});

test('a variable names an engine, and one that names nothing is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-engines-'));
  const program = join(folder, 'my-redis');
  writeFileSync(program, '#!/bin/sh\n');
  chmodSync(program, 0o755);
  expect(findEngine('redis', { REDIS_SERVER_BIN: program })).toBe(program);
  expect(() => findEngine('redis', { REDIS_SERVER_BIN: join(folder, 'none') })).toThrow('REDIS_SERVER_BIN is');
  expect(() => findEngine('postgres', { POSTGRES_BIN_DIR: folder })).toThrow('initdb and postgres are not there');
  expect(await ensureEngines(['redis'], { ...silent, env: { REDIS_SERVER_BIN: program } })).toEqual({ REDIS_SERVER_BIN: program });
  rmSync(folder, { recursive: true });
});

test('a missing engine that cannot be installed fails with the way to get it, and skips no test', async () => {
  const asked: string[][] = [];
  const gone = join(tmpdir(), 'no-such-folder');
  const install = async (names: readonly string[]) => {
    asked.push([...names]);
    return 'no administrator rights';
  };
  // Whatever this machine has is found; what it lacks is named with its remedy.
  const missing = (['postgres', 'redis', 'firefox'] as const).filter((engine) => findEngine(engine, { PATH: gone }) === undefined);
  const result = ensureEngines(missing, { ...silent, env: { PATH: gone }, install });
  if (missing.length === 0) expect(await result).toEqual({});
  else await expect(result).rejects.toThrow('apt-get install');
  await expect(ensureEngines(['redis'], { ...silent, env: { REDIS_SERVER_BIN: gone }, install })).rejects.toThrow(
    `REDIS_SERVER_BIN is ${gone}`,
  );
  expect(asked.length).toBe(missing.length > 0 ? 1 : 0);
});
