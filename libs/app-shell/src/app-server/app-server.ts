import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import {
  createRemoteAddress,
  createTokenBuckets,
  createUnfinishedRequests,
  isOwnMachine,
  limitKeyOf,
  readToItsEnd,
  type UnfinishedLimits,
} from '@vitrine/http-server';
import { isPlainTarget } from '@vitrine/routing';
import { COOKIES, parseCookies, RELAY_PATH } from '@vitrine/session';
import type { BuildManifest } from '../build/build-watch.ts';
import { compress } from './compression.ts';
import { TAG_HEADER } from './kept-page.ts';
import { createPageCache } from './page-cache.ts';
import { createPolicyReports, reportPathOf } from './policy-reports.ts';
import { createPurgeRequests, purgePathOf } from './purge-requests.ts';
import { tooManyAnswer } from './refusal.ts';
import { namesAncestors, securityHeaders, withoutFrames } from './security-headers.ts';
import { readServedBuild } from './served-build.ts';

/** Middleware in the shape of Connect, as Vite's dev server has it. */
export type ConnectMiddleware = (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** A development server inside an app's server. */
export interface DevServer {
  readonly middleware: ConnectMiddleware;
  close(): Promise<void>;
}

export interface AppServerOptions {
  /** Name in logs, in `/healthz` and in the address of the build's manifest. */
  readonly name: string;
  readonly host: string;
  readonly port: number;
  /** Origin that visitors see: requests get it as theirs, whatever host and scheme the proxy used. */
  readonly publicOrigin: string;
  /** Origins of the product's other apps: a page that was asked for there, but is this app's, is sent here. */
  readonly siblingOrigins?: readonly string[] | undefined;
  /** Folder of the built client, or undefined in development. `FILE.br` and `FILE.gz` beside a file are what is sent of it to those who take them. */
  readonly assetsDir?: string | undefined;
  /** Path below which files never change (`/assets/storefront/`). */
  readonly assetsPrefix: string;
  /** Answers whatever is no file. */
  readonly handler: (request: Request) => Response | Promise<Response>;
  /** Its pages open camera, microphone and screen, which those of other apps may not. */
  readonly usesCamera?: boolean | undefined;
  /** Makes the dev server, which runs before everything but `/healthz`. It gets the HTTP server for its own WebSocket. */
  readonly createDevServer?: ((server: Server) => Promise<DevServer>) | undefined;
  /** Proxies whose `X-Forwarded-For` is believed, besides this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Pages that an address may ask for in the long run, ten times as many at once; this machine's own are not counted. Default 25. */
  readonly pagesPerSecond?: number | undefined;
  /** Requests whose bodies may be on their way: of one address, and of all. Default 512 and 4,096. */
  readonly unfinishedRequests?: UnfinishedLimits | undefined;
  /** Keeps pages that are alike for all visitors without a session in memory. Left out: every page is rendered. */
  readonly pageCache?: { readonly maxBytes: number; readonly purgeToken?: string | undefined } | undefined;
  /** Runs once, after the last answer. */
  readonly onClose?: () => void | Promise<void>;
  readonly log?: (message: string, error?: unknown) => void;
}

export interface AppServer {
  readonly port: number;
  /** Lets running answers end, for at most ten seconds, then closes. */
  close(): Promise<void>;
}

/** Enough for an office behind one address, a browser that looks ahead, a crawler. */
const PAGES_PER_SECOND = 25;
const PAGES_BURST = 10;
const UNFINISHED: UnfinishedLimits = { perAddress: 512, inAll: 4_096 };
/** Milliseconds for a request's headers, and for the whole of it: the front sends what it has whole already. */
const HEADERS_LIMIT_MS = 15_000;
const REQUEST_LIMIT_MS = 30_000;
const TIMEOUT_CHECK_MS = 2_000;
const FORBIDDEN_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK']);

const IMMUTABLE = 'public, max-age=31536000, immutable';
const CLOSE_LIMIT_MS = 10_000;

/** The listener of an app: health, files, then the app's own handler; every answer compressed and with security headers. */
function listenerFor(
  options: AppServerOptions,
  build: BuildManifest | undefined,
  isClosing: () => boolean,
  dev: () => DevServer | undefined,
): (request: IncomingMessage, response: ServerResponse) => void {
  const log = options.log ?? ((message: string, error?: unknown) => console.error(message, ...(error === undefined ? [] : [error])));
  const defaults = securityHeaders(options.publicOrigin, options);
  const remoteAddress = createRemoteAddress(options.trustedProxies);
  const unfinished = createUnfinishedRequests(options.unfinishedRequests ?? UNFINISHED);
  const perSecond = options.pagesPerSecond ?? PAGES_PER_SECOND;
  const askForPage = createTokenBuckets({ perSecond, burst: perSecond * PAGES_BURST });
  const pages = options.pageCache && createPageCache(options.handler, { maxBytes: options.pageCache.maxBytes, log });
  const answer = pages?.answer ?? options.handler;
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (context, next) => {
    await next();
    await readToItsEnd(context.env.incoming);
    const response = compress(context.req.raw, context.res);
    context.res = undefined;
    context.res = response;
    context.res.headers.delete(TAG_HEADER);
    for (const [name, value] of Object.entries(defaults)) if (!response.headers.has(name)) context.res.headers.set(name, value);
    const policy = withoutFrames(response.headers.get('content-security-policy'));
    context.res.headers.set('content-security-policy', policy);
    if (namesAncestors(policy)) context.res.headers.delete('x-frame-options');
  });
  app.get('/healthz', (context) =>
    context.json({ name: options.name, status: isClosing() ? 'closing' : 'ok' }, isClosing() ? 503 : 200, { 'cache-control': 'no-store' }),
  );
  if (build) app.get(`/__${options.name}/latest.json`, (context) => context.json(build, 200, { 'cache-control': 'no-store' }));
  const takeReports = createPolicyReports((message) => log(`${options.name}: ${message}`));
  app.post(reportPathOf(options.name), (context) => takeReports(context.req.raw));
  if (pages && options.pageCache?.purgeToken !== undefined) {
    const purge = createPurgeRequests(options.pageCache.purgeToken, pages.purge);
    app.post(purgePathOf(options.name), (context) => purge(context.req.raw));
  }
  if (options.assetsDir) {
    const files = serveStatic({ root: options.assetsDir, precompressed: true });
    app.use(async (context, next) => {
      // The folder's own root is no file of the site: `/` is a page.
      const file = context.req.path.endsWith('/') ? await next() : await files(context, next);
      if (file instanceof Response)
        file.headers.set('cache-control', context.req.path.startsWith(options.assetsPrefix) ? IMMUTABLE : 'no-cache');
      return file;
    });
  }
  app.all('*', (context) => {
    if (context.req.path.startsWith(options.assetsPrefix)) return context.text('Not Found', 404, { 'cache-control': 'no-store' });
    const moved = movedToOwnOrigin(context.req.raw, options);
    if (moved) return moved;
    const address = remoteAddress(context.env.incoming);
    const wait = waitForPage(context.req.raw, address, askForPage);
    if (wait > 0) return tooManyAnswer(context.req.path, context.req.header('accept') ?? '', Math.ceil(wait / 1_000));
    return answer(asVisitorMadeIt(context.req.raw, options.publicOrigin, address));
  });
  app.onError((error, context) => {
    log(`${options.name}: a request failed`, error);
    return context.text('Internal Server Error', 500, { 'cache-control': 'no-store' });
  });
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => {
    // What the Fetch standard keeps from being a request at all.
    if (FORBIDDEN_METHODS.has(request.method ?? ''))
      return refuse(response, 405, 'This method is not answered here.', { allow: 'GET, HEAD, POST, PUT, PATCH, DELETE' });
    if (!isPlainTarget(request.url ?? '')) return refuse(response, 400, 'This is not an address of this site.');
    if (!unfinished.mayArrive(request, remoteAddress(request)))
      return refuse(response, 429, 'Too many requests are on their way from your address. Please try again in 5 seconds.', {
        'retry-after': '5',
      });
    const devServer = dev();
    if (!devServer || request.url === '/healthz') void listener(request, response);
    else devServer.middleware(request, response, () => void listener(request, response));
  };
}

