import { expect, type Page } from '@playwright/test';

/** What a page may move of what its reader already sees. */
const MOST_LAYOUT_SHIFT = 0.02;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

type Measured = typeof globalThis & { vitrineLayoutShift?: { score: number; moved: string[] } };

function measure(): void {
  const measured = { score: 0, moved: [] as string[] };
  (globalThis as Measured).vitrineLayoutShift = measured;
  const name = (node: Node | null): string =>
    node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : (node?.nodeName ?? 'gone');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      // What follows upon a press is expected by the one who pressed.
      if (entry.hadRecentInput) continue;
      measured.score += entry.value;
      const sources = entry.sources.map(
        ({ node, previousRect, currentRect }) => `${name(node)} from ${previousRect.y} to ${currentRect.y} px`,
      );
      measured.moved.push(`${entry.value.toFixed(4)} ${sources.join(', ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Has every document that a page opens from now on add up how much it moves while it loads. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(measure);
}

/**
 * Forgets what has moved so far, once what a press led to is there: a press excuses what follows within half a second, and
 * a slow machine may need longer for another page in the same document.
 */
export async function restartLayoutShift(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is drawn now is reported with the next picture.
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const measured = (globalThis as Measured).vitrineLayoutShift;
    if (measured) Object.assign(measured, { score: 0, moved: [] });
  });
}

/** Asserts that the page, which has loaded, has moved next to nothing: its layout shift, all of it added up, and what moved. */
export async function expectSteady(page: Page, most = MOST_LAYOUT_SHIFT): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is drawn now is reported with the next pictures.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });
  const measured = await page.evaluate(() => (globalThis as Measured).vitrineLayoutShift);
  expect(measured, 'watchLayoutShift comes before the page is opened').toBeDefined();
  expect(measured?.score, `layout shift of ${page.url()}: ${measured?.moved.join('; ') ?? ''}`).toBeLessThanOrEqual(most);
}
