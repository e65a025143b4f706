import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type RunningVitrine, startVitrine } from '@vitrine/start';
import { needsBuild } from '../needs-build.ts';

/** Starts the product with data of its own and a browser, for as long as something is weighed. */
export async function withProduct<Result>(
  launch: () => Promise<Browser>,
  weigh: (vitrine: RunningVitrine, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-weight-'));
  const vitrine = await startVitrine({ port: 0, dataDir, build: needsBuild, env: process.env, log: () => undefined });
  const browser = await launch();
  try {
    return await weigh(vitrine, browser);
  } finally {
    await browser.close();
    await vitrine.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
