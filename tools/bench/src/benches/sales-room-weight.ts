import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { RunningVitrine } from '@vitrine/start';
import type { MeasureBench } from '../bench-report.ts';
import { type Aim, atMost } from '../room/aims.ts';
import { enterAsGuide, joinAsGuest, launchBrowser } from '../room/page-joins.ts';
import { makePresentation } from '../room/presentations.ts';
import { type LoadedFile, sumOf, type WeighedPage, weighPage } from '../weight/weigh-page.ts';
import { withProduct } from '../weight/weigh-product.ts';

const README = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'sales-room', 'README.md');

/** kB of JavaScript that a first visit to a page needs at most. */
const LIMITS: Readonly<Record<string, number>> = {
  invitation: 150,
  'not-started': 150,
  waiting: 150,
  'login (guide)': 150,
  prejoin: 190,
  'room (client)': 230,
  'room (guide)': 230,
};
/** Files of JavaScript that the room itself needs at most. */
const MOST_FILES = 16;

/** Stands once the room was entered and its slide is drawn. */
const SLIDE = '.v-slide__content';

/** One page: what it needs, and what it loads ahead while nobody waits for it. */
interface RoomPageWeight {
  readonly page: string;
  readonly needed: readonly LoadedFile[];
  readonly ahead: readonly LoadedFile[];
  readonly styles: readonly LoadedFile[];
  readonly html: { readonly raw: number; readonly gzip: number };
}

export const bench: MeasureBench = {
  description:
    'What the first visit to a page of the sales room brings, in a real browser with an empty cache, before anybody touches it. What a page loads ahead is what it loads besides where the browser does not save data.',
  measure: (_args, log) =>
    withProduct(launchBrowser, async (vitrine, browser) => {
      if (vitrine.mediaMissing !== undefined) throw new Error(`There is no media worker: ${vitrine.mediaMissing}`);
      const weights: RoomPageWeight[] = [];
      for (const page of await pagesOf(browser, vitrine)) {
        log(`${page.name}: ${page.path}`);
        weights.push(await weighRoomPage(browser, vitrine.origin, page));
      }
      return {
        aims: weights.flatMap(aimsOf),
        results: weights,
        markdown: tableOf(weights),
        readme: { file: README, marker: 'bench sales-room-weight' },
      };
    }),
};

/** A page, and what somebody does first who is let onto it. */
interface RoomPage extends Omit<WeighedPage, 'state'> {
  readonly enter?: () => ReturnType<typeof stateAfter>;
}

/** Opens a page twice: with a browser that saves data, and with one that doesn't. */
async function weighRoomPage(browser: Browser, origin: string, { enter, ...page }: RoomPage): Promise<RoomPageWeight> {
  // Right before: a seat that nobody sits in is free again after a while.
  const entered = async () => (enter === undefined ? page : { ...page, state: await enter() });
  const needed = await weighPage(browser, origin, { ...(await entered()), savesData: true });
  const all = await weighPage(browser, origin, await entered());
  const known = new Set(needed.scripts.map(({ path }) => path));
  return {
    page: page.name,
    needed: needed.scripts,
    ahead: all.scripts.filter(({ path }) => !known.has(path)),
    styles: needed.styles,
    html: needed.html,
  };
}

function aimsOf({ page, needed }: RoomPageWeight): Aim[] {
  return [
    atMost(`${page}, JavaScript`, sumOf(needed) / 1_000, LIMITS[page] ?? 0, 'kB'),
    ...(page.startsWith('room') ? [atMost(`${page}, files of JavaScript`, needed.length, MOST_FILES, 'files')] : []),
  ];
}

/** One line for each page. */
function tableOf(weights: readonly RoomPageWeight[]): string {
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
  return [
    '| Page | JavaScript needed, kB gzip | Files | Loaded ahead, kB gzip | Files | CSS, kB gzip | HTML, kB raw | HTML, kB gzip |',
    '|---|---:|---:|---:|---:|---:|---:|---:|',
    ...weights.map(
      ({ page, needed, ahead, styles, html }) =>
        `| ${page} | ${kB(sumOf(needed))} | ${needed.length} | ${kB(sumOf(ahead))} | ${ahead.length} | ${kB(sumOf(styles))} | ${kB(html.raw)} | ${kB(html.gzip)} |`,
    ),
  ].join('\n');
}

/** The pages from the invitation to the room, of presentations with the demo's slides. */
async function pagesOf(browser: Browser, vitrine: RunningVitrine): Promise<readonly RoomPage[]> {
  const { origin } = vitrine;
  const running = await makePresentation(vitrine, { isStarted: true });
  const coming = await makePresentation(vitrine);
  const closed = await makePresentation(vitrine, { accessibleFrom: new Date(Date.now() + 86_400_000).toISOString() });
  const guest =
    ({ path }: { path: string }, place: string) =>
    () =>
      stateAfter(browser, async (page) => {
        await joinAsGuest(page, origin, path, 'Visitor');
        await page.waitForURL(`${origin}/presentation/${path}${place}`);
      });
  const guide = () => stateAfter(browser, (page) => enterAsGuide(page, origin, running.path, { sends: false }));
  return [
    { name: 'room (client)', path: `/presentation/${running.path}`, enter: guest(running, ''), landmark: SLIDE },
    { name: 'room (guide)', path: `/guide/${running.path}`, enter: guide, landmark: SLIDE },
    { name: 'invitation', path: `/invitation/${running.path}`, landmark: 'main' },
    { name: 'not-started', path: `/presentation/${closed.path}/not-started`, landmark: 'main' },
    { name: 'waiting', path: `/presentation/${coming.path}/waiting`, enter: guest(coming, '/waiting'), landmark: '.v-waiting' },
    { name: 'login (guide)', path: `/guide/${running.path}/login`, landmark: 'main' },
    { name: 'prejoin', path: `/presentation/${running.path}/prejoin`, landmark: 'main' },
  ];
}

/** Who somebody is after they have done something, for another browser. */
async function stateAfter(
  browser: Browser,
  act: (page: Page) => Promise<void>,
): Promise<Awaited<ReturnType<BrowserContext['storageState']>>> {
  const context = await browser.newContext({ locale: 'en-US', permissions: ['camera', 'microphone'] });
  try {
    await act(await context.newPage());
    return await context.storageState();
  } finally {
    await context.close();
  }
}
