import { describe, expect, it } from 'vitest';
import { readId, readToken, readVisit } from './wire-values.ts';

const ID = '0123456789abcdef'.repeat(2);

describe('a value from a browser', () => {
  it.each([
    ['a'.repeat(16), true],
    ['a'.repeat(15), false],
    ['a'.repeat(128), true],
    ['a'.repeat(129), false],
    [`Az09_-${'a'.repeat(16)}`, true],
    [`${'a'.repeat(16)};`, false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s is a token: %s', (value, isToken) => {
    expect(readToken(value)).toBe(isToken ? value : undefined);
  });

  it.each([
    [ID, true],
    [ID.toUpperCase(), false],
    [`${ID}0`, false],
    [ID.slice(1), false],
    ['', false],
    [null, false],
    [undefined, false],
  ])('%s is an id, and the id of a visit: %s', (value, isId) => {
    expect([readId(value), readVisit(value)]).toEqual(isId ? [value, value] : [undefined, undefined]);
  });
});
