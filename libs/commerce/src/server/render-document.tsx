import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { CMS_PROGRESSIVE_CHUNK_SIZE } from '@vitrine/cms-blocks';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { type ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { NonceContext } from '../shell/nonce.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

/** Milliseconds after which data that is still streaming is given up, so that no page hangs. */
export const STREAM_TIMEOUT = 12_000;

export interface DocumentOptions {
  /** Puts what both sides share (the messages of the route's locale) around the router. */
  wrap: (router: ReactNode, request: Request) => ReactNode | Promise<ReactNode>;
  isDevelopment?: boolean | undefined;
}

/**
 * The apps' `entry.server`: streams the document with a nonce of its own and a strict content security policy.
 * Robots get the whole page at once.
 */
export function createDocumentRenderer({ wrap, isDevelopment = false }: DocumentOptions) {
  return async function renderDocument(
    request: Request,
    status: number,
    headers: Headers,
    entry: EntryContext,
    _context: Readonly<RouterContextProvider>,
  ): Promise<Response> {
    // The dev server's scripts carry none, and a browser hides it from the comparison that hydration makes.
    const nonce = isDevelopment ? undefined : randomBytes(16).toString('base64');
    headers.set('content-type', 'text/html; charset=utf-8');
    headers.set('content-security-policy', contentSecurityPolicy(nonce, { isPlainHttp: new URL(request.url).protocol === 'http:' }));
    if (request.method === 'HEAD') return new Response(null, { status, headers });

    const document = await wrap(<ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />, request);
    return new Promise<Response>((resolve, reject) => {
      let isShellSent = false;
      const isRobot = isbot(request.headers.get('user-agent') ?? '');
      const timer = setTimeout(() => abort(), STREAM_TIMEOUT);
      const send = (): void => {
        isShellSent = true;
        const body = new PassThrough({
          final(done) {
            clearTimeout(timer);
            done();
          },
        });
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }));
        pipe(body);
      };
      const { pipe, abort } = renderToPipeableStream(<NonceContext value={nonce ?? ''}>{document}</NonceContext>, {
        ...(nonce ? { nonce } : {}),
        // Blocks of a long page stay in place: without scripts nothing could move them there.
        progressiveChunkSize: CMS_PROGRESSIVE_CHUNK_SIZE,
        [isRobot ? 'onAllReady' : 'onShellReady']: send,
        onShellError(error) {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error) {
          // Before the shell is sent the error rejects and is reported by the server's own handler.
          if (isShellSent && !request.signal.aborted) console.error('Streaming a page failed:', error);
        },
      });
    });
  };
}
