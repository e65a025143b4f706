import { type ReactNode, Suspense, use } from 'react';
import { type EntryContext, RouterContextProvider, type ServerRouterProps } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { parseLocalePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { createDocumentRenderer, type DocumentOptions } from './render-document.tsx';
import { pageRecord, setRequestScope } from './request-scope.ts';

/** Ends the wait for a page that is late. */
let endWait: (isWhole: boolean) => void;
const waits: { milliseconds: number; signal: AbortSignal | undefined }[] = [];
vi.mock(import('node:timers/promises'), async (load) => ({
  ...(await load()),
  setTimeout: ((milliseconds: number, _value: unknown, options?: { signal?: AbortSignal }) => {
    waits.push({ milliseconds, signal: options?.signal });
    return new Promise((resolve) => (endWait = resolve));
  }) as never,
}));
// The page is what a test gives, in place of an app's routes.
vi.mock(import('react-router'), async (load) => ({
  ...(await load()),
  ServerRouter: (({ context, nonce }: ServerRouterProps) => (
    <html>
      <body>
        <script nonce={nonce} dangerouslySetInnerHTML={{ __html: 'start()' }} />
        {(context as unknown as { page: () => ReactNode }).page()}
      </body>
    </html>
  )) as never,
}));

interface Visit extends Partial<DocumentOptions> {
  page?: () => ReactNode;
  url?: string;
  method?: string;
  status?: number;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** A whole page of the catalogue, of somebody without a session. */
  isShareable?: boolean;
}
async function visit({
  page = () => <p>Vases</p>,
  url = 'https://shop.example/vases',
  method = 'GET',
  status = 200,
  headers = {},
  signal,
  isShareable = false,
  ...options
}: Visit = {}) {
  const context = new RouterContextProvider();
  setRequestScope(context, parseLocalePath(new URL(url).pathname), { session: { anonymous: true } as RequestSession });
  if (isShareable) pageRecord(context).markCatalogue();
  const render = createDocumentRenderer({ wrap: (router) => router, ...options });
  const request = new Request(url, { method, headers, ...(signal ? { signal } : {}) });
  const response = await render(request, status, new Headers(), { page } as unknown as EntryContext, context);
  return { response, record: pageRecord(context), policy: response.headers.get('content-security-policy') ?? '' };
}
const nonceOf = (html: string): string | undefined => /<script nonce="([^"]+)"/.exec(html)?.[1];
/** A part of a page that comes later. */
function later() {
  let [come, fail]: [() => void, (error: unknown) => void] = [() => undefined, () => undefined];
  const part = new Promise<string>((resolve, reject) => {
    [come, fail] = [() => resolve('There it is'), reject];
  });
  // One that fails before anybody asks for it is no failure of the test.
  part.catch(() => undefined);
  const Part = () => use(part);
  const page = () => (
    <Suspense fallback={<i>Waiting</i>}>
      <Part />
    </Suspense>
  );
  return { page, come, fail };
}
const ROBOT = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
let complaints: MockInstance<typeof console.error>;
const Broken = ({ error }: { error: unknown }): ReactNode => {
  throw error;
};

beforeEach(() => {
  waits.length = 0;
  complaints = vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a document', () => {
  it('is a page whose scripts carry a nonce of its own, which its policy lets pass', async () => {
    const [first, second] = [await visit(), await visit()];
    const [html, other] = [await first.response.text(), await second.response.text()];
    expect(html).toContain('<p>Vases</p>');
    expect(first.response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(Buffer.from(nonceOf(html) ?? '', 'base64')).toHaveLength(16);
    expect(first.policy).toContain(`'nonce-${nonceOf(html)}'`);
    expect(nonceOf(html)).not.toBe(nonceOf(other));
    expect(complaints).not.toHaveBeenCalled();
  });

  it('of the dev server carries none', async () => {
    const { response, policy } = await visit({ isDevelopment: true, isShareable: true });
    expect(nonceOf(await response.text())).toBeUndefined();
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
  });

  it.each([
    [200, null],
    [404, null],
    [503, '10'],
  ])('with the status %i says when to come again: %s', async (status, seconds) => {
    const { response } = await visit({ status });
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, seconds]);
  });

  it('says where to report to, if anywhere', async () => {
    const reporting = await visit({ reportPath: '/__shop/reports' });
    expect(reporting.response.headers.get('reporting-endpoints')).toBe('csp="/__shop/reports"');
    expect(reporting.policy).toContain('report-uri /__shop/reports');
    const silent = await visit();
    expect(silent.response.headers.has('reporting-endpoints')).toBe(false);
    expect(silent.policy).not.toContain('report-uri');
  });

  it.each([
    ['https://shop.example/', true],
    ['http://localhost/', false],
  ])('at %s asks for safe addresses alone: %s', async (url, isSafe) => {
    expect((await visit({ url })).policy.includes('upgrade-insecure-requests')).toBe(isSafe);
  });

  it('may be framed by the origins that are named for its path', async () => {
    const frameAncestors = (pathname: string) => (pathname === '/room' ? ['https://host.example'] : []);
    expect((await visit({ frameAncestors, url: 'https://shop.example/room' })).policy).toContain('frame-ancestors https://host.example;');
    expect((await visit({ frameAncestors })).policy).toContain("frame-ancestors 'none'");
  });
  it('lets stand in frames what its content needs', async () => {
    const { policy } = await visit({ content: { frameSources: ['https://video.example'], trustedTypesPolicies: ['cms'] } });
    expect(policy).toContain('frame-src https://video.example');
    expect(policy).toContain('trusted-types default cms');
  });

  it('is wrapped for its locale', async () => {
    const wrap = vi.fn((router: ReactNode) => router);
    await visit({ url: 'https://shop.example/de-DE/vases', wrap });
    expect(wrap).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'de-DE');
  });

  it('that is asked for by its headers alone is not made', async () => {
    const page = vi.fn(() => <p>Vases</p>);
    const { response, policy } = await visit({ method: 'HEAD', page, status: 404 });
    expect([response.status, response.body, page.mock.calls.length]).toEqual([404, null, 0]);
    expect(policy).toContain("'nonce-");
  });

  it('moves parts into their place by script only where they are as large as it is told', async () => {
    const large = () => (
      <Suspense fallback={<i>Waiting</i>}>
        <p>{'x'.repeat(2_000)}</p>
      </Suspense>
    );
    const of = async (progressiveChunkSize: number) =>
      (await visit({ page: large, headers: ROBOT, content: { progressiveChunkSize } })).response.text();
    expect([(await of(100)).includes('<template'), (await of(100_000)).includes('<template')]).toEqual([true, false]);
  });
});

