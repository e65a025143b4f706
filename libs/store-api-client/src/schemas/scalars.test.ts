import { describe, expect, test } from 'vitest';
import * as scalars from './scalars.ts';

const A = 'a'.repeat(32);
const LIST = [{ id: A }];

describe.each<[string, { safeParse(value: unknown): { success: boolean } }, unknown[], unknown[]]>([
  ['a text', scalars.text, ['', 'a'], [null, undefined, 1, {}]],
  ['a text that may be missing', scalars.optionalText, ['a', null, undefined], [1, {}]],
  ['an amount', scalars.amount, [0, -1.5], ['1', null, undefined]],
  ['an id', scalars.id, [A, '0123456789abcdef'.repeat(2)], ['', A.slice(1), `${A}a`, A.toUpperCase(), 'g'.repeat(32), null]],
  ['an empty map', scalars.emptyMap, [[]], [[1], {}, null]],
  ['a map, or [] for an empty one', scalars.mapOrEmpty, [{}, { a: 1 }, []], [[1], 'a', 1, null, undefined]],
  ['names in the language of the answer', scalars.translated, [{ name: 'a' }, [], null, undefined], ['a', ['a']]],
  ['free fields', scalars.loose, [{ a: 1 }, [], null, undefined], ['a', ['a']]],
  ['a figure', scalars.figure, ['39.90', 39.9, null, undefined], [{}, []]],
  ['a date', scalars.storeDateSchema, ['2026-01-01', { date: '2026-01-01', timezone: 'UTC' }], [{ date: 1 }, {}, 1, null]],
  [
    'a list',
    scalars.entityListSchema(scalars.mapOrEmpty),
    [{ elements: LIST, total: 1, page: 1 }],
    [{ elements: LIST }, { elements: ['a'], total: 1 }, LIST],
  ],
  [
    'a list or a bare array',
    scalars.listOrArray(scalars.mapOrEmpty),
    [{ elements: LIST }, LIST, []],
    [{ elements: ['a'] }, ['a'], {}, null],
  ],
])('%s', (_what, schema, promised, broken) => {
  test.each(promised.map((value) => [value]))('is %j', (value) => expect(schema.safeParse(value).success).toBe(true));
  test.each(broken.map((value) => [value]))('is not %j', (value) => expect(schema.safeParse(value).success).toBe(false));
});
