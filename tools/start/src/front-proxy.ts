import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { type ProcessName, processFor } from '@vitrine/session';
import { createProxyServer } from 'httpxy';
import { unavailableAnswer } from './unavailable-page.ts';

/** The processes behind the front: those of the path table and, where it is embedded, the store. */
export type FrontTarget = ProcessName | 'demo-store';

export interface FrontProxyOptions {
  readonly host: string;
  readonly port: number;
  /** Loopback port of each process. Without `demo-store` its paths are the shop's like all others. */
  readonly targets: Readonly<Record<ProcessName, number>> & { readonly 'demo-store'?: number };
  /** What `/healthz` answers. */
  readonly health: () => { readonly ok: boolean; readonly processes: readonly { readonly name: string; readonly state: string }[] };
}

export interface FrontProxy {
  readonly port: number;
  close(): Promise<void>;
}

/** Headers by which a proxy tells what came before it. A visitor's own are not to be believed. */
const FORWARDED = /^(?:forwarded|x-forwarded-.*|x-real-ip)$/;
/** Longest time without a byte from a process: longer than any rendering, shorter than a browser's patience. */
const SILENCE_LIMIT_MS = 60_000;
const GONE = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND']);

/** Which process answers a request of the public origin. */
export function frontTargetFor(url: string, hasStore: boolean): FrontTarget {
  const pathname = url.split(/[?#]/, 1)[0] ?? '/';
  return hasStore && (pathname === '/demo-store' || pathname.startsWith('/demo-store/')) ? 'demo-store' : processFor(pathname);
}

function refuse(error: unknown, request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) {
    // Half a page must not look like a whole one.
    response.destroy();
    return;
  }
  const code = (error as NodeJS.ErrnoException | undefined)?.code ?? '';
  const answer = unavailableAnswer(request, GONE.has(code) ? 503 : 502);
  response.writeHead(answer.status, answer.headers).end(request.method === 'HEAD' ? undefined : answer.body);
}

/** Starts the one origin: each path goes to the process that the path table names, WebSockets included. */
export async function startFrontProxy(options: FrontProxyOptions): Promise<FrontProxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 });
  const proxy = createProxyServer({ xfwd: true, proxyTimeout: SILENCE_LIMIT_MS });
  const hasStore = options.targets['demo-store'] !== undefined;
  const targetOf = (request: IncomingMessage) => {
    for (const name of Object.keys(request.headers)) if (FORWARDED.test(name)) delete request.headers[name];
    return { host: '127.0.0.1', port: options.targets[frontTargetFor(request.url ?? '/', hasStore)] ?? 0, protocol: 'http:' };
  };

  const outgoing = new WeakMap<IncomingMessage, ClientRequest>();
  proxy.on('proxyReq', (upstream, request) => outgoing.set(request, upstream));

  /** A process may close a kept connection just as a request sets out on it (RFC 9112, 9.3.1): reading is asked again, on a connection of its own. */
  const metClosedConnection = (error: Error, request: IncomingMessage, response: ServerResponse): boolean =>
    (request.method === 'GET' || request.method === 'HEAD') && !response.headersSent && (error as NodeJS.ErrnoException).code === 'ECONNRESET' && outgoing.get(request)?.reusedSocket === true;

  proxy.on('error', (error, request, response) => {
    if (response instanceof Socket) response.destroy();
    else if (!request || !response) return;
    else if (metClosedConnection(error, request, response)) proxy.web(request, response, { target: targetOf(request), agent: false }).catch((again: unknown) => refuse(again, request, response));
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

  const server = createServer((request, response) => {
    if (request.url === '/healthz') {
      const health = options.health();
      response.writeHead(health.ok ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(health));
      return;
    }
    // The pool is named here: what is set for the whole proxy would win over a single request's choice.
    proxy.web(request, response, { target: targetOf(request), agent }).catch((error: unknown) => refuse(error, request, response));
  });
  // Longer than programs keep an idle connection, so that none sends on one that is just closing.
  server.keepAliveTimeout = 65_000;
  const upgraded = new Set<Duplex>();
  server.on('upgrade', (request: IncomingMessage, socket: Socket, head: Buffer) => {
    upgraded.add(socket);
    socket.once('close', () => upgraded.delete(socket));
    socket.on('error', () => socket.destroy());
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
