import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PORT_OFFSET } from '@vitrine/workspace-config/playwright';
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

export interface OwnStorefrontOptions {
  /** Origin of the product that all tests share: its store answers. */
  readonly publicOrigin: string;
  /** Of this storefront, before the offset of this checkout. */
  readonly port: number;
  /** Port of another store on this machine. */
  readonly storePort?: number;
  /** Settings besides. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts a storefront for a `beforeAll`, whose limit it extends: a process takes its time to come up. */
export async function startOwnStorefront({
  publicOrigin,
  port: wantedPort,
  storePort = Number(new URL(publicOrigin).port) + 4,
  env = {},
}: OwnStorefrontOptions): Promise<OwnStorefront> {
  test.setTimeout(120_000);
  const port = wantedPort + PORT_OFFSET;
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
      // No room server answers at its address.
      ASK_A_GUIDE: 'false',
      ...env,
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
    // A process that ends by itself is waited for no longer.
    const state = async (): Promise<number | 'ended'> =>
      child.exitCode === null
        ? fetch(`${url}/healthz`).then(
            ({ status }) => status,
            () => 0,
          )
        : 'ended';
    await expect.poll(async () => [200, 'ended'].includes(await state()), { timeout: 90_000 }).toBe(true);
    expect(await state()).toBe(200);
  } catch (error) {
    await storefront.stop();
    throw new Error(`A storefront at ${url} did not come up: ${written}`, { cause: error });
  }
  return storefront;
}
