import { randomHex } from './digest.ts';

/**
 * Milliseconds for which a call that left the browser before its new cookies came still finds its session: as long as a
 * page waits for one.
 */
const REMEMBERED_MS = 10_000;
const MOST_MOVES = 20_000;

/** What tells whose call it is: the visit and the token that its cookies name. */
export interface Whereabouts {
  readonly visit: string | undefined;
  readonly token: string | undefined;
}

/**
 * Follows a session from one token to the next for a short while. A call that left the browser before the answer with
 * the new cookies arrived brings the old ones: token and visit together prove that it belongs there. Neither is enough
 * alone, and nothing leads from a call without a token into a session. Each move ends its visit and begins another one.
 */
export interface TokenSuccession {
  /** Where a session is by now: the same whereabouts where it has not moved. */
  follow(sent: Whereabouts): Whereabouts;
  /** Notes that a session has moved, and gives its new whereabouts: the token, and a visit that nobody has seen before. */
  recordChange(from: Whereabouts, token: string): Whereabouts & { readonly visit: string; readonly token: string };
}

interface Move {
  readonly to: Whereabouts;
  readonly until: number;
}

/** A visit's id. It never reaches a script. */
export const newVisit = (): string => randomHex(16);

/** The token changes of this process. */
export function createTokenSuccession(now: () => number = Date.now): TokenSuccession {
  const moves = new Map<string, Move>();

  function next({ visit, token }: Whereabouts): Whereabouts | undefined {
    if (visit === undefined || token === undefined) return undefined;
    const key = `${visit} ${token}`;
    const move = moves.get(key);
    if (move && move.until > now()) return move.to;
    if (move) moves.delete(key);
    return undefined;
  }

  return {
    follow(sent) {
      let current = sent;
      // Each move leads to a visit of its own, so that no chain leads back; it ends where its moves are forgotten.
      for (let later = next(current); later !== undefined; later = next(current)) current = later;
      return current;
    },
    recordChange(from, token) {
      const to = { visit: newVisit(), token };
      if (from.visit === undefined || from.token === undefined) return to;
      const key = `${from.visit} ${from.token}`;
      moves.delete(key);
      moves.set(key, { to, until: now() + REMEMBERED_MS });
      for (const [oldest, move] of moves) {
        if (move.until > now() && moves.size <= MOST_MOVES) break;
        moves.delete(oldest);
      }
      return to;
    },
  };
}
