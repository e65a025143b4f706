import type { BrowserContext, Page, Response, WebSocket } from '@playwright/test';

/** Cookies whose values are secrets: nothing that a page can read may hold one. */
const SECRET_COOKIES = /^(?:sw-context-token|vitrine-attendee|(?:__Host-)?vitrine-guide)$/;
const TEXT_TYPES = /text|json|javascript|xml|event-stream/;

/** What a context's pages fetched, received and complained about. */
export interface Watch {
  /** Errors and warnings of the console, hydration's among them, and uncaught errors. */
  readonly complaints: string[];
  /** Everything readable that reached or left a page, with where it was seen. */
  readonly seen: readonly { readonly where: string; readonly text: string }[];
  /** Values of secret cookies that were ever set. */
  secrets(): Promise<string[]>;
  /** Resolves when all bodies that were on their way have been read. */
  settled(): Promise<void>;
}

/** Watches every page of a context from now on. */
export function watchContext(context: BrowserContext, origin: string): Watch {
  const complaints: string[] = [];
  const seen: { where: string; text: string }[] = [];
  const secrets = new Set<string>();
  const assets = new Set<string>();
  const reading = new Set<Promise<void>>();

  const read = async (response: Response): Promise<void> => {
    const url = response.url();
    for (const cookie of await response.headerValues('set-cookie')) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (SECRET_COOKIES.test(name) && value) secrets.add(decodeURIComponent(value));
    }
    for (const [name, value] of Object.entries(await response.allHeaders()))
      if (name !== 'set-cookie') seen.push({ where: `header ${name} of ${url}`, text: value });
    const type = (await response.headerValue('content-type')) ?? '';
    if (!TEXT_TYPES.test(type) || (response.status() >= 300 && response.status() < 400)) return;
    if (/javascript|css/.test(type)) {
      if (assets.has(url)) return;
      assets.add(url);
    }
    seen.push({ where: `body of ${response.request().method()} ${url}`, text: await response.text() });
  };
  const watchSocket = (socket: WebSocket): void => {
    const frame = (direction: string) => (data: { payload: string | Buffer }) =>
      void seen.push({ where: `frame ${direction} ${socket.url()}`, text: String(data.payload) });
    seen.push({ where: 'address of a socket', text: socket.url() });
    socket.on('framesent', frame('to'));
    socket.on('framereceived', frame('from'));
  };
  const watchPage = (page: Page): void => {
    page.on('console', (message) => {
      const text = `${message.text()} (${message.location().url})`;
      seen.push({ where: 'console', text });
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.type()}: ${text}`);
    });
    page.on('pageerror', (error) => void complaints.push(`uncaught: ${error.stack ?? error.message}`));
    page.on('websocket', watchSocket);
  };

  context.on('page', watchPage);
  context.on('request', (request) => {
    seen.push({ where: 'address', text: request.url() });
    const body = request.postData();
    if (body !== null) seen.push({ where: `body to ${request.url()}`, text: body });
  });
  context.on('response', (response) => {
    if (!response.url().startsWith(origin)) return;
    // A page that goes away takes its bodies with it.
    const work = read(response).catch(() => undefined);
    reading.add(work);
    void work.finally(() => reading.delete(work));
  });

  return {
    complaints,
    seen,
    async secrets() {
      for (const { name, value } of await context.cookies()) if (SECRET_COOKIES.test(name)) secrets.add(decodeURIComponent(value));
      return [...secrets].filter((value) => value.length >= 16);
    },
    async settled() {
      await Promise.all(reading);
    },
  };
}

/** Where a secret of these people could be read: in no page, script, answer, frame, address or log line. */
export async function leaksOf(people: readonly { readonly context: BrowserContext; readonly watch: Watch }[]): Promise<string[]> {
  const secrets = (await Promise.all(people.map(({ watch }) => watch.secrets()))).flat();
  const leaks: string[] = [];
  for (const { context, watch } of people) {
    await watch.settled();
    const stored: { where: string; text: string }[] = [];
    for (const page of context.pages()) {
      if (page.isClosed() || !page.url().startsWith('http')) continue;
      stored.push({
        where: `document and storage of ${page.url()}`,
        text: await page.evaluate(() =>
          [document.documentElement.outerHTML, document.cookie, JSON.stringify(localStorage), JSON.stringify(sessionStorage)].join('\n'),
        ),
      });
    }
    for (const { where, text } of [...watch.seen, ...stored]) {
      if (secrets.some((secret) => text.includes(secret) || text.includes(encodeURIComponent(secret)))) leaks.push(where);
    }
  }
  return leaks;
}
