import type { Chance } from './chance.ts';

/** Texts that programs stumble over. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\r\n',
  '\n',
  '\t',
  'x',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'true',
  '__proto__',
  'constructor',
  'toString',
  '€',
  'ü',
  '日本',
  '😀',
  '\ud800',
  '\u202e',
  '\ufeff',
  '../',
  '..%2f',
  '%',
  '%00',
  '%zz',
  '%c0%ae',
  '%e2%82%ac',
  "'",
  '"',
  '<script>',
  '{{7*7}}',
  '${x}',
  '$(x)',
  '; drop table x',
  '\u2028',
  'a'.repeat(300),
  'é'.repeat(700),
  ' '.repeat(2_000),
  '('.repeat(500),
  '\u0301\u0316'.repeat(200),
  'x'.repeat(9_000),
];

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  9_007_199_254_740_993,
  true,
  false,
  [],
  {},
  [[[[]]]],
  { length: -1 },
  { toString: null },
  { toJSON: 1 },
  Array.from({ length: 300 }, () => 0),
];
const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'name',
  'type',
  'id',
  'items',
  'limit',
  'page',
  'filter',
  'search',
  'username',
  'password',
  'attendeeName',
  'email',
  'path',
  'query',
  'languageId',
  'currencyId',
  'includes',
  'associations',
  'sort',
  'order',
  'p',
  '',
];

/** Any JSON value, sometimes a deep one. */
export function hostileValue(chance: Chance, depth = 0): unknown {
  if (depth > 4 || chance.happens(0.5)) return chance.happens(0.6) ? chance.pick(HOSTILE_TEXTS) : chance.pick(HOSTILE_VALUES);
  if (chance.happens(0.4)) return Array.from({ length: chance.below(4) }, () => hostileValue(chance, depth + 1));
  return Object.fromEntries(Array.from({ length: chance.below(5) }, () => [chance.pick(KEYS), hostileValue(chance, depth + 1)]));
}

/** A JSON text, or something that nearly is one; one character is one byte. */
export function hostileJson(value: unknown, chance: Chance): string {
  const text = Buffer.from(JSON.stringify(value) ?? '', 'utf8').toString('latin1');
  if (chance.happens(0.7)) return text;
  return chance.pick([
    () => text.slice(0, chance.below(text.length + 1)),
    () => `${text}${text}`,
    () => '['.repeat(20_000),
    () => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
    () => `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    () => `{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}`,
    () => '\xff\xfe{\x00',
    () => '\xed\xa0\x80',
    () => `\xef\xbb\xbf${text}`,
    () => '"',
    () => '1e99999',
    () => `{"a":${'9'.repeat(5_000)}}`,
    () => `{${'"a":1,'.repeat(500)}"a":2}`,
    () => '\x00'.repeat(100),
  ])();
}

/** A text with a few bytes changed. */
export function mutated(text: string, chance: Chance): string {
  let changed = text;
  for (let turn = 1 + chance.below(3); turn > 0; turn -= 1) {
    const at = chance.below(changed.length + 1);
    const put = chance.pick([
      '',
      '\x00',
      '\xff',
      '\r',
      '\n',
      '\r\n',
      ' ',
      ':',
      ';',
      ',',
      '"',
      String.fromCharCode(chance.below(256)),
      changed.slice(at, at + chance.below(20)).repeat(2),
    ]);
    changed = changed.slice(0, at) + put + changed.slice(at + chance.below(3));
  }
  return changed;
}
