import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** A product of a test's own, beside the one that all tests share. */
export interface OwnStart {
  readonly origin: string;
  /** Everything that its processes have written. */
  output(): string;
  stop(): Promise<void>;
}

const WORKSPACE = join(import.meta.dirname, '../../../..');

/** Starts the product as `npm start` does, with other settings, at other ports and with other data. It takes the apps as they were built. */
export async function startOwn({
  port,
  settings,
}: {
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
}): Promise<OwnStart> {
  const origin = `http://localhost:${port}`;
  const child = spawn('npm', ['start', '--', '--reset', '--no-build'], {
    cwd: WORKSPACE,
    // A group of its own, so that npm's children end with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PUBLIC_ORIGIN: origin,
      PORT: String(port),
      STOREFRONT_PORT: String(port + 1),
      SALES_ROOM_PORT: String(port + 2),
      SALES_ROOM_SERVER_PORT: String(port + 3),
      DEMO_STORE_PORT: String(port + 4),
      MEDIA_PORT: String(port + 20_000),
      DATA_DIR: join(import.meta.dirname, '../../test-results', `data-${port}`),
      ...settings,
    },
  });
  let output = '';
  let hasEnded = false;
  child.stdout.on('data', (chunk: Buffer) => (output += String(chunk)));
  child.stderr.on('data', (chunk: Buffer) => (output += String(chunk)));
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true;
  });
  const stop = async (): Promise<void> => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  try {
    await expect
      .poll(
        async () =>
          hasEnded
            ? `ended: ${output}`
            : await fetch(`${origin}/healthz`).then(
                ({ status }) => status,
                () => 0,
              ),
        { message: `the product at ${origin}`, timeout: 120_000 },
      )
      .toBe(200);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, output: () => output, stop };
}
