import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { limitKeyOf } from '@vitrine/http-server';

/** What the front lets in at the same time, and for how long. */
export interface FrontLimits {
  /** Connections of one address. Proxies that are trusted bring many visitors: theirs are not counted. */
  readonly connectionsPerAddress: number;
  /** Connections of all. */
  readonly connections: number;
  /** Requests of one address whose bodies are on their way, and those of all. */
  readonly unfinishedPerAddress: number;
  readonly unfinished: number;
  /** Of these, bodies that are too large to be kept until they are whole. */
  readonly largeBodies: number;
  /** Milliseconds for a request's headers, and for the whole of it. */
  readonly headersMs: number;
  readonly requestMs: number;
}

/** What holds for a front that sets nothing else: an office behind one address has room, a slow sender has not. */
export const DEFAULT_FRONT_LIMITS: FrontLimits = {
  connectionsPerAddress: 1_024,
  connections: 16_384,
  unfinishedPerAddress: 256,
  unfinished: 4_096,
  largeBodies: 64,
  headersMs: 15_000,
  requestMs: 30_000,
};

/** Bounds the connections of a server. @param isTrusted Whether an address is a proxy that brings many visitors. */
export function limitConnections(
  server: Server,
  limits: Pick<FrontLimits, 'connectionsPerAddress' | 'connections'>,
  isTrusted: (address: string | undefined) => boolean,
): void {
  const counts = new Map<string, number>();
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    if (isTrusted(socket.remoteAddress)) return;
    const key = limitKeyOf((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    socket.once('close', () => {
      const left = (counts.get(key) ?? 1) - 1;
      if (left > 0) counts.set(key, left);
      else counts.delete(key);
    });
    if (count > limits.connectionsPerAddress) socket.destroy();
  });
}
