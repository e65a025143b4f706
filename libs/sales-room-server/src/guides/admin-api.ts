import { createHash } from 'node:crypto';
import { isStoreApiError } from '@vitrine/store-api-client';
import {
  type AdminTokens as ClientTokens,
  type AdminUser as Profile,
  createAdminApiClient,
  getAdminUser,
  refreshAdminTokens,
  signInGuide,
} from '@vitrine/store-api-client/admin';
import { RoomError } from '../room-error.ts';

/** Tokens of an admin user. They stay on this server. */
export interface AdminTokens {
  accessToken: string;
  refreshToken: string;
}

/** Who an admin user is. */
export interface AdminUser {
  id: string;
  name: string;
  /** Administrators manage every appointment, other guides their own. */
  isAdmin: boolean;
}

/** The part of the Admin API that guides sign in with. */
export interface AdminApi {
  /** Refused with `login-failed` where user name or password is wrong. */
  signIn(username: string, password: string): Promise<AdminTokens>;
  /** Refused with `session-expired` where the refresh token isn't taken any more. */
  refresh(tokens: AdminTokens): Promise<AdminTokens>;
  /** Who the tokens belong to; `username` names them where the server can't say more. */
  whoAmI(tokens: AdminTokens, username: string): Promise<AdminUser>;
  /**
   * What has become of a sign-in: the user with the rights of today, and new tokens where the old ones had run out.
   * Where the server tells nobody who they are, a refresh token that is still taken says enough.
   * Refused with `session-expired` where the account is gone or switched off.
   */
  check(tokens: AdminTokens, username: string): Promise<{ user: AdminUser | undefined; tokens: AdminTokens }>;
}

/** A check is waited for: a store that is slow must not hold up a room. */
const CHECK_TIMEOUT_MS = 5_000;

/** Talks to an Admin API at `endpoint` (with `/api`). */
export function createAdminApi(endpoint: string): AdminApi {
  async function tokensFrom(grant: Promise<ClientTokens>, refusal: 'login-failed' | 'session-expired'): Promise<AdminTokens> {
    const { accessToken, refreshToken } = await grant.catch((error: unknown) => {
      throw roomErrorOf(error, refusal);
    });
    if (refreshToken === undefined) throw new RoomError('admin-unavailable', 'The Admin API gave no refresh token.');
    return { accessToken, refreshToken };
  }

  const refresh = (tokens: AdminTokens) =>
    tokensFrom(
      refreshAdminTokens(createAdminApiClient({ endpoint, timeoutMs: CHECK_TIMEOUT_MS, tokens: { ...tokens, expiresAt: 0 } })),
      'session-expired',
    );
  const profileOf = ({ accessToken }: AdminTokens, timeoutMs?: number) =>
    getAdminUser(
      createAdminApiClient({
        endpoint,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
        tokens: { accessToken, expiresAt: Number.POSITIVE_INFINITY },
      }),
    );

  /** The profile, where the server gives one for these tokens. */
  async function profileNow(tokens: AdminTokens): Promise<Profile | undefined> {
    const profile = await profileOf(tokens, CHECK_TIMEOUT_MS).catch((error: unknown) => {
      const refusal = roomErrorOf(error, 'session-expired');
      // What isn't said, or not to this token, isn't an outage.
      if (refusal.code === 'session-expired' || (isStoreApiError(error) && error.statusCode === 404)) return undefined;
      throw refusal;
    });
    if (profile?.active === false) throw new RoomError('session-expired', 'The account is switched off.');
    return profile?.id === undefined ? undefined : profile;
  }

  return {
    signIn: (username, password) => tokensFrom(signInGuide(createAdminApiClient({ endpoint }), { username, password }), 'login-failed'),
    refresh,
    async whoAmI(tokens, username) {
      const user = await profileOf(tokens).catch((error: unknown) => {
        if (isStoreApiError(error) && (error.statusCode === 401 || error.statusCode === 0 || error.statusCode === 408))
          throw roomErrorOf(error, 'session-expired');
        return undefined;
      });
      return userOf(user, tokens, username);
    },
    async check(tokens, username) {
      const profile = await profileNow(tokens);
      if (profile !== undefined) return { user: userOf(profile, tokens, username), tokens };
      const fresh = await refresh(tokens);
      const again = await profileNow(fresh);
      return { user: again && userOf(again, fresh, username), tokens: fresh };
    },
  };
}

function userOf(profile: Profile | undefined, { accessToken }: AdminTokens, username: string): AdminUser {
  const name = [profile?.firstName, profile?.lastName].filter((part) => typeof part === 'string' && part.trim() !== '').join(' ');
  return {
    id: asId(profile?.id ?? subjectOf(accessToken), username),
    name: name || (profile?.username ?? username),
    isAdmin: profile?.admin === true,
  };
}

function roomErrorOf(error: unknown, refusal: 'login-failed' | 'session-expired'): RoomError {
  const statusCode = isStoreApiError(error) ? error.statusCode : 0;
  if (statusCode === 400 || statusCode === 401 || statusCode === 403)
    return new RoomError(refusal, 'The Admin API refused the credentials.');
  if (statusCode === 429) return new RoomError('login-throttled', 'The Admin API has seen too many attempts.', { retryAfterMs: 30_000 });
  if (statusCode === 0 || statusCode === 408)
    return new RoomError('admin-unavailable', "The Admin API can't be reached.", { cause: error });
  return new RoomError('admin-unavailable', `The Admin API answered ${statusCode}.`, { cause: error });
}

/** The subject of a JSON web token: the user's id, on a real server. It is read, not trusted: the server itself has just made the token. */
function subjectOf(accessToken: string): string | undefined {
  try {
    const claims: unknown = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const subject = (claims as { sub?: unknown } | null)?.sub;
    return typeof subject === 'string' ? subject : undefined;
  } catch {
    return undefined;
  }
}

function asId(id: string | undefined, username: string): string {
  if (id !== undefined && /^[0-9a-f]{32}$/.test(id)) return id;
  return createHash('sha256')
    .update(`admin user ${id ?? username.toLowerCase()}`)
    .digest('hex')
    .slice(0, 32);
}
