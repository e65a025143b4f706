import { beforeEach, expect, it } from 'vitest';
import { forgetRecentProducts, readRecentProducts, RECENT_LIMIT, RECENT_STORAGE_KEY, rememberProduct } from './recent-products.ts';

const id = (number: number): string => number.toString(16).padStart(32, '0');
const values = new Map<string, string>();
const storage = {
  getItem: (key: string) => values.get(key) ?? null,
  setItem: (key: string, value: string) => void values.set(key, value),
  removeItem: (key: string) => void values.delete(key),
};
const see = (number: number, family = number) => rememberProduct(storage, { id: id(number), family: id(family) });
const seen = () => readRecentProducts(storage).map((product) => product.id);

beforeEach(() => values.clear());

it('the product seen last comes first, each product once, of its variants the one seen last', () => {
  see(1);
  see(2);
  see(1);
  expect(seen()).toEqual([id(1), id(2)]);
  see(3, 9);
  see(4, 9);
  expect(seen()).toEqual([id(4), id(1), id(2)]);
});

it('no more are remembered than fit on a page', () => {
  for (let number = 1; number <= RECENT_LIMIT + 5; number += 1) see(number);
  expect(seen()).toHaveLength(RECENT_LIMIT);
  expect(seen()[0]).toBe(id(RECENT_LIMIT + 5));
});

it.each([
  'not json',
  'null',
  '{"id":"x"}',
  '[1, null, "a", {"id": "../x", "family": "<script>"}, {"id": {}, "family": []}]',
  `[{"id": "${'A'.repeat(32)}", "family": "${'A'.repeat(32)}"}]`,
])('a storage that holds something else is an empty list, and is written over: %s', (hostile) => {
  values.set(RECENT_STORAGE_KEY, hostile);
  expect(seen()).toEqual([]);
  see(1);
  expect(seen()).toEqual([id(1)]);
});

it('what is stored beyond the limit, or twice, is not read', () => {
  const many = Array.from({ length: 500 }, (_, number) => ({ id: id(number % 100), family: id(number % 100), more: 'x' }));
  values.set(RECENT_STORAGE_KEY, JSON.stringify(many));
  expect(readRecentProducts(storage)).toHaveLength(RECENT_LIMIT);
  expect(readRecentProducts(storage)[0]).toEqual({ id: id(0), family: id(0) });
});

it('what is no id is not remembered, and a list is forgotten as a whole', () => {
  rememberProduct(storage, { id: 'x', family: id(1) });
  expect(values.size).toBe(0);
  see(1);
  forgetRecentProducts(storage);
  expect(values.size).toBe(0);
});

it('a storage that is closed changes nothing', () => {
  const closed = () => {
    throw new Error('closed');
  };
  expect(readRecentProducts({ getItem: closed })).toEqual([]);
  expect(() => rememberProduct({ getItem: closed, setItem: closed }, { id: id(1), family: id(1) })).not.toThrow();
  expect(() => forgetRecentProducts({ removeItem: closed })).not.toThrow();
});
