import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';
import { isIpAddress } from './ip-address.ts';

/** This machine is trusted always: the processes of the product stand behind one another on it. */
const OWN_MACHINE = 'loopback';
const LOOPBACK = new Set(['127.0.0.1', '::1']);

/** What tells the address that a request comes from, as far as it can be believed. */
export type RemoteAddress = (request: IncomingMessage) => string;

/** Splits a list of proxies: addresses and networks with commas between them. */
export function parseTrustedProxies(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((entry) => entry !== '');
}

/** Whether each entry is an address or a network, such as `10.0.0.5`, `10.0.0.0/8`, `fd00::/8`. */
export function areTrustedProxies(entries: readonly string[]): boolean {
  if (entries.length === 0 || !entries.every((entry) => isIpAddress(entry.split('/', 1)[0] ?? ''))) return false;
  try {
    proxyAddr.compile([...entries]);
    return true;
  } catch {
    return false;
  }
}

/** An address in its one form: an IPv4 address in IPv6's clothes as what it is, without a port; undefined for anything else. */
function plainAddress(text: string): string | undefined {
  const bare = /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
  const address = bare.replace(/^::ffff:(?=\d+\.)/i, '');
  return isIpAddress(address) ? address : undefined;
}

/**
 * Tells the address that a request comes from. `X-Forwarded-For` is believed only from this machine and from the
 * proxies that are named, each for the one before it: what a visitor writes there counts for nothing.
 * @param trusted Addresses and networks of the proxies.
 */
export function createRemoteAddress(trusted: readonly string[] = []): RemoteAddress {
  const isTrusted = proxyAddr.compile([OWN_MACHINE, ...trusted]);
  return (request) => {
    const socket = plainAddress(request.socket.remoteAddress ?? '') ?? '';
    return socket === '' ? '' : (plainAddress(proxyAddr(request, isTrusted)) ?? socket);
  };
}

/** Whether an address is a proxy that may name others. */
export function createTrust(trusted: readonly string[] = []): (address: string | undefined) => boolean {
  const isTrusted = proxyAddr.compile([OWN_MACHINE, ...trusted]);
  return (address) => address !== undefined && isTrusted(address, 0);
}

/** Whether an address is this machine's own. */
export function isOwnMachine(address: string): boolean {
  return LOOPBACK.has(address);
}

/** What limits count an address by: itself, or the network of 64 bits that one visitor with IPv6 has whole. */
export function limitKeyOf(address: string): string {
  if (!address.includes(':') || isOwnMachine(address)) return address;
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
