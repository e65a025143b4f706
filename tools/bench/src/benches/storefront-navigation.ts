import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '@vitrine/engines/chromium';
import { startVitrine } from '@vitrine/start';
import type { MeasureBench } from '../bench-report.ts';
import { goBack, press, type Step, STEPS, watchPages } from '../navigation/walk.ts';
import { type Aim, atMost } from '../room/aims.ts';
import { percentile } from '../room/statistics.ts';

const README = join(import.meta.dirname, '..', '..', '..', '..', 'apps', 'storefront', 'README.md');

/** The line that Chromium's tools call Fast 4G. */
const FAST_4G = { offline: false, latency: 165, downloadThroughput: (9_000_000 / 8) * 0.9, uploadThroughput: (1_500_000 / 8) * 0.9 };
const CPU_SLOWDOWN = 4;
const HOVERED_MS = 100;
const COLD_MS = 400;

interface StepTimes {
  readonly step: string;
  /** Milliseconds of each press of a link that was hovered first, its page loaded ahead. */
  readonly hovered: readonly number[];
  /** Milliseconds of each touch of a link that nothing had touched before. */
  readonly touched: readonly number[];
  /** Milliseconds of each way back. */
  readonly back: readonly number[];
  /** The furthest that a page came back from where it had stood, in pixels. */
  readonly movedPx: number;
}

export const bench: MeasureBench = {
  description: `From the press of a link until the next page is painted: a phone ${CPU_SLOWDOWN} times slower than this machine, on Fast 4G.`,
  async measure(args, log) {
    const { values } = parseArgs({ args: [...args], options: { presses: { type: 'string', default: '8' } } });
    const presses = Number(values.presses);
    if (!Number.isInteger(presses) || presses < 1) throw new Error('--presses takes a whole number from 1 on.');
    const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-navigation-'));
    const vitrine = await startVitrine({ port: 0, dataDir, env: process.env, log: () => undefined });
    const browser = await chromium.launch({ executablePath: ensureChromium(log), args: ['--no-sandbox', '--disable-gpu'] });
    try {
      const results: StepTimes[] = [];
      for (const step of STEPS) {
        const [hovered, touched, back]: [number[], number[], number[]] = [[], [], []];
        let movedPx = 0;
        // The first of each warms the server up.
        for (let turn = 0; turn <= presses; turn += 1) {
          const ahead = await visit(browser, vitrine.origin, step, 'hovers');
          const bare = await visit(browser, vitrine.origin, step, 'touches');
          if (turn === 0) continue;
          hovered.push(ahead.pressMs);
          touched.push(bare.pressMs);
          back.push(ahead.back.paintedMs, bare.back.paintedMs);
          movedPx = Math.max(movedPx, ahead.back.movedPx, bare.back.movedPx);
        }
        results.push({ step: step.name, hovered, touched, back, movedPx });
        log(lineOf(results.at(-1)));
      }
      return {
        aims: results.flatMap(aimsOf),
        results,
        markdown: table(results),
        readme: { file: README, marker: 'bench storefront-navigation' },
      };
    } finally {
      await browser.close();
      await vitrine.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};

/** A newcomer who reads a page to its end, presses one link, and comes back. */
async function visit(browser: Browser, origin: string, step: Step, how: 'hovers' | 'touches') {
  const isPhone = how === 'touches';
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  try {
    const page = await context.newPage();
    await watchPages(page);
    await slowDown(page);
    await page.goto(step.from, { waitUntil: 'networkidle' });
    const link = step.link(page);
    await link.scrollIntoViewIfNeeded();
    if (!isPhone) await link.hover();
    await page.waitForLoadState('networkidle');
    const top = await page.evaluate(() => scrollY);
    const pressMs = await press(page, () => (isPhone ? link.tap() : link.click()));
    // Nobody goes back before the page is there.
    await page.waitForLoadState('networkidle');
    return { pressMs, back: await goBack(page, top) };
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', FAST_4G);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

const upperQuarter = (values: readonly number[]) => percentile(values, 0.75);

function aimsOf({ step, hovered, touched, movedPx }: StepTimes): Aim[] {
  return [
    atMost(`${step}, hovered first`, upperQuarter(hovered), HOVERED_MS, 'ms'),
    atMost(`${step}, touched`, upperQuarter(touched), COLD_MS, 'ms'),
    atMost(`${step}, moved on the way back`, movedPx, 0, 'px'),
  ];
}

const lineOf = (times: StepTimes | undefined) =>
  times === undefined
    ? ''
    : `${times.step}: hovered ${upperQuarter(times.hovered).toFixed(0)} ms, touched ${upperQuarter(times.touched).toFixed(0)} ms, back ${upperQuarter(times.back).toFixed(0)} ms (moved ${times.movedPx} px)`;

function table(results: readonly StepTimes[]): string {
  return [
    'Milliseconds, the upper quarter of the presses.',
    '',
    '| From → to | Hovered first | Touched | Back | Moved on the way back, px |',
    '|---|---:|---:|---:|---:|',
    ...results.map(
      ({ step, hovered, touched, back, movedPx }) =>
        `| ${step} | ${upperQuarter(hovered).toFixed(0)} | ${upperQuarter(touched).toFixed(0)} | ${upperQuarter(back).toFixed(0)} | ${movedPx} |`,
    ),
  ].join('\n');
}
