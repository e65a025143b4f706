import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Widths and heights that every screen is looked at: phone, tablet, desktop. */
const SIZES = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Something on a screen that nobody should see. */
export interface Fault {
  screen: string;
  what: string;
}

/** A screen that was looked at, and the names of its pictures. */
export interface Shot {
  screen: string;
  title: string;
  files: { size: string; scheme: string; file: string }[];
}

/** A message key or placeholder that was never replaced: `shop.cart.title`, `{name}`. */
const RAW_KEY =
  /\b(?:common|shop|checkout|account|room|guide)\.[a-z][A-Za-z]+(?:\.[A-Za-z0-9-]+)+\b|\{(?:name|count|price|total|min|max|number|term|label|time|quantity|index)\}/;

const COUNTED_WARNING = /hydrat|did not match|content security policy/i;

/** Where the tour takes its pictures and notes what is wrong. */
export class Stage {
  readonly origin: string;
  readonly faults: Fault[] = [];
  readonly shots: Shot[] = [];
  readonly routes = new Set<string>();
  readonly #browser: Browser;
  readonly #folder: string;
  readonly #log: (line: string) => void;
  readonly #only: string | undefined;
  #screen = 'start';

  constructor(options: { origin: string; browser: Browser; folder: string; log: (line: string) => void; only?: string | undefined }) {
    this.origin = options.origin;
    this.#browser = options.browser;
    this.#folder = options.folder;
    this.#log = options.log;
    this.#only = options.only;
    mkdirSync(options.folder, { recursive: true });
  }

  /** A person with a browser of their own. Everything that goes wrong in it is noted with the screen that was on. */
  async person(options: BrowserContextOptions = {}): Promise<{ page: Page; context: BrowserContext }> {
    const context = await this.#browser.newContext({
      baseURL: this.origin,
      locale: 'en-US',
      timezoneId: 'Europe/Berlin',
      viewport: SIZES[2],
      permissions: ['camera', 'microphone'],
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(15_000);
    const page = await context.newPage();
    page.on('pageerror', (error) => this.#fault(`exception: ${error.message}`));
    page.on('console', (message) => {
      const isError = message.type() === 'error' && !message.text().startsWith('Failed to load resource');
      if (isError || (message.type() === 'warning' && COUNTED_WARNING.test(message.text())))
        this.#fault(`console: ${message.text().slice(0, 300)}`);
    });
    return { page, context };
  }

  /**
   * Looks at a screen: a picture at each width in each scheme, checked for sideways scroll, broken pictures and raw keys.
   * @param routes Ids of the routes that the screen shows, without their locale.
   */
  async look(
    page: Page,
    screen: string,
    options: { title?: string; routes?: readonly string[]; isFullPage?: boolean } = {},
  ): Promise<void> {
    this.#screen = screen;
    for (const route of options.routes ?? []) this.routes.add(route);
    if (this.#only !== undefined && !screen.includes(this.#only)) return;
    const isFullPage = options.isFullPage ?? true;
    const shot: Shot = { screen, title: options.title ?? screen, files: [] };
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if (isFullPage) await loadLazyPictures(page);
      for (const scheme of SCHEMES) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
        const name = `${screen}-${size.width}-${scheme}.png`;
        await page.screenshot({ path: join(this.#folder, name), fullPage: isFullPage, animations: 'disabled' });
        shot.files.push({ size: String(size.width), scheme, file: name });
      }
      await this.#check(page, size.width);
    }
    await page.setViewportSize(SIZES[2]);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    this.shots.push(shot);
    this.#log(`${String(this.shots.length).padStart(3)}  ${screen}`);
  }

  /** Notes a screen that could not be reached, and goes on. */
  async attempt(name: string, visit: () => Promise<void>): Promise<void> {
    try {
      await visit();
    } catch (error) {
      this.#screen = name;
      this.#fault(`not reached: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }

  async #check(page: Page, width: number): Promise<void> {
    const found = await page.evaluate(() => {
      const pictures = [...document.images].filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc !== '');
      return {
        sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        broken: pictures.map((image) => image.currentSrc),
        text: document.body.innerText,
        // A label that is cut off without a sign that something is missing.
        clipped: [...document.querySelectorAll<HTMLElement>('a, button, label, h1, h2, h3, legend, th, dt')]
          .filter((element) => {
            const { overflowX, textOverflow, clipPath, position } = getComputedStyle(element);
            const isHiddenFromSight = position === 'absolute' && (clipPath !== 'none' || element.clientWidth <= 1);
            return (
              overflowX !== 'visible' &&
              textOverflow !== 'ellipsis' &&
              !isHiddenFromSight &&
              element.clientWidth > 0 &&
              element.scrollWidth > element.clientWidth + 1 &&
              element.innerText.trim() !== ''
            );
          })
          .map((element) => element.innerText.trim().slice(0, 60)),
        // A label that is set a letter or two to the line.
        squeezed: [...document.querySelectorAll<HTMLElement>('button, .v-button')]
          .filter(
            (element) =>
              element.innerText.trim().length < 60 &&
              element.clientHeight > 5 * Number.parseFloat(getComputedStyle(element).lineHeight) &&
              element.clientHeight > element.clientWidth &&
              element.querySelector('img, svg.v-illustration') === null,
          )
          .map((element) => element.innerText.trim().slice(0, 60)),
      };
    });
    if (found.sideways > 0) this.#fault(`scrolls ${found.sideways} px sideways at ${width} px`);
    for (const text of found.clipped) this.#fault(`cut off at ${width} px: ${text}`);
    for (const text of found.squeezed) this.#fault(`squeezed at ${width} px: ${text}`);
    for (const source of found.broken) this.#fault(`broken picture: ${source}`);
    const key = RAW_KEY.exec(found.text)?.[0];
    if (key !== undefined) this.#fault(`raw message key or placeholder: ${key}`);
  }

  #fault(what: string): void {
    if (this.faults.some((fault) => fault.screen === this.#screen && fault.what === what)) return;
    this.faults.push({ screen: this.#screen, what });
    this.#log(`     ! ${this.#screen}: ${what}`);
  }
}

/** Scrolls through a page, so that pictures further down are there, and waits for them. */
async function loadLazyPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo(0, top);
      await frame();
      await frame();
    }
    scrollTo(0, 0);
    const near = [...document.images].filter((image) => image.getClientRects().length > 0 && !image.complete);
    const loaded = Promise.all(
      near.map(
        (image) =>
          new Promise((resolve) => {
            image.addEventListener('load', resolve, { once: true });
            image.addEventListener('error', resolve, { once: true });
          }),
      ),
    );
    await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 4_000))]);
  });
}
