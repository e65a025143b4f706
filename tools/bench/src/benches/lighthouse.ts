import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitrine } from '@vitrine/start';
import { median } from '../bench.ts';
import type { MeasureBench } from '../bench-report.ts';
import { type AskedPage, askedPages } from '../lighthouse/asked-pages.ts';
import { openDebuggedBrowser } from '../lighthouse/debugged-browser.ts';
import { type LighthouseRun, runLighthouse } from '../lighthouse/run-lighthouse.ts';
import { type Aim, atLeast, atMost } from '../room/aims.ts';

const README = join(import.meta.dirname, '..', '..', 'README.md');

/** The runs of one page, and each of its figures as their median. */
interface PageRuns {
  readonly page: string;
  readonly runs: readonly LighthouseRun[];
  readonly median: Omit<LighthouseRun, 'lost'>;
  /** What any run lost outside of performance. */
  readonly lost: readonly string[];
}

export const bench: MeasureBench = {
  description:
    'Lighthouse on a simulated phone: every public page of shop and room, the shop open to search engines, the median of several runs.',
  async measure(args, log) {
    const { values } = parseArgs({
      args: [...args],
      options: { runs: { type: 'string', default: '5' }, pages: { type: 'string' } },
    });
    const runs = Number(values.runs);
    if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs takes a whole number from 1 on.');
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-lighthouse-'));
    const vitrine = await startVitrine({ port: 0, dataDir, env: { ...process.env, INDEXABLE: 'true' }, log: () => undefined });
    const browser = await openDebuggedBrowser(vitrine.origin, log);
    try {
      const pages = askedPages(values.pages?.split(','));
      const results: PageRuns[] = [];
      for (const page of pages) {
        if (page.needsCart) await browser.fillCart();
        const seen: LighthouseRun[] = [];
        for (let turn = 0; turn < runs; turn += 1) {
          seen.push(await runLighthouse(browser.port, { url: `${vitrine.origin}${page.path}`, skipped: page.skipped }));
        }
        const result = inShort(page, seen);
        log(line(result));
        results.push(result);
      }
      return {
        aims: results.flatMap(aimsOf),
        results,
        markdown: table(results),
        readme: { file: README, marker: 'bench lighthouse' },
      };
    } finally {
      await browser.close();
      await vitrine.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

function inShort(page: AskedPage, runs: readonly LighthouseRun[]): PageRuns {
  const of = (figure: keyof Omit<LighthouseRun, 'lost'>) => median(runs.map((run) => run[figure]));
  return {
    page: page.name,
    runs,
    median: {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('bestPractices'),
      seo: of('seo'),
      lcp: of('lcp'),
      tbt: of('tbt'),
      cls: of('cls'),
    },
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}

function aimsOf({ page, median: figures }: PageRuns): Aim[] {
  return [
    atLeast(`${page}, performance`, figures.performance, 95, 'of 100'),
    atLeast(`${page}, accessibility`, figures.accessibility, 100, 'of 100'),
    atLeast(`${page}, best practices`, figures.bestPractices, 100, 'of 100'),
    atLeast(`${page}, search engines`, figures.seo, 100, 'of 100'),
    atMost(`${page}, largest paint`, figures.lcp / 1_000, 1.5, 's'),
    atMost(`${page}, layout shift`, figures.cls, 0.02, ''),
    atMost(`${page}, blocked`, figures.tbt, 100, 'ms'),
  ].filter(({ met }) => !met);
}

const line = ({ page, median: { performance, accessibility, bestPractices, seo, lcp, cls, tbt }, lost }: PageRuns) =>
  `${page}: ${performance} ${accessibility} ${bestPractices} ${seo}, LCP ${(lcp / 1_000).toFixed(2)} s, CLS ${cls.toFixed(3)}, TBT ${tbt.toFixed(0)} ms${lost.length > 0 ? `; ${lost.join(', ')}` : ''}`;

function table(results: readonly PageRuns[]): string {
  return [
    '| Page | Performance (each run) | Accessibility | Best practices | Search engines | LCP, s | CLS | TBT, ms | Lost |',
    '|---|---|---:|---:|---:|---:|---:|---:|---|',
    ...results.map(
      ({ page, runs, median: { performance, accessibility, bestPractices, seo, lcp, cls, tbt }, lost }) =>
        `| ${page} | ${performance} (${runs.map((run) => run.performance).join(', ')}) | ${accessibility} | ${bestPractices} | ${seo} | ${(lcp / 1_000).toFixed(2)} | ${cls.toFixed(3)} | ${tbt.toFixed(0)} | ${lost.join(', ')} |`,
    ),
  ].join('\n');
}
