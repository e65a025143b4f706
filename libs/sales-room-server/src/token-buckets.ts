import { RoomError } from './room-error.ts';

/** A bucket of tokens: what may come of one kind. */
export interface RateLimit {
  /** How many at once. */
  burst: number;
  /** How many a second after that. */
  perSecond: number;
}

/** Token buckets by a key: a kind of message, an address, a room. */
export interface TokenBuckets<Key extends string> {
  /** Takes one; refused with `rate-limited`, this detail and the time to wait. */
  take(key: Key, detail: string): void;
}

const KEYS = 10_000;

/** See {@link TokenBuckets}. `now` gives milliseconds. */
export function createTokenBuckets<Key extends string>(
  limitOf: (key: Key) => RateLimit,
  { now = () => performance.now() }: { now?: () => number } = {},
): TokenBuckets<Key> {
  const states = new Map<Key, { tokens: number; at: number }>();
  return {
    take(key, detail) {
      const { burst, perSecond } = limitOf(key);
      const time = now();
      const state = states.get(key) ?? { tokens: burst, at: time };
      state.tokens = Math.min(burst, state.tokens + ((time - state.at) / 1_000) * perSecond);
      state.at = time;
      // The one that was heard longest ago is forgotten first.
      states.delete(key);
      states.set(key, state);
      const oldest = states.keys().next().value;
      if (states.size > KEYS && oldest !== undefined) states.delete(oldest);
      if (state.tokens < 1)
        throw new RoomError('rate-limited', detail, { retryAfterMs: Math.ceil(((1 - state.tokens) / perSecond) * 1_000) });
      state.tokens -= 1;
    },
  };
}
