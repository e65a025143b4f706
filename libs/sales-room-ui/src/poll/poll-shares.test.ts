import { expect, it } from 'vitest';
import { leadingAnswer, pollShares } from './poll-shares.ts';

it('shares of a poll are parts of all votes, and nothing where nobody has voted', () => {
  expect(pollShares([1, 2, 0])).toEqual([0.33, 0.67, 0]);
  expect(pollShares([0, 0])).toEqual([0, 0]);
});

it('one answer leads, or none where votes are even or missing', () => {
  expect(leadingAnswer([1, 3, 2])).toBe(1);
  expect(leadingAnswer([2, 2, 1])).toBeUndefined();
  expect(leadingAnswer([0, 0])).toBeUndefined();
});
