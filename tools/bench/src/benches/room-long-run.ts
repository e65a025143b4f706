import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { CDPSession, Page } from '@playwright/test';
import type { MeasureBench } from '../bench-report.ts';
import { fewOf, grownInSecondHalf, type Look } from '../long-run/growth.ts';
import { type Aim, atMost } from '../room/aims.ts';
import { type Generator, startGenerator } from '../room/generator.ts';
import type { Inspector } from '../room/inspector.ts';
import { joinAsGuest, launchBrowser, openContext } from '../room/page-joins.ts';
import { GUIDE } from '../room/presentations.ts';
import { residentBytes } from '../room/processes.ts';
import { type Product, startProduct } from '../room/product.ts';
import { markdownTable } from '../room/statistics.ts';

const README = join(import.meta.dirname, '../../../../libs/sales-room-server/README.md');
const LOOKS = 12;
/** What happens in one minute of a lively presentation. */
const MINUTE = { slides: 2, lines: 4, people: 2 } as const;
/** Attendees who only listen to what is said, to see what one of them costs. */
const IDLE = 20;
const MB = 1_048_576;
/** What a collector leaves lying about, and code that is compiled late. */
const GROWTH = { heapMb: 1.5, nodes: 150, listeners: 60, serverMb: 1.5 } as const;

const USAGE = `npm run bench -- room-long-run [options]

  --minutes 120        of a presentation, one after the other without a pause
  --write-readme       puts the result into libs/sales-room-server/README.md`;

function readOptions(args: readonly string[]): { minutes: number } {
  const { values } = parseArgs({ args: [...args], options: { minutes: { type: 'string', default: '120' } } });
  const minutes = Number(values.minutes);
  if (!Number.isInteger(minutes) || minutes < LOOKS) {
    console.error(`${USAGE}\n\nAt least ${LOOKS} minutes.`);
    process.exit(2);
  }
  return { minutes };
}

/** A tab and the server that it is connected to. */
interface Watched {
  readonly devTools: CDPSession;
  readonly inspector: Inspector;
}

/** What tab and server hold after a full collection. */
async function lookAt({ devTools, inspector }: Watched, at: number): Promise<Look> {
  for (let time = 0; time < 2; time += 1) await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners, documents } = await devTools.send('Memory.getDOMCounters');
  const { heap } = await inspector.memoryAfterCollection();
  return { at, held: { tab: usedSize, nodes, listeners: jsEventListeners, documents, server: heap } };
}

/** A minute of a presentation: slides, chat, people who come, receive and go, and a panel that is opened and closed. */
async function minuteOf(
  product: Product,
  generator: Generator,
  page: Page,
  { path, slides, minute }: { path: string; slides: number; minute: number },
) {
  const { origin } = product;
  await generator.ask('join', { origin, path, count: MINUTE.people, atOnce: MINUTE.people, sends: [], receives: true });
  for (let turn = 0; turn < MINUTE.slides; turn += 1)
    await generator.ask('slide', { index: (minute * MINUTE.slides + turn) % slides, isLoaded: false });
  for (let turn = 0; turn < MINUTE.lines; turn += 1) await generator.ask('chat', { text: `Minute ${minute}, line ${turn}` });
  const panel = page
    .getByRole('toolbar', { name: 'Presentation controls' })
    .getByRole('button', { name: PANELS[minute % PANELS.length] ?? /^Chat/ })
    .first();
  for (let press = 0; press < 2; press += 1) await panel.click();
  await generator.ask('leave', { count: MINUTE.people });
}

const PANELS = [/^Chat\b/, /^Participants\b/] as const;

/**
 * A tab that is open for two hours in a presentation, and the room's server meanwhile: what happens in them happens one after the other
 * without the pauses between. What both hold after a full garbage collection may not grow any more.
 */
