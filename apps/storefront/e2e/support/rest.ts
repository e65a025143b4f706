import type { Page } from '@playwright/test';

type Host = typeof globalThis & { vitrineSomebodyIsThere?: () => void };

/** A headless browser moves its mouse, which lies in a corner, to where it is, whenever something has been drawn below it: no sign of anybody. */
function ignoreSigns(): void {
  const ended = new AbortController();
  const ignore = (event: Event): void => event.stopImmediatePropagation();
  for (const name of ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click'])
    addEventListener(name, ignore, { capture: true, signal: ended.signal });
  addEventListener('pointermove', (event) => (event.clientX < 1 ? ignore(event) : undefined), { capture: true });
  (globalThis as Host).vitrineSomebodyIsThere = () => ended.abort();
}

/** Opens a page as it rests: until it is there, nobody is. It is once it has asked for React's file, which a busy browser does late. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.addInitScript(ignoreSigns);
  const [floor] = await Promise.all([
    page.waitForRequest((request) => /\/react-[\w-]+\.js$/.test(new URL(request.url()).pathname)),
    page.goto(path, { waitUntil: 'networkidle' }),
  ]);
  await floor.response();
  await page.evaluate(() => (globalThis as Host).vitrineSomebodyIsThere?.());
}
