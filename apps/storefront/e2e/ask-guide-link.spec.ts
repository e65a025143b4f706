import type { Page } from '@playwright/test';
import { type OwnStorefront, startOwnStorefront } from './support/own-storefront.ts';
import { expect, test } from './support/test.ts';

const PRESENCE = '**/room-api/consultations/presence';
const GUIDES = { guides: [{ name: 'Mara <b>Ellwood</b>' }], busyGuides: 0, waiting: 0 };

const link = (page: Page) => page.locator('.v-ask-guide a');
const line = (page: Page) => page.locator('.v-ask-guide__presence');

async function openProduct(page: Page): Promise<string> {
  await page.goto('/search?search=lamp');
  const href = (await page.locator('a[href*="/detail/"]').first().getAttribute('href')) ?? '';
  await page.goto(href);
  const [, id = ''] = /\/ask\?product=([0-9a-f]{32})$/.exec((await link(page).getAttribute('href')) ?? '') ?? [];
  expect(id).not.toBe('');
  return id;
}

/** What somebody does who is there: resting pages start their scripts with it. */
const wake = (page: Page): Promise<void> => page.mouse.move(40, 40).then(() => page.mouse.wheel(0, 40));

test('a product page says who is free in the same place, and moves nothing', async ({ page }) => {
  await page.route(PRESENCE, (route) => route.fulfill({ json: GUIDES }));
  await openProduct(page);
  await expect(line(page)).toHaveText('Live, by video, voice or chat');
  const before = await line(page).boundingBox();
  await link(page).scrollIntoViewIfNeeded();
  await wake(page);
  await expect(line(page)).toHaveText('Mara <b>Ellwood</b> is free now');
  const [box, after] = [await page.locator('.v-ask-guide').boundingBox(), await line(page).boundingBox()];
  expect(after?.height).toBe(before?.height);
  expect((await link(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(box?.width).toBeGreaterThan(0);
});

for (const [waiting, text] of [
  [2, '2 people are waiting'],
  [0, 'Leave your question: nobody is free right now'],
] as const)
  test(`with nobody free and ${waiting} waiting the link says so`, async ({ page }) => {
    await page.route(PRESENCE, (route) => route.fulfill({ json: { guides: [], busyGuides: 0, waiting } }));
    await page.goto('/');
    await link(page).scrollIntoViewIfNeeded();
    await wake(page);
    await expect(line(page)).toHaveText(text);
  });

test('with the room away the link stands as it is, and leads to its page', async ({ page, watch }) => {
  watch.allow(/room-api\/consultations\/presence/);
  watch.allow(/Failed to load resource/);
  const asked = page.waitForRequest(PRESENCE);
  await page.route(PRESENCE, (route) => route.abort());
  const id = await openProduct(page);
  await link(page).scrollIntoViewIfNeeded();
  await wake(page);
  await asked;
  await expect(line(page)).toHaveText('Live, by video, voice or chat');
  await link(page).click();
  await expect(page).toHaveURL(`/ask?product=${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('whoever saves data asks for nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, addEventListener: () => undefined, removeEventListener: () => undefined },
    });
  });
  let isAsked = false;
  await page.route(PRESENCE, (route) => {
    isAsked = true;
    return route.fulfill({ json: GUIDES });
  });
  await openProduct(page);
  await wake(page);
  await link(page).scrollIntoViewIfNeeded();
  // A press shows that the page is awake.
  await page.locator('.v-buy-box').getByRole('button', { name: 'Add to cart' }).click();
  await expect(
    page
      .getByRole('dialog')
      .or(page.getByRole('status').filter({ hasText: /cart/i }))
      .first(),
  ).toBeVisible();
  expect(isAsked).toBe(false);
  await expect(line(page)).toHaveText('Live, by video, voice or chat');
});

test('without scripts the link is on product, cart and home, in each language', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  const id = await openProduct(page);
  expect(await link(page).getAttribute('href')).toBe(`/ask?product=${id}`);
  for (const [prefix, text] of [
    ['/', 'Ask a guide'],
    ['/en-GB', 'Ask a guide'],
    ['/de-DE', 'Einen Guide fragen'],
  ] as const) {
    await page.goto(prefix);
    await expect(link(page)).toHaveText(text);
    expect(await link(page).getAttribute('href')).toBe(`${prefix === '/' ? '' : prefix}/ask`);
  }
  await page.goto('/search?search=lamp');
  await page.goto((await page.locator('a[href*="/detail/"]').first().getAttribute('href')) ?? '');
  await page.locator('.v-buy-box').getByRole('button', { name: 'Add to cart' }).click();
  await page.goto('/checkout/cart');
  await expect(link(page)).toHaveText('Ask a guide');
  await context.close();
});

test.describe('a shop without sales rooms', () => {
  let storefront: OwnStorefront;
  test.beforeAll(async ({ baseURL }) => {
    storefront = await startOwnStorefront({ publicOrigin: baseURL ?? '', port: 3188, env: { ASK_A_GUIDE: 'false' } });
  });
  test.afterAll(() => storefront.stop());

  test('has no such link', async () => {
    const answer = await fetch(storefront.url);
    expect([answer.status, (await answer.text()).includes('v-ask-guide')]).toEqual([200, false]);
  });
});
