import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EngineProcess, startEngineProcess } from './engine-process.ts';
import { requireEngine } from './find-engines.ts';
import { freePort } from './loopback-port.ts';

/** A Redis server of a test. It keeps nothing on disk. */
export interface TestRedis {
  readonly port: number;
  /** `redis://127.0.0.1:6379`. */
  readonly url: string;
  /** Ends it at once; what it knew is gone. */
  kill(): Promise<void>;
  /** Starts it again after {@link TestRedis.kill}, empty, on the same port. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => void socket.write('PING\r\n'));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('data', (data) => {
      resolve(data.toString().startsWith('+PONG'));
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

/**
 * Starts a Redis server on a free loopback port.
 * @throws EngineError when this machine has none; it says how to get one.
 */
export async function startRedis(): Promise<TestRedis> {
  const program = requireEngine('redis');
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-redis-'));
  const port = await freePort();
  let running: EngineProcess | undefined;

  async function start(): Promise<void> {
    if (running?.isRunning() === true) return;
    running = await startEngineProcess(
      program,
      ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no', '--dir', directory],
      { cwd: directory, isReady: () => answers(port) },
    );
  }

  await start().catch((error: unknown) => {
    rmSync(directory, { recursive: true, force: true });
    throw error;
  });
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    kill: async () => running?.end('SIGKILL'),
    start,
    async stop() {
      await running?.end('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
