import { RoomError } from '../room-error.ts';

/** Slows down who guesses passwords. */
export interface LoginThrottle {
  /** Refused with `login-throttled` and the time to wait. */
  check(keys: readonly string[]): void;
  failed(keys: readonly string[]): void;
  succeeded(keys: readonly string[]): void;
}

const FREE_ATTEMPTS = 5;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 15 * 60_000;
const MAX_KEYS = 10_000;

/** Each failure after the fifth doubles the pause, from 2 seconds to 15 minutes, per key (user name, address). */
export function createLoginThrottle(now: () => number = Date.now): LoginThrottle {
  const failures = new Map<string, { count: number; until: number }>();
  return {
    check(keys) {
      const until = Math.max(0, ...keys.map((key) => failures.get(key)?.until ?? 0));
      if (until > now()) throw new RoomError('login-throttled', 'Too many attempts.', { retryAfterMs: until - now() });
    },
    failed(keys) {
      for (const key of keys) {
        const count = (failures.get(key)?.count ?? 0) + 1;
        const pause = count < FREE_ATTEMPTS ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (count - FREE_ATTEMPTS), LONGEST_PAUSE_MS);
        failures.delete(key);
        failures.set(key, { count, until: now() + pause });
        const oldest = failures.keys().next().value;
        if (failures.size > MAX_KEYS && oldest !== undefined) failures.delete(oldest);
      }
    },
    succeeded(keys) {
      for (const key of keys) failures.delete(key);
    },
  };
}
