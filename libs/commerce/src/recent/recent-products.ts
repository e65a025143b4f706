/** Local storage key of the products that were seen on this device. */
export const RECENT_STORAGE_KEY = 'vitrine-recent-products';

/** Most products that are remembered. */
export const RECENT_LIMIT = 24;

const ID = /^[0-9a-f]{32}$/;

/** A product that was seen. Of one that comes in variants, the variant seen last. */
export interface RecentProduct {
  readonly id: string;
  /** The product that its variants share; its own id where it has none. */
  readonly family: string;
}

function isRecentProduct(value: unknown): value is RecentProduct {
  if (typeof value !== 'object' || value === null) return false;
  const { id, family } = value as Partial<Record<keyof RecentProduct, unknown>>;
  return typeof id === 'string' && ID.test(id) && typeof family === 'string' && ID.test(family);
}

/** The products that were seen, the latest first; whatever else the storage holds is left out. */
export function readRecentProducts(storage: Pick<Storage, 'getItem'>): RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(RECENT_STORAGE_KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    const families = new Map<string, RecentProduct>();
    for (const entry of stored.filter(isRecentProduct))
      if (!families.has(entry.family)) families.set(entry.family, { id: entry.id, family: entry.family });
    return [...families.values()].slice(0, RECENT_LIMIT);
  } catch {
    return [];
  }
}

/** Remembers a product as the one seen last. A storage that is full or closed changes nothing. */
export function rememberProduct(storage: Pick<Storage, 'getItem' | 'setItem'>, { id, family }: RecentProduct): void {
  if (!isRecentProduct({ id, family })) return;
  const others = readRecentProducts(storage).filter((entry) => entry.family !== family);
  try {
    storage.setItem(RECENT_STORAGE_KEY, JSON.stringify([{ id, family }, ...others].slice(0, RECENT_LIMIT)));
  } catch {
    // Nothing is remembered then.
  }
}

/** Forgets what was seen. */
export function forgetRecentProducts(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(RECENT_STORAGE_KEY);
  } catch {
    // A storage that is closed holds nothing.
  }
}
