import { expect, it } from 'vitest';
import { createSharedAnswers } from './shared-answers.ts';

/** A load that counts itself. */
const counting = () => {
  let count = 0;
  return () => Promise.resolve((count += 1));
};

it('an answer is asked for once, however many want it, until its time is over', async () => {
  let now = 0;
  const answers = createSharedAnswers<number>({ keptMs: 100, most: 10, now: () => now });
  const load = counting();
  expect(await Promise.all([answers.get('a', load), answers.get('a', load)])).toEqual([1, 1]);
  now = 99;
  expect(await answers.get('a', load)).toBe(1);
  now = 100;
  expect(await answers.get('a', load)).toBe(2);
});

it('a failure is not kept', async () => {
  const answers = createSharedAnswers<number>({ keptMs: 100, most: 10, now: () => 0 });
  await expect(answers.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await answers.get('a', counting())).toBe(1);
});

it('only so many are kept: the oldest go', async () => {
  const answers = createSharedAnswers<number>({ keptMs: 100, most: 2, now: () => 0 });
  const loads = { a: counting(), b: counting(), c: counting() };
  for (const key of ['a', 'b', 'c', 'c', 'b', 'a'] as const) await answers.get(key, loads[key]);
  expect([await answers.get('a', loads.a), await answers.get('c', loads.c)]).toEqual([2, 1]);
});
