import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';

/** A browser whose first window Playwright drives and whose pages Lighthouse opens, with the same cookies. */
export interface DebuggedBrowser {
  /** Where it is told what to do, by DevTools' protocol. */
  readonly port: number;
  /** Puts a product into this visitor's cart; once is enough. */
  fillCart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens one with a profile of its own. */
export async function openDebuggedBrowser(origin: string, log: (line: string) => void): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-profile-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(log),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--remote-debugging-port=0',
    ],
    locale: 'en-US',
    baseURL: origin,
  });
  // Chromium writes the port that it chose into its profile.
  const [port = ''] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
  let hasCart = false;
  return {
    port: Number(port),
    async fillCart() {
      if (hasCart) return;
      const page = await context.newPage();
      await page.goto('/amphora-vase');
      await page.locator('.v-buy-box button[type=submit]').click();
      await page.locator('[data-cart-count]:not([data-cart-count="0"])').first().waitFor();
      await page.close();
      hasCart = true;
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}
