import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { COLOR_RULES, findViolations, listStories, openStory, settle, sidewaysScroll, switchStory, watchComplaints } from './story.ts';
import { findStrangers } from './system-colors.ts';
import { findSmallTargets } from './targets.ts';

const root = join(import.meta.dirname, '..');
const files = globSync('src/**/*.stories.tsx', { cwd: root }).sort();

test('the built catalogue lists the stories of every file', async ({ page }) => {
  const listed = new Set((await listStories(page)).map(({ importPath }) => importPath.replace(/^\.\//, '')));
  expect(files.length).toBeGreaterThan(40);
  expect([...listed].sort()).toEqual(files);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const file of files) {
    test(`${file}: no complaint, no axe finding (light, dark, forced), no sideways scroll, 44 px targets`, async ({ page }) => {
      const complaints = watchComplaints(page);
      const stories = (await listStories(page)).filter(({ importPath }) => importPath.endsWith(file));
      expect(stories.length).toBeGreaterThan(0);
      for (const [index, { id }] of stories.entries()) {
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
        await (index === 0 ? openStory : switchStory)(page, id);
        expect.soft(await findViolations(page), `${id} in light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await settle(page);
        expect.soft(await findViolations(page, COLOR_RULES), `${id} in dark`).toEqual([]);
        expect.soft(await sidewaysScroll(page), `${id} scrolls sideways`).toBeLessThanOrEqual(0);
        expect.soft(await findSmallTargets(page), `${id} has small targets`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
        await settle(page);
        expect.soft(await findViolations(page, COLOR_RULES), `${id} in forced colors`).toEqual([]);
        for (const brand of ['', 'stride', 'ohm']) {
          await page.evaluate((name) => document.documentElement.setAttribute('data-brand', name), brand);
          await expect.soft
            .poll(() => findStrangers(page), {
              message: `${id}${brand && ` of ${brand}`} wears colors other than the system's`,
              timeout: 20_000,
            })
            .toEqual([]);
        }
        await page.evaluate(() => document.documentElement.removeAttribute('data-brand'));
        expect.soft(complaints.splice(0), `${id} complains`).toEqual([]);
      }
    });
  }
});
