/** After `attempts` calls, the next ones have to wait `seconds`. */
export interface BackoffStep {
  attempts: number;
  seconds: number;
}

export const LOGIN_BACKOFF: BackoffStep[] = [
  { attempts: 10, seconds: 10 },
  { attempts: 15, seconds: 30 },
  { attempts: 20, seconds: 60 },
];

export const FORM_BACKOFF: BackoffStep[] = [
  { attempts: 3, seconds: 30 },
  { attempts: 5, seconds: 60 },
  { attempts: 10, seconds: 90 },
];

export interface RateLimiter {
  /** Counts a call; returns the seconds to wait when it is refused, else 0. */
  consume(key: string, steps: BackoffStep[]): number;
  reset(key: string): void;
}

const RESET_AFTER = 24 * 3_600_000;
const MAX_KEYS = 10_000;

/** `isOn` is asked at every call: what is switched off counts nothing. */
export function createRateLimiter(isOn: () => boolean = () => true, now: () => number = Date.now): RateLimiter {
  const states = new Map<string, { attempts: number; blockedUntil: number; last: number }>();
  return {
    consume(key, steps) {
      if (!isOn()) return 0;
      const time = now();
      const known = states.get(key);
      const state = known && time - known.last < RESET_AFTER ? known : { attempts: 0, blockedUntil: 0, last: time };
      if (time < state.blockedUntil) return Math.ceil((state.blockedUntil - time) / 1000);
      state.attempts += 1;
      state.last = time;
      const step = steps.filter((entry) => state.attempts >= entry.attempts).at(-1);
      if (step) state.blockedUntil = time + step.seconds * 1000;
      const oldest = states.keys().next();
      if (states.size >= MAX_KEYS && !oldest.done) states.delete(oldest.value);
      states.set(key, state);
      return 0;
    },
    reset: (key) => void states.delete(key),
  };
}
