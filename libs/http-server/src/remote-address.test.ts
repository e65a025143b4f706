import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { areTrustedProxies, createRemoteAddress, createTrust, isOwnMachine, limitKeyOf, parseTrustedProxies } from './remote-address.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: { ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }), 'x-real-ip': '6.6.6.6', forwarded: 'for=6.6.6.6' },
  }) as unknown as IncomingMessage;

describe('the address that a request comes from', () => {
  it.each([
    ['a stranger without headers', [], from('203.0.113.9'), '203.0.113.9'],
    ['a stranger who names another', [], from('203.0.113.9', '6.6.6.6'), '203.0.113.9'],
    ['a stranger who names a proxy', ['10.0.0.5'], from('203.0.113.9', '6.6.6.6, 10.0.0.5'), '203.0.113.9'],
    ['a proxy on this machine', [], from('127.0.0.1', '203.0.113.9'), '203.0.113.9'],
    ['a proxy on this machine that was told a lie', [], from('127.0.0.1', '6.6.6.6, 203.0.113.9'), '203.0.113.9'],
    ['a proxy on this machine, over IPv6', [], from('::1', '203.0.113.9'), '203.0.113.9'],
    ['a proxy on this machine, IPv4 in IPv6', [], from('::ffff:127.0.0.1', '203.0.113.9'), '203.0.113.9'],
    ['this machine itself', [], from('127.0.0.1'), '127.0.0.1'],
    ['IPv4 in IPv6', [], from('::ffff:203.0.113.9'), '203.0.113.9'],
    ['a proxy elsewhere that nobody named', [], from('10.0.0.5', '203.0.113.9'), '10.0.0.5'],
    ['a proxy elsewhere', ['10.0.0.5'], from('10.0.0.5', '203.0.113.9'), '203.0.113.9'],
    ['a proxy elsewhere, IPv4 in IPv6', ['10.0.0.5'], from('::ffff:10.0.0.5', '203.0.113.9'), '203.0.113.9'],
    [
      'a chain: delivery network, proxy, front',
      ['10.0.0.0/8', '198.51.100.0/24'],
      from('127.0.0.1', '203.0.113.9, 198.51.100.7, 10.0.0.5'),
      '203.0.113.9',
    ],
    [
      'the same, and a lie at its beginning',
      ['10.0.0.0/8', '198.51.100.0/24'],
      from('127.0.0.1', '6.6.6.6, 203.0.113.9, 198.51.100.7, 10.0.0.5'),
      '203.0.113.9',
    ],
    ['a chain whose middle nobody named', ['10.0.0.0/8'], from('10.0.0.5', '203.0.113.9, 198.51.100.7'), '198.51.100.7'],
    ['a network of IPv6', ['fd00::/8'], from('fd00::5', '2001:db8::9'), '2001:db8::9'],
    ['an address with a port', ['10.0.0.5'], from('10.0.0.5', '203.0.113.9:5123'), '203.0.113.9'],
    ['an IPv6 address with a port', ['10.0.0.5'], from('10.0.0.5', '[2001:db8::9]:5123'), '2001:db8::9'],
    ['no address at all', ['10.0.0.5'], from('10.0.0.5', 'unknown'), '10.0.0.5'],
    ['something long', ['10.0.0.5'], from('10.0.0.5', 'x'.repeat(8_000)), '10.0.0.5'],
    ['nothing between commas', [], from('127.0.0.1', ', ,'), '127.0.0.1'],
    ['a connection that is gone', [], from(undefined, '203.0.113.9'), ''],
  ])('%s', (_name, trusted, request, expected) => expect(createRemoteAddress(trusted)(request)).toBe(expected));
});

it('a list of proxies holds addresses and networks alone', () => {
  expect(parseTrustedProxies(' 10.0.0.5, 10.1.0.0/16,\nfd00::/8 ')).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8']);
  for (const good of [['10.0.0.5'], ['10.1.0.0/16', 'fd00::/8']]) expect(areTrustedProxies(good)).toBe(true);
  for (const wrong of [[], ['proxy.example'], ['10.0.0.0/40'], ['true'], ['1'], ['10.0.0.5', '*']])
    expect(areTrustedProxies(wrong), wrong.join()).toBe(false);
});

it('a visitor with IPv6 counts by the network that is all theirs', () => {
  expect(limitKeyOf('203.0.113.9')).toBe('203.0.113.9');
  expect(limitKeyOf('2001:db8:1:2:aaaa::1')).toBe('2001:db8:1:2::/64');
  expect(limitKeyOf('2001:db8:1:2:bbbb:1:2:3')).toBe('2001:db8:1:2::/64');
  expect(limitKeyOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(limitKeyOf('::1')).toBe('::1');
});

it.each([
  ['127.0.0.1', [], true],
  ['10.0.0.5', ['10.0.0.0/8'], true],
  ['11.0.0.5', ['10.0.0.0/8'], false],
  ['10.0.0.5', [], false],
  [undefined, ['10.0.0.0/8'], false],
])('the address %s may name others where %j are trusted: %s', (address, trusted, expected) => {
  expect(createTrust(trusted)(address)).toBe(expected);
});

it.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['10.0.0.5', false],
])('the address %s is the own machine: %s', (address, expected) => {
  expect(isOwnMachine(address)).toBe(expected);
});

it.each([
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::2', '0:0:0:0::/64'],
  ['2001:db8:1::', '2001:db8:1:0::/64'],
  ['1::2:3:4:5:6:7', '1:0:2:3::/64'],
])('the address %s counts by its network %s, however it is written', (address, expected) => {
  expect(limitKeyOf(address)).toBe(expected);
});
