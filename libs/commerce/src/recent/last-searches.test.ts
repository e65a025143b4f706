import { beforeEach, describe, expect, it } from 'vitest';
import { forgetSearches, LAST_SEARCHES_KEY, readLastSearches, rememberSearch } from './last-searches.ts';

const held = new Map<string, string>();
const storage = {
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => void held.set(key, value),
  removeItem: (key: string) => void held.delete(key),
};
const closed = {
  getItem: () => {
    throw new Error('closed');
  },
  setItem: () => {
    throw new Error('full');
  },
  removeItem: () => {
    throw new Error('closed');
  },
};
beforeEach(() => held.clear());

describe('what was searched for', () => {
  it('is remembered with the latest first, each once, at most five', () => {
    for (const term of ['lamp', 'vase', 'oak', ' Lamp ', 'mug', 'tray', 'bowl']) rememberSearch(storage, term);
    expect(readLastSearches(storage)).toEqual(['bowl', 'tray', 'mug', 'Lamp', 'oak']);
  });

  it.each(['', '   ', 'x'.repeat(101)])('is not remembered where it is no word or a page of text: %j', (term) => {
    rememberSearch(storage, term);
    expect(held.size).toBe(0);
  });

  it.each(['no json', '{"a":1}', 'null', '[1,"",null,{"x":2}]', JSON.stringify(['y'.repeat(101)])])(
    'is nothing where the storage holds something else: %s',
    (text) => {
      held.set(LAST_SEARCHES_KEY, text);
      expect(readLastSearches(storage)).toEqual([]);
    },
  );

  it('is forgotten on demand', () => {
    rememberSearch(storage, 'lamp');
    forgetSearches(storage);
    expect(readLastSearches(storage)).toEqual([]);
  });

  it('is nothing in a storage that is closed or full, which breaks nothing', () => {
    rememberSearch(closed, 'lamp');
    rememberSearch({ ...storage, setItem: closed.setItem }, 'lamp');
    forgetSearches(closed);
    expect([readLastSearches(closed), readLastSearches(storage)]).toEqual([[], []]);
  });
});
