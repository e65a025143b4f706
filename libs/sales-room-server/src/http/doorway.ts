import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { createRemoteAddress, createUnfinishedRequests, type UnfinishedLimits } from '@vitrine/http-server';
import { isPlainTarget } from '@vitrine/routing';
import { noteAddress } from '../origins/remote-address.ts';

/** Milliseconds for a request's headers, and for the whole of it. */
export const ARRIVAL_LIMITS = { headersTimeout: 15_000, requestTimeout: 30_000, connectionsCheckingInterval: 2_000 };
/** Requests of one address whose bodies are on their way, and those of all. */
const UNFINISHED: UnfinishedLimits = { perAddress: 512, inAll: 4_096 };

/** Time to read a refusal. */
const LAST_WORDS_MS = 1_000;

const TEXTS = {
  // In the form of either side.
  400: {
    reason: 'Bad Request',
    detail: 'The path holds a dot segment, a backslash, an encoded slash or a control character.',
    code: 'invalid-payload',
  },
  429: {
    reason: 'Too Many Requests',
    detail: 'Too many requests are on their way from this address. Try again in 5 seconds.',
    code: 'rate-limited',
  },
} as const;

/** Bytes of the whole answer: what is refused here may have no response yet, only a socket. */
function refusal(status: keyof typeof TEXTS): string {
  const { reason, detail, code } = TEXTS[status];
  const body = JSON.stringify({ error: { code, detail }, errors: [{ status: String(status), code, title: reason, detail }] });
  return [
    `HTTP/1.1 ${status} ${reason}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json',
    ...(status === 429 ? ['Retry-After: 5'] : []),
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

/**
 * Stands before every listener of a server, Socket.IO's included: a target that a proxy before us may have read
 * differently is answered 400, the address of each request is noted, and of one address so many requests may be on
 * their way. To be called once all listeners are there.
 */
export function guardServer(server: Server, trustedProxies: readonly string[] = []): void {
  const remoteAddress = createRemoteAddress(trustedProxies);
  const unfinished = createUnfinishedRequests(UNFINISHED);

  for (const event of ['request', 'upgrade'] as const) {
    const listeners = server.listeners(event) as ((...args: unknown[]) => void)[];
    if (listeners.length === 0) continue;
    server.removeAllListeners(event);
    server.on(event, (request: IncomingMessage, peer: ServerResponse | Duplex, ...rest: unknown[]) => {
      const address = remoteAddress(request);
      const refused = !isPlainTarget(request.url ?? '') ? 400 : unfinished.mayArrive(request, address) ? undefined : 429;
      if (refused !== undefined) {
        request.socket.end(refusal(refused));
        // Whoever does not hang up after that is hung up on.
        setTimeout(() => request.socket.destroy(), LAST_WORDS_MS).unref();
        return;
      }
      noteAddress(request, address);
      for (const listener of listeners) listener.call(server, request, peer, ...rest);
    });
  }
}
