import { hashSecret } from '../identifiers.ts';
import { networkOf } from '../origins/address-network.ts';
import { RoomError } from '../room-error.ts';
import type { Database, Queryable } from '../storage/database.ts';

/** One try to sign in. It counts as a wrong one until something else is said. */
export interface LoginAttempt {
  /** The password was right: what this address got wrong about this name before is forgotten too. */
  succeeded(): Promise<void>;
  /** Nobody has looked at the password. */
  takeBack(): Promise<void>;
}

/** Slows down who guesses passwords. */
export interface LoginThrottle {
  /** Counts a try before it is made, so that a thousand at once are no more than one after another; refused with `login-throttled` and the time to wait. */
  begin(username: string, address: string): Promise<LoginAttempt>;
}

interface Rule {
  /** So many wrong tries are free. */
  readonly free: number;
  readonly longestPauseMs: number | 'first';
  /** After so long one wrong try is forgiven. */
  readonly forgivenAfterMs: number;
}

const FIRST_PAUSE_MS = 2_000;

/**
 * What counts. A name by itself slows nobody down for long, however often it is guessed: whoever knows a guide's name
 * could lock the guide out. Only an address that has failed itself waits up to 15 minutes.
 */
const RULES = {
  /** One name from one address. */
  pair: { free: 5, longestPauseMs: 15 * 60_000, forgivenAfterMs: 5 * 60_000 },
  /** One address with whatever names; an office has one address for all its guides. */
  address: { free: 10, longestPauseMs: 15 * 60_000, forgivenAfterMs: 5 * 60_000 },
  /** One name from everywhere: whoever guesses from many addresses gets one try in two seconds. */
  name: { free: 100, longestPauseMs: 'first', forgivenAfterMs: 30_000 },
} as const satisfies Record<string, Rule>;

/** More than all who sign in in a day; beyond it the oldest are forgotten. */
const MAX_ROWS = 50_000;
/** What was last counted so long ago is forgiven by every rule. */
const KEPT_FOR = '3 hours';
const TIDY_EVERY = 200;

interface Row {
  key_hash: string;
  count: number;
  /** Milliseconds since it was last counted, and until another try is let through. */
  age: number;
  wait: number | null;
}

/**
 * See {@link LoginThrottle}. Counts are kept in the database: they outlive a restart and hold for all servers together.
 * Names and addresses are kept as hashes alone.
 */
export function createLoginThrottle(
  database: Database,
  { maxRows = MAX_ROWS, tidyEvery = TIDY_EVERY, firstPauseMs = FIRST_PAUSE_MS } = {},
): LoginThrottle {
  let attempts = 0;

  async function tidy(): Promise<void> {
    await database.query(`delete from login_attempt where counted_at < now() - interval '${KEPT_FOR}'`);
    await database.query(
      'delete from login_attempt where key_hash in (select key_hash from login_attempt order by counted_at desc offset $1)',
      [maxRows],
    );
  }

  /** Counts one more by this rule. Returns the end of the pause that it began, to the microsecond. */
  async function count(tx: Queryable, rule: Rule, { key_hash: keyHash, count: before, age }: Row): Promise<string | null> {
    const forgiven = Math.max(0, before - Math.max(0, age) / rule.forgivenAfterMs);
    const now = forgiven + 1;
    const over = Math.ceil(now) - rule.free;
    const longest = rule.longestPauseMs === 'first' ? firstPauseMs : Math.max(firstPauseMs, rule.longestPauseMs);
    const pause = over < 0 ? 0 : Math.min(firstPauseMs * 2 ** over, longest);
    // Beyond the longest pause nothing is added: what decays must not take days.
    const most = rule.free + Math.log2(longest / firstPauseMs) + 1;
    const [row] = await tx.query<{ blocked_until: string | null }>(
      `update login_attempt set count = $2, counted_at = clock_timestamp(), blocked_until = case when $3::int = 0 then null else clock_timestamp() + $3::int * interval '1 millisecond' end
         where key_hash = $1 returning blocked_until::text`,
      [keyHash, Math.min(now, most), pause],
    );
    return row?.blocked_until ?? null;
  }

  return {
    async begin(username, address) {
      const name = username.toLowerCase();
      const network = networkOf(address);
      const rules = new Map<string, Rule>([
        [hashSecret(`login of ${name} from ${network}`), RULES.pair],
        [hashSecret(`login from ${network}`), RULES.address],
        [hashSecret(`login of ${name}`), RULES.name],
      ]);
      const pairHash = [...rules.keys()][0] ?? '';
      // Always in the same order: two that share a name and an address must not wait for each other.
      const hashes = [...rules.keys()].sort();
      const pauses = await database.transaction(async (tx) => {
        await tx.query('insert into login_attempt (key_hash) select unnest($1::text[]) on conflict do nothing', [hashes]);
        const rows = await tx.query<Row>(
          `select key_hash, count, extract(epoch from clock_timestamp() - counted_at) * 1000 as age, extract(epoch from blocked_until - clock_timestamp()) * 1000 as wait
             from login_attempt where key_hash = any($1) order by key_hash for update`,
          [hashes],
        );
        const wait = Math.max(0, ...rows.map((row) => Number(row.wait ?? 0)));
        // What was inserted goes with the transaction: who is refused leaves nothing behind.
        if (wait > 0) throw new RoomError('login-throttled', 'Too many attempts.', { retryAfterMs: Math.ceil(wait) });
        const ends: { keyHash: string; until: string | null }[] = [];
        for (const row of rows) {
          const rule = rules.get(row.key_hash);
          if (rule !== undefined) ends.push({ keyHash: row.key_hash, until: await count(tx, rule, { ...row, age: Number(row.age) }) });
        }
        return ends;
      });
      attempts += 1;
      if (attempts % tidyEvery === 0) await tidy();

      // A pause that this try began ends with it; one that another try began since then stays.
      const undo = async (tx: Queryable) => {
        for (const { keyHash, until } of pauses) {
          await tx.query(
            'update login_attempt set count = greatest(0, count - 1), blocked_until = case when blocked_until::text = $2 then null else blocked_until end where key_hash = $1',
            [keyHash, until],
          );
        }
      };
      return {
        takeBack: () => database.transaction(undo),
        succeeded: () =>
          database.transaction(async (tx) => {
            await undo(tx);
            await tx.query('delete from login_attempt where key_hash = $1', [pairHash]);
          }),
      };
    },
  };
}
