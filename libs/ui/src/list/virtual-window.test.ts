import { expect, it } from 'vitest';
import { computeVirtualWindow } from './virtual-window.ts';

const rows = (count: number, size: number) => Array.from({ length: count }, () => size);

it('renders what is in view and 200 px beyond each edge, and keeps the whole length', () => {
  expect(computeVirtualWindow(rows(500, 50), 5000, 400)).toEqual({ start: 96, end: 112, before: 4800, after: 19_400 });
});
it('never renders more than 1000 items', () => {
  const { start, end } = computeVirtualWindow(rows(5000, 1), 0, 4000);
  expect(end - start).toBe(1000);
});
it('starts and ends with the list', () => {
  expect(computeVirtualWindow(rows(3, 50), 0, 400)).toEqual({ start: 0, end: 3, before: 0, after: 0 });
  expect(computeVirtualWindow([], 0, 400)).toEqual({ start: 0, end: 0, before: 0, after: 0 });
});