/** Refuses a request before anything of it is read. The connection ends: what else comes on it is not wanted. */
function refuse(response: ServerResponse, status: 400 | 405 | 429, text: string, headers: Readonly<Record<string, string>> = {}): void {
  response
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', connection: 'close', ...headers })
    .end(`${text}\n`);
}

/**
 * Milliseconds that an address has to wait for its next page; 0 where it need not. Visitors with a session are counted
 * beside those without, so that a flood of strangers shuts no customer of the same network out. Calls of the relay make
 * no page.
 */
function waitForPage(request: Request, address: string, ask: (key: string) => number): number {
  if (isOwnMachine(address) || new URL(request.url).pathname.startsWith(`${RELAY_PATH}/`)) return 0;
  const hasSession = parseCookies(request.headers.get('cookie')).has(COOKIES.contextToken.name);
  return ask(`${hasSession ? 'session' : 'anonymous'} ${limitKeyOf(address)}`);
}

/** A page that a visitor opened under the origin of another app: its one address is here. Calls are answered where they are. */
function movedToOwnOrigin(request: Request, { publicOrigin, siblingOrigins = [] }: AppServerOptions): Response | undefined {
  if ((request.method !== 'GET' && request.method !== 'HEAD') || !/text\/html/.test(request.headers.get('accept') ?? '')) return undefined;
  const { host, pathname, search } = new URL(request.url);
  const asked = request.headers.get('x-forwarded-host') ?? host;
  if (!siblingOrigins.some((origin) => origin !== publicOrigin && new URL(origin).host === asked)) return undefined;
  return new Response(null, { status: 307, headers: { location: `${publicOrigin}${pathname}${search}`, 'cache-control': 'no-store' } });
}

