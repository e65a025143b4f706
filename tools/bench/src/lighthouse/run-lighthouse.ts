import lighthouse, { type Result } from 'lighthouse';

/** What one run of Lighthouse says of a page, on a phone as it simulates one. */
export interface LighthouseRun {
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Milliseconds until the largest picture or text stands. */
  readonly lcp: number;
  /** Milliseconds for which the page could not answer a hand. */
  readonly tbt: number;
  /** How far what was drawn has moved, without a unit. */
  readonly cls: number;
  /** Audits of the four categories that did not get full marks, performance left out: they are its figures. */
  readonly lost: readonly string[];
}

/** Audits whose weight in a category is more than 0. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof CATEGORIES)[number];

/** How often a page is asked about whose trace Lighthouse itself has lost: that says nothing of the page. */
const TRIES = 3;
const LOST_TRACES: ReadonlySet<string> = new Set(['NO_NAVSTART', 'NO_TRACING_STARTED', 'NO_SCREENSHOTS', 'NO_FCP', 'NO_LCP']);

/**
 * Asks Lighthouse about a page, in a browser that is open.
 * @param debuggingPort The port at which the browser is told what to do. Its cookies and storage are left as they are.
 * @param page.skipped Audits that ask for what the page is not for, such as being found by search engines.
 * @throws Error when the page could not be loaded.
 */
export async function runLighthouse(
  debuggingPort: number,
  page: { readonly url: string; readonly skipped: readonly string[] },
): Promise<LighthouseRun> {
  for (let tries = 1; ; tries += 1) {
    const lhr = await ask(debuggingPort, page);
    if (lhr.runtimeError === undefined) return figuresOf(lhr);
    if (tries === TRIES || !LOST_TRACES.has(lhr.runtimeError.code)) throw new Error(`${page.url}: ${lhr.runtimeError.message}`);
  }
}

async function ask(debuggingPort: number, page: { readonly url: string; readonly skipped: readonly string[] }): Promise<Result> {
  const run = await lighthouse(page.url, {
    port: debuggingPort,
    output: 'json',
    logLevel: 'error',
    // The page that says that there is none is one, too.
    ignoreStatusCode: true,
    // Who has a cart keeps it; the cache is emptied all the same.
    disableStorageReset: false,
    clearStorageTypes: ['cache_storage', 'service_workers', 'shader_cache'],
    onlyCategories: [...CATEGORIES],
    skipAudits: [...page.skipped],
  });
  if (run === undefined) throw new Error(`Lighthouse said nothing of ${page.url}.`);
  return run.lhr;
}

function figuresOf(lhr: Result): LighthouseRun {
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const figure = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const lost = CATEGORIES.slice(1).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${id}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    lost,
  };
}