describe('a page that a shared cache may keep', () => {
  it('is sent whole, with the hashes of its scripts and no nonce', async () => {
    const { response, policy, record } = await visit({ isShareable: true });
    const html = await response.text();
    expect(html).toContain('<script>start()</script>');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+'/);
    expect(policy).not.toContain('nonce-');
    expect(record.isDegraded).toBe(false);
    expect(waits.map(({ milliseconds, signal }) => [milliseconds, signal?.aborted])).toEqual([[300, true]]);
  });

  it('has the same headers where they alone are asked for', async () => {
    const whole = await visit({ isShareable: true });
    const head = await visit({ isShareable: true, method: 'HEAD' });
    expect([head.response.body, head.policy]).toEqual([null, whole.policy]);
  });

  it('is kept by nobody where a part of it is broken', async () => {
    const { page, fail } = later();
    fail(new Error('away'));
    const { record } = await visit({ page, isShareable: true });
    expect(record.isDegraded).toBe(true);
  });

  it('is streamed with a nonce and kept by nobody where the rest of it is late', async () => {
    const { page, come } = later();
    const asked = visit({ page, isShareable: true });
    await vi.waitFor(() => expect(waits).toHaveLength(1));
    endWait(false);
    const { response, policy, record } = await asked;
    come();
    const html = await response.text();
    expect(html).toContain('Waiting');
    expect(html).toContain('There it is');
    expect(policy).toContain(`'nonce-${nonceOf(html)}'`);
    expect(record.isDegraded).toBe(true);
  });

  it.each<[string, Visit]>([
    ['it is not there', { status: 404 }],
    ['it is not of the catalogue', { isShareable: false }],
  ])('is none where %s', async (_what, other) => {
    const { policy } = await visit({ isShareable: true, ...other });
    expect(policy).toContain("'nonce-");
    expect(waits).toEqual([]);
  });
});

describe('a page that takes its time', () => {
  it('is streamed to people, and sent to robots as a whole', async () => {
    const people = later();
    const { response } = await visit({ page: people.page });
    people.come();
    expect(await response.text()).toContain('Waiting');
    const robots = later();
    const asked = visit({ page: robots.page, headers: ROBOT });
    robots.come();
    const html = await (await asked).response.text();
    expect(html).toContain('There it is');
    expect(html).not.toContain('Waiting');
  });

  it('is given up after twelve seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { response } = await visit({ page: later().page });
    const text = response.text();
    vi.advanceTimersByTime(11_999);
    expect(complaints).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(await text).toContain('Waiting');
    expect(complaints).toHaveBeenCalledWith('Streaming a page failed:', expect.anything());
  });

  it('leaves no clock behind once it has been sent', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { response } = await visit();
    await response.text();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('a page that fails', () => {
  it.each([
    [new Error('broken'), 'broken'],
    ['a word', 'a word'],
  ])('before it can be shown fails as a whole: %s', async (error, message) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = visit({ page: () => <Broken error={error} /> });
    await expect(failed).rejects.toThrow(message);
    await expect(failed).rejects.toBeInstanceOf(Error);
    expect(complaints).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['later is told', false, 1],
    ['for somebody who has left is not', true, 0],
  ])('%s in the log', async (_what, hasLeft, times) => {
    const leaving = new AbortController();
    const { page, fail } = later();
    const { response } = await visit({ page, signal: leaving.signal });
    if (hasLeft) leaving.abort();
    fail(new Error('away'));
    await response.text();
    expect(complaints).toHaveBeenCalledTimes(times);
  });
});
