import { randomBytes } from 'node:crypto';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import type { StorageOptions } from '../storage/open-storage.ts';
import type {} from './embedded-template.ts';
import type {} from './test-engines.ts';

/** Makes an empty database on a PostgreSQL server; returns its address. */
async function makeDatabase(serverUrl: string): Promise<string> {
  const name = `room_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** Storage of a test: an empty database on the server that this run is for, else the embedded one in this directory. */
export async function testStorage(directory: string): Promise<StorageOptions> {
  // Outside of a test run (the fuzzer's command) nothing is injected.
  if (process.env['VITEST'] === undefined) return { directory };
  const serverUrl = inject('postgresUrl');
  if (serverUrl !== undefined) return { directory, databaseUrl: await makeDatabase(serverUrl) };
  // A thousand small files: one call copies them in a fraction of the time that one promise for each takes.
  const [template, rooms] = [inject('embeddedTemplate'), join(directory, 'rooms')];
  if (template !== undefined && !existsSync(rooms)) cpSync(template, rooms, { recursive: true });
  return { directory };
}
