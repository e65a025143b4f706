import type { IncomingMessage } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Whether an address is this machine's own: the product's other processes ask from it. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}

/** The address that a request comes from; behind a proxy on this machine the one that it names. */
export function addressOfRequest(request: IncomingMessage): string {
  const socket = request.socket.remoteAddress ?? '';
  const forwarded = request.headers['x-forwarded-for'];
  const named = (Array.isArray(forwarded) ? forwarded.join(',') : forwarded)?.split(',').at(-1)?.trim();
  return LOOPBACK.has(socket) && named ? named : socket;
}
