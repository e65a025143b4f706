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
  { name: 'category → its second page', from: '/living/lighting', link: (page) => page.locator('main a[href*="p=2"]').first() },
  { name: 'search → product', from: '/search?query=vase', link: (page) => page.locator('main a.v-product-card__link').first() },
  { name: 'product → home', from: '/amphora-vase', link: (page) => page.locator('.v-breadcrumbs a').first() },
];

/** What the page keeps of its watch; it stands in every page from the start on. */
interface Watch {
  /** Resolves with the milliseconds from the next press until other content was painted. */
  press(): Promise<number>;
  /** The same from going back. */
  back(): Promise<number>;
}

type WatchedWindow = Window & { vitrineWatch: Watch; vitrinePress: Promise<number> };

/** Lets every page of a window note when its content has changed and was painted. */
export async function watchPages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    /** What a page shows, in one word: its address, its heading, and its first product where it lists some. */
    const shown = () =>
      [
        location.pathname + location.search,
        document.querySelector('h1')?.textContent,
        document.querySelector('main a.v-product-card__link')?.getAttribute('href'),
      ].join('|');
    /** Address and content both: the address alone changes before what it is of has been drawn. */
    const isOther = (before: string) =>
      shown()
        .split('|')
        .every((part, index) => index > 1 || part !== before.split('|')[index]);
    const paintedAfter = (before: string) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (!isOther(before)) requestAnimationFrame(look);
          // The frame that has it is drawn before the next task begins.
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
        };
        requestAnimationFrame(look);
      });
    (window as unknown as WatchedWindow).vitrineWatch = {
      press: () => {
        const before = shown();
        return new Promise((resolve) => {
          addEventListener('click', (event) => void paintedAfter(before).then((at) => resolve(at - event.timeStamp)), {
            once: true,
            capture: true,
          });
        });
      },
      back: () => {
        const [before, since] = [shown(), performance.now()];
        history.back();
        return paintedAfter(before).then((at) => at - since);
      },
    };
  });
}

/** Presses a link, and waits until the next page's content was painted. @returns Milliseconds. */
export async function press(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const watched = window as unknown as WatchedWindow;
    watched.vitrinePress = watched.vitrineWatch.press();
  });
  await act();
  return page.evaluate(() => (window as unknown as WatchedWindow).vitrinePress);
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
  const paintedMs = await page.evaluate(() => (window as unknown as WatchedWindow).vitrineWatch.back());
  return { paintedMs, movedPx: Math.abs((await page.evaluate(() => scrollY)) - top) };
}
