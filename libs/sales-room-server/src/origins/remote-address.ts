import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import proxyAddr from 'proxy-addr';

const LOOPBACK = new Set(['127.0.0.1', '::1']);
/** This machine is trusted always: the product's front and pages stand on it. */
const OWN_MACHINE = 'loopback';

/** Whether an address is this machine's own: the product's other processes ask from it. */
export function isLoopback(address: string): boolean {
  return LOOPBACK.has(address);
}

/** An address in its one form: an IPv4 address in IPv6's clothes as what it is, without a port; undefined for anything else. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(address) ? address : undefined;
}

/** What limits count an address by: itself, or the network of 64 bits that one visitor with IPv6 has whole. */
function countedBy(address: string): string {
  if (!address.includes(':') || isLoopback(address)) return address;
  const [head = '', tail] = address.split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const groups =
    tail === undefined
      ? before
      : [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/**
 * Tells the address that a request comes from. `X-Forwarded-For` is believed only from this machine and from the
 * proxies that are named, each for the one before it.
 * @param trusted Addresses and networks of the proxies.
 */
export function createRemoteAddress(trusted: readonly string[] = []): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([OWN_MACHINE, ...trusted]);
  return (request) => {
    const socket = plainAddress(request.socket.remoteAddress ?? '');
    return socket === undefined ? '' : countedBy(plainAddress(proxyAddr(request, isTrusted)) ?? socket);
  };
}

const noted = new WeakMap<IncomingMessage, string>();
const ofLoopbackProxies = createRemoteAddress();

/** Notes the address that a request comes from, as its server sees it. */
export function noteAddress(request: IncomingMessage, address: string): void {
  noted.set(request, address);
}

/** The address that a request comes from, for limits: the one that its server noted, with the proxies that it trusts. */
export function addressOfRequest(request: IncomingMessage): string {
  return noted.get(request) ?? ofLoopbackProxies(request);
}
