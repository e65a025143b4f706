import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';
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

/** Whether somebody was before the door for a moment, or presses as soon as they can. */
export type Readiness = 'ready' | 'cold';

/** Fills the form before the door, and goes in; `ready` says when. */
export async function joinAsGuest(
  page: Page,
  origin: string,
  path: string,
  name: string,
  ready: () => Promise<unknown> = async () => undefined,
): Promise<void> {
  await page.goto(`${origin}/presentation/${path}/prejoin`);
  await page.locator('input[name=attendeeName]').fill(name);
  await page.locator('input[name=privacy]').setChecked(true, { force: true });
  await ready();
  await page.locator('form.v-prejoin__form button[type=submit]').click();
}

/** A browser that says that it saves data loads nothing ahead, and gets nothing ready. */
const savesData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }));

/** Lets real pages join a room in which a real browser sends, one after the other; the first one warms the server up. */
export async function measurePageJoins(
  product: Product,
  count: number,
  readiness: Readiness,
  log: (line: string) => void,
): Promise<PageJoin[]> {
  const { path } = await product.makeRoom();
  const browsers = await Promise.all([launchBrowser(), launchBrowser()]);
  const [guides, clients] = browsers;
  try {
    await enterAsGuide(await (await openContext(guides)).newPage(), product.origin, path, { sends: true });
    const joins: PageJoin[] = [];
    for (let turn = 0; turn <= count; turn += 1) {
      const join = await joinOnce(await openContext(clients), product.origin, path, { name: `Visitor ${turn}`, readiness });
      const steps = Object.fromEntries(Object.entries(join).map(([step, value]) => [step, Math.round(value)]));
      log(
        `${readiness} page ${turn}${turn === 0 ? ' (warm-up)' : ''}: first frame after ${join.frame.toFixed(0)} ms ${JSON.stringify(steps)}`,
      );
      if (turn > 0) joins.push(join);
    }
    return joins;
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
  }
}

async function joinOnce(
  context: BrowserContext,
  origin: string,
  path: string,
  { name, readiness }: { name: string; readiness: Readiness },
): Promise<PageJoin> {
  await probeJoins(context);
  if (readiness === 'cold') await savesData(context);
  const page = await context.newPage();
  /** Waits until these have happened. */
  const happened = (steps: readonly (keyof PageMoments)[]) =>
    page.waitForFunction(
      (names) => names.every((each) => (window as unknown as { vitrineMoments: PageMoments }).vitrineMoments[each] !== null),
      steps,
      { timeout: PATIENCE_MS },
    );
  await joinAsGuest(page, origin, path, name, readiness === 'ready' ? () => happened(['dtls']) : undefined);
  await happened(['joined', 'socket', 'dtls', 'entered', 'drawn', 'transport', 'keyframe', 'frame']);
  const { click, ...steps } = await momentsOf(page);
  await context.close();
  return Object.fromEntries(
    Object.entries(steps).map(([step, at]) => [step, at === null || click === null ? Number.NaN : at - click]),
  ) as PageJoin;
}
