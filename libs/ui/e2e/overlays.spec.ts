import { expect, test } from '@playwright/test';
import { openStory, settle } from './story.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('a modal', () => {
  test('takes the focus, keeps it, and gives it back', async ({ page }) => {
    await openStory(page, 'overlays-modal--closed');
    const opener = page.getByRole('button', { name: 'Open the modal' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'End the presentation?' });
    await expect(dialog.locator(':focus').or(dialog.and(page.locator(':focus')))).toHaveCount(1);
    for (let step = 0; step < 5; step++) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('closes by its own button, and gives the focus back', async ({ page }) => {
    await openStory(page, 'overlays-modal--closed');
    await page.getByRole('button', { name: 'Open the modal' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open the modal' })).toBeFocused();
  });

  test('a static modal stays at a click outside, another closes', async ({ page }) => {
    await openStory(page, 'overlays-modal--static-backdrop');
    await page.mouse.click(10, 10);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openStory(page, 'overlays-modal--open');
    // A modal that is still coming in doesn't listen yet.
    await expect(async () => {
      await page.mouse.click(10, 10);
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1_000 });
    }).toPass();
  });

  test('is at most 90 % of the screen high', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 400 });
    await openStory(page, 'overlays-modal--long-text');
    await expect.poll(async () => Math.round((await page.locator('.v-modal').boundingBox())?.height ?? 0)).toBe(360);
  });

  test('is scrolled to its end by the keyboard where nothing in it takes the focus', async ({ page }) => {
    await openStory(page, 'overlays-modal--long-text');
    const body = page.locator('.v-modal__body');
    await body.focus();
    await page.keyboard.press('End');
    await expect.poll(() => body.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop)).toBeLessThan(2);
  });

  test('keeps clear of docked sidebars and toolbars from 1024 px on, and not below', async ({ page }) => {
    await openStory(page, 'overlays-modal--beside-sidebars');
    const overlaps = () =>
      page.evaluate(() => {
        const modal = document.querySelector('.v-modal')?.getBoundingClientRect();
        return [...document.querySelectorAll('[data-v-sidebar], [data-v-toolbar]')].filter((element) => {
          const box = element.getBoundingClientRect();
          return (
            modal &&
            box.width > 0 &&
            modal.left < box.right - 1 &&
            modal.right > box.left + 1 &&
            modal.top < box.bottom - 1 &&
            modal.bottom > box.top + 1
          );
        }).length;
      });
    await expect.poll(overlaps).toBe(0);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect.poll(async () => Math.round((await page.locator('.v-modal').boundingBox())?.x ?? -1)).toBeLessThan(40);
  });

  test('of a store closes one by one, and all at once', async ({ page }) => {
    await openStory(page, 'overlays-modalhost--two');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'From the store, and another' })).toBeHidden();
    await expect(page.getByRole('dialog', { name: 'From the store', exact: true })).toBeVisible();
    await openStory(page, 'overlays-modalhost--two');
    await page.getByRole('dialog', { name: 'From the store, and another' }).getByRole('button', { name: 'Close all' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('a menu', () => {
  test('opens by the keyboard, goes by arrows past what is disabled, and gives the focus back', async ({ page }) => {
    await openStory(page, 'overlays-menu--closed');
    const opener = page.getByRole('button', { name: 'More' });
    await opener.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('with a choice says what is chosen', async ({ page }) => {
    await openStory(page, 'overlays-menu--choice');
    await expect(page.getByRole('menuitemradio', { name: 'Deutsch' })).toHaveAttribute('aria-checked', 'true');
    await expect(page.getByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'false');
  });
});

test('a popover closes on Escape and by its own button, with the focus on its opener', async ({ page }) => {
  await openStory(page, 'overlays-popover--with-closing');
  const opener = page.getByRole('button', { name: 'About this' });
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a tooltip describes its button on keyboard focus, and Escape takes it away', async ({ page }) => {
  await openStory(page, 'overlays-tooltip--hidden');
  await page.keyboard.press('Tab');
  const button = page.getByRole('button', { name: 'With tooltip' });
  await expect(button).toBeFocused();
  await expect(page.getByRole('tooltip')).toHaveText('More about this button');
  await expect(button).toHaveAccessibleDescription('More about this button');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test.describe('a sidebar', () => {
  test('beside the page takes the focus and gives it back, and its button toggles it', async ({ page }) => {
    await openStory(page, 'overlays-sidebarset--closed');
    const chat = page.getByRole('button', { name: 'Show chat' });
    await chat.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Chat' })).toBeFocused();
    await expect(chat).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(chat).toBeFocused();
    await chat.click();
    await page.getByRole('button', { name: 'Show cart' }).click();
    await expect(page.getByRole('complementary', { name: 'Cart' })).toBeVisible();
    await expect(page.getByRole('complementary')).toHaveCount(1);
  });

  test('over the page on a phone is a dialog that keeps the focus and gives it back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openStory(page, 'overlays-sidebarset--closed');
    const chat = page.getByRole('button', { name: 'Show chat' });
    await chat.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Chat' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await settle(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(chat).toBeFocused();
  });
});

test('notifications are a named region, spoken by their kind, and dismissed by the keyboard', async ({ page }) => {
  await openStory(page, 'feedback-notifications--warning');
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('alert')).toHaveText('Warning. Only two left. The quantity was reduced.');
  await region.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(region.getByRole('listitem')).toHaveCount(0);
});
