import { expect, test } from '@playwright/test';
import { openStory } from './story.ts';
import { findSmallTargets } from './targets.ts';

test('the mega menu opens by keyboard and closes on Escape with the focus on its opener', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStory(page, 'navigation-navigationbar--default');
  const opener = page.getByRole('navigation', { name: 'Main navigation' }).locator('summary').first();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Floor vases' })).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Floor vases' })).toBeHidden();
  await expect(opener).toBeFocused();
});

test('without scripts the drawer of the navigation opens and holds its links', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await openStory(page, 'navigation-navigationbar--default');
  const markup = await page.content();
  const bare = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 900 } });
  const silent = await bare.newPage();
  await silent.route('**/bare', (route) => route.fulfill({ contentType: 'text/html', body: markup }));
  await silent.goto(new URL('/bare', page.url()).href);
  await silent.getByRole('button', { name: 'Open menu' }).click();
  await expect(silent.getByRole('link', { name: 'Journal' })).toBeVisible();
  await silent.getByRole('navigation', { name: 'Main navigation' }).locator('summary').first().click();
  await expect(silent.getByRole('link', { name: 'Floor vases' })).toBeVisible();
  await bare.close();
});

for (const story of [
  'navigation-navigationbar--default',
  'layout-siteheader--everything',
  'media-carousel--products',
  'media-imagegallery--thumbnails-beside',
  'fields-quantityfield--small',
]) {
  test(`${story} has targets of 44 px for a mouse too`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openStory(page, story);
    expect(await findSmallTargets(page)).toEqual([]);
  });
}
