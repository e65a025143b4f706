import { expect, test } from '@playwright/test';
import { openStory } from './story.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the gallery goes by arrow keys, thumbnails and full screen, with one picture for all', async ({ page }) => {
  await openStory(page, 'media-imagegallery--thumbnails-beside');
  await page.getByRole('list', { name: 'Pictures of Amphora vase' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Picture 2 of 4' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Picture 4 of 4' }).click();
  await expect(page.getByRole('button', { name: 'Next picture' })).toBeDisabled();
  await page.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('4 / 4')).toBeVisible();
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog.getByText('3 / 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Picture 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('swiping the strip moves the thumbnails along', async ({ page }) => {
  await openStory(page, 'media-imagegallery--thumbnails-below');
  await page
    .getByRole('list', { name: 'Pictures of Amphora vase' })
    .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2, behavior: 'instant' }));
  await expect(page.getByRole('link', { name: 'Picture 3 of 4' })).toHaveAttribute('aria-current', 'true');
});

test('a carousel goes by its arrows and dots, and by the keyboard', async ({ page }) => {
  await openStory(page, 'media-carousel--banners');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Slide 2 of 3' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Slide 3 of 3' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
});

test('a carousel does not play by itself where motion is reduced', async ({ page }) => {
  await openStory(page, 'media-carousel--autoplay');
  await expect(page.getByRole('button', { name: 'Pause' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('a list pinned to its end draws only what is in view, and stays at the end', async ({ page }) => {
  await openStory(page, 'layout-virtuallist--pinned-to-end');
  const list = page.getByRole('group', { name: 'Messages' });
  await expect(list.getByText('Message 400')).toBeInViewport();
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await list.evaluate((element) => element.scrollTo({ top: 0 }));
  await expect(list.getByText('Message 1:', { exact: false }).first()).toBeInViewport();
});

test('a list of ten thousand is scrolled to its end by the keyboard', async ({ page }) => {
  await openStory(page, 'layout-virtuallist--ten-thousand-items');
  const list = page.getByRole('group', { name: 'Messages' });
  await list.focus();
  // Each arrival measures what it meets, and may find that the list is longer than guessed.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(list.getByText('Message 10000')).toBeInViewport({ timeout: 1_000 });
  }).toPass();
  await expect(list.getByRole('listitem').last()).toHaveAttribute('aria-setsize', '10000');
});
