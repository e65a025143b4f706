import { describe, it } from 'vitest';
import { expectLinear } from '../../../growth.shared.ts';
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
    ['lists in a query', { start: '', piece: 'a[]=1&', end: '' }],
    ['depth in a query', { start: 'a', piece: '[b]', end: '=1' }],
  ])('%s', (_what, hostile) => expectLinear(parseQuery, { known: [hostile], random: 0 }));
});
