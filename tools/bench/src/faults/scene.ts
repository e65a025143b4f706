import type { Browser, Locator, Page } from '@playwright/test';
import { enterAsGuide, joinAsGuest, launchBrowser, openContext } from '../room/page-joins.ts';
import type { Product } from '../room/product.ts';
import { type FaultLink, openFaultLink } from './fault-link.ts';
import { type Effort, memoryOf, type PageMemory, sightsOf, stillAfterMs, watchPages } from './page-witness.ts';

/** Somebody at a machine of their own, whose network can be made bad. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly link: FaultLink;
  /** What the page has complained about in its console, oldest first. */
  readonly complaints: readonly { readonly at: number; readonly text: string }[];
}

/** A guide and a client who see each other; the client is muted, has raised a hand, liked a product and written a line. */
export interface Scene extends Effort {
  readonly product: Product;
  readonly guide: Person;
  readonly client: Person;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;
/** A button that has been the same for so long is no longer on its way to another state. */
const SETTLED_MS = 1_000;
/** Milliseconds since 1970, by a clock that only goes forward. */
export const now = (): number => performance.timeOrigin + performance.now();

/** Waits for something, looking often. @returns what was found. */
export async function until<Value>(what: string, look: () => Promise<Value | undefined>, withinMs = PATIENCE_MS): Promise<Value> {
  const by = performance.now() + withinMs;
  for (;;) {
    const found = await look().catch(() => undefined);
    if (found !== undefined) return found;
    if (performance.now() > by) throw new Error(`Waited ${withinMs / 1_000} s in vain for ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function openPerson(product: Product, name: string, browsers: Browser[], effort: Effort): Promise<Person> {
  const { PORT, MEDIA_PORT } = product.running.settings;
  const link = await openFaultLink({ tcp: PORT, udp: MEDIA_PORT });
  const browser = await launchBrowser([`--host-resolver-rules=MAP localhost:${PORT} 127.0.0.1:${link.tcpPort}`]);
  browsers.push(browser);
  const context = await openContext(browser);
  await watchPages(context, { ...effort, mediaPort: MEDIA_PORT, relayPort: link.udpPort });
  const page = await context.newPage();
  const complaints: { at: number; text: string }[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push({ at: Date.now(), text: message.text() });
  });
  page.on('pageerror', (error) => void complaints.push({ at: Date.now(), text: error.stack ?? error.message }));
  return { name, page, link, complaints };
}

async function openPanel(page: Page, panel: string): Promise<void> {
  const button = page
    .getByRole('toolbar', { name: 'Presentation controls' })
    .getByRole('button', { name: new RegExp(`^${panel}\\b`) })
    .first();
  await button.waitFor();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/**
 * Switches camera or microphone, where it is not as wished. Just after the door, what prejoin chose is still being switched
 * on, and a press may meet a button that has changed its meaning meanwhile: it is looked at again until it stays as wished.
 */
async function setSource(page: Page, source: 'camera' | 'microphone', isOn: boolean): Promise<void> {
  const [as, other] = (isOn ? ['off', 'on'] : ['on', 'off']).map((next) =>
    page.getByRole('button', { name: `Turn ${source} ${next}`, exact: true }).first(),
  ) as [Locator, Locator];
  let since: number | undefined;
  await until(
    `the ${source} ${isOn ? 'on' : 'off'}`,
    async () => {
      if (await as.isVisible()) {
        since ??= now();
        return now() - since >= SETTLED_MS ? true : undefined;
      }
      since = undefined;
      await other.click({ timeout: 1_000 });
      return undefined;
    },
    60_000,
  );
}

/** Writes a line of the chat; it is sent when the room can be reached. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Whether a page shows moving pictures of somebody else. */
const sees = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { vitrineSights: { isMoving: boolean }[] }).vitrineSights.at(-1)?.isMoving ?? false);

/** What one of both holds, and whether they see the other one move. */
export interface Moment extends PageMemory {
  readonly sees: boolean;
}

/** Both pages at one moment. */
export interface Moments {
  readonly guide: Moment;
  readonly client: Moment;
}

async function momentOf({ page }: Person): Promise<Moment> {
  const [memory, isMoving] = await Promise.all([memoryOf(page), sees(page)]);
  return { ...memory, sees: isMoving };
}

/** Looks at both pages. */
async function lookAt({ guide, client }: Pick<Scene, 'guide' | 'client'>): Promise<Moments> {
  const [ofGuide, ofClient] = await Promise.all([momentOf(guide), momentOf(client)]);
  return { guide: ofGuide, client: ofClient };
}

/** Why two people are not together in one room; empty where they are. */
export function troubleOf({ guide, client }: Moments): string[] {
  const trouble: string[] = [];
  for (const [name, { connection, sees: isMoving }] of Object.entries({ guide, client })) {
    if (connection !== 'connected' && connection !== 'reconnected') trouble.push(`the ${name} is ${connection || 'nowhere'}`);
    if (!isMoving) trouble.push(`the ${name} sees no picture move`);
  }
  if (guide.slide !== client.slide) trouble.push(`slide ${guide.slide ?? 'none'} at the guide, ${client.slide ?? 'none'} at the client`);
  if (JSON.stringify(guide.chat) !== JSON.stringify(client.chat))
    trouble.push(`chat of the guide ${JSON.stringify(guide.chat)}, of the client ${JSON.stringify(client.chat)}`);
  return trouble;
}

/** What was last looked at, and since when it has been well; undefined where it isn't. */
export interface Watched {
  readonly moments: Moments;
  readonly trouble: readonly string[];
  readonly since: number | undefined;
}

/** Looks until nothing is wrong any more and nothing has changed for a while, or the time is over. */
export async function watchUntilWell(
  scene: Pick<Scene, 'guide' | 'client' | 'isLight'>,
  findTrouble: (moments: Moments) => readonly string[],
  withinMs: number,
): Promise<Watched> {
  const by = performance.now() + withinMs;
  // Pictures count as still only after a while: what is well has to be so for longer than that.
  const steadyMs = stillAfterMs(scene) + 400;
  let [since, well]: [number | undefined, string | undefined] = [undefined, undefined];
  for (;;) {
    const at = now();
    const moments = await lookAt(scene);
    const trouble = findTrouble(moments);
    const said = trouble.length === 0 ? JSON.stringify(moments) : undefined;
    if (said === undefined || said !== well) since = said === undefined ? undefined : at;
    well = said;
    if (since !== undefined && now() - since >= steadyMs) return { moments, trouble, since };
    if (performance.now() > by && since === undefined) return { moments, trouble, since };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Lets the client like a product; the guide goes to a slide that has one. */
async function likeSomething(guide: Page, client: Page): Promise<void> {
  const like = client.locator('[data-testid=slide] .v-like-button').first();
  for (let slide = 0; ; slide += 1) {
    const isThere = await like.waitFor({ timeout: slide === 0 ? 2_000 : 10_000 }).then(
      () => true,
      () => false,
    );
    if (isThere) break;
    if (slide === 4) throw new Error('No slide shows a product that can be liked.');
    await guide.getByRole('button', { name: 'Next slide' }).click();
    await until('the next slide', async () => ((await memoryOf(client)).slide === String(slide + 1) ? true : undefined));
  }
  await like.click();
  await until('the like', async () =>
    (await client.locator('[data-testid=slide] .v-like-button[aria-pressed=true]').count()) > 0 ? true : undefined,
  );
}

/** Opens a scene in a room of its own. */
export async function openScene(product: Product, { isLight }: Effort): Promise<Scene> {
  const { path } = await product.makeRoom();
  const browsers: Browser[] = [];
  const [guide, client] = await Promise.all([
    openPerson(product, 'guide', browsers, { isLight }),
    openPerson(product, 'client', browsers, { isLight }),
  ]);
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const { link } of [guide, client]) link.close();
  };
  try {
    await enterAsGuide(guide.page, product.origin, path, { sends: true });
    await joinAsGuest(client.page, product.origin, path, 'Cleo');
    await client.page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    await setSource(client.page, 'camera', true);
    await setSource(client.page, 'microphone', false);
    for (const { page } of [guide, client]) await openPanel(page, 'Chat');
    await client.page.getByRole('button', { name: 'Raise hand' }).first().click();
    await write(client.page, 'Before anything happens');
    await likeSomething(guide.page, client.page);
    const isSet = (moments: Moments) => [
      ...troubleOf(moments),
      ...(moments.client.chat.length === 1 ? [] : ['the first line of the chat is not there']),
      ...(moments.client.hand.startsWith('Lower') ? [] : ['the hand is not raised']),
      ...(moments.client.mic === 'Turn microphone on' ? [] : ['the microphone is not off']),
    ];
    const { since, trouble } = await watchUntilWell({ guide, client, isLight }, isSet, 90_000);
    if (since === undefined) throw new Error(`Two people don't come together: ${trouble.join('; ')}.`);
    return { product, guide, client, isLight, close };
  } catch (error) {
    const seen = await Promise.all(
      [guide, client].map(
        async ({ name, page, complaints }) =>
          `${name}: ${JSON.stringify(await memoryOf(page).catch(String))}, saw ${JSON.stringify((await sightsOf(page).catch(() => [])).slice(-8))}, console ${JSON.stringify(complaints.slice(-8))}, at ${page.url()}`,
      ),
    );
    await close();
    throw new Error(
      `The scene could not be set: ${error instanceof Error ? error.message : String(error)}\n${seen.join('\n')}\nProduct:\n${product.saidSince(0).slice(-40).join('\n')}`,
      { cause: error },
    );
  }
}
