import { expect, type Locator, type Page } from '@playwright/test';

/** Presses a key until this has the focus. The focus is looked for once the page has drawn what the key did, however long that takes. */
export async function pressUntilFocused(page: Page, key: string, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press(key);
    const hasFocus = await target.evaluate(
      (element) =>
        new Promise<boolean>((resolve) =>
          requestAnimationFrame(() => setTimeout(() => resolve(element.ownerDocument.activeElement === element))),
        ),
    );
    expect(hasFocus).toBe(true);
  }).toPass({ timeout: 40_000, intervals: [0] });
}

/** Moves on with the Tab key until this has the focus, and sees to it that the focus can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled();
  await pressUntilFocused(page, 'Tab', target);
  const isSeen = await target.evaluate((element) => {
    // The ring may be drawn by the element itself or by what stands for it.
    const drawn = [element, element.closest('label'), element.parentElement, element.nextElementSibling].filter((node) => node !== null);
    return drawn.some((node) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
  });
  expect(isSeen, 'the focus can be seen').toBe(true);
}
