/** Local storage key of a guest's wish list. */
export const WISHLIST_STORAGE_KEY = 'sw-wishlist-items';

const ID = /^[0-9a-f]{32}$/;

/** The ids on a guest's wish list; what is no id is left out. */
export function readLocalWishlist(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(WISHLIST_STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter((id): id is string => typeof id === 'string' && ID.test(id)))] : [];
  } catch {
    return [];
  }
}

/** Keeps a guest's wish list; without ids the key goes. A storage that is full or closed changes nothing. */
export function writeLocalWishlist(storage: Pick<Storage, 'setItem' | 'removeItem'>, ids: readonly string[]): void {
  try {
    if (ids.length === 0) storage.removeItem(WISHLIST_STORAGE_KEY);
    else storage.setItem(WISHLIST_STORAGE_KEY, JSON.stringify(ids));
  } catch {
    // Private windows may have no storage: the list then lives as long as the page.
  }
}
