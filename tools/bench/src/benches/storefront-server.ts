import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from 'react-router';
import { createPageCache } from '@vitrine/app-shell/app-server';
import { startChild } from '../api-client/child-process.ts';
import { alternate, median } from '../bench.ts';
import type { MeasureBench } from '../bench-report.ts';
import type { Aim } from '../room/aims.ts';
import { bareRendering, drain, type Handler } from '../server/bare-rendering.ts';
import { cookieWithCart, followed, pageRequest } from '../server/visit.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const BUILD = join(ROOT, 'apps', 'storefront', 'build', 'server', 'index.js');
const STORE = '../server/store-process.ts';
const ORIGIN = 'http://localhost:3000';

/** Share of the requests a second that rendering the tree alone would answer. */
const RENDERED_SHARE = 0.5;
const KEPT_SHARE = 1;

/** Visitors who ask at the same time. */
const AT_ONCE = 8;
const ROUNDS = { warmUp: 6, rounds: 20 };

interface Timing {
  readonly page: string;
  /** Medians in milliseconds for each answer. */
  readonly bare: number;
  readonly rendered: number;
  /** Left out for a page that is its visitor's own. */
  readonly kept?: number;
}

/**
 * Server time of the shop's pages: the whole answer (routing, session, store calls, loaders, rendering, hydration data) against
 * `react-dom/server` rendering the very same tree with its data at hand, which no server can be faster than without keeping pages.
 */
export const bench: MeasureBench = {
  description: 'Requests a second of the shop’s pages, eight at a time, as a share of bare react-dom/server on the same tree.',
  async measure(_args, log) {
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
    // A process of its own: what the store does is not the shop's work.
    const store = await startChild(STORE, [ORIGIN, dataDir]);
    try {
      Object.assign(process.env, {
        STORE_API_ENDPOINT: `${String(store.greeting)}/store-api`,
        STORE_API_ACCESS_KEY: 'SWSCVITRINEDEMOACCESSKEY00',
        PUBLIC_ORIGIN: ORIGIN,
      });
      const build = (await import(pathToFileURL(BUILD).href)) as ServerBuild;
      const handler = createRequestHandler(build, 'production');
      const cookie = await cookieWithCart(handler, ORIGIN);
      const timings: Timing[] = [];
      for (const [page, path, who] of [
        ['home', '/'],
        ['category of 24', '/living'],
        ['product', '/amphora-vase'],
        ['cart', '/checkout/cart', cookie],
      ] as const) {
        const address = await followed(handler, ORIGIN, path);
        log(`${page}: ${address}`);
        timings.push(await timePage(build, handler, { page, request: pageRequest(ORIGIN, address, who), isKept: who === undefined }));
      }
      return {
        aims: timings.flatMap(aimsOf),
        results: timings,
        markdown: tableOf(timings),
        readme: { file: join(ROOT, 'apps', 'storefront', 'README.md'), marker: 'bench storefront-server' },
      };
    } finally {
      store.end();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

async function timePage(
  build: ServerBuild,
  handler: Handler,
  { page, request, isKept }: { page: string; request: () => Request; isKept: boolean },
): Promise<Timing> {
  const renderBare = await bareRendering(build, request);
  const rendered = async () => drain(await handler(request()));
  const cache = createPageCache(handler, { maxBytes: 50_000_000, log: () => undefined });
  const kept = async () => drain(await cache.answer(request()));
  const atOnce = (answer: () => Promise<unknown>) => () => Promise.all(Array.from({ length: AT_ONCE }, answer));
  const candidates: Record<string, () => Promise<unknown>> = {
    bare: atOnce(renderBare),
    rendered: atOnce(rendered),
    ...(isKept ? { kept: atOnce(kept) } : {}),
  };
  const samples = await alternate(candidates, ROUNDS);
  const medianOf = (name: string) => median(samples[name] ?? []) / AT_ONCE;
  return { page, bare: medianOf('bare'), rendered: medianOf('rendered'), ...(isKept ? { kept: medianOf('kept') } : {}) };
}

function aimsOf({ page, bare, rendered, kept }: Timing): Aim[] {
  const share = bare / rendered;
  return [
    {
      name: `${page}, rendered`,
      measured: share.toFixed(2),
      aim: `≥ ${RENDERED_SHARE} of bare react-dom/server`,
      met: share >= RENDERED_SHARE,
    },
    ...(kept === undefined
      ? []
      : [
          {
            name: `${page}, from the page cache`,
            measured: (bare / kept).toFixed(1),
            aim: `> ${KEPT_SHARE} × bare react-dom/server`,
            met: bare / kept > KEPT_SHARE,
          },
        ]),
  ];
}

function tableOf(timings: readonly Timing[]): string {
  const rate = (milliseconds: number) => (1_000 / milliseconds).toFixed(0);
  return [
    '| Page | react-dom/server alone, requests/s | rendered, requests/s | from the page cache, requests/s |',
    '|---|---:|---:|---:|',
    ...timings.map(
      ({ page, bare, rendered, kept }) =>
        `| ${page} | ${rate(bare)} | ${rate(rendered)} | ${kept === undefined ? 'its visitor’s own' : rate(kept)} |`,
    ),
  ].join('\n');
}
