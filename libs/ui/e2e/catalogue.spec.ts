import { expect, test } from '@playwright/test';
import { openStory, watchComplaints } from './story.ts';

test('the catalogue asks nobody but its own server', async ({ page, baseURL }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:')) elsewhere.push(request.url());
  });
  const answered = page.waitForRequest((request) => request.url().includes('/iframe.html'));
  await page.goto('/?path=/story/actions-button--primary');
  await answered;
  // Two programs are loaded, one after the other: the catalogue's own and that of the story.
  await expect(page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Add to cart' })).toBeVisible({
    timeout: 120_000,
  });
  expect(elsewhere).toEqual([]);
});

test('the toolbar changes scheme, contrast, brand, direction and locale', async ({ page }) => {
  const complaints = watchComplaints(page);
  const tokens = () =>
    page.evaluate(
      () =>
        getComputedStyle(document.body).backgroundColor +
        getComputedStyle(document.querySelector('.v-button') ?? document.body).backgroundColor,
    );
  const seen = new Set<string>();
  for (const globals of [
    { scheme: 'light' },
    { scheme: 'dark' },
    { scheme: 'light', brand: 'stride' },
    { scheme: 'dark', brand: 'ohm' },
    { scheme: 'light', contrast: 'more' },
  ]) {
    await openStory(page, 'actions-button--primary', globals);
    seen.add(await tokens());
  }
  expect(seen.size).toBe(5);
  await openStory(page, 'fields-numberfield--currency', { locale: 'de-DE' });
  await expect(page.getByRole('textbox')).toHaveValue(/1\.250,00\s€/);
  await openStory(page, 'actions-button--primary', { direction: 'rtl' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(complaints).toEqual([]);
});
