/** Milliseconds for which requests that left a browser before its new cookie came still find their session. */
const REMEMBERED_MS = 30_000;
const MOST_VISITS = 20_000;

/**
 * Follows a visit from one token to the next for a short while. Requests that left the browser before the answer
 * with the new cookie arrived name the old token, or none; the visit's id, which only that browser knows, tells
 * that they belong to the same visitor. The old token alone is never enough.
 */
export interface Visits {
  /** The token that a visit has by now, given the one that its request named. */
  current(visit: string | undefined, token: string | undefined): string | undefined;
  /** The visit's new session, made at most once however many requests ask at the same time. */
  mint(visit: string | undefined, make: () => Promise<string>): Promise<string>;
  /** Notes that a visit's token has changed. */
  moved(visit: string | undefined, from: string | undefined, to: string): void;
}

interface Memory {
  readonly to: string;
  readonly until: number;
}

/** Visits of this process. */
export function createVisits(now: () => number = Date.now): Visits {
  const moves = new Map<string, Memory>();
  const minting = new Map<string, Promise<string>>();
  const keyOf = (visit: string, token: string | undefined) => `${visit} ${token ?? ''}`;

  function next(visit: string, token: string | undefined): string | undefined {
    const key = keyOf(visit, token);
    const memory = moves.get(key);
    if (memory && memory.until > now()) return memory.to;
    if (memory) moves.delete(key);
    return undefined;
  }

  function moved(visit: string | undefined, from: string | undefined, to: string): void {
    if (!visit || from === to) return;
    // A token that is in use again has no successor: a chain of moves must end.
    moves.delete(keyOf(visit, to));
    moves.delete(keyOf(visit, from));
    moves.set(keyOf(visit, from), { to, until: now() + REMEMBERED_MS });
    for (const [key, memory] of moves) {
      if (memory.until > now() && moves.size <= MOST_VISITS) break;
      moves.delete(key);
    }
  }

  return {
    current(visit, token) {
      let current = token;
      if (!visit) return current;
      for (let step = 0; step < 8; step += 1) {
        const later = next(visit, current);
        if (later === undefined) break;
        current = later;
      }
      return current;
    },
    async mint(visit, make) {
      if (!visit) return make();
      const known = next(visit, undefined);
      if (known !== undefined) return known;
      const pending = minting.get(visit);
      if (pending) return pending;
      const made = make().then((token) => {
        moved(visit, undefined, token);
        return token;
      });
      minting.set(visit, made);
      try {
        return await made;
      } finally {
        minting.delete(visit);
      }
    },
    moved,
  };
}
