import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

/**
 * Writes pictures of the gallery at three widths in both schemes to the folder given, and fails on sideways scroll,
 * a console error, a picture that did not load, or what axe finds.
 */
const folder = process.argv[2] ?? 'test-results/gallery';
const only = process.argv[3];
/** Pages are taller than a picture may be. */
const PART_HEIGHT = 2800;
mkdirSync(folder, { recursive: true });
const server = await createServer({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'error' });
await server.listen();
const origin = server.resolvedUrls?.local[0] ?? '';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] });
const problems: string[] = [];
try {
  for (const page of only ? [only] : ['all', 'category', 'product']) {
    for (const width of [360, 390, 820, 1440]) {
      for (const scheme of width === 360 ? (['light'] as const) : (['light', 'dark'] as const)) {
        const context = await browser.newContext({ viewport: { width, height: 1000 }, colorScheme: scheme });
        const tab = await context.newPage();
        const name = `${page}-${width}-${scheme}`;
        tab.on('console', (message) => message.type() === 'error' && problems.push(`${name}: ${message.text()}`));
        tab.on('pageerror', (error) => problems.push(`${name}: ${error.message}`));
        await tab.goto(`${origin}?page=${page}`);
        await tab.waitForSelector('.v-cms-page');
        await tab.evaluate(() => {
          for (const image of document.images) image.loading = 'eager';
          return Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.decode().catch(() => undefined))]);
        });
        const { overflow, broken } = await tab.evaluate(() => ({
          overflow: Array.from(document.querySelectorAll('.v-cms-page *'))
            .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1 && !element.closest('ul[role=list], table, pre'))
            .map((element) => String(element.className).slice(0, 60)),
          broken: Array.from(document.images).filter((image) => image.naturalWidth === 0).map((image) => image.src),
        }));
        if (overflow.length > 0) problems.push(`${name}: wider than the screen: ${overflow.slice(0, 4).join(' | ')}`);
        for (const source of broken) problems.push(`${name}: broken picture ${source}`);
        const height = width === 360 ? 0 : await tab.evaluate(() => document.documentElement.scrollHeight);
        for (let top = 0, part = 0; top < height; top += PART_HEIGHT, part += 1) {
          const clip = { x: 0, y: top, width, height: Math.min(PART_HEIGHT, height - top) };
          await tab.screenshot({ path: join(folder, `${name}-${part}.png`), fullPage: true, clip });
        }
        if (width === 390 || width === 1440) {
          const { violations } = await new AxeBuilder({ page: tab }).include('.v-cms-page').analyze();
          for (const { id, nodes } of violations) problems.push(`${name}: ${id} at ${nodes.slice(0, 3).map(({ target }) => target.join(' ')).join(' | ')}`);
        }
        await context.close();
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
