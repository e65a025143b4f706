import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const WORKSPACE = join(import.meta.dirname, '../../..');
const START_LIMIT_MS = 600_000;

/** A product of a test's own, with data that go with it. */
export interface OwnProduct {
  readonly origin: string;
  readonly dataDir: string;
  /** Everything that its processes have written. */
  output(): string;
  stop(): Promise<void>;
}

export interface OwnProductOptions {
  /** Of the front; the processes behind it take the next ones. */
  readonly port: number;
  /** Settings besides. */
  readonly env?: Readonly<Record<string, string>>;
  /** The apps were built already. Default: what has changed is built. */
  readonly isBuilt?: boolean;
}

/** Starts the product as `npm start` does. */
export async function startOwnProduct({ port, env = {}, isBuilt = false }: OwnProductOptions): Promise<OwnProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-product-'));
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start', '--', '--reset', ...(isBuilt ? ['--no-build'] : [])], {
    cwd: WORKSPACE,
    // A group of its own, so that npm's children end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NX_DAEMON: 'false',
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      STOREFRONT_PORT: String(port + 1),
      SALES_ROOM_PORT: String(port + 2),
      SALES_ROOM_SERVER_PORT: String(port + 3),
      DEMO_STORE_PORT: String(port + 4),
      MEDIA_PORT: String(port + 20_000),
      DATA_DIR: dataDir,
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += String(chunk)));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true;
  });
  const stop = async (): Promise<void> => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  const limit = Date.now() + START_LIMIT_MS;
  while (
    !(await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded || Date.now() > limit) {
      await stop();
      throw new Error(`The product does not start at ${origin}: ${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { origin, dataDir, output: () => output, stop };
}
