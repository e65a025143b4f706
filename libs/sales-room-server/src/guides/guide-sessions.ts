import { hashSecret, newSecret } from '../identifiers.ts';
import type { Logger } from '../logger.ts';
import { RoomError, isRoomError } from '../room-error.ts';
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

/** Guides' sign-ins. The admin tokens behind them are kept sealed and go nowhere but to the Admin API. */
export interface GuideSessions {
  /** Signs in; `secret` is the cookie's value. */
  signIn(username: string, password: string): Promise<{ guide: Guide; secret: string }>;
  find(secret: string | undefined): Promise<Guide | undefined>;
  /** Asks the Admin API whether the user still exists; a sign-in that it refuses is ended. */
  recheck(sessionHash: string): Promise<boolean>;
  signOut(sessionHash: string): Promise<void>;
}

const LIFETIME = '12 hours';
/** Sign-ins of one guide that hold at once: browsers that were left open. */
const SESSIONS_PER_GUIDE = 20;

/** See {@link GuideSessions}. */
export function createGuideSessions(services: { database: Database; secrets: SealedSecrets; adminApi: AdminApi | undefined; logger: Logger }): GuideSessions {
  const { database, secrets, adminApi, logger } = services;

  return {
    async signIn(username, password) {
      if (adminApi === undefined) throw new RoomError('admin-unavailable', 'ADMIN_API_ENDPOINT is not set.');
      const tokens = await adminApi.signIn(username, password);
      const user = await adminApi.whoAmI(tokens, username);
      const secret = newSecret();
      const sessionHash = hashSecret(secret);
      await database.query('delete from guide_session where expires_at < now()');
      await database.query(`insert into guide_session (id_hash, user_id, name, sealed_tokens, is_admin, expires_at) values ($1, $2, $3, $4, $5, now() + interval '${LIFETIME}')`, [
        sessionHash,
        user.id,
        user.name,
        secrets.seal(JSON.stringify({ ...tokens, username })),
        user.isAdmin,
      ]);
      await database.query(`delete from guide_session where user_id = $1 and id_hash not in (select id_hash from guide_session where user_id = $1 order by created_at desc limit ${SESSIONS_PER_GUIDE})`, [user.id]);
      logger.info('guide.signed-in', { guideId: user.id });
      return { guide: { ...user, sessionHash }, secret };
    },
    async find(secret) {
      if (secret === undefined || secret.length > 128) return undefined;
      const sessionHash = hashSecret(secret);
      const [row] = await database.query<{ user_id: string; name: string; is_admin: boolean }>('select user_id, name, is_admin from guide_session where id_hash = $1 and expires_at > now()', [sessionHash]);
      return row && { id: row.user_id, name: row.name, isAdmin: row.is_admin, sessionHash };
    },
    async recheck(sessionHash) {
      const [row] = await database.query<{ sealed_tokens: string }>('select sealed_tokens from guide_session where id_hash = $1 and expires_at > now()', [sessionHash]);
      const opened = row && secrets.open(row.sealed_tokens);
      if (opened === undefined) return false;
      const tokens = JSON.parse(opened) as AdminTokens & { username: string };
      try {
        const fresh = await adminApi?.refresh(tokens);
        if (fresh !== undefined) {
          await database.query('update guide_session set sealed_tokens = $2, checked_at = now() where id_hash = $1', [sessionHash, secrets.seal(JSON.stringify({ ...tokens, ...fresh }))]);
        }
        return true;
      } catch (error) {
        // A store that is down for a while must not end a running call.
        if (!isRoomError(error) || error.code !== 'session-expired') return true;
        await database.query('delete from guide_session where id_hash = $1', [sessionHash]);
        return false;
      }
    },
    async signOut(sessionHash) {
      await database.query('delete from guide_session where id_hash = $1', [sessionHash]);
      logger.info('guide.signed-out');
    },
  };
}
