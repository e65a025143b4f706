import { createTokenBuckets, type RateLimit } from '@vitrine/http-server';
import { RoomError } from './room-error.ts';

/** Token buckets by a key: a kind of message, an address, a room. */
export interface RefusingBuckets<Key extends string> {
  /** Takes one; refused with `rate-limited`, this detail and the time to wait. */
  take(key: Key, detail: string): void;
}

/** See {@link RefusingBuckets}. `now` gives milliseconds. */
export function createRefusingBuckets<Key extends string>(limitOf: (key: Key) => RateLimit, now?: () => number): RefusingBuckets<Key> {
  const ask = createTokenBuckets(limitOf, now);
  return {
    take(key, detail) {
      const retryAfterMs = ask(key);
      if (retryAfterMs > 0) throw new RoomError('rate-limited', detail, { retryAfterMs });
    },
  };
}