/** The request as the visitor made it, so that redirects, canonical addresses and cookies fit the public origin, and the store learns whose address it is. */
function asVisitorMadeIt(request: Request, publicOrigin: string, address: string): Request {
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  if (address === '') headers.delete('x-forwarded-for');
  else headers.set('x-forwarded-for', address);
  return new Request(`${publicOrigin}${url.pathname}${url.search}`, {
    method: request.method,
    headers,
    signal: request.signal,
    ...(request.body ? { body: request.body, duplex: 'half' } : {}),
  } as RequestInit);
}

/**
 * Starts an app's server: static files that never change with a year's caching, compression that streams, security
 * headers, `/healthz`, and an orderly end on SIGTERM or SIGINT.
 */
export async function startAppServer(options: AppServerOptions): Promise<AppServer> {
  const build = options.assetsDir ? await readServedBuild(options.assetsDir, options.assetsPrefix) : undefined;
  let closing: Promise<void> | undefined;
  const dev: { server?: DevServer | undefined } = {};
  const server = createServer(
    { headersTimeout: HEADERS_LIMIT_MS, requestTimeout: REQUEST_LIMIT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    listenerFor(
      options,
      build,
      () => closing !== undefined,
      () => dev.server,
    ),
  );
  dev.server = await options.createDevServer?.(server);
  // Longer than the front proxy keeps an idle connection, so that it never reuses one that is just closing.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });

  function close(): Promise<void> {
    closing ??= (async () => {
      process.off('SIGTERM', endProcess);
      process.off('SIGINT', endProcess);
      await dev.server?.close();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection may go idle only after its last answer: look again until all are gone.
      const idle = setInterval(() => server.closeIdleConnections(), 50);
      const limit = setTimeout(() => server.closeAllConnections(), CLOSE_LIMIT_MS);
      await closed;
      clearInterval(idle);
      clearTimeout(limit);
      await options.onClose?.();
    })();
    return closing;
  }
  const endProcess = () => void close().then(() => process.exit(0));
  process.on('SIGTERM', endProcess);
  process.on('SIGINT', endProcess);

  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : options.port, close };
}
