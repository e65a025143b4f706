import type { Page } from '@playwright/test';

/** Waits until nothing of a page is on its way to another place or color; what turns for ever, such as a spinner, may go on. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  );
}
