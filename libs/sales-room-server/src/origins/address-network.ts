import { isIPv6 } from 'node:net';

const MAPPED = /^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i;

/** What an address is counted as: one household or office has a whole /64 of IPv6, and picks from it at will. */
export function networkOf(address: string): string {
  const [plain = ''] = address.replace(MAPPED, '').split('%');
  if (!isIPv6(plain)) return plain;
  // The URL parser writes an address in its one short form.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter((group) => group !== '');
  const before = groups(head);
  const after = groups(tail ?? '');
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return `${[...before, ...missing, ...after].slice(0, 4).join(':')}::/64`;
}
