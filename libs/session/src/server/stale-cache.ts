/** A cache that answers at once with what it has and renews it behind the scenes. */
export interface StaleCache {
  /** The value of a key: fresh, else stale while a newer one is fetched, else fetched now; one fetch at a time per key. */
  get<T>(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

interface Entry {
  value: unknown;
  /** When the value came; undefined until the first one. */
  since: number | undefined;
  pending: Promise<unknown> | undefined;
}

const MOST_ENTRIES = 500;

function freezeDeep<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freezeDeep(part);
  }
  return value;
}

/**
 * A stale-while-revalidate cache. Values are shared by all requests, so they are frozen.
 * @param options.freshMs Milliseconds without a new fetch.
 * @param options.staleMs Milliseconds for which an older value still answers while a fetch runs or fails.
 */
export function createStaleCache(options: {
  freshMs: number;
  staleMs: number;
  onError: (key: string, error: unknown) => void;
  now?: () => number;
}): StaleCache {
  const now = options.now ?? Date.now;
  const entries = new Map<string, Entry>();

  function renew(key: string, entry: Entry, load: () => Promise<unknown>): Promise<unknown> {
    entry.pending ??= load().then(
      (value) => {
        entry.value = freezeDeep(value);
        entry.since = now();
        entry.pending = undefined;
        return value;
      },
      (error: unknown) => {
        entry.pending = undefined;
        if (entry.since === undefined) entries.delete(key);
        throw error;
      },
    );
    return entry.pending;
  }

  return {
    async get<T>(key: string, load: () => Promise<T>): Promise<T> {
      let entry = entries.get(key);
      if (!entry) {
        entry = { value: undefined, since: undefined, pending: undefined };
        entries.set(key, entry);
        const oldest = entries.keys().next().value;
        if (entries.size > MOST_ENTRIES && oldest !== undefined) entries.delete(oldest);
      }
      const age = entry.since === undefined ? Number.POSITIVE_INFINITY : now() - entry.since;
      if (age < options.freshMs) return entry.value as T;
      const renewal = renew(key, entry, load);
      if (age >= options.staleMs) return (await renewal) as T;
      renewal.catch((error: unknown) => options.onError(key, error));
      return entry.value as T;
    },
    clear: () => entries.clear(),
  };
}
