/** Most products that one presentation's list holds; the oldest go first. */
export const SAVED_LIMIT = 100;

const ID = /^[0-9a-f]{32}$/;

/** A list of products kept in this browser, for one presentation and one side of it. */
export interface SavedStore {
  /** Newest first; the same array until it changes. */
  read(): readonly string[];
  toggle(productId: string): void;
  subscribe(listener: () => void): () => void;
}

const NOTHING: readonly string[] = [];

/** Keeps a list under a key of local storage; what is broken or foreign in there counts as nothing. */
export function createSavedStore(key: string, storage: Pick<Storage, 'getItem' | 'setItem'>): SavedStore {
  const listeners = new Set<() => void>();
  let ids = parse(storage.getItem(key));
  return {
    read: () => ids,
    toggle(productId) {
      ids = ids.includes(productId) ? ids.filter((id) => id !== productId) : [productId, ...ids].slice(0, SAVED_LIMIT);
      try {
        storage.setItem(key, JSON.stringify(ids));
      } catch {
        // Full or forbidden: the list lives as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): readonly string[] {
  if (text === null) return NOTHING;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && ID.test(id)).slice(0, SAVED_LIMIT) : NOTHING;
  } catch {
    return NOTHING;
  }
}
