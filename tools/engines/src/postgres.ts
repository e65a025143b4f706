import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { EngineError } from './engine-error.ts';
import { type EngineProcess, type EngineUser, startEngineProcess } from './engine-process.ts';
import { requireEngine } from './find-engines.ts';
import { freePort } from './loopback-port.ts';

/** A PostgreSQL server of a test. */
export interface TestPostgres {
  readonly port: number;
  /** Of its first database, which is empty. */
  readonly url: string;
  /** Makes a database of its own for somebody; returns its address. */
  createDatabase(): Promise<string>;
  /** Ends it at once, as a crash would; its data stay. */
  kill(): Promise<void>;
  /** Starts it again after {@link TestPostgres.kill}, on the same port with the same data. */
  start(): Promise<void>;
  /** Ends it and deletes its data. */
  stop(): Promise<void>;
}

/** PostgreSQL refuses to run as root: then it runs as the user of Debian's package, else as nobody. */
function unprivilegedUser(): EngineUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => Number.parseInt(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout, 10));
    if (uid !== undefined && gid !== undefined && Number.isInteger(uid) && Number.isInteger(gid)) return { uid, gid };
  }
  throw new EngineError('not-started', 'PostgreSQL does not run as root, and there is no user postgres or nobody.');
}

async function ask(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Starts a PostgreSQL server with data of its own on a free loopback port.
 * @throws EngineError when this machine has none; it says how to get one.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = requireEngine('postgres');
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const user = unprivilegedUser();
  if (user !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const made = spawnSync(
    join(folder, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { cwd: directory, encoding: 'utf8', ...user },
  );
  if (made.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new EngineError('not-started', `initdb failed: ${made.stderr || String(made.error)}`);
  }

  const port = await freePort();
  const address = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;
  // The data need to survive a killed process, not a power cut: the system keeps what was written.
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: 60,
    shared_buffers: '16MB',
    max_wal_size: '64MB',
  };
  let running: EngineProcess | undefined;

  async function start(): Promise<void> {
    if (running?.isRunning() === true) return;
    running = await startEngineProcess(
      join(folder, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: directory,
        user,
        isReady: () =>
          ask(address('postgres'), 'select 1').then(
            () => true,
            () => false,
          ),
      },
    );
  }

  await start().catch((error: unknown) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });

  return {
    port,
    url: address('postgres'),
    async createDatabase() {
      const name = `test_${randomBytes(6).toString('hex')}`;
      await ask(address('postgres'), `create database ${name}`);
      return address(name);
    },
    // The mode in which the server drops every connection and leaves without a checkpoint: the next start recovers.
    kill: async () => running?.end('SIGQUIT'),
    start,
    async stop() {
      await running?.end('SIGQUIT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
