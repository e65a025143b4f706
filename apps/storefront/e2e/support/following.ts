import { expect, type Page } from '@playwright/test';

/** Milliseconds within which every other page asks for what the session has become. */
export const FOLLOWS_WITHIN = 1_000;

interface Noted {
  /** When the browser's session changed, by the page's own clock. */
  changed: number | null;
  /** When the page asked for its own data then. */
  asked: number | null;
  /** When it had its turns, one each {@link TURN} ms where the machine lets it. */
  turns: number[];
}

/** Milliseconds between two turns of a page. */
const TURN = 50;

type Noting = typeof globalThis & { vitrineNoted?: Noted };

function noteFollowing(turn: number): void {
  const noted: Noted = { changed: null, asked: null, turns: [] };
  setInterval(() => noted.turns.push(performance.now()), turn);
  (globalThis as Noting).vitrineNoted = noted;
  cookieStore.addEventListener('change', ({ changed, deleted }) => {
    if ([...changed, ...deleted].some(({ name }) => name === 'vitrine-session-stamp')) noted.changed ??= performance.now();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Its own page, not one that a link loads ahead.
      if ((entry as PerformanceResourceTiming).initiatorType === 'fetch' && new URL(entry.name).pathname === `${location.pathname}.data`)
        noted.asked ??= entry.startTime;
    }
  }).observe({ type: 'resource' });
}

/**
 * Has a page note when the browser's session changes next, and when it asks for its data then, counted in its own turns:
 * what a busy machine takes to answer and to draw, and while it lets the page do nothing at all, is no part of it.
 */
export async function watchFollowing(page: Page): Promise<{ expectWithinASecond(): Promise<void> }> {
  await page.evaluate(noteFollowing, TURN);
  const read = () => page.evaluate(() => (globalThis as Noting).vitrineNoted ?? null);
  return {
    async expectWithinASecond() {
      await expect.poll(read).toMatchObject({ changed: expect.any(Number), asked: expect.any(Number) });
      const { changed, asked, turns = [] } = (await read()) ?? {};
      const between = turns.filter((time) => time > (changed ?? 0) && time <= (asked ?? Infinity));
      expect(between.length * TURN, 'milliseconds from the change to the question').toBeLessThanOrEqual(FOLLOWS_WITHIN);
    },
  };
}

/** The calls of a page for its own data, by which it follows. */
export function countDataRequests(page: Page): { take(): string[] } {
  let seen: string[] = [];
  page.on('request', (request) => {
    // Its own page, not one that a link loads ahead.
    if (new URL(request.url()).pathname === `${new URL(page.url()).pathname}.data`) seen.push(request.url());
  });
  return {
    take() {
      const taken = seen;
      seen = [];
      return taken;
    },
  };
}

/** Lets time go by: that nothing happens can be seen no other way. */
export const quietly = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
