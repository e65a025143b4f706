import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { Analytics } from '../analytics/analytics.ts';
import { NonceContext } from '../document/nonce.ts';
import { mayBeShared } from './cache-policy.ts';
import { contentSecurityPolicy, type PolicyOptions, REPORT_GROUP } from './content-security-policy.ts';
import { RETRY_AFTER } from './passing-failure.ts';
import { pageLocale, scopeIfAny } from './request-scope.ts';
import { withHashedScripts } from './script-hashes.ts';

/** Milliseconds after which data that is still streaming is given up, so that no page hangs. */
const STREAM_TIMEOUT_MS = 12_000;
/** Milliseconds that a page which a shared cache may keep is waited for as a whole, from when its first part could be sent. */
const WHOLE_PAGE_TIMEOUT_MS = 300;

export interface DocumentOptions {
  /** Puts what both sides share (the messages of the page's locale) around the router. */
  wrap: (router: ReactNode, locale: string) => ReactNode | Promise<ReactNode>;
  isDevelopment?: boolean | undefined;
  /** Path to which browsers report what a page's policy kept it from. */
  reportPath?: string | undefined;
  /** Origins of other sites that may hold the page of a path in a frame. Left out: none, whatever the path. */
  frameAncestors?: ((pathname: string) => readonly string[]) | undefined;
  /** What the app's content asks of its documents. */
  content?: ContentNeeds | undefined;
  /** The merchant's analytics: pages may send to their origins. */
  analytics?: Pick<Analytics, 'origins'> | undefined;
}

/** What an app's content asks of the documents that show it. */
export interface ContentNeeds extends Pick<PolicyOptions, 'frameSources' | 'trustedTypesPolicies'> {
  /** Bytes from which React may move a part of the page into its place by script. Left out: React's own. */
  readonly progressiveChunkSize?: number | undefined;
}

/** A document that is being rendered. */
interface Rendering {
  /** All of it can be sent. */
  readonly whole: Promise<unknown>;
  /** A part of it could not be rendered, and is left to the browser. */
  hasFailed(): boolean;
  stream(): PassThrough;
}

/** Renders a document as far as it can be sent. */
function startRendering(
  document: ReactNode,
  nonce: string | undefined,
  request: Request,
  { progressiveChunkSize }: ContentNeeds,
): Promise<Rendering> {
  return new Promise((resolve, reject) => {
    let [isShellReady, hasFailed] = [false, false];
    let endWhole: () => void = () => {};
    const whole = new Promise<void>((end) => (endWhole = end));
    const timer = setTimeout(() => abort(), STREAM_TIMEOUT_MS);
    const { pipe, abort } = renderToPipeableStream(<NonceContext value={nonce ?? ''}>{document}</NonceContext>, {
      ...(nonce ? { nonce } : {}),
      ...(progressiveChunkSize === undefined ? {} : { progressiveChunkSize }),
      onAllReady: () => endWhole(),
      onShellReady() {
        isShellReady = true;
        resolve({
          whole,
          hasFailed: () => hasFailed,
          stream() {
            const body = new PassThrough({
              final(done) {
                clearTimeout(timer);
                done();
              },
            });
            pipe(body);
            return body;
          },
        });
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error instanceof Error ? error : new Error(String(error)));
      },
      onError(error) {
        hasFailed = true;
        // Before the shell is ready the error rejects and is reported by the server's own handler.
        if (isShellReady && !request.signal.aborted) console.error('Streaming a page failed:', error);
      },
    });
  });
}

/**
 * The apps' `entry.server`: renders the document under a strict content security policy. A page that a shared cache may
 * keep is sent whole, with hashes of its inline scripts, so that no two visitors share a nonce; all others are streamed
 * with a nonce of their own. Robots get the whole page at once.
 */
export function createDocumentRenderer({
  wrap,
  isDevelopment = false,
  reportPath,
  content = {},
  analytics,
  frameAncestors,
}: DocumentOptions) {
  return async function renderDocument(
    request: Request,
    status: number,
    headers: Headers,
    entry: EntryContext,
    context: Readonly<RouterContextProvider>,
  ): Promise<Response> {
    // The dev server's scripts carry none, and a browser hides it from the comparison that hydration makes.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');
    const setPolicy = (inlineScripts: readonly string[] | undefined) =>
      headers.set(
        'content-security-policy',
        contentSecurityPolicy(inlineScripts, {
          isPlainHttp: new URL(request.url).protocol === 'http:',
          reportPath,
          frameSources: content.frameSources,
          connectSources: analytics?.origins,
          frameAncestors: frameAncestors?.(new URL(request.url).pathname),
          trustedTypesPolicies: content.trustedTypesPolicies,
        }),
      );
    headers.set('content-type', 'text/html; charset=utf-8');
    if (status === 503) headers.set('retry-after', String(RETRY_AFTER));
    if (reportPath !== undefined) headers.set('reporting-endpoints', `${REPORT_GROUP}="${reportPath}"`);
    setPolicy(nonce === undefined ? undefined : [`'nonce-${nonce}'`]);
    const scope = scopeIfAny(context);
    const isShareable = nonce !== undefined && scope !== undefined && mayBeShared(scope, status, headers);
    // A cache takes the headers of what it keeps from here too: those of a page that it may keep belong to its text.
    if (request.method === 'HEAD' && !isShareable) return new Response(null, { status, headers });

    const router = <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />;
    const document = await wrap(router, pageLocale(context, new URL(request.url).pathname));
    const rendering = await startRendering(document, nonce, request, content);
    if (isbot(request.headers.get('user-agent') ?? '')) await rendering.whole;
    if (isShareable) {
      const late = new AbortController();
      const isWhole = await Promise.race([rendering.whole.then(() => true), pause(WHOLE_PAGE_TIMEOUT_MS, false, { signal: late.signal })]);
      late.abort();
      if (isWhole) {
        if (rendering.hasFailed()) scope.page.markDegraded();
        const page = withHashedScripts(await text(rendering.stream()), nonce);
        setPolicy(page.sources);
        return new Response(request.method === 'HEAD' ? null : page.html, { status, headers });
      }
      // The rest of it is late: it is streamed to whoever waits for it, and kept by nobody.
      scope.page.markDegraded();
    }
    return new Response(createReadableStreamFromReadable(rendering.stream()), { status, headers });
  };
}
