import { type ChildProcess, spawn } from 'node:child_process';
import { basename } from 'node:path';
import { expect } from '@playwright/test';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort, requireEngine } from '@vitrine/engines';
import { openScreen, type Screen } from './screen.ts';

/** As long as a slow machine may take for a step. */
const LONGEST_MS = 45_000;

/** Held with `a`, it chooses all that a field has. */
const ALL_WITH = process.platform === 'darwin' ? Key.META : Key.CONTROL;

/** Somebody at a stock WebKit, steered over WebDriver. */
export interface WebKitPerson {
  readonly driver: WebDriver;
  /** Opens an address of the shop. */
  open(path: string): Promise<void>;
  path(): Promise<string>;
  /** Waits for an element that is seen and reads so: by its label for who cannot see it, else by its text. */
  find(selector: string, words: string | RegExp): Promise<WebElement>;
  /** The same, and what it reads. */
  read(selector: string, words: string | RegExp): Promise<string>;
  /** Presses what is found, with the mouse, where a person would: at its start, so that a link inside a label is not meant. */
  press(selector: string, words: string | RegExp): Promise<void>;
  /** Writes into the field of this label, in place of what stands there. */
  write(label: string, text: string): Promise<void>;
  /** Waits until the first of these elements shows the words. */
  expectText(selector: string, words: string | RegExp): Promise<void>;
  close(): Promise<void>;
}

/** Elements of a selector that are seen, with what each is called. Runs in the page. */
const SEEN = `
  const [selector] = arguments;
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => [element, (element.getAttribute('aria-label') ?? element.innerText ?? '').trim()]);
`;

/**
 * Where a press at the start of an element goes, once it stands still in the middle of the window with nothing over it; null
 * where another has taken its place. Runs in the page.
 */
const START_OF = `
  const [element, done] = arguments;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const look = (before) => {
    if (!element.isConnected) return done(null);
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + Math.min(12, width / 2)), Math.round(top + Math.min(height / 2, 14))];
    const now = [left, top, width, height].join();
    if (now === before && element.contains(document.elementFromPoint(x, y))) done([x, y]);
    else setTimeout(look, 100, now);
  };
  look('');
`;

const matches = (words: string | RegExp, text: string): boolean => (typeof words === 'string' ? text === words : words.test(text));

async function startDriver(file: string, screen: Screen): Promise<{ server: ChildProcess; address: string }> {
  const port = await freePort();
  const args = basename(file) === 'safaridriver' ? ['-p', String(port)] : [`--port=${port}`];
  // It runs and writes by itself; what it says of a machine without a sound card helps nobody.
  const server = spawn(file, args, { env: screen.env, stdio: 'ignore' });
  process.once('exit', () => server.kill());
  const address = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        fetch(`${address}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { message: 'the driver of WebKit answers', timeout: LONGEST_MS },
    )
    .toBe(true);
  return { server, address };
}

/** Starts a stock WebKit in a window of this size. Its narrowest is about 450 px. */
export async function startWebKit(origin: string, size: { width: number; height: number }): Promise<WebKitPerson> {
  const screen = await openScreen({ width: 1_600, height: 1_200 });
  const { server, address } = await startDriver(requireEngine('webkit'), screen);
  const driver = await new Builder()
    .usingServer(address)
    .forBrowser(process.platform === 'darwin' ? 'safari' : 'MiniBrowser')
    .build();
  await driver
    .manage()
    .window()
    .setRect({ ...size, x: 0, y: 0 });

  const look = async (selector: string, words: string | RegExp): Promise<[WebElement, string]> => {
    const message = `nobody sees ${selector} with the words ${String(words)}`;
    const found = await driver.wait(
      async () => {
        const seen = await driver.executeScript<[WebElement, string][]>(SEEN, selector);
        return seen.find(([, text]) => matches(words, text)) ?? null;
      },
      LONGEST_MS,
      message,
    );
    if (found === null) throw new Error(message);
    return found;
  };
  const find: WebKitPerson['find'] = async (selector, words) => (await look(selector, words))[0];
  const press = async (found: () => Promise<WebElement>): Promise<void> => {
    let place: readonly number[] | null = null;
    while (place === null) place = await driver.executeAsyncScript<number[] | null>(START_OF, await found());
    const [x = 0, y = 0] = place;
    await driver.actions().move({ x, y, duration: 0 }).press().release().perform();
  };
  return {
    driver,
    open: (path) => driver.get(`${origin}${path}`),
    path: async () => new URL(await driver.getCurrentUrl()).pathname,
    find,
    read: async (selector, words) => (await look(selector, words))[1],
    press: (selector, words) => press(() => find(selector, words)),
    async write(label, text) {
      const field = await driver.findElement(By.id((await (await find('label', label)).getAttribute('for')) ?? ''));
      await press(async () => field);
      await driver.actions().keyDown(ALL_WITH).sendKeys('a').keyUp(ALL_WITH).sendKeys(text).perform();
      await expect.poll(() => field.getAttribute('value')).toBe(text);
    },
    async expectText(selector, words) {
      const read = (): Promise<string> =>
        driver.executeScript<string>(
          'return [...document.querySelectorAll(arguments[0])].find((element) => element.checkVisibility())?.innerText ?? ""',
          selector,
        );
      if (typeof words === 'string') await expect.poll(read, { timeout: LONGEST_MS }).toContain(words);
      else await expect.poll(read, { timeout: LONGEST_MS }).toMatch(words);
    },
    async close() {
      await driver.quit().catch(() => undefined);
      server.kill();
      screen.close();
    },
  };
}
