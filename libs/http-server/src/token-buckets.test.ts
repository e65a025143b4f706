import { expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

it('buckets fill again, and of many keys the one heard longest ago is forgotten first', () => {
  let now = 0;
  const ask = createTokenBuckets({ perSecond: 2, burst: 3 }, () => now);
  expect([ask('a'), ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 0, 500]);
  now = 499;
  expect(ask('a')).toBeGreaterThan(0);
  now = 501;
  expect(ask('a')).toBe(0);
  for (let index = 0; index < 9_999; index += 1) ask(`key ${index}`);
  expect(ask('a')).toBeGreaterThan(0);
  for (let index = 0; index < 10_000; index += 1) ask(`other ${index}`);
  expect(ask('a'), 'forgotten').toBe(0);
});

it('each key may have a limit of its own', () => {
  const ask = createTokenBuckets<'chat' | 'media'>(
    (kind) => ({ burst: kind === 'chat' ? 1 : 2, perSecond: 10 }),
    () => 0,
  );
  expect([ask('chat'), ask('media'), ask('media')]).toEqual([0, 0, 0]);
  expect([ask('chat'), ask('media')]).toEqual([100, 100]);
});
