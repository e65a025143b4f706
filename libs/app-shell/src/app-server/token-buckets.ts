/** Asks for one of a key's tokens: 0 where it has one, otherwise the milliseconds until it has. */
export type TokenBuckets = (key: string) => number;

const KEYS = 10_000;

/**
 * A bucket of tokens for each key: `burst` at once, `perSecond` in the long run. It remembers a bounded number of keys;
 * the one that was heard longest ago is forgotten first. `now` gives milliseconds.
 */
export function createTokenBuckets(
  limit: { readonly perSecond: number; readonly burst: number },
  now: () => number = () => performance.now(),
): TokenBuckets {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (key) => {
    const time = now();
    const bucket = buckets.get(key) ?? { tokens: limit.burst, at: time };
    bucket.tokens = Math.min(limit.burst, bucket.tokens + ((time - bucket.at) / 1_000) * limit.perSecond);
    bucket.at = time;
    buckets.delete(key);
    buckets.set(key, bucket);
    const oldest = buckets.keys().next().value;
    if (buckets.size > KEYS && oldest !== undefined) buckets.delete(oldest);
    if (bucket.tokens < 1) return Math.ceil(((1 - bucket.tokens) / limit.perSecond) * 1_000);
    bucket.tokens -= 1;
    return 0;
  };
}
