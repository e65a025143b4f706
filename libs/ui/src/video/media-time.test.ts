import { expect, it } from 'vitest';
import { clockText } from './media-time.ts';

it.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [754, '12:34'],
  [3723, '1:02:03'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
  [-3, '0:00'],
])('%s seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
