import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';

/** An embedded PostgreSQL in a thread of its own. */
export interface EmbeddedDatabase {
  /** Directory of its socket, as `pg` takes it for `host`. */
  host: string;
  stop(): Promise<void>;
}

/**
 * Starts PGlite in a worker thread, with its files in `directory`, and lets it listen on a socket that only this user
 * may open. The socket is also the lock: a second process on the same files is refused.
 */
export async function startEmbeddedDatabase(directory: string, onExit: (error: Error) => void): Promise<EmbeddedDatabase> {
  const files = resolve(directory);
  mkdirSync(files, { recursive: true, mode: 0o700 });
  const host = socketDirectory(files);
  const socket = join(host, '.s.PGSQL.5432');
  if (await isListening(socket))
    throw new Error(`The rooms' data in ${files} are in use by another process: stop it, or choose another DATA_DIR.`);
  rmSync(socket, { force: true });

  // From its source the module is TypeScript; from the built package it is JavaScript.
  const module = import.meta.url.endsWith('.ts') ? './embedded-worker.ts' : './embedded-worker.js';
  const worker = new Worker(new URL(module, import.meta.url), { workerData: { files, socket } });
  await new Promise<void>((ready, fail) => {
    worker.once('message', () => ready());
    worker.once('error', fail);
    worker.once('exit', (code) => fail(new Error(`The embedded database ended with ${code} while starting.`)));
  });
  let stopping = false;
  worker.removeAllListeners('error').removeAllListeners('exit');
  worker.on('error', onExit);
  worker.on('exit', () => {
    if (!stopping) onExit(new Error('The embedded database has ended.'));
  });

  return {
    host,
    async stop() {
      if (stopping) return;
      stopping = true;
      const exited = new Promise<void>((done) => worker.once('exit', () => done()));
      worker.postMessage('stop');
      await exited;
      rmSync(socket, { force: true });
    },
  };
}

function socketDirectory(files: string): string {
  // A socket's path may have no more than 107 bytes, so it can't live beside the files.
  const user = process.getuid?.() ?? 0;
  const directory = join(tmpdir(), `vitrine-rooms-${user}-${createHash('sha256').update(files).digest('hex').slice(0, 16)}`);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const { uid, mode } = statSync(directory);
  if (uid !== user || (mode & 0o077) !== 0) throw new Error(`${directory} belongs to somebody else: remove it or set TMPDIR.`);
  return directory;
}

function isListening(socket: string): Promise<boolean> {
  return new Promise((answer) => {
    const probe = connect(socket);
    probe.once('connect', () => {
      probe.destroy();
      answer(true);
    });
    probe.once('error', () => answer(false));
  });
}
