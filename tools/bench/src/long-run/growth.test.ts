import { expect, test } from 'vitest';
import { fewOf, grownInSecondHalf, type Look } from './growth.ts';

const looks = (...heaps: number[]): Look[] => heaps.map((heap, index) => ({ at: index * 10, held: { heap } }));

test('what fills up in the first half and then stays has not grown in the second', () => {
  expect(grownInSecondHalf(looks(0, 40, 80, 100, 100, 100, 100), 'heap')).toBe(0);
});

test('what goes on growing has, by as much as the line through the looks says', () => {
  expect(grownInSecondHalf(looks(0, 10, 20, 30, 40, 50, 60), 'heap')).toBeCloseTo(30);
  expect(grownInSecondHalf(looks(0, 0, 0, 0, 12, 8, 20), 'heap')).toBeGreaterThan(10);
});

test('the course is told by the first look, the last and some between them', () => {
  const many = looks(...Array.from({ length: 41 }, (_, index) => index));
  const few = fewOf(many, 8);
  expect([few[0]?.at, few.at(-1)?.at]).toEqual([0, 400]);
  expect(few.length).toBeLessThanOrEqual(9);
});
