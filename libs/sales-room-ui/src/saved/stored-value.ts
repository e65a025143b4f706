/** A value kept in this browser. */
export interface StoredValue<Value> {
  /** The same value until it changes. */
  read(): Value;
  write(value: Value): void;
  subscribe(listener: () => void): () => void;
}

/**
 * Keeps a value under a key of local storage.
 * @param parse Reads what was kept; undefined where nothing was, or nothing that can be read. What is foreign in there counts as nothing.
 */
export function createStoredValue<Value>(
  key: string,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  parse: (kept: unknown) => Value,
): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let value = parse(readJson(storage.getItem(key)));
  return {
    read: () => value,
    write(changed) {
      value = changed;
      try {
        storage.setItem(key, JSON.stringify(value));
      } catch {
        // Full or forbidden: the value lives as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
