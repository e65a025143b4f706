import type { Response } from '@playwright/test';
import { expectSteady, watchLayoutShift } from '@vitrine/e2e-kit/layout-shift';
import { GUIDE, makePresentation, withdrawAnnouncement } from '@vitrine/e2e-kit/presentations';
import { createFormatter } from '@vitrine/i18n';
import { MUG } from './support/demo-data.ts';
import { expect, type Page, test } from './support/test.ts';

const ANNOUNCED = '**/room-api/announced-presentations?*';
const HOSTILE = '<img src=x onerror=alert(1)>';
const HOUR_MS = 3_600_000;
const ZONE = 'Asia/Tokyo';

const section = (page: Page) => page.locator('.v-announced');
const item = (page: Page, name: string) => section(page).getByRole('listitem').filter({ hasText: name });

/** Opens a page, reads it to its end until what is announced is known, and goes back to the top: nothing comes into sight there. */
async function readPage(page: Page, address: string): Promise<Response> {
  const answered = page.waitForResponse(ANNOUNCED);
  await page.goto(address);
  // Resting pages start their scripts with it.
  await page.mouse.move(40, 40);
  await page.mouse.wheel(0, 40);
  await page.locator('.v-announced-place').scrollIntoViewIfNeeded();
  const answer = await answered;
  await page.evaluate(() => scrollTo(0, 0));
  return answer;
}

/** A product of the shop, as a search finds it. */
async function findLamp(page: Page): Promise<{ id: string; address: string }> {
  const [, address = '', id = ''] =
    /href="([^"]*\/detail\/([0-9a-f]{32}))"/.exec(await (await page.request.get('/search?search=lamp')).text()) ?? [];
  expect(id).not.toBe('');
  return { id, address };
}

test.use({ timezoneId: ZONE });

test('an announced presentation is on home and on its product’s page until it is withdrawn', async ({
  page,
  browser,
  playwright,
  baseURL,
}) => {
  const { id: productId, address } = await findLamp(page);
  const startsAt = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 20 * HOUR_MS).toISOString();
  const name = `${HOSTILE} ${Date.now().toString(36)}`;
  const made = await makePresentation(playwright.request, baseURL ?? '', 'announced', {
    isAnnounced: true,
    accessibleFrom: startsAt,
    productId,
    name: { 'en-US': name },
  });
  const format = createFormatter({ locale: 'en-US', timeZone: ZONE });

  await watchLayoutShift(page);
  for (const shown of ['/', address]) {
    await readPage(page, shown);
    await expect(item(page, name)).toContainText(`${format.day(startsAt, startsAt)}, ${format.time(startsAt)}`);
    await expect(item(page, name)).toContainText(`With ${GUIDE.name}`);
    await expect(item(page, name).getByRole('link', { name })).toHaveAttribute('href', `/presentation/${made.path}`);
    await expect(item(page, name).locator('.v-badge')).toHaveCount(0);
    await expectSteady(page);
  }
  const fresh = async (shown: string) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const newcomer = await context.newPage();
    const { presentations } = (await (await readPage(newcomer, shown)).json()) as { presentations: { path: string }[] };
    await newcomer.waitForLoadState('networkidle');
    await expect(item(newcomer, name)).toHaveCount(0);
    await context.close();
    return presentations.map(({ path }) => path);
  };
  expect(await fresh(MUG['en-US'].path)).toContain(made.path);
  await withdrawAnnouncement(playwright.request, baseURL ?? '', made);
  for (const shown of ['/', address]) expect(await fresh(shown)).not.toContain(made.path);
});

for (const [locale, prefix, now] of [
  ['en-US', '/', 'Live now'],
  ['de-DE', '/de-DE', 'Jetzt live'],
] as const)
  test(`${locale}: one that runs says so, and more than three are not shown on home`, async ({ page }) => {
    const presentations = ['one', 'two', 'three', 'four'].map((path) => ({
      path,
      name: path,
      startsAt: new Date().toISOString(),
      minutes: null,
      isRunning: true,
      guideNames: [],
      productIds: [],
    }));
    let asked = '';
    await page.route(ANNOUNCED, (route) => {
      asked = route.request().url();
      return route.fulfill({ json: { presentations } });
    });
    await readPage(page, prefix);
    await expect(section(page).getByRole('listitem')).toHaveCount(3);
    await expect(item(page, 'one').locator('.v-badge')).toHaveText(now);
    expect(asked).toContain(`locale=${locale}`);
  });

test('with the room away, home and a product stand as they are', async ({ page, watch }) => {
  watch.allow(/room-api\/announced-presentations/);
  watch.allow(/Failed to load resource/);
  await page.route(ANNOUNCED, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }));
  const { address } = await findLamp(page);
  for (const shown of ['/', address]) {
    await readPage(page, shown);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(section(page)).toHaveCount(0);
  }
});
