import { expect, type Page, test } from '@playwright/test';
import { openStory } from './story.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open the modal' });
const overlay = (page: Page) => page.locator('.v-modal-overlay');
const place = (page: Page) =>
  overlay(page).evaluate((element) => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return { left, right: innerWidth - right, bottom: innerHeight - bottom };
  });

/** Two sidebars and a toolbar, docked as an app docks them. */
async function dock(page: Page): Promise<void> {
  await page.evaluate(() => {
    const add = (attribute: string, style: string) => {
      const element = document.body.appendChild(document.createElement('aside'));
      element.setAttribute(attribute, '');
      element.style.cssText = `position: fixed; ${style}`;
    };
    add('data-v-sidebar', 'inset: 0 auto 0 0; width: 300px');
    add('data-v-sidebar', 'inset: 0 0 0 auto; width: 360px');
    add('data-v-toolbar', 'inset: auto 0 0 0; height: 64px');
  });
}

test('a modal with an offset leaves room from 1024 px on, and measures again when a resize rests', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openStory(page, 'overlays-modal--with-offset');
  await dock(page);
  await opener(page).evaluate((button: HTMLElement) => button.click());
  await expect.poll(() => place(page)).toEqual({ left: 300, right: 360, bottom: 64 });
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect.poll(() => place(page)).toEqual({ left: 0, right: 0, bottom: 0 });
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect.poll(() => place(page)).toEqual({ left: 300, right: 360, bottom: 64 });
});

test('a modal comes in within 300 ms and goes out within 200', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openStory(page, 'overlays-modal--closed');
  const durations = await page.evaluateHandle(() => {
    const seen: Record<string, string> = {};
    // Told at once, while events of animations come with a frame that may be too late on a busy machine.
    new MutationObserver(() => {
      const modal = document.querySelector('.v-modal');
      if (!modal) return;
      const { animationName, animationDuration } = getComputedStyle(modal);
      if (modal.hasAttribute('data-exiting')) seen['out'] = `${animationName} ${animationDuration}`;
      else if (modal.hasAttribute('data-entering')) seen['in'] = `${animationName} ${animationDuration}`;
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-entering', 'data-exiting'] });
    return seen;
  });
  await opener(page).click();
  await expect.poll(() => durations.jsonValue()).toEqual({ in: 'v-rise-in 0.3s' });
  await page.keyboard.press('Escape');
  await expect.poll(() => durations.jsonValue()).toEqual({ in: 'v-rise-in 0.3s', out: 'v-rise-out 0.2s' });
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('with less motion asked for a modal is there at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openStory(page, 'overlays-modal--closed');
  await opener(page).click();
  expect(await page.locator('.v-modal').evaluate((modal) => parseFloat(getComputedStyle(modal).animationDuration))).toBeLessThan(0.001);
});

test('the page behind scrolls only where prevent-scroll is off', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  for (const [story, scrolls] of [
    ['overlays-modal--open', false],
    ['overlays-modal--without-backdrop', true],
  ] as const) {
    await openStory(page, story);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow !== 'hidden'), story).toBe(scrolls);
  }
});

test('Escape closes at once after a press on the shade of a static modal', async ({ page }) => {
  await openStory(page, 'overlays-modal--static-backdrop');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.mouse.move(10, 10);
  await page.mouse.down();
  expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.mouse.up();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
