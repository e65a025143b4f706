import { describe, expect, test } from 'vitest';
import { ShopError } from './shop-error.ts';
import { checkName, nameFault } from './shop-name.ts';

describe('the name of a shop', () => {
  test.each(['my-shop', 'shop2', 'a', 'lamps.example', 'a_b', 'a'.repeat(100)])('%s is taken as it is', (name) => {
    expect(checkName(name)).toBe(name);
  });

  test.each([
    ['../evil', 'without slashes'],
    ['/etc/shop', 'without slashes'],
    ['a\\b', 'without slashes'],
    ['@scope/shop', 'without slashes'],
    ['..', 'begins with a dot'],
    ['.shop', 'begins with a dot'],
    ['-rf', 'dash'],
    ['_shop', 'line'],
    ['My Shop', 'small letters'],
    ["a'b", 'small letters'],
    ['a"b', 'small letters'],
    ['a$(touch x)', 'small letters'],
    ['läden', 'small letters'],
    ['a\nb', 'small letters'],
    ['node_modules', 'taken'],
    ['favicon.ico', 'taken'],
    ['con', 'taken'],
    ['', 'needs a name'],
    ['a'.repeat(101), 'at most 100'],
  ])('%j is refused, with what to do instead', (name, reason) => {
    expect(nameFault(name)).toContain(reason);
    expect(() => checkName(name)).toThrow(ShopError);
  });
});
