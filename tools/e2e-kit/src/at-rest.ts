import type { Page } from '@playwright/test';

/** Waits until nothing of a page is on its way to another place or color; what turns for ever, such as a spinner, may go on. */
export async function untilAtRest(page: Page): Promise<void> {
  // By the clock, and asking for a picture: a page that draws nothing would never be asked.
  await page.waitForFunction(
    () => {
      requestAnimationFrame(() => undefined);
      return document
        .getAnimations()
        .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity);
    },
    undefined,
    { polling: 20 },
  );
}
