import { describe, expect, it } from 'vitest';
import * as raw from './raw.ts';

describe('what a server sent is read as', () => {
  it.each<[string, (value: unknown) => unknown, [unknown, unknown][]]>([
    [
      'an object',
      raw.asRecord,
      [
        [{ a: 1 }, { a: 1 }],
        [[], null],
        [null, null],
        ['a', null],
        [undefined, null],
      ],
    ],
    [
      'a list',
      raw.asList,
      [
        [[1], [1]],
        [{}, []],
        [null, []],
      ],
    ],
    [
      'a list of objects',
      raw.asRecords,
      [
        [[{ a: 1 }, null, 'a', []], [{ a: 1 }]],
        [null, []],
      ],
    ],
    [
      'a text',
      raw.asText,
      [
        ['a', 'a'],
        [1, ''],
        [null, ''],
      ],
    ],
    [
      'a text, if any',
      raw.asTextOrNull,
      [
        ['a', 'a'],
        ['', null],
        [1, null],
      ],
    ],
    [
      'a number, if any',
      raw.asNumberOrNull,
      [
        [1.5, 1.5],
        [0, 0],
        ['39.90', 39.9],
        [' ', null],
        ['a', null],
        [Infinity, null],
        [Number.NaN, null],
        [true, null],
        [null, null],
      ],
    ],
  ])('%s', (_what, read, cases) => {
    for (const [value, expected] of cases) expect(read(value), JSON.stringify(value)).toEqual(expected);
  });

  it('a flag: a boolean, a text or a number, else what it is without one', () => {
    for (const fallback of [true, false]) {
      for (const value of [true, 'true', '1', 1]) expect(raw.asFlag(value, fallback), String(value)).toBe(true);
      for (const value of [false, 'false', '0', 0]) expect(raw.asFlag(value, fallback), String(value)).toBe(false);
      for (const value of [null, undefined, '', 'yes', 2, {}]) expect(raw.asFlag(value, fallback), String(value)).toBe(fallback);
    }
  });

  it('one of the choices, else what it is without one', () => {
    expect([raw.asOneOf('b', ['a', 'b'], 'a'), raw.asOneOf('c', ['a', 'b'], 'a'), raw.asOneOf(1, ['a'], null)]).toEqual(['b', 'a', null]);
  });
});

describe('a field of an entity', () => {
  it.each<[string, raw.RawRecord, unknown]>([
    ['is the translated one', { name: 'own', translated: { name: 'Name' } }, 'Name'],
    ['is its own where the translation has none', { name: 'own', translated: { name: null } }, 'own'],
    ['is its own where the translation does not know it', { name: 'own', translated: {} }, 'own'],
    ['is its own without translations, which may be a list', { name: 'own', translated: [] }, 'own'],
    ['is none where nobody has it', { translated: { other: 'x' } }, null],
  ])('%s', (_what, entity, expected) => {
    expect(raw.translatedField(entity, 'name')).toBe(expected);
  });

  it('of every object is none of the entity', () => {
    expect(raw.translatedField({ translated: {} }, 'toString')).toBeNull();
    expect(raw.translatedText({ name: 1 }, 'name')).toBe('');
  });
});

it('records stand by their position, equal ones as they came, and those without one first', () => {
  const records = [{ id: 'a', position: 2 }, { id: 'b' }, { id: 'c', position: '1' }, { id: 'd', position: 2 }];
  expect(raw.byPosition(records).map(({ id }) => id)).toEqual(['b', 'c', 'a', 'd']);
  expect(records[0]?.id, 'nothing is changed in place').toBe('a');
});
