import { createRequire } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import { HOSTILE_HTML } from '../src/testing/hostile-html.ts';

/**
 * DOMPurify's own test fixtures (MPL-2.0 or Apache-2.0), from the last release on npm that carries them. Ways that were
 * found later are among our own strings.
 */
const fixtures = createRequire(import.meta.url)('dompurify-fixtures/test/fixtures/expect.js') as readonly { readonly payload: string }[];
const PAYLOADS: readonly string[] = [...fixtures.map(({ payload }) => payload), ...HOSTILE_HTML];

interface Watch {
  /** Whatever a payload managed to do. */
  readonly faults: string[];
  readonly requests: string[];
}

/** Notices scripts, dialogs, windows, navigations, and whatever is asked of the network. */
async function watchPage(page: Page): Promise<Watch> {
  const faults: string[] = [];
  const requests: string[] = [];
  await page.exposeBinding('reportFault', (_source, fault: string) => void faults.push(fault));
  await page.addInitScript(() => {
    const report = (fault: string) => void (window as unknown as { reportFault: (fault: string) => void }).reportFault(fault);
    for (const name of ['alert', 'confirm', 'prompt', 'print', 'open'])
      Object.assign(window, { [name]: (...given: unknown[]) => report(`${name}(${given.join()})`) });
    window.addEventListener('error', ({ message }) => message && report(`error: ${message}`));
    // Links lead away, as links do; one that is a script would run here.
    window.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link && link.protocol !== 'javascript:') event.preventDefault();
    });
  });
  page.on('dialog', (dialog) => {
    faults.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', ({ message }) => faults.push(`pageerror: ${message}`));
  page.on('popup', () => faults.push('popup'));
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) faults.push(`frame: ${frame.url()}`);
  });
  page.on('request', (request) => requests.push(`${request.resourceType()} ${request.url()}`));
  await page.route(
    (url) => !/^\/(?:client|assets\/[\w.-]+|server-page|raw-page)$/.test(url.pathname) || url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  );
  return { faults, requests };
}

/** Has every picture asked for and every element attended to, as a reader would. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const elements = [...document.querySelectorAll<HTMLElement>('#root *')];
    for (const image of document.images) image.loading = 'eager';
    for (const element of elements) {
      element.focus?.();
      for (const type of [
        'pointerenter',
        'pointerover',
        'mouseover',
        'mousemove',
        'mousedown',
        'mouseup',
        'toggle',
        'animationstart',
        'transitionend',
        'load',
        'error',
        'submit',
        'input',
        'change',
      ]) {
        element.dispatchEvent(new Event(type, { bubbles: type !== 'load' && type !== 'error', cancelable: true }));
      }
      element.click?.();
    }
  });
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}

/** What in a document could run, whether it did or not. */
const dangersOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dangers: string[] = [];
    for (const element of document.querySelectorAll('#root *')) {
      if (
        /^(?:script|style|link|meta|base|iframe|frame|object|embed|form|input|button|select|textarea|svg|math|template|noscript|video|audio|source)$/i.test(
          element.localName,
        )
      ) {
        dangers.push(element.outerHTML);
      }
      for (const { name, value } of element.attributes) {
        if (name.startsWith('on') || /^(?:srcdoc|srcset|formaction|action|ping|data|background)$/.test(name))
          dangers.push(`${name}=${value}`);
        // Browsers drop blanks and control characters before they read the scheme.
        if (
          /^(?:href|src|xlink:href)$/.test(name) &&
          /^(?:javascript|vbscript|data|blob|file|view-source|feed):/i.test([...value].filter((character) => character > ' ').join(''))
        )
          dangers.push(`${name}=${value}`);
        if (name === 'style' && /url\(|expression|import|position|behavior|binding/i.test(value)) dangers.push(`${name}=${value}`);
      }
    }
    if (typeof document.getElementById !== 'function' || !(document.body instanceof HTMLBodyElement) || typeof document.cookie !== 'string')
      dangers.push('a name of the document is shadowed');
    return dangers;
  });

const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('#root .v-html')].map((element) => element.innerHTML));

/** Pictures that the sanitiser lets through are asked for; nothing else is. */
const strangeRequests = ({ requests }: Watch, path: string): string[] =>
  requests.filter(
    (request) =>
      !request.startsWith('image ') &&
      !new RegExp(`^(?:document|script|other) http://127\\.0\\.0\\.1:\\d+/(?:${path}|assets/[\\w.-]+)$`).test(request),
  );

