import { describe, expect, it } from 'vitest';
import { readLocalWishlist, WISHLIST_STORAGE_KEY, writeLocalWishlist } from './local-wishlist.ts';

const id = 'a'.repeat(32);

function storage(initial?: string) {
  const values = new Map(initial === undefined ? [] : [[WISHLIST_STORAGE_KEY, initial]]);
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

describe("a guest's wish list", () => {
  it('is kept under the local storage key sw-wishlist-items', () => {
    const store = storage();
    writeLocalWishlist(store, [id]);
    expect([...store.values]).toEqual([['sw-wishlist-items', JSON.stringify([id])]]);
    expect(readLocalWishlist(store)).toEqual([id]);
  });
  it.each([['not json'], ['{}'], ['[1, "x", null]']])('is empty where the storage holds %s', (text) => {
    expect(readLocalWishlist(storage(text))).toEqual([]);
  });
});
