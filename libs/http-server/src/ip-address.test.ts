import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isIpAddress } from './ip-address.ts';

const alphabet = fc.constantFrom(
  '0',
  '1',
  '25',
  '255',
  '256',
  '01',
  'f',
  'abcd',
  'FFFF',
  '12345',
  'g',
  ':',
  '::',
  '.',
  '%',
  'eth0',
  '/',
  ' ',
  '_',
  ']',
);
const alike = (text: string): void => {
  expect([text, isIpAddress(text)]).toEqual([text, isIP(text) > 0]);
};

it.each([
  '127.0.0.1',
  '255.255.255.255',
  '256.1.1.1',
  '01.1.1.1',
  '1.1.1',
  '127.1',
  '0x7f.0.0.1',
  '::1',
  '::',
  '1:2:3:4:5:6:7::',
  '1::2:3:4:5:6:7:8',
  '::ffff:203.0.113.9',
  '::ffff:203.0.113.09',
  'fe80::1%eth0',
  'fe80::1%',
  'fe80::1%a_b',
  '[::1]',
  '::1]/x?[',
  '',
])('%s is an address where Node takes it for one', alike);

it('nothing is an address that Node takes for none, and the other way round', () => {
  fc.assert(fc.property(fc.oneof(fc.ipV4(), fc.ipV4Extended(), fc.ipV6(), fc.string()), alike));
  fc.assert(
    fc.property(
      fc.array(alphabet, { maxLength: 17 }).map((parts) => parts.join('')),
      alike,
    ),
    { numRuns: 2_000 },
  );
});
