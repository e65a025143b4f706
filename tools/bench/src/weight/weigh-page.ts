import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContextOptions, Response } from '@playwright/test';

/** What the first visit to a page brings. Sizes are bytes under gzip, level 9. */
export interface PageWeight {
  readonly page: string;
  /** Before anybody has touched it. */
  readonly scripts: readonly LoadedFile[];
  readonly styles: readonly LoadedFile[];
  /** Bytes as they travel. */
  readonly fonts: number;
  readonly images: number;
  /** Everything that was asked for, the document too; what the document brings within itself is not. */
  readonly requests: number;
  /** What comes besides with the first sign of somebody. */
  readonly withTouch: { readonly scripts: readonly LoadedFile[]; readonly styles: readonly LoadedFile[] };
  /** Bytes of the document as it is, and under gzip. */
  readonly html: { readonly raw: number; readonly gzip: number };
}

export interface LoadedFile {
  readonly path: string;
  readonly gzip: number;
}

/** Pages of one product, by the name that a table gives them. */
export interface WeighedPage {
  readonly name: string;
  readonly path: string;
  /** Who looks at it, as a browser's stored state; a newcomer without. */
  readonly state?: BrowserContextOptions['storageState'];
  /** What stands on the page once it is all there, where the network alone doesn't say so. */
  readonly landmark?: string;
  /** The browser says that it saves data: then a page loads nothing ahead of its use. */
  readonly savesData?: boolean;
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true, isMobile: true } as const;

/** Opens a page with an empty cache, as a phone does, and waits until it asks for nothing more; then touches it, and waits again. */
export async function weighPage(
  browser: Browser,
  origin: string,
  { name, path, state, landmark, savesData = false }: WeighedPage,
): Promise<PageWeight> {
  const context = await browser.newContext({ ...PHONE, baseURL: origin, locale: 'en-US', ...(state ? { storageState: state } : {}) });
  if (savesData) await context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const page = await context.newPage();
  const [scripts, styles]: [Promise<LoadedFile>[], Promise<LoadedFile>[]] = [[], []];
  const others: Record<'font' | 'image', Promise<number>[]> = { font: [], image: [] };
  let requests = 0;
  page.on('response', (response) => {
    const type = response.request().resourceType();
    if (!response.url().startsWith('http')) return;
    requests += 1;
    if (!response.ok()) return;
    if (type === 'script') scripts.push(loadedFile(response));
    else if (type === 'stylesheet') styles.push(loadedFile(response));
    else if (type === 'font' || type === 'image') others[type].push(response.body().then(({ length }) => length));
  });
  try {
    const document = await page.goto(path, { waitUntil: 'networkidle' });
    if (document?.status() !== 200) throw new Error(`${path} answered ${document?.status() ?? 'nothing'}.`);
    const html = await document.body();
    if (landmark !== undefined) {
      await page.locator(landmark).first().waitFor({ state: 'attached', timeout: PATIENCE_MS });
      await quietOf(scripts);
    }
    const [untouchedScripts, untouchedStyles] = [await Promise.all(scripts.splice(0)), await Promise.all(styles.splice(0))];
    const [fonts, images] = [await allBytes(others.font), await allBytes(others.image)];
    const untouchedRequests = requests;
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForFunction(() => Object.keys(globalThis.document.body).some((key) => key.startsWith('__react')));
    await quietOf(scripts);
    // What comes from now on is not waited for.
    page.removeAllListeners('response');
    return {
      page: name,
      scripts: untouchedScripts,
      styles: untouchedStyles,
      fonts,
      images,
      requests: untouchedRequests,
      withTouch: { scripts: await Promise.all(scripts), styles: await Promise.all(styles) },
      html: { raw: html.length, gzip: gzipSync(html, { level: 9 }).length },
    };
  } finally {
    await context.close();
  }
}

/** Milliseconds that a page may take on a machine with other work. */
const PATIENCE_MS = 90_000;
/** Milliseconds without another file after which a page counts as complete. */
const QUIET_MS = 2_000;

/** Waits until a list grows no more. */
async function quietOf(files: readonly unknown[]): Promise<void> {
  for (let before = -1; before !== files.length;) {
    before = files.length;
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  }
}

async function loadedFile(response: Response): Promise<LoadedFile> {
  return { path: new URL(response.url()).pathname, gzip: gzipSync(await response.body(), { level: 9 }).length };
}

const allBytes = async (sizes: readonly Promise<number>[]): Promise<number> =>
  (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);

/** Bytes of some files together. */
export const sumOf = (files: readonly LoadedFile[]): number => files.reduce((sum, { gzip }) => sum + gzip, 0);

/** One line for each page. */
export function weightTable(weights: readonly PageWeight[]): string {
  const kB = (bytes: number) => (bytes / 1_000).toFixed(1);
  return [
    '| Page | JavaScript, kB gzip | Files | CSS, kB gzip | HTML, kB raw | HTML, kB gzip | JavaScript with the first touch | Files | CSS |',
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...weights.map(({ page, scripts, styles, html, withTouch }) =>
      [
        '',
        page,
        kB(sumOf(scripts)),
        scripts.length,
        kB(sumOf(styles)),
        kB(html.raw),
        kB(html.gzip),
        `+ ${kB(sumOf(withTouch.scripts))}`,
        `+ ${withTouch.scripts.length}`,
        `+ ${kB(sumOf(withTouch.styles))}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ].join('\n');
}
