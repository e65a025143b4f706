import { expect, test } from '@playwright/test';
import { openStory } from './story.ts';
import { findStrangers } from './system-colors.ts';

for (const [name, story, panel] of [
  ['a modal', 'overlays-modal--open', '.v-modal'],
  ['a sidebar over the page', 'overlays-sidebarset--overlay', '.v-sidebar'],
  ['a notification', 'feedback-notifications--danger', '.v-notification'],
  ['a menu', 'overlays-menu--open', '.v-popover'],
] as const) {
  test(`${name} has an edge in forced colors, and the focus in it is seen`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
    await openStory(page, story);
    await expect(page.locator(panel).first()).toBeVisible();
    expect(
      await page
        .locator(panel)
        .first()
        .evaluate((element) =>
          ['Top', 'Left', 'Right', 'Bottom'].some(
            (side) => parseFloat(getComputedStyle(element)[`border${side}Width` as 'borderTopWidth']) > 0,
          ),
        ),
    ).toBe(true);
    expect(await findStrangers(page)).toEqual([]);
    await page.keyboard.press(story === 'overlays-menu--open' ? 'ArrowDown' : 'Tab');
    await expect
      .poll(() =>
        page.evaluate(() => {
          const style = document.activeElement && getComputedStyle(document.activeElement);
          return style && style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
        }),
      )
      .toBe(true);
  });
}
