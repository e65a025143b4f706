/** Local storage key of what was searched for on this device. */
export const LAST_SEARCHES_KEY = 'vitrine-last-searches';

/** Most searches that are remembered, and characters of the longest. */
const MOST = 5;
const LONGEST = 100;

const isTerm = (value: unknown): value is string => typeof value === 'string' && value !== '' && value.length <= LONGEST;
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** What was searched for, the latest first; whatever else the storage holds is left out. */
export function readLastSearches(storage: Pick<Storage, 'getItem'>): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(LAST_SEARCHES_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a search as the latest. A storage that is full or closed changes nothing. */
export function rememberSearch(storage: Pick<Storage, 'getItem' | 'setItem'>, text: string): void {
  const term = text.trim();
  if (!isTerm(term)) return;
  const others = readLastSearches(storage).filter((other) => !isSame(other, term));
  try {
    storage.setItem(LAST_SEARCHES_KEY, JSON.stringify([term, ...others].slice(0, MOST)));
  } catch {
    // Nothing is remembered then.
  }
}

/** Forgets what was searched for. */
export function forgetSearches(storage: Pick<Storage, 'removeItem'>): void {
  try {
    storage.removeItem(LAST_SEARCHES_KEY);
  } catch {
    // A storage that is closed holds nothing.
  }
}