export const bench: MeasureBench = {
  description: 'What a tab and the room server hold over two hours of a presentation, and what an idle attendee costs.',
  async measure(args, log) {
    const { minutes } = readOptions(args);
    // A minute lasts seconds here: whoever writes is faster than a person.
    const product = await startProduct({ MEDIA_WORKERS: '1', RATE_LIMITS: JSON.stringify({ chat: { burst: 100, perSecond: 50 } }) }, log);
    const generator = startGenerator();
    const browser = await launchBrowser();
    try {
      const { path } = await product.makeRoom();
      const { slides } = await generator.ask('guide', { origin: product.origin, path, ...GUIDE, sends: ['mic', 'camera'] });
      const context = await openContext(browser);
      const page = await context.newPage();
      await joinAsGuest(page, product.origin, path, 'Cleo');
      await page.locator('[data-connection=connected]').waitFor({ state: 'attached' });
      const devTools = await context.newCDPSession(page);
      const inspector = await product.inspectServer();
      const looks: Look[] = [await lookAt({ devTools, inspector }, 0)];
      const every = Math.floor(minutes / LOOKS);
      for (let minute = 1; minute <= minutes; minute += 1) {
        await minuteOf(product, generator, page, { path, slides, minute });
        if (minute % every !== 0) continue;
        const look = await lookAt({ devTools, inspector }, minute);
        looks.push(look);
        log(`minute ${minute}: ${JSON.stringify(look.held)}`);
      }
      await context.close();
      const idle = await measureIdle(product, generator, inspector, path);
      inspector.close();
      return {
        aims: aimsOf(looks),
        results: { minutes, looks, idle },
        markdown: [
          `${minutes} minutes of a presentation without its pauses: ${MINUTE.slides} slides, ${MINUTE.lines} lines of chat, ${MINUTE.people} people who come, receive and go again, and a panel opened and closed in each. An idle attendee costs ${kb(idle.heap)} kB of the server’s heap after a collection and ${kb(idle.worker)} kB of the worker (${IDLE} who receive the guide). After a full collection:`,
          tableOf(looks),
        ].join('\n\n'),
        readme: { file: README, marker: 'bench room-long-run' },
      };
    } finally {
      await browser.close();
      generator.stop();
      await product.stop();
    }
  },
};

/** What each of many adds who only receive. */
async function measureIdle(
  product: Product,
  generator: Generator,
  inspector: Inspector,
  path: string,
): Promise<{ heap: number; worker: number }> {
  const [worker = 0] = product.workerPids();
  const before = { heap: (await inspector.memoryAfterCollection()).heap, worker: residentBytes(worker) };
  await generator.ask('join', { origin: product.origin, path, count: IDLE, atOnce: 2, sends: [], receives: true });
  const after = { heap: (await inspector.memoryAfterCollection()).heap, worker: residentBytes(worker) };
  await generator.ask('end', {});
  return { heap: (after.heap - before.heap) / IDLE, worker: (after.worker - before.worker) / IDLE };
}

function aimsOf(looks: readonly Look[]): Aim[] {
  const grown = (name: string, unit = 1) => Math.max(0, grownInSecondHalf(looks, name) / unit);
  return [
    atMost('heap of the tab grown over the second half', grown('tab', MB), GROWTH.heapMb, 'MB'),
    atMost('nodes of the tab grown over the second half', grown('nodes'), GROWTH.nodes, 'nodes'),
    atMost('listeners of the tab grown over the second half', grown('listeners'), GROWTH.listeners, 'listeners'),
    atMost('heap of the server grown over the second half', grown('server', MB), GROWTH.serverMb, 'MB'),
  ];
}

function tableOf(looks: readonly Look[]): string {
  const megabytes = (bytes = Number.NaN) => (bytes / MB).toFixed(1);
  return markdownTable(
    ['Minute', 'tab, heap MB', 'tab, nodes', 'tab, listeners', 'server, heap MB'],
    fewOf(looks).map(({ at, held }) => [
      String(at),
      megabytes(held['tab']),
      String(held['nodes']),
      String(held['listeners']),
      megabytes(held['server']),
    ]),
  );
}

const kb = (bytes: number): string => (bytes / 1_024).toFixed(1);
