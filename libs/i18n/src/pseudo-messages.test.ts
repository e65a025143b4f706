import { expect, it } from 'vitest';
import type { Messages } from './message-types.ts';
import { toPseudoMessages } from './pseudo-messages.ts';

const long = (text: string) => toPseudoMessages({ a: { b: text } } as unknown as Messages, 'long') as unknown;

it.each([
  [0, ' '],
  [1, ' f'],
  [10, ' lengthened'],
  [11, ' forgetme'],
  [15, ' lengthened'],
  [20, ' lengthened for'],
  [21, ' forgetmen'],
  [70, ' lengthened forgetmenot never'],
  [71, ' forgetmenot neverendin'],
])('a text of %i characters grows by its share, in words', (length, growth) => {
  const text = 'x'.repeat(length);
  expect(long(text)).toEqual({ a: { b: `${text}${growth}` } });
});

it('a text that is turned round begins with a word that is written from right to left', () => {
  expect(toPseudoMessages({ a: { b: 'Cart' }, c: 'Total' } as unknown as Messages, 'rtl')).toEqual({ a: { b: 'אב Cart' }, c: 'אב Total' });
});
