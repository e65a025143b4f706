import { makePresentation } from '@vitrine/e2e-kit/presentations';
import { enterAsGuide, expectSlide, openPanel } from '@vitrine/e2e-kit/room-page';
import { expect, test, useParticipants } from '@vitrine/e2e-kit/test';

const participants = useParticipants();

/** The scripts of the shop's layout, which an error page alone shows here. */
const ERROR_LAYOUT = /shop-error-layout-.*\.js$/;
/** The scripts of a guide's own panels, and of the room's modals. */
const PANELS = '**/guide-panels-*.js';
const MODALS = '**/room-modals-*.js';

test('a tool opened before its code is there opens once it is; what fails can be tried again', async ({ playwright, baseURL }) => {
  const { path } = await makePresentation(playwright.request, baseURL ?? '', 'tools-ahead', { isStarted: true, hasOnlyProducts: true });
  // As narrow as that no panel is open at first.
  const guide = await participants.enter({ looks: null, viewport: { width: 1100, height: 800 } });
  const { page } = guide;
  const gate = Promise.withResolvers<void>();
  await page.route(PANELS, (route) => route.abort());
  await page.route(MODALS, async (route) => {
    await gate.promise;
    await route.continue();
  });
  await enterAsGuide(guide, path);
  await expectSlide(page, 0);

  await openPanel(page, 'Presentation tools');
  const tools = page.locator('#room-start-panel');
  await expect(tools.getByRole('heading', { name: 'Presentation tools' })).toBeVisible();
  const retry = tools.getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await page.unroute(PANELS);
  await retry.click();
  await expect(tools.getByLabel('Notes on this slide')).toBeVisible();

  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  gate.resolve();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test("an address without a page is told in the shop's own layout, in the first HTML and once scripts run", async ({ page }) => {
  const [, response] = await Promise.all([page.waitForResponse(ERROR_LAYOUT), page.goto('/presentation/spring-collection/nowhere/at-all')]);
  expect(response?.status()).toBe(404);
  expect(await response?.text()).toContain('<footer');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
});
