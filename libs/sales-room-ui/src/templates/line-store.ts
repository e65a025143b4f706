import { chatTextSchema } from '@vitrine/sales-room-protocol';

/** Most lines that are kept. */
export const LINE_LIMIT = 30;

/** Lines that a guide has ready for the chat, kept in this browser. */
export interface LineStore {
  /** The same array until it changes; null where nothing was ever kept. */
  read(): readonly string[] | null;
  write(lines: readonly string[]): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps lines under a key of local storage; what is broken or foreign in there counts as never kept. */
export function createLineStore(key: string, storage: Pick<Storage, 'getItem' | 'setItem'>): LineStore {
  const listeners = new Set<() => void>();
  let lines = parse(storage.getItem(key));
  return {
    read: () => lines,
    write(changed) {
      lines = changed.slice(0, LINE_LIMIT);
      try {
        storage.setItem(key, JSON.stringify(lines));
      } catch {
        // Full or forbidden: the lines live as long as the page.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function parse(text: string | null): readonly string[] | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((line) => chatTextSchema.safeParse(line).success).slice(0, LINE_LIMIT) : null;
  } catch {
    return null;
  }
}
