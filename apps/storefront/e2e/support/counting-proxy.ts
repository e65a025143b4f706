import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One call that went through. Times in ms. */
export interface PassedCall {
  readonly what: string;
  readonly arrived: number;
  readonly answered: number;
  readonly token: string | undefined;
}

/** Stands between a storefront and its store: counts, delays, writes down. */
export interface CountingProxy {
  readonly port: number;
  /** Calls since the last time this was asked. */
  take(): PassedCall[];
  /** Every token that the storefront has sent. */
  readonly tokens: ReadonlySet<string>;
  /** Milliseconds before each call goes on. */
  delay: number;
  close(): Promise<void>;
}

const headerOf = (message: IncomingMessage, name: string): string | undefined => {
  const value = message.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

/** @param storePort The store's port on this machine. */
export async function startCountingProxy(storePort: number): Promise<CountingProxy> {
  let calls: PassedCall[] = [];
  const tokens = new Set<string>();
  const server: Server = createServer((incoming, outgoing) => {
    const arrived = performance.now();
    const token = headerOf(incoming, 'sw-context-token');
    if (token) tokens.add(token);
    outgoing.on('finish', () =>
      calls.push({ what: `${incoming.method ?? ''} ${incoming.url ?? ''}`, arrived, answered: performance.now(), token }),
    );
    setTimeout(() => {
      // A connection of its own: one that the store is just closing would break the call.
      const onward = httpRequest(
        { host: '127.0.0.1', port: storePort, path: incoming.url, method: incoming.method, headers: incoming.headers, agent: false },
        (answer) => {
          const given = headerOf(answer, 'sw-context-token');
          if (given) tokens.add(given);
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(outgoing);
        },
      );
      onward.on('error', () => outgoing.destroy());
      incoming.pipe(onward);
    }, proxy.delay);
  });
  // Longer than a storefront keeps an idle connection: on a busy machine it would else send on one that is just closing.
  server.keepAliveTimeout = 65_000;
  const proxy: CountingProxy = {
    port: 0,
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
    tokens,
    delay: 0,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(proxy, { port: (server.address() as AddressInfo).port });
}

/** The longest chain of calls of which each began after the one before was answered. */
export function depthOf(calls: readonly PassedCall[]): number {
  const depths = new Map<PassedCall, number>();
  for (const call of [...calls].sort((a, b) => a.arrived - b.arrived)) {
    const before = calls.filter((other) => other !== call && other.answered <= call.arrived).map((other) => depths.get(other) ?? 0);
    depths.set(call, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}
