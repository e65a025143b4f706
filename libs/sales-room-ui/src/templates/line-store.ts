import { chatTextSchema } from '@vitrine/sales-room-protocol';
import { createStoredValue, type StoredValue } from '../saved/stored-value.ts';

/** Most lines that are kept. */
export const LINE_LIMIT = 30;

/** Lines that a guide has ready for the chat, kept in this browser; null where none ever were. */
export type LineStore = StoredValue<readonly string[] | null>;

/** Keeps lines under a key of local storage; what is broken or foreign in there counts as never kept. */
export function createLineStore(key: string, storage: Pick<Storage, 'getItem' | 'setItem'>): LineStore {
  const { write, ...store } = createStoredValue(key, storage, keptLines);
  return { ...store, write: (lines) => write(lines?.slice(0, LINE_LIMIT) ?? null) };
}

function keptLines(kept: unknown): readonly string[] | null {
  return Array.isArray(kept) ? kept.filter((line) => chatTextSchema.safeParse(line).success).slice(0, LINE_LIMIT) : null;
}
