import type { Page } from '@playwright/test';

/** A cheap phone: four times slower than this machine. */
const CHEAP_PHONE = 4;
/** Fast 3G as the browser's developer tools have it. */
const FAST_3G = { offline: false, latency: 562.5, downloadThroughput: (1_600_000 / 8) * 0.9, uploadThroughput: (750_000 / 8) * 0.9 };

/** Puts a page on a slow machine, until it is closed. `rate`: how many times slower than this one. */
export async function slowMachine(page: Page, rate = CHEAP_PHONE): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Puts a page on a slow machine with a slow line, until it is closed. */
export async function slowDown(page: Page): Promise<void> {
  await slowMachine(page);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', FAST_3G);
}
