import { expect, test } from 'vitest';
import { isSame, moved, storable, toggled } from './listing-draft.ts';

test.each([
  ['a', 1, 'bac'],
  ['c', -1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 5, 'abc'],
  ['c', -9, 'cab'],
  ['x', 1, 'abc'],
])('%s moved by %s gives %s', (id, by, expected) => {
  expect(moved(['a', 'b', 'c'], id, by).join('')).toBe(expected);
});

test('a product is put in at the end, and taken out by the same press', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a draft may be empty; what everybody sees has a name and a product, a group has a search', () => {
  expect(storable({ name: ' Best ', productIds: [], search: null }, false)).toEqual({ name: 'Best', productIds: [] });
  expect(storable({ name: 'Best', productIds: [], search: null }, true)).toBeUndefined();
  expect(storable({ name: ' ', productIds: ['a'], search: null }, false)).toBeUndefined();
  expect(storable({ name: 'Lamps', productIds: ['a'], search: ' ' }, false)).toBeUndefined();
  expect(storable({ name: 'Lamps', productIds: ['a'], search: ' lamp ' }, true)).toEqual({ name: 'Lamps', search: 'lamp' });
});

test('the order of products is a difference', () => {
  expect(isSame({ name: 'A', productIds: ['a', 'b'], search: null }, { name: 'A', productIds: ['b', 'a'], search: null })).toBe(false);
  expect(isSame({ name: 'A', productIds: ['a'], search: null }, { name: 'A', productIds: ['a'], search: null })).toBe(true);
});
