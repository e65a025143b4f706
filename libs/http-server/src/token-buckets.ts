/** A bucket of tokens: what may come of one kind. */
export interface RateLimit {
  /** How many at once. */
  readonly burst: number;
  /** How many a second after that. */
  readonly perSecond: number;
}

/** Asks for one of a key's tokens: 0 where it has one, otherwise the milliseconds until it has. */
export type TokenBuckets<Key extends string = string> = (key: Key) => number;

const KEYS = 10_000;

/**
 * A bucket of tokens for each key: an address, a kind of message, a room. It remembers a bounded number of keys; the one
 * that was heard longest ago is forgotten first. `now` gives milliseconds.
 */
export function createTokenBuckets<Key extends string = string>(
  limit: RateLimit | ((key: Key) => RateLimit),
  now: () => number = () => performance.now(),
): TokenBuckets<Key> {
  const limitOf = typeof limit === 'function' ? limit : () => limit;
  const buckets = new Map<Key, { tokens: number; at: number }>();
  return (key) => {
    const { burst, perSecond } = limitOf(key);
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: burst, at: time };
    bucket.tokens = Math.min(burst, bucket.tokens + ((time - bucket.at) / 1_000) * perSecond);
    bucket.at = time;
    buckets.delete(key);
    buckets.set(key, bucket);
    const oldest = buckets.keys().next().value;
    if (buckets.size > KEYS && oldest !== undefined) buckets.delete(oldest);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) / perSecond) * 1_000);
    bucket.tokens -= 1;
    return 0;
  };
}
