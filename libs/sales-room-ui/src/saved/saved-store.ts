import { createStoredValue, type StoredValue } from './stored-value.ts';

/** Most products that one presentation's list holds; the oldest go first. */
export const SAVED_LIMIT = 100;

const ID = /^[0-9a-f]{32}$/;

/** A list of products kept in this browser, for one presentation and one side of it; newest first. */
export interface SavedStore extends Omit<StoredValue<readonly string[]>, 'write'> {
  toggle(productId: string): void;
}

const NOTHING: readonly string[] = [];

/** Keeps a list under a key of local storage; what is broken or foreign in there counts as nothing. */
export function createSavedStore(key: string, storage: Pick<Storage, 'getItem' | 'setItem'>): SavedStore {
  const { read, write, subscribe } = createStoredValue(key, storage, savedIds);
  return {
    read,
    subscribe,
    toggle(productId) {
      const ids = read();
      write(ids.includes(productId) ? ids.filter((id) => id !== productId) : [productId, ...ids].slice(0, SAVED_LIMIT));
    },
  };
}

function savedIds(kept: unknown): readonly string[] {
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(0, SAVED_LIMIT) : NOTHING;
}
