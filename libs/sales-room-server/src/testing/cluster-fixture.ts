import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startPostgres, startRedis, type TestPostgres, type TestRedis } from '@vitrine/engines';
import type { LogLevel } from '../logger.ts';
import { mediaWorker, ORIGIN, PRESENTATION, type Visitor, visitorOf } from './room-fixture.ts';
import { type RoomStore, startRoomStore } from './room-store.ts';

/** A room server of a cluster, as a process of its own. */
export interface ClusterServer {
  readonly url: string;
  readonly pid: number;
  /** What it has logged, line by line. */
  readonly logs: string[];
  visitor(cookies?: Record<string, string>): Visitor;
  /** Ends it as a crash would. */
  kill(): Promise<void>;
  /** Asks it to end, as a rolling restart does. */
  drain(): Promise<number | null>;
}

/** A PostgreSQL, a Redis, a store, and servers that share them. */
export interface ClusterFixture {
  readonly postgres: TestPostgres;
  readonly redis: TestRedis;
  readonly store: RoomStore;
  readonly databaseUrl: string;
  startServer(options?: {
    leaseMs?: number;
    media?: boolean;
    workers?: number;
    shop?: { storeApiEndpoint: string; accessKey: string };
    logLevel?: LogLevel;
    /** Another way to Redis than the straight one. */
    redisUrl?: string;
  }): Promise<ClusterServer>;
  close(): Promise<void>;
}

/** Starts what servers share; the servers are started one by one. */
export async function startClusterFixture(): Promise<ClusterFixture> {
  const [postgres, redis, store] = await Promise.all([startPostgres(), startRedis(), startRoomStore()]);
  const databaseUrl = await postgres.createDatabase();
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-cluster-'));
  const children: ChildProcess[] = [];

  return {
    postgres,
    redis,
    store,
    databaseUrl,
    async startServer({ leaseMs = 2_000, media = false, workers = 1, shop, logLevel = 'info', redisUrl = redis.url } = {}) {
      const script = join(import.meta.dirname, 'child-server.ts');
      const child = spawn(
        process.execPath,
        [
          '--conditions=@vitrine/source',
          script,
          directory,
          shop?.storeApiEndpoint ?? store.storeApiEndpoint,
          store.adminApiEndpoint,
          ORIGIN,
          JSON.stringify(PRESENTATION),
        ],
        {
          stdio: ['ignore', 'pipe', 'pipe'],
          env: {
            ...process.env,
            DATABASE_URL: databaseUrl,
            REDIS_URL: redisUrl,
            LEASE_MS: String(leaseMs),
            MEDIASOUP_WORKER_BIN: media ? mediaWorker() : '',
            MEDIA_WORKERS: String(workers),
            LOG_LEVEL: logLevel,
            ...(shop === undefined ? {} : { STORE_API_ACCESS_KEY: shop.accessKey }),
          },
        },
      );
      children.push(child);
      const logs: string[] = [];
      createInterface({ input: child.stderr }).on('line', (line) => logs.push(line));
      const ended = new Promise<number | null>((done) => child.once('exit', done));
      const url = await new Promise<string>((resolve, reject) => {
        createInterface({ input: child.stdout }).once('line', resolve);
        child.once('exit', () => reject(new Error(logs.join('\n'))));
      });
      return {
        url,
        pid: child.pid ?? 0,
        logs,
        visitor: (cookies) => visitorOf(url, cookies),
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
        drain() {
          child.kill('SIGTERM');
          return ended;
        },
      };
    },
    async close() {
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null || child.signalCode !== null) return;
          const ended = new Promise((done) => child.once('exit', done));
          child.kill('SIGKILL');
          await ended;
        }),
      );
      await store.close();
      await redis.stop();
      await postgres.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
