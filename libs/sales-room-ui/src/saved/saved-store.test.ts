import { expect, test } from 'vitest';
import { createSavedStore, SAVED_LIMIT } from './saved-store.ts';

const id = (number: number): string => number.toString(16).padStart(32, '0');

function memory(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['saved', initial]]);
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
}

test('a product is kept, newest first, taken off by the same press, and there again after a reload', () => {
  const storage = memory();
  const store = createSavedStore('saved', storage);
  let told = 0;
  store.subscribe(() => (told += 1));
  store.toggle(id(1));
  store.toggle(id(2));
  expect(store.read()).toEqual([id(2), id(1)]);
  expect(createSavedStore('saved', storage).read()).toEqual([id(2), id(1)]);
  store.toggle(id(2));
  expect(createSavedStore('saved', storage).read()).toEqual([id(1)]);
  expect(told).toBe(3);
});

test.each([['{'], ['{}'], ['[1, "x", null]'], [JSON.stringify([[id(1)]])], ['"text"']])(
  'what is broken in storage counts as nothing: %s',
  (text) => {
    expect(createSavedStore('saved', memory(text)).read()).toEqual([]);
  },
);

test('the list is limited, and a storage that refuses loses nothing on this page', () => {
  const store = createSavedStore('saved', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  for (let number = 0; number <= SAVED_LIMIT; number += 1) store.toggle(id(number));
  expect(store.read()).toHaveLength(SAVED_LIMIT);
  expect(store.read()[0]).toBe(id(SAVED_LIMIT));
});
