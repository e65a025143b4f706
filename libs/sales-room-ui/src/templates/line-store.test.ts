import { expect, test } from 'vitest';
import { createLineStore, LINE_LIMIT } from './line-store.ts';

function memory(initial?: string) {
  const values = new Map<string, string>(initial === undefined ? [] : [['lines', initial]]);
  return { getItem: (key: string) => values.get(key) ?? null, setItem: (key: string, value: string) => void values.set(key, value) };
}

test('lines are kept in their order, and there again after a reload', () => {
  const storage = memory();
  const store = createLineStore('lines', storage);
  expect(store.read()).toBeNull();
  let told = 0;
  const stop = store.subscribe(() => (told += 1));
  store.write(['One', 'Two']);
  stop();
  store.write(['Two']);
  expect([store.read(), createLineStore('lines', storage).read(), told]).toEqual([['Two'], ['Two'], 1]);
});

test('no line at all is a list too', () => {
  const storage = memory();
  createLineStore('lines', storage).write([]);
  expect(createLineStore('lines', storage).read()).toEqual([]);
});

test.each([
  ['{', null],
  ['{}', null],
  ['"text"', null],
  ['[1, "Hello", "", null]', ['Hello']],
  [JSON.stringify(['x'.repeat(2_001)]), []],
])('what is broken in storage does not count: %s', (text, expected) => {
  expect(createLineStore('lines', memory(text)).read()).toEqual(expected);
});

test('lines are limited, and a storage that refuses loses nothing on this page', () => {
  const store = createLineStore('lines', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  store.write(Array.from({ length: LINE_LIMIT + 1 }, (_, index) => String(index)));
  expect(store.read()).toHaveLength(LINE_LIMIT);
  const many = JSON.stringify(Array.from({ length: LINE_LIMIT + 1 }, (_, index) => String(index)));
  expect(createLineStore('lines', memory(many)).read()).toHaveLength(LINE_LIMIT);
});
