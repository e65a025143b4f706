import type { ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** Something that a person who opens the developer tools should never see. */
export interface PageFault {
  readonly kind: 'console' | 'exception' | 'response' | 'request';
  readonly text: string;
  /** Address of the page at that moment. */
  readonly page: string;
}

/** What a watched page did wrong so far. */
export interface PageWatch {
  readonly faults: readonly PageFault[];
  /** From now on, messages and responses that fit are part of what is tested: a 404 page answers 404. */
  allow(...patterns: readonly RegExp[]): void;
  clear(): void;
}

/** Warnings that count: React's own (a page that is drawn differently in the browser) and refused sources. */
const COUNTED_WARNING = /hydrat|did not match|react\.dev|content security policy/i;

/**
 * Watches a page for console errors, hydration warnings, violations of the content security policy (browsers report
 * them as console errors), uncaught exceptions, answers of 400 and above, and requests that fail.
 */
export function watchPage(page: Page): PageWatch {
  const faults: PageFault[] = [];
  const allowed: RegExp[] = [];
  const add = (kind: PageFault['kind'], text: string): void => {
    if (!allowed.some((pattern) => pattern.test(text))) faults.push({ kind, text, page: page.url() });
  };
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error' && !(message.type() === 'warning' && COUNTED_WARNING.test(message.text()))) return;
    // The answer itself is reported below, with its address.
    if (message.text().startsWith('Failed to load resource')) return;
    add('console', message.text());
  });
  page.on('pageerror', (error: Error) => add('exception', error.stack ?? error.message));
  page.on('response', (response: Response) => {
    if (response.status() >= 400) add('response', `${response.status()} ${response.request().method()} ${response.url()}`);
  });
  page.on('requestfailed', (request: Request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left takes its open requests with it.
    if (reason !== 'net::ERR_ABORTED') add('request', `${reason} ${request.url()}`);
  });
  return { faults, allow: (...patterns) => void allowed.push(...patterns), clear: () => void faults.splice(0) };
}

/** Addresses of pictures that are on the page and show nothing. */
export function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => image.complete && image.currentSrc !== '' && image.naturalWidth === 0)
      .map((image) => image.currentSrc),
  );
}

/** Pixels by which a page can be scrolled sideways. */
export function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(
    () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - document.documentElement.clientWidth,
  );
}
