import { type MadePresentation, makePresentation } from '@vitrine/e2e-kit/presentations';
import { expect, test } from '@vitrine/e2e-kit/test';
import { expectAccessible } from './support/accessible.ts';

/** A shop page by its setting, or the category that stands for it. */
const CALL = /\/store-api\/(?:dsr\/shop-pages|category)\//;

let presentation: MadePresentation;

test.beforeAll(async ({ playwright, baseURL }) => {
  presentation = await makePresentation(playwright.request, baseURL ?? '', 'shop-page', { isStarted: true, hasOnlyProducts: true });
});

for (const { prefix, link, title, words, close } of [
  { prefix: '', link: 'privacy policy', title: 'Privacy', words: 'data', close: 'Close' },
  { prefix: '/en-GB', link: 'privacy policy', title: 'Privacy', words: 'data', close: 'Close' },
  { prefix: '/de-DE', link: 'Datenschutzerklärung', title: 'Datenschutz', words: 'Daten', close: 'Schließen' },
]) {
  test(`a shop page opens above the door in its language, by its name, read once: ${prefix || 'en-US'}`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => CALL.test(request.url()) && asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${prefix}/presentation/${presentation.path}/prejoin`);
    await page.locator('input[name=attendeeName]').fill('Cleo');
    const opener = page.locator('.v-prejoin__form').getByRole('button', { name: link });
    const dialog = page.getByRole('dialog', { name: title });
    await opener.click();
    await expect(dialog).toContainText(words);
    await expectAccessible(page, 'a shop page');
    await dialog.getByRole('button', { name: close }).click();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toContainText(words);
    // The words are there a moment before the focus is.
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), { message: 'the focus is in the dialog' })
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    expect(asked).toHaveLength(1);
    await expect(page.locator('input[name=attendeeName]')).toHaveValue('Cleo');
  });
}

test('a shop page that cannot be had says so, and comes with another try; one that is nowhere says that', async ({ page }) => {
  let status = 503;
  await page.route(CALL, (route) =>
    route.fulfill({ status, json: { errors: [{ status: String(status), code: 'X', title: '', detail: '' }] } }),
  );
  await page.goto(`/presentation/${presentation.path}/prejoin`);
  const opener = page.locator('.v-prejoin__form').getByRole('button', { name: 'privacy policy' });
  const dialog = page.getByRole('dialog');
  await opener.click();
  await expect(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  status = 404;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog).toContainText('Page Not Found');
  await page.unroute(CALL);
  await page.reload();
  await opener.click();
  await expect(page.getByRole('dialog', { name: 'Privacy' })).toContainText('data');
});
