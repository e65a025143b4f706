import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.url);
const AXE = createRequire(require.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js');

/** One story of the built catalogue. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

interface PreviewWindow {
  __STORYBOOK_PREVIEW__?: { currentRender?: { id: string; phase?: string } };
  __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, payload: unknown) => void };
  axe: {
    run: (options: {
      runOnly?: readonly string[];
    }) => Promise<{ violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] }>;
  };
}

/** Every story, as the catalogue itself lists them. */
export async function listStories(page: Page): Promise<StoryEntry[]> {
  const response = await page.request.get('/index.json');
  const { entries } = (await response.json()) as { entries: Record<string, StoryEntry & { type: string }> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** Collects what the page complains about: errors and warnings of the console, and what was thrown. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text().slice(0, 400));
  });
  page.on('pageerror', (error) => complaints.push(error.message.slice(0, 400)));
  return complaints;
}

/** Opens a story by its id (`actions-button--primary`) and waits until it was drawn and its own steps have passed. */
export async function openStory(page: Page, id: string, globals?: Record<string, string>): Promise<void> {
  const query = globals
    ? `&globals=${Object.entries(globals)
        .map(([name, value]) => `${name}:${value}`)
        .join(';')}`
    : '';
  await page.goto(`/iframe.html?id=${id}&viewMode=story${query}`);
  await untilShown(page, id);
}

/** Goes from one story to the next as the catalogue does, without loading the page again. */
export async function switchStory(page: Page, id: string): Promise<void> {
  await page.evaluate(
    (storyId) => (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__?.emit('setCurrentStory', { storyId, viewMode: 'story' }),
    id,
  );
  await untilShown(page, id);
}

async function untilShown(page: Page, id: string): Promise<void> {
  const outcome = await page.waitForFunction(
    (storyId) => {
      const render = (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === storyId && ['finished', 'errored', 'aborted'].includes(render.phase ?? '') && render.phase;
    },
    id,
    { polling: 20 },
  );
  // A story whose steps failed is finished too, with its error on the page.
  const phase = (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay')))
    ? 'errored'
    : await outcome.jsonValue();
  const message = phase === 'finished' ? '' : (await page.locator('#error-message, #error-stack').allInnerTexts()).join(' ').slice(0, 600);
  expect(`${phase}${message && `: ${message}`}`, id).toBe('finished');
  await settle(page);
}

/** Until fonts are there and nothing that ends is still moving: colors and places are then what they stay. */
export async function settle(page: Page): Promise<void> {
  // Asked again and again, and a picture with it: a page that has nothing to draw may leave an animation where it is, whose end would be awaited for ever.
  await page.waitForFunction(
    () => {
      requestAnimationFrame(() => undefined);
      const moving = document
        .getAnimations()
        .some((animation) => animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity);
      return document.fonts.status === 'loaded' && !moving;
    },
    undefined,
    { polling: 20 },
  );
}

/** The rules of axe that read colors: what another scheme of colors may break, where nothing else changes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds: with every rule it has by default, or with some of them. */
export async function findViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.addScriptTag({ path: AXE });
  return page.evaluate(async (runOnly) => {
    // Storybook's own hidden error page stands before the story: axe would take its links for the page's first.
    for (const link of document.querySelectorAll('.sb-wrapper a')) link.removeAttribute('href');
    const { violations } = await (window as unknown as PreviewWindow).axe.run(runOnly === undefined ? {} : { runOnly });
    return violations.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map((node) =>
          `${id}: ${node.target.join(' ')} ${id === 'color-contrast' ? (node.failureSummary ?? '').split('\n')[1]?.trim().slice(0, 160) : ''}`.trim(),
        ),
    );
  }, rules);
}

/** Pixels by which the page could be scrolled sideways, in either direction of reading. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
