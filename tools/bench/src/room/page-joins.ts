import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '@vitrine/scripts/chromium';
import { momentsOf, type PageMoments, probeJoins } from './page-probe.ts';
import { GUIDE } from './presentations.ts';
import type { Product } from './product.ts';

/** Milliseconds from the click on the button that joins, by step. */
export type PageJoin = { readonly [Step in Exclude<keyof PageMoments, 'click'>]: number };

const PATIENCE_MS = 60_000;

/** How a real browser is started whose camera and microphone are made up. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
];

/** A real browser. */
export const launchBrowser = (extra: readonly string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: ensureChromium(() => undefined), args: [...CHROMIUM_ARGUMENTS, ...extra] });

/** A window of its own, for one person. */
export async function openContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    permissions: ['camera', 'microphone'],
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  return context;
}

/** Signs a guide in and opens the room; with camera and microphone, when asked. */
export async function enterAsGuide(page: Page, origin: string, path: string, { sends }: { sends: boolean }): Promise<void> {
  await page.goto(`${origin}/guide/${path}/login`);
  await page.getByLabel('User name').fill(GUIDE.username);
  await page.getByLabel('Password', { exact: true }).fill(GUIDE.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
  if (!sends) return;
  await page.getByRole('button', { name: 'Turn camera on' }).click();
  await page.getByRole('button', { name: 'Turn camera off' }).waitFor();
  await page.getByRole('button', { name: 'Turn microphone on' }).click();
  await page.getByRole('button', { name: 'Turn microphone off' }).waitFor();
}

/** Fills the form before the door, and goes in. */
export async function joinAsGuest(page: Page, origin: string, path: string, name: string): Promise<void> {
  await page.goto(`${origin}/presentation/${path}/prejoin`);
  await page.locator('input[name=attendeeName]').fill(name);
  await page.locator('input[name=privacy]').setChecked(true, { force: true });
  await page.locator('form.v-prejoin__form button[type=submit]').click();
}

/** Lets real pages join a room in which a real browser sends, one after the other; the first one warms the server up. */
export async function measurePageJoins(product: Product, count: number, log: (line: string) => void): Promise<PageJoin[]> {
  const { path } = await product.makeRoom();
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  const [guides, clients] = browsers;
  try {
    await enterAsGuide(await (await openContext(guides)).newPage(), product.origin, path, { sends: true });
    const joins: PageJoin[] = [];
    for (let turn = 0; turn <= count; turn += 1) {
      const context = await openContext(clients);
      await probeJoins(context);
      const page = await context.newPage();
      await joinAsGuest(page, product.origin, path, `Visitor ${turn}`);
      await page.waitForFunction(
        () => Object.values((window as unknown as { vitrineMoments: PageMoments }).vitrineMoments).every((at) => at !== null),
        undefined,
        { timeout: PATIENCE_MS },
      );
      const { click, ...steps } = await momentsOf(page);
      await context.close();
      const join = Object.fromEntries(
        Object.entries(steps).map(([step, at]) => [step, at === null || click === null ? Number.NaN : at - click]),
      ) as PageJoin;
      log(
        `page ${turn}${turn === 0 ? ' (warm-up)' : ''}: first frame after ${join.frame.toFixed(0)} ms ${JSON.stringify(Object.fromEntries(Object.entries(join).map(([step, value]) => [step, Math.round(value)])))}`,
      );
      if (turn > 0) joins.push(join);
    }
    return joins;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}
