import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ORIGIN, PRESENTATION, type Visitor, visitorOf } from './room-fixture.ts';
import type { RoomStore } from './room-store.ts';
import { testStorage } from './test-storage.ts';

/** A room server as a process of its own: what ends a process can only be seen from outside. */
export interface ServerProcess {
  readonly url: string;
  readonly port: number;
  visitor(): Visitor;
  /** Whether it has ended; its last words are in {@link ServerProcess.said}. */
  hasEnded(): boolean;
  said(): string;
  close(): Promise<void>;
}

/** Starts a room server over a fresh directory or database. */
export async function startServerProcess(store: RoomStore): Promise<ServerProcess> {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-process-'));
  const { databaseUrl = '' } = await testStorage(directory);
  const script = join(import.meta.dirname, 'child-server.ts');
  const child = spawn(
    process.execPath,
    [
      '--conditions=@vitrine/source',
      script,
      directory,
      store.storeApiEndpoint,
      store.adminApiEndpoint,
      ORIGIN,
      JSON.stringify(PRESENTATION),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, DATABASE_URL: databaseUrl } },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, 'close');
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).once('line', resolve);
    child.once('close', () => reject(new Error(said)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    visitor: () => visitorOf(url),
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    said: () => said,
    async close() {
      child.kill('SIGKILL');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
