import type { Locator, Page } from '@playwright/test';

/** A press of a link, and where it is pressed. */
export interface Step {
  readonly name: string;
  /** Where the press happens. */
  readonly from: string;
  readonly link: (page: Page) => Locator;
}

/** The presses of a shopper's walk, from the page where each begins. */
export const STEPS: readonly Step[] = [
  { name: 'home → product', from: '/', link: (page) => page.locator('main a.v-product-card__link').first() },
  { name: 'category → product', from: '/living/lighting', link: (page) => page.locator('main a.v-product-card__link').first() },
  { name: 'category → its second page', from: '/living', link: (page) => page.locator('main a[href*="p=2"]:visible').first() },
  { name: 'search → product', from: '/search?search=vase', link: (page) => page.locator('main a.v-product-card__link').first() },
  { name: 'product → home', from: '/amphora-vase', link: (page) => page.locator('a.v-site-header__logo') },
];

/** What is waited for, kept by the tab: another document may show it. */
interface Awaited {
  /** What the page showed before. */
  readonly before: string;
  /** When it began, in milliseconds since 1970. */
  readonly since: number;
}

type WatchedWindow = Window & { vitrineWatch: { press(): void; back(): void } };
/** Where a tab keeps how long the last press took, as text. */
const PAINTED = 'vitrine-painted';

/** Lets every page of a window note when its content has changed and was painted. */
export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript((painted) => {
    const AWAITED = 'vitrine-awaited';
    /** What a page shows, in one word: its address, its heading, and its first product where it lists some. */
    const shown = () =>
      [
        location.pathname + location.search,
        document.querySelector('h1')?.textContent,
        document.querySelector('main a.v-product-card__link')?.getAttribute('href'),
      ].join('|');
    /** Address and content both: the address alone changes before what it is of has been drawn. */
    const isOther = (before: string) => {
      const [[address, heading, product], [oldAddress, oldHeading, oldProduct]] = [shown().split('|'), before.split('|')];
      return address !== oldAddress && (heading !== oldHeading || product !== oldProduct);
    };
    const read = () => JSON.parse(sessionStorage.getItem(AWAITED) ?? 'null') as Awaited | null;
    const now = () => performance.timeOrigin + performance.now();
    const look = () => {
      const awaited = read();
      if (awaited === null) return;
      if (document.querySelector('h1') === null || !isOther(awaited.before)) {
        requestAnimationFrame(look);
        return;
      }
      // The frame that has it is drawn before the next task begins.
      requestAnimationFrame(() =>
        setTimeout(() => {
          sessionStorage.removeItem(AWAITED);
          sessionStorage.setItem(painted, String(now() - awaited.since));
        }),
      );
    };
    const wait = (since: number) => {
      sessionStorage.removeItem(painted);
      sessionStorage.setItem(AWAITED, JSON.stringify({ before: shown(), since }));
      requestAnimationFrame(look);
    };
    (window as unknown as WatchedWindow).vitrineWatch = {
      press: () => addEventListener('click', (event) => wait(performance.timeOrigin + event.timeStamp), { once: true, capture: true }),
      back: () => {
        wait(now());
        history.back();
      },
    };
    // Another document goes on looking, be it new or out of the browser's cache.
    requestAnimationFrame(look);
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) requestAnimationFrame(look);
    });
  }, PAINTED);
}

/** How long what was begun took until it was painted, in whatever document that is. @returns Milliseconds. */
async function painted(page: Page): Promise<number> {
  const text = await page.waitForFunction((key) => sessionStorage.getItem(key), PAINTED);
  return Number(await text.jsonValue());
}

/** Presses a link, and waits until the next page's content was painted. @returns Milliseconds. */
export async function press(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window as unknown as WatchedWindow).vitrineWatch.press());
  await act();
  return painted(page);
}

/** Where a page came back. */
export interface Return {
  /** Milliseconds from the call until the page's content was painted again. */
  readonly paintedMs: number;
  /** Pixels between where the page had stood and where it stands. */
  readonly movedPx: number;
}

/** Goes back to a page that stood at `top`, in pixels. */
export async function goBack(page: Page, top: number): Promise<Return> {
  // Another document takes this one's place, perhaps before its answer.
  await page.evaluate(() => setTimeout(() => (window as unknown as WatchedWindow).vitrineWatch.back()));
  const paintedMs = await painted(page);
  return { paintedMs, movedPx: Math.abs((await page.evaluate(() => scrollY)) - top) };
}
