import { hashSecret, newSecret } from '../identifiers.ts';
import { errorFields, type Logger } from '../logger.ts';
import { isRoomError, RoomError } from '../room-error.ts';
import type { Database } from '../storage/database.ts';
import type { SealedSecrets } from '../storage/sealed-secrets.ts';
import type { AdminApi, AdminTokens } from './admin-api.ts';

/** A guide who is signed in. */
export interface Guide {
  id: string;
  name: string;
  /** Administrators manage every appointment, other guides their own. */
  isAdmin: boolean;
  /** Hash of the cookie's secret. */
  sessionHash: string;
}

/**
 * Guides' sign-ins. The admin tokens behind them are kept sealed and go nowhere but to the Admin API. Whoever uses a
 * sign-in that was last checked more than {@link FRESH_FOR_MS} ago has it checked there: a guide whose account is gone
 * or switched off is out within seconds, and rights are those of today. A store that doesn't answer logs nobody out.
 */
export interface GuideSessions {
  /** Signs in; `secret` is the cookie's value. */
  signIn(username: string, password: string): Promise<{ guide: Guide; secret: string }>;
  find(secret: string | undefined): Promise<Guide | undefined>;
  /** The same by the hash of the cookie's secret. */
  check(sessionHash: string): Promise<Guide | undefined>;
  /** The same as it was known last: asks nobody. */
  known(sessionHash: string): Promise<Guide | undefined>;
  signOut(sessionHash: string): Promise<void>;
}

/** A sign-in that was checked so recently isn't checked again, by whichever server. */
const FRESH_FOR_MS = 8_000;
/** How long a call waits for a check; one that takes longer counts for the next call. */
const PATIENCE_MS = 2_000;
const LIFETIME = '12 hours';
/** Sign-ins of one guide that hold at once: browsers that were left open. */
const SESSIONS_PER_GUIDE = 20;

interface Row {
  user_id: string;
  name: string;
  is_admin: boolean;
  is_stale: boolean;
}

/** See {@link GuideSessions}. `onEnded` hears of sign-ins that the store takes no more. */
export function createGuideSessions(services: {
  database: Database;
  secrets: SealedSecrets;
  adminApi: AdminApi | undefined;
  logger: Logger;
  onEnded?: (sessionHash: string) => void;
}): GuideSessions {
  const { database, secrets, adminApi, logger, onEnded } = services;
  const checks = new Map<string, Promise<void>>();

  async function read(sessionHash: string): Promise<{ guide: Guide; isStale: boolean } | undefined> {
    const [row] = await database.query<Row>(
      `select user_id, name, is_admin, checked_at < now() - interval '${FRESH_FOR_MS} milliseconds' as is_stale from guide_session where id_hash = $1 and expires_at > now()`,
      [sessionHash],
    );
    return row && { guide: { id: row.user_id, name: row.name, isAdmin: row.is_admin, sessionHash }, isStale: row.is_stale };
  }

  /** Asks the Admin API, unless another server has just begun to. */
  async function ask(sessionHash: string): Promise<void> {
    const [claimed] = await database.query<{ sealed_tokens: string }>(
      `update guide_session set checked_at = now() where id_hash = $1 and checked_at < now() - interval '${FRESH_FOR_MS} milliseconds' returning sealed_tokens`,
      [sessionHash],
    );
    if (claimed === undefined || adminApi === undefined) return;
    const opened = secrets.open(claimed.sealed_tokens);
    try {
      if (opened === undefined) throw new RoomError('session-expired', 'The tokens were sealed with another secret.');
      const { username, ...tokens } = JSON.parse(opened) as AdminTokens & { username: string };
      const checked = await adminApi.check(tokens, username);
      const sealed = checked.tokens === tokens ? claimed.sealed_tokens : secrets.seal(JSON.stringify({ ...checked.tokens, username }));
      await database.query(
        'update guide_session set sealed_tokens = $2, is_admin = coalesce($3, is_admin), name = coalesce($4, name) where id_hash = $1',
        [sessionHash, sealed, checked.user?.isAdmin ?? null, checked.user?.name ?? null],
      );
    } catch (error) {
      // A store that is down for a while must not end a running call.
      if (!isRoomError(error) || error.code !== 'session-expired') return logger.debug('guide.check-failed', errorFields(error));
      // Tokens that another server has renewed meanwhile were refused for that.
      const ended = await database.query('delete from guide_session where id_hash = $1 and sealed_tokens = $2 returning id_hash', [
        sessionHash,
        claimed.sealed_tokens,
      ]);
      if (ended.length === 0) return;
      logger.info('guide.ended');
      onEnded?.(sessionHash);
    }
  }

  /** Settles when it has been asked, or when nobody should wait any longer. */
  async function asked(sessionHash: string): Promise<void> {
    const running =
      checks.get(sessionHash) ??
      ask(sessionHash)
        .catch((error: unknown) => logger.warn('guide.check-failed', errorFields(error)))
        .finally(() => checks.delete(sessionHash));
    checks.set(sessionHash, running);
    let timer: NodeJS.Timeout | undefined;
    await Promise.race([running, new Promise<void>((late) => (timer = setTimeout(late, PATIENCE_MS)))]);
    clearTimeout(timer);
  }

  const sessions: GuideSessions = {
    async signIn(username, password) {
      if (adminApi === undefined) throw new RoomError('admin-unavailable', 'ADMIN_API_ENDPOINT is not set.');
      const tokens = await adminApi.signIn(username, password);
      const user = await adminApi.whoAmI(tokens, username);
      const secret = newSecret();
      const sessionHash = hashSecret(secret);
      await database.query('delete from guide_session where expires_at < now()');
      await database.query(
        `insert into guide_session (id_hash, user_id, name, sealed_tokens, is_admin, expires_at) values ($1, $2, $3, $4, $5, now() + interval '${LIFETIME}')`,
        [sessionHash, user.id, user.name, secrets.seal(JSON.stringify({ ...tokens, username })), user.isAdmin],
      );
      await database.query(
        `delete from guide_session where user_id = $1 and id_hash not in (select id_hash from guide_session where user_id = $1 order by created_at desc limit ${SESSIONS_PER_GUIDE})`,
        [user.id],
      );
      logger.info('guide.signed-in', { guideId: user.id });
      return { guide: { ...user, sessionHash }, secret };
    },
    async find(secret) {
      return secret === undefined || secret.length > 128 ? undefined : sessions.check(hashSecret(secret));
    },
    async check(sessionHash) {
      const found = await read(sessionHash);
      if (found?.isStale !== true) return found?.guide;
      await asked(sessionHash);
      return (await read(sessionHash))?.guide;
    },
    async known(sessionHash) {
      return (await read(sessionHash))?.guide;
    },
    async signOut(sessionHash) {
      await database.query('delete from guide_session where id_hash = $1', [sessionHash]);
      logger.info('guide.signed-out');
    },
  };
  return sessions;
}
