import type { Browser, Page } from '@playwright/test';
import { enterAsGuide, joinAsGuest, launchBrowser, openContext } from '../room/page-joins.ts';
import type { Product } from '../room/product.ts';
import { type FaultLink, openFaultLink } from './fault-link.ts';
import { memoryOf, type PageMemory, sightsOf, watchPages } from './page-witness.ts';

/** Somebody at a machine of their own, whose network can be made bad. */
export interface Person {
  readonly name: string;
  readonly page: Page;
  readonly link: FaultLink;
}

/** A guide and a client who see each other; the client is muted, has raised a hand, liked a product and written a line. */
export interface Scene {
  readonly product: Product;
  readonly guide: Person;
  readonly client: Person;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

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

async function openPerson(product: Product, name: string, browsers: Browser[]): Promise<Person> {
  const { PORT, MEDIA_PORT } = product.running.settings;
  const link = await openFaultLink({ tcp: PORT, udp: MEDIA_PORT });
  const browser = await launchBrowser([`--host-resolver-rules=MAP localhost:${PORT} 127.0.0.1:${link.tcpPort}`]);
  browsers.push(browser);
  const context = await openContext(browser);
  await watchPages(context, { mediaPort: MEDIA_PORT, relayPort: link.udpPort });
  return { name, page: await context.newPage(), link };
}

async function openPanel(page: Page, panel: string): Promise<void> {
  const button = page.getByRole('toolbar', { name: 'Presentation controls' }).getByRole('button', { name: new RegExp(`^${panel}\\b`) }).first();
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
}

/** Writes a line of the chat; it is sent when the room can be reached. */
export async function write(page: Page, text: string): Promise<void> {
  await page.getByLabel('Write a message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Whether a page shows moving pictures of somebody else. */
const sees = (page: Page): Promise<boolean> => page.evaluate(() => (window as unknown as { vitrineSights: { isMoving: boolean }[] }).vitrineSights.at(-1)?.isMoving ?? false);

/** What both pages hold, where they are at one and both move; undefined where they are not. */
export async function agreement({ guide, client }: Pick<Scene, 'guide' | 'client'>): Promise<{ guide: PageMemory; client: PageMemory } | undefined> {
  const [ofGuide, ofClient, ...moving] = await Promise.all([memoryOf(guide.page), memoryOf(client.page), sees(guide.page), sees(client.page)]);
  const isWell = ({ connection }: PageMemory) => connection === 'connected' || connection === 'reconnected';
  const agree = ofGuide.slide === ofClient.slide && JSON.stringify(ofGuide.chat) === JSON.stringify(ofClient.chat);
  return isWell(ofGuide) && isWell(ofClient) && agree && moving.every(Boolean) ? { guide: ofGuide, client: ofClient } : undefined;
}

/** Opens a scene in a room of its own. */
export async function openScene(product: Product): Promise<Scene> {
  const { path } = await product.makeRoom();
  const browsers: Browser[] = [];
  const [guide, client] = await Promise.all([openPerson(product, 'guide', browsers), openPerson(product, 'client', browsers)]);
  const close = async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const { link } of [guide, client]) link.close();
  };
  try {
    await enterAsGuide(guide.page, product.origin, path, { sends: true });
    await joinAsGuest(client.page, product.origin, path, 'Cleo');
    await client.page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
    const camera = client.page.getByRole('button', { name: /^Turn camera (on|off)$/ });
    const mic = client.page.getByRole('button', { name: /^Turn microphone (on|off)$/ });
    if ((await camera.getAttribute('aria-label')) === 'Turn camera on') await camera.click();
    if ((await mic.getAttribute('aria-label')) === 'Turn microphone off') await mic.click();
    for (const { page } of [guide, client]) await openPanel(page, 'Chat');
    await client.page.getByRole('button', { name: 'Raise hand' }).click();
    await write(client.page, 'Before anything happens');
    for (let slide = 0; slide < 3; slide += 1) {
      const like = client.page.locator('[data-testid=slide] .v-like-button').first();
      if ((await like.count()) > 0) {
        await like.click();
        break;
      }
      await guide.page.getByRole('button', { name: 'Next slide' }).click();
      await until('the next slide', async () => ((await memoryOf(client.page)).slide === String(slide + 1) ? true : undefined));
    }
    await until('two people who see each other', async () => {
      const both = await agreement({ guide, client });
      return both && both.client.chat.length > 0 && both.client.hand.startsWith('Lower') && both.client.mic === 'Turn microphone on' ? both : undefined;
    }, 60_000);
    return { product, guide, client, close };
  } catch (error) {
    const seen = await Promise.all([guide, client].map(async ({ name, page }) => `${name}: ${JSON.stringify(await memoryOf(page).catch(String))}, saw ${JSON.stringify((await sightsOf(page).catch(() => [])).slice(-8))}`));
    await close();
    throw new Error(`The scene could not be set. ${seen.join('; ')}`, { cause: error });
  }
}
