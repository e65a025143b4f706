import { expect, it } from 'vitest';
import { refusalOf } from './promotion-refusal.ts';

const error = (messageKey: string, level: number) => ({ key: messageKey, messageKey, level, message: '', blockOrder: false });
const NOT_FOUND = error('promotion-not-found', 20);
const EXCLUDED = error('promotion-excluded', 0);

it.each([
  ['nothing where the store is content', [], undefined],
  ['a code that the store does not know', [NOT_FOUND], NOT_FOUND],
  ['a code that another one keeps out, though that is no problem to the store', [EXCLUDED], EXCLUDED],
  ['the problem before the exclusion', [EXCLUDED, NOT_FOUND], NOT_FOUND],
  ['no note of the store that only sounds alike', [error('promotion-not-eligible', 0)], undefined],
  ['no problem of something else', [error('product-out-of-stock', 20)], undefined],
])('the refusal of a promotion code is %s', (_what, errors, expected) => {
  expect(refusalOf(errors)).toBe(expected);
});
