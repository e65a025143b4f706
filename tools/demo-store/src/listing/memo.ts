import type { CatalogueIndex } from '../store/catalogue-index.ts';

const memos = new WeakMap<CatalogueIndex, Map<string, unknown>>();

/** What follows from the catalogue alone, worked out once for each name. The name decides the type. */
export function memoized<T>(index: CatalogueIndex, name: string, make: () => T): T {
  let memo = memos.get(index);
  if (!memo) {
    memo = new Map();
    memos.set(index, memo);
  }
  if (!memo.has(name)) memo.set(name, make());
  return memo.get(name) as T;
}

export function isMemoized(index: CatalogueIndex, name: string): boolean {
  return memos.get(index)?.has(name) ?? false;
}
