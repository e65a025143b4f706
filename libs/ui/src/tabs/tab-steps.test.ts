import { expect, it } from 'vitest';
import { stepOf } from './tab-steps.ts';

it.each([
  ['ArrowRight', 'horizontal', 'ltr', [1, 2, 0]],
  ['ArrowLeft', 'horizontal', 'ltr', [2, 0, 1]],
  ['ArrowRight', 'horizontal', 'rtl', [2, 0, 1]],
  ['ArrowLeft', 'horizontal', 'rtl', [1, 2, 0]],
  ['ArrowDown', 'horizontal', 'ltr', undefined],
  ['ArrowDown', 'vertical', 'rtl', [1, 2, 0]],
  ['ArrowUp', 'vertical', 'ltr', [2, 0, 1]],
  ['ArrowRight', 'vertical', 'ltr', undefined],
  ['Home', 'horizontal', 'ltr', [0, 0, 0]],
  ['End', 'vertical', 'ltr', [2, 2, 2]],
  ['Tab', 'horizontal', 'ltr', undefined],
] as const)('%s in a row that is %s and reads %s leads from three places to %o', (key, orientation, direction, expected) => {
  const step = stepOf(key, orientation, direction);
  expect(step && [0, 1, 2].map((from) => step(from, 3))).toEqual(expected);
});
