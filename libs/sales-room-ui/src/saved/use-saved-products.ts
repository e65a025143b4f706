import { useCallback, useSyncExternalStore } from 'react';
import { useRoomIdentity } from '../room/room-provider.tsx';
import { createSavedStore, type SavedStore } from './saved-store.ts';

const stores = new Map<string, SavedStore>();
const NOTHING: readonly string[] = [];

function storeOf(key: string): SavedStore {
  const store = stores.get(key) ?? createSavedStore(key, window.localStorage);
  stores.set(key, store);
  return store;
}

/** The viewer's bookmarks of this presentation; a guide's saved products. They stay in this browser. */
export function useSavedProducts(): { ids: readonly string[]; toggle(productId: string): void } {
  const { path, viewerType } = useRoomIdentity();
  const key = `vitrine-saved:${viewerType}:${path}`;
  const subscribe = useCallback((listener: () => void) => storeOf(key).subscribe(listener), [key]);
  const ids = useSyncExternalStore(
    subscribe,
    () => storeOf(key).read(),
    () => NOTHING,
  );
  return { ids, toggle: (productId) => storeOf(key).toggle(productId) };
}
