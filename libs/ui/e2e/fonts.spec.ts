import { expect, test } from '@playwright/test';
import { chromiumLaunchOptions } from '@vitrine/workspace-config/playwright';
import { openStory } from './story.ts';

// The browser without a window sets letters at whole pixels: lines are as wide as a visitor sees them in the whole one alone.
test.use({ launchOptions: chromiumLaunchOptions });

const FONTS: Record<string, string[]> = {
  vitrine: ['figtree-latin-wght-normal', 'fraunces-latin-wght-normal'],
  stride: ['archivo-latin-wght-normal'],
  ohm: ['jetbrains-mono-latin-wght-normal', 'space-grotesk-latin-wght-normal'],
};

for (const [brand, files] of Object.entries(FONTS)) {
  test.describe(`the fonts of ${brand}`, () => {
    test('only the letters that the page needs are loaded', async ({ page }) => {
      const asked = new Set<string>();
      page.on('request', (request) => {
        const name = /([^/]+?)-[\w-]{8}\.woff2$/.exec(new URL(request.url()).pathname)?.[1];
        if (name) asked.add(name);
      });
      await openStory(page, 'layout-pageframe--content', { brand });
      await page.waitForLoadState('networkidle');
      expect([...asked].sort()).toEqual(files);
    });

    for (const width of [390, 1280]) {
      test(`nothing moves when they arrive late, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        let release = () => undefined as void;
        const held = new Promise<void>((resolve) => (release = resolve));
        await page.route('**/*.woff2', async (route) => {
          await held;
          await route.continue();
        });
        await page.goto(`/iframe.html?id=layout-pageframe--content&viewMode=story&globals=brand:${brand}`, { waitUntil: 'commit' });
        await page.locator('.v-notice').waitFor();
        const shifts = await page.evaluateHandle(() => {
          const seen: number[] = [];
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) seen.push((entry as PerformanceEntry & { value: number }).value);
          }).observe({ type: 'layout-shift' });
          return seen;
        });
        const heights = () =>
          page.evaluate(() =>
            [...document.querySelectorAll('h1, h2, h3, .v-button, .v-notice')].map((element) =>
              Math.round(element.getBoundingClientRect().height),
            ),
          );
        const before = await heights();
        expect(await page.evaluate(() => [...document.fonts].some((face) => face.status === 'loading'))).toBe(true);
        release();
        await page.evaluate(() => document.fonts.ready);
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
        expect(await heights()).toEqual(before);
        const total = await shifts.evaluate((seen) => seen.reduce((sum, value) => sum + value, 0));
        expect(total).toBeLessThan(0.01);
      });
    }
  });
}
