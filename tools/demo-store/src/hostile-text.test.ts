import { describe, it } from 'vitest';
import { expectLinear } from '../../../growth.shared.ts';
import { withoutTags } from './catalogue/text.ts';
import { spellings, stem, swaps, termsOf } from './listing/search-words.ts';
import { parseQuery } from './server/parameters.ts';

describe('what callers of the store send takes time that grows with its length alone', () => {
  it.each<[string, (text: string) => unknown]>([
    ['a query', parseQuery],
    ['lists in a query', (text) => parseQuery('a[]=1&'.repeat(text.length))],
    ['depth in a query', (text) => parseQuery(`a${'[b]'.repeat(text.length)}=1`)],
    ['text with tags', withoutTags],
    ['the words of a search', (text) => termsOf(text).map(stem)],
    ['slips of the keyboard', (text) => [swaps(text), spellings(text.slice(0, 200), new Set())]],
  ])('%s', (_what, run) => expectLinear(run));
});
