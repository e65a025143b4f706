import { expect, test } from 'vitest';
import { levelOf } from './level-meter.ts';

const tone = (amplitude: number) => Float32Array.from({ length: 512 }, (_, index) => amplitude * Math.sin(index / 3));

test.each([
  ['silence', 0, 0, 0],
  ['speech', 0.1, 0.3, 0.5],
  ['a shout', 1, 0.9, 1],
] as const)('%s fills the meter from %d', (_what, amplitude, least, most) => {
  const level = levelOf(tone(amplitude));
  expect(level).toBeGreaterThanOrEqual(least);
  expect(level).toBeLessThanOrEqual(most);
});

test('the level rises at once and falls slowly', () => {
  expect(levelOf(tone(1), 0)).toBeGreaterThan(0.9);
  expect(levelOf(tone(0), 1)).toBeCloseTo(0.94);
});
