/** Decides when to try again. Replaceable: a policy is one function. */
export interface ReconnectPolicy {
  /** Milliseconds before try number `attempt` (from 0), or null to give up. */
  delay(attempt: number): number | null;
}

/** Delays in milliseconds: quick at first, patient later, more than a minute in all. */
export const RECONNECT_DELAYS_MS = [0, 300, 700, 1_500, 3_000, 5_000, 7_000, 7_000, 7_000, 7_000, 10_000, 10_000, 10_000] as const;

/** The standard policy: {@link RECONNECT_DELAYS_MS}, each up to a quarter longer by chance, so that a room doesn't return all at once. */
export function createReconnectPolicy(random: () => number = Math.random): ReconnectPolicy {
  return {
    delay(attempt) {
      const base = RECONNECT_DELAYS_MS[attempt];
      return base === undefined ? null : Math.round(base * (1 + random() / 4));
    },
  };
}
