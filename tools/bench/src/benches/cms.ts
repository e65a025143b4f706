import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '@vitrine/workspace-config/playwright';
import { alternate, type Bench, type BenchRow, median, toRow } from '../bench.ts';
import { bundleForBrowser, bundleForServer, measureRenderer } from '../cms/bundles.ts';
import { rawPage } from '../cms/raw-page.ts';
import type * as serverModule from '../cms/server.ts';

type Server = typeof serverModule;
type BrowserRun = (
  page: unknown,
  options: { warmUp: number; rounds: number },
) => Record<'ours' | 'byHand', { first: number[]; again: number[] }>;

const BLOCKS = 1_000;
/** How many times slower than hand-written JSX the renderer may be. */
const AIM = 1.2;
/** Nobody gave an aim for the model; this one notices growth. */
const MODEL_AIM = 3;
/** Marks of Suspense boundaries, which alone tell our document from the hand-written one. */
const BOUNDARY = /<!--\/?\$-->/g;

/** A page of 1,000 blocks: our renderer beside hand-written JSX of the same document, on a server and in a browser. */
export const bench: Bench = {
  description: `A page of ${BLOCKS} mixed blocks, against hand-written JSX of the same document; building its model alone; sizes.`,
  async run(log) {
    const { buildCmsPage, byHand, ours, render, sanitizeHtml } = (await import(
      pathToFileURL(await bundleForServer('server.ts')).href
    )) as Server;
    const answer = JSON.stringify(rawPage(BLOCKS));
    const page = buildCmsPage(JSON.parse(answer), { sanitize: sanitizeHtml });
    if (!page) throw new Error('The page of the benchmark could not be built.');
    if ((await render(ours(page))).replace(BOUNDARY, '') !== (await render(byHand(page))))
      throw new Error('The candidates draw different documents: nothing to compare.');

    const server = await alternate({ ours: () => render(ours(page)), byHand: () => render(byHand(page)) }, { warmUp: 20, rounds: 60 });
    const rows: BenchRow[] = [
      toRow({ name: 'server: render', ours: median(server.ours), peers: { 'hand-written': median(server.byHand) }, unit: 'ms', aim: AIM }),
    ];

    const browser = await chromium.launch(chromiumLaunchOptions);
    try {
      const tab = await browser.newPage();
      await tab.setContent('<!doctype html><title>bench</title>');
      await tab.addScriptTag({ content: await bundleForBrowser('browser.ts') });
      const samples = await tab.evaluate(
        ([model, options]) => (globalThis as unknown as { runCmsBench: BrowserRun }).runCmsBench(model, options),
        [page, { warmUp: 5, rounds: 25 }] as const,
      );
      rows.push(
        toRow({
          name: 'browser: first render',
          ours: median(samples.ours.first),
          peers: { 'hand-written': median(samples.byHand.first) },
          unit: 'ms',
          aim: AIM,
        }),
        toRow({
          name: 'browser: render again',
          ours: median(samples.ours.again),
          peers: { 'hand-written': median(samples.byHand.again) },
          unit: 'ms',
          aim: AIM,
        }),
      );
    } finally {
      await browser.close();
    }

    // Nothing could be shown of an answer without parsing it, nor of its texts without sanitising them.
    const texts = page.sections.flatMap(({ blocks }) =>
      blocks.flatMap(({ slots }) => slots.flatMap(({ element }) => ('content' in element ? [element.content] : []))),
    );
    const model = await alternate(
      {
        ours: async () => buildCmsPage(JSON.parse(answer), { sanitize: sanitizeHtml }),
        floor: async () => [JSON.parse(answer), texts.map((text) => sanitizeHtml(text))],
        unsanitised: async () => buildCmsPage(JSON.parse(answer), { sanitize: (html) => html as ReturnType<typeof sanitizeHtml> }),
      },
      { warmUp: 10, rounds: 40 },
    );
    rows.push(
      toRow({
        name: 'model: parse, build, sanitise',
        ours: median(model.ours),
        peers: { 'parse and sanitise alone': median(model.floor) },
        unit: 'ms',
        aim: MODEL_AIM,
      }),
    );
    log(`Building the model without a sanitiser takes ${median(model.unsanitised).toFixed(2)} ms of that.`);

    const { entry, onDemand } = await measureRenderer();
    const further = Object.values(onDemand).reduce((sum, size) => sum + size, 0);
    log(
      `Renderer beside React and the design system, gzip: ${entry.toFixed(2)} kB with text and image; ${(entry + further).toFixed(2)} kB with everything.`,
    );
    for (const [name, size] of Object.entries(onDemand)) log(`  on demand: ${name} ${size.toFixed(2)} kB`);
    return rows;
  },
};
