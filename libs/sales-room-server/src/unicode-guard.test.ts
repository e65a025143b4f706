import { expect, test } from 'vitest';
import { assertStorableText } from './unicode-guard.ts';

test.each([
  ['a zero character', 'a\0b'],
  ['half of a surrogate pair', '\ud83d'],
  ['one in a list', { texts: ['fine', '\0'] }],
  ['one in a key', { '\0': 1 }],
])('%s is refused with what to do', (_, message) => {
  expect(() => assertStorableText(message)).toThrow(/leave it out/);
});

test.each([
  ['words', 'Grüße 😀'],
  ['line breaks', 'a\n\tb'],
  ['nothing', null],
  ['numbers', { a: [1, { b: false }] }],
])('%s pass', (_, message) => {
  expect(() => assertStorableText(message)).not.toThrow();
});

test('a message nested as deep as its size allows overflows nothing', () => {
  expect(() => assertStorableText(JSON.parse('['.repeat(100_000) + ']'.repeat(100_000)))).not.toThrow();
});
