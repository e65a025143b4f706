import { describe, expect, it } from 'vitest';
import { loadMessages, MESSAGE_AREAS } from './load-messages.ts';
import type { MessageTree } from './message-types.ts';
import { isPseudoLocale, PSEUDO_LOCALES } from './pseudo-locale.ts';
import { splitRichText } from './rich-text.ts';

const flatten = (tree: object, path = ''): [string, string][] =>
  Object.entries(tree as MessageTree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flatten(value, `${path}${key}.`),
  );
const shape = (text: string): string[] => [
  ...[...text.matchAll(/\{[^}]*\}/g)].map(([name]) => name),
  ...splitRichText(text).flatMap((part) => (typeof part === 'string' ? [] : [part.tag])),
];

describe.each(PSEUDO_LOCALES)('the pseudo-locale %s', async (pseudoLocale) => {
  const real = new Map(flatten(await loadMessages('en-US', MESSAGE_AREAS)));
  const pseudo = new Map(flatten(await loadMessages('en-US', MESSAGE_AREAS, pseudoLocale)));

  it('has every text, with its parameters and tags, and the text itself inside', () => {
    expect([...pseudo.keys()]).toEqual([...real.keys()]);
    for (const [key, text] of real) {
      expect(pseudo.get(key), key).toContain(text);
      expect(shape(pseudo.get(key) ?? ''), key).toEqual(shape(text));
    }
  });
  it('changes every text', () => expect([...real].filter(([key, text]) => pseudo.get(key) === text)).toEqual([]));
});

it('the long one doubles a label and adds a third to a sentence', async () => {
  const { common } = await loadMessages('en-US', ['common'], 'long');
  const { common: real } = await loadMessages('en-US', ['common']);
  const lengths = (tree: unknown) => flatten(tree as object).map(([, text]) => text.length);
  const pairs = lengths(real).map((length, index) => [length, lengths(common)[index] ?? 0] as const);
  for (const [before, after] of pairs) expect(after / before).toBeGreaterThanOrEqual(before <= 10 ? 1.9 : 1.25);
});

it.each([
  ['rtl', true],
  ['long', true],
  ['de-DE', false],
  ['', false],
  [undefined, false],
])('%j is a pseudo-locale: %s', (value, expected) => expect(isPseudoLocale(value)).toBe(expected));
