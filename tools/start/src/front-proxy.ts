import { Agent, type ClientRequest, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { type Duplex, Readable } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { createRemoteAddress, createTrust, createUnfinishedRequests, hasBody } from '@vitrine/http-server';
import { isPlainTarget } from '@vitrine/routing';
import { processFor, type ProcessName } from '@vitrine/session';
import { arrivedBody, wholeBody } from './arriving-body.ts';
import { DEFAULT_FRONT_LIMITS, type FrontLimits, limitConnections } from './front-limits.ts';
import { unavailableAnswer, type UnavailableStatus } from './unavailable-page.ts';

/** The processes behind the front: those of the path table and, where it is embedded, the store. */
export type FrontTarget = ProcessName | 'demo-store';

export interface FrontProxyOptions {
  readonly host: string;
  readonly port: number;
  /** Loopback port of each process; of `demo-store` the one of its public pages. Without it its paths are the shop's like all others. */
  readonly targets: Readonly<Record<ProcessName, number>> & { readonly 'demo-store'?: number };
  /** What `/healthz` answers. */
  readonly health: () => { readonly ok: boolean; readonly processes: readonly { readonly name: string; readonly state: string }[] };
  /** Proxies whose `X-Forwarded-For` is believed, besides this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly limits?: Partial<FrontLimits>;
}

export interface FrontProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Headers by which a proxy tells what came before it. A visitor's own are not to be believed. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;
/** Headers about one connection, which a proxy passes on to no other (RFC 9110, 7.6.1); a length is about the message. */
const HOP_BY_HOP = ['keep-alive', 'proxy-connection', 'te', 'trailer'];
const ABOUT_MESSAGE = new Set(['connection', 'transfer-encoding', 'content-length', 'host']);
/** Longest time without a byte from a process: longer than any rendering, shorter than a browser's patience. */
const SILENCE_LIMIT_MS = 60_000;
/** Bytes of a body that are kept until it is whole: more than any call of a page has. */
const KEPT_BYTES = 65_536;
/** Time to read the last words on a connection. */
const LAST_WORDS_MS = 1_000;
/** How often it is looked who takes too long. */
const TIMEOUT_CHECK_MS = 1_000;
const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND']);

/** Which process answers a request of the public origin. */
export function frontTargetFor(url: string, hasStore: boolean): FrontTarget {
  const pathname = url.split(/[?#]/, 1)[0] ?? '/';
  return hasStore && (pathname === '/demo-store' || pathname.startsWith('/demo-store/')) ? 'demo-store' : processFor(pathname);
}

function dropHopByHop(headers: IncomingMessage['headers'], isUpgrade = false): void {
  // What an upgrade names is the upgrade itself.
  const named = isUpgrade ? [] : (headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...HOP_BY_HOP, ...named]) if (!ABOUT_MESSAGE.has(name)) delete headers[name];
}

function answer(
  request: IncomingMessage,
  response: ServerResponse,
  status: UnavailableStatus,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = unavailableAnswer(request, status);
  response.writeHead(status, { ...text.headers, ...headers }).end(request.method === 'HEAD' ? undefined : text.body);
}

function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  // Half a page must not look like a whole one.
  if (response.headersSent) response.destroy();
  else answer(request, response, GONE.has((error as NodeJS.ErrnoException | undefined)?.code ?? '') ? 503 : 502);
}

/** The last words on a connection that no request came from. */
function say(socket: Duplex, status: 400 | 408 | 431): void {
  const reason = { 400: 'Bad Request', 408: 'Request Timeout', 431: 'Request Header Fields Too Large' }[status];
  const words = {
    400: 'This is not a request that this site understands.',
    408: 'The request did not arrive in time. Please try again in a second.',
    431: 'The headers of this request are too large.',
  }[status];
  const retry = status === 408 ? 'Retry-After: 1\r\n' : '';
  // Whoever does not hang up after these is hung up on.
  setTimeout(() => socket.destroy(), LAST_WORDS_MS).unref();
  if (socket.writable)
    socket.end(
      `HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\n${retry}Content-Type: text/plain; charset=utf-8\r\nContent-Length: ${words.length}\r\n\r\n${words}`,
    );
  else socket.destroy();
}

/** Starts the one origin: each path goes to the process that the path table names, WebSockets included. */
export async function startFrontProxy(options: FrontProxyOptions): Promise<FrontProxy> {
  const limits = { ...DEFAULT_FRONT_LIMITS, ...options.limits };
  // Without a limit of its own, which few could use up for all: whoever is passed on has sent all that they have to say.
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyServer({ xfwd: true, proxyTimeout: SILENCE_LIMIT_MS });
  const hasStore = options.targets['demo-store'] !== undefined;
  const remoteAddress = createRemoteAddress(options.trustedProxies);
  const unfinished = createUnfinishedRequests({ perAddress: limits.unfinishedPerAddress, inAll: limits.unfinished });
  let largeBodies = 0;
  const targetOf = (request: IncomingMessage) => {
    // The one address that counts goes on, whatever came before it.
    const address = remoteAddress(request);
    for (const name of Object.keys(request.headers)) if (FORWARDED.test(name)) delete request.headers[name];
    request.headers['x-forwarded-for'] = address;
    return { host: '127.0.0.1', port: options.targets[frontTargetFor(request.url ?? '/', hasStore)] ?? 0, protocol: 'http:' };
  };

  const outgoing = new WeakMap<IncomingMessage, ClientRequest>();
  proxy.on('proxyReq', (upstream, request) => outgoing.set(request, upstream));

  /**
   * A process may close a kept connection just as a request sets out on it (RFC 9112, 9.3.1): reading is asked again, on a
   * connection of its own. Nothing else may be asked twice, and has one of its own from the start.
   */
  const mayShareConnection = (request: IncomingMessage): boolean =>
    (request.method === 'GET' || request.method === 'HEAD') && !hasBody(request);
  const metClosedConnection = (error: Error, request: IncomingMessage, response: ServerResponse): boolean =>
    mayShareConnection(request) &&
    !response.headersSent &&
    (error as NodeJS.ErrnoException).code === 'ECONNRESET' &&
    outgoing.get(request)?.reusedSocket === true;

  proxy.on('error', (error, request, response) => {
    if (response instanceof Socket) response.destroy();
    else if (!request || !response) return;
    else if (metClosedConnection(error, request, response))
      proxy.web(request, response, { target: targetOf(request), agent: false }).catch((again: unknown) => refuse(again, request, response));
    else refuse(error, request, response);
  });

  // Each end closes the other, however it went: the proxy itself passes on an orderly end alone, and a visitor whose
  // machine drops off would stay in the room.
  proxy.on('proxyReqWs', (upstream, _request, visitor) => {
    upstream.once('upgrade', (_answer, process: Socket) => {
      visitor.once('close', () => process.destroy());
      process.once('close', () => visitor.destroy());
    });
  });

  /** Passes a request on. The pool is named here: what is set for the whole proxy would win over a single request's choice. */
  const pass = (request: IncomingMessage, response: ServerResponse, buffer?: Readable) => {
    dropHopByHop(request.headers);
    const body = buffer === undefined ? {} : { buffer };
    proxy
      .web(request, response, { target: targetOf(request), agent: mayShareConnection(request) ? agent : false, ...body })
      .catch((error: unknown) => refuse(error, request, response));
  };

  async function passWithBody(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await arrivedBody(request, KEPT_BYTES);
    if (body === undefined) return;
    // Node has told the sender to go on.
    delete request.headers['expect'];
    if (body.isWhole) {
      delete request.headers['transfer-encoding'];
      request.headers['content-length'] = String(body.bytes.length);
      pass(request, response, Readable.from([body.bytes], { objectMode: false }));
      return;
    }
    if (largeBodies >= limits.largeBodies) {
      answer(request, response, 503, { connection: 'close' });
      return;
    }
    largeBodies += 1;
    response.once('close', () => (largeBodies -= 1));
    const whole = wholeBody(request, body.bytes);
    // Whoever breaks off gets no answer, and their process learns of it.
    whole.once('error', () => response.destroy());
    pass(request, response, whole);
  }

  const server = createServer(
    { headersTimeout: limits.headersMs, requestTimeout: limits.requestMs, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
    (request, response) => {
      if (!isPlainTarget(request.url ?? '')) return answer(request, response, 400, { connection: 'close' });
      if (request.url?.split('?', 1)[0] === '/healthz') {
        const health = options.health();
        response
          .writeHead(health.ok ? 200 : 503, {
            'content-type': 'application/json',
            'cache-control': 'no-store',
            'x-content-type-options': 'nosniff',
            'x-frame-options': 'DENY',
            'content-security-policy': "frame-ancestors 'none'",
          })
          .end(JSON.stringify(health));
        return;
      }
      // A visitor who takes nothing of an answer for so long has gone. Their process has had its time by then.
      response.setTimeout(SILENCE_LIMIT_MS + 15_000, () => response.destroy());
      if (!hasBody(request)) return pass(request, response);
      if (!unfinished.mayArrive(request, remoteAddress(request))) return answer(request, response, 429, { connection: 'close' });
      void passWithBody(request, response);
    },
  );
  limitConnections(server, limits, createTrust(options.trustedProxies));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    say(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400),
  );
  // Longer than programs keep an idle connection, so that none sends on one that is just closing.
  server.keepAliveTimeout = 65_000;
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
    if (!isPlainTarget(request.url ?? '')) return say(socket, 400);
    dropHopByHop(request.headers, true);
    // Without the pool: an upgraded connection never goes back.
    proxy.ws(request, socket, { target: targetOf(request), agent: false, upgradeTimeout: 10_000 }, head).catch(() => socket.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        for (const socket of upgraded) socket.destroy();
        agent.destroy();
      }),
  };
}
