import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { type CountingProxy, startCountingProxy } from './counting-proxy.ts';

/** A storefront of a test's own, whose way to the embedded store leads through a proxy that watches. */
export interface OwnStorefront {
  readonly url: string;
  readonly proxy: CountingProxy;
  /** Everything that the process has written. */
  written(): string;
  stop(): Promise<void>;
}

const APP = join(import.meta.dirname, '../..');

/**
 * @param publicOrigin Origin of the product that all tests share: its store answers.
 * @param port Of this storefront.
 * @param storePort Of another store on this machine.
 */
export async function startOwnStorefront(publicOrigin: string, port: number, storePort = Number(new URL(publicOrigin).port) + 4): Promise<OwnStorefront> {
  const proxy = await startCountingProxy(storePort);
  const child: ChildProcess = spawn(process.execPath, ['--conditions=@vitrine/source', 'server.ts'], {
    cwd: APP,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: publicOrigin,
      STOREFRONT_PORT: String(port),
      STORE_API_ENDPOINT: `http://127.0.0.1:${proxy.port}/store-api`,
      STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
    },
  });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (written += String(chunk)));
  const url = `http://127.0.0.1:${port}`;
  const storefront: OwnStorefront = {
    url,
    proxy,
    written: () => written,
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await proxy.close();
    },
  };
  try {
    await expect.poll(() => fetch(`${url}/healthz`).then((response) => response.status, () => 0), { timeout: 60_000, message: written }).toBe(200);
  } catch (error) {
    await storefront.stop();
    throw error;
  }
  return storefront;
}
