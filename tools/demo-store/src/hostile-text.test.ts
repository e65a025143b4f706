import { describe, it } from 'vitest';
import { expectLinear } from '@vitrine/e2e-kit/linear-time';
import { withoutTags } from './catalogue/text.ts';
import { spellings, stem, swaps, termsOf } from './listing/search-words.ts';
import { parseQuery } from './server/parameters.ts';

describe('what callers of the store send takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a query', parseQuery],
    ['text with tags', withoutTags],
    ['the words of a search', (text) => termsOf(text).map(stem)],
    ['slips of the keyboard', (text) => [swaps(text), spellings(text.slice(0, 200), new Set())]],
  ])('%s', (_what, run) => expectLinear(run));

  it.each([
    ['lists', 'a[]=1&', ''],
    ['depth', '[b]', '=1'],
    ['names', 'a[x]=1&a[y]=1&', ''],
  ])('%s in a query', (_what, piece, end) => expectLinear(parseQuery, { known: [{ start: 'a', piece, end }], random: 0 }));
});