test.describe('published payloads', () => {
  test('are many, and run where nothing stops them: this test would notice', async ({ page, baseURL }) => {
    expect(fixtures.length).toBeGreaterThan(150);
    expect(PAYLOADS.length).toBeGreaterThan(300);
    const watch = await watchPage(page);
    await page.route('**/raw-page', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="root"></div>' }));
    await page.goto(`${baseURL}/raw-page`);
    await page.evaluate(
      (payloads) => {
        // Some payloads take these names away.
        const root = document.getElementById('root');
        const places = payloads.map((payload) => ({ payload, place: document.createElement('div') }));
        for (const { payload, place } of places) {
          root?.appendChild(place);
          place.innerHTML = payload;
        }
      },
      PAYLOADS.filter((payload) => !/<meta|<base/i.test(payload)),
    );
    await expect.poll(() => watch.faults.filter((fault) => fault.startsWith('alert')).length).toBeGreaterThan(10);
  });

  test('come out of the sanitiser byte for byte alike on a server and in a browser', async ({ page, request }) => {
    const onServer = (await (await request.post('/sanitize', { data: PAYLOADS })).json()) as string[];
    await page.goto('/client');
    await page.locator('html[data-ready]').waitFor();
    const inBrowser = await page.evaluate(
      (payloads) => (window as unknown as { sanitizeAll: (payloads: readonly string[]) => string[] }).sanitizeAll(payloads),
      PAYLOADS,
    );
    expect(inBrowser).toHaveLength(PAYLOADS.length);
    expect(inBrowser).toEqual(onServer);
    // A second pass finds nothing left to do.
    const again = (await (await request.post('/sanitize', { data: onServer })).json()) as string[];
    expect(again.map((html) => html.replace(/cms-cms-/g, 'cms-'))).toEqual(onServer);
  });

  test("do nothing where the browser's own parser has read them, and a second pass finds nothing left to do", async ({ page }) => {
    const watch = await watchPage(page);
    await page.goto('/client');
    await page.locator('html[data-ready]').waitFor();
    const [once, twice] = await page.evaluate((payloads) => {
      const { sanitizeAllByOwnParser: sanitizeAll, renderAll } = window as unknown as {
        sanitizeAllByOwnParser: (payloads: readonly string[]) => string[];
        renderAll: (payloads: readonly string[], byOwnParser: boolean) => void;
      };
      const sanitized = sanitizeAll(payloads);
      renderAll(payloads, true);
      return [sanitized, sanitizeAll(sanitized)];
    }, PAYLOADS);
    await provoke(page);
    expect(watch.faults).toEqual([]);
    expect(strangeRequests(watch, 'client')).toEqual([]);
    expect(await dangersOf(page)).toEqual([]);
    expect(once).toHaveLength(PAYLOADS.length);
    expect(twice?.map((html) => html.replace(/cms-cms-/g, 'cms-'))).toEqual(once);
  });

  test('do nothing in a page that a server rendered', async ({ page, request }) => {
    const watch = await watchPage(page);
    const html = await (await request.post('/document', { data: PAYLOADS })).text();
    await page.route('**/server-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await page.goto('/server-page');
    await provoke(page);
    expect(watch.faults).toEqual([]);
    expect(strangeRequests(watch, 'server-page')).toEqual([]);
    expect(await dangersOf(page)).toEqual([]);
    expect(page.url()).toMatch(/\/server-page(?:#.*)?$/);
  });

  test('do nothing in a page that the browser rendered, which is the same page', async ({ page, request, context }) => {
    const watch = await watchPage(page);
    await page.goto('/client');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(
      (payloads) => (window as unknown as { renderAll: (payloads: readonly string[]) => void }).renderAll(payloads),
      PAYLOADS,
    );
    const rendered = await textsOf(page);
    await provoke(page);
    expect(watch.faults).toEqual([]);
    expect(strangeRequests(watch, 'client')).toEqual([]);
    expect(await dangersOf(page)).toEqual([]);

    const other = await context.newPage();
    const html = await (await request.post('/document', { data: PAYLOADS })).text();
    await other.route(
      (url) => !url.pathname.endsWith('/server-page'),
      (route) => route.abort(),
    );
    await other.route('**/server-page', (route) => route.fulfill({ contentType: 'text/html', body: html }));
    await other.goto('/server-page');
    expect(rendered.length).toBeGreaterThan(PAYLOADS.length);
    expect(rendered).toEqual(await textsOf(other));
  });
});
