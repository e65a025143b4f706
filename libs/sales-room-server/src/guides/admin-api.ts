import { createHash } from 'node:crypto';
import { isStoreApiError } from '@vitrine/store-api-client';
import { type AdminTokens as ClientTokens, createAdminApiClient, getAdminUser, refreshAdminTokens, signInGuide } from '@vitrine/store-api-client/admin';
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
}

/** Talks to an Admin API at `endpoint` (with `/api`). */
export function createAdminApi(endpoint: string): AdminApi {
  async function tokensFrom(grant: Promise<ClientTokens>, refusal: 'login-failed' | 'session-expired'): Promise<AdminTokens> {
    const { accessToken, refreshToken } = await grant.catch((error: unknown) => {
      throw roomErrorOf(error, refusal);
    });
    if (refreshToken === undefined) throw new RoomError('admin-unavailable', 'The Admin API gave no refresh token.');
    return { accessToken, refreshToken };
  }

  return {
    signIn: (username, password) => tokensFrom(signInGuide(createAdminApiClient({ endpoint }), { username, password }), 'login-failed'),
    refresh: (tokens) => tokensFrom(refreshAdminTokens(createAdminApiClient({ endpoint, tokens: { ...tokens, expiresAt: 0 } })), 'session-expired'),
    async whoAmI({ accessToken }, username) {
      const client = createAdminApiClient({ endpoint, tokens: { accessToken, expiresAt: Number.POSITIVE_INFINITY } });
      const user = await getAdminUser(client).catch((error: unknown) => {
        if (isStoreApiError(error) && (error.statusCode === 401 || error.statusCode === 0 || error.statusCode === 408)) throw roomErrorOf(error, 'session-expired');
        return undefined;
      });
      const name = [user?.firstName, user?.lastName].filter((part) => typeof part === 'string' && part.trim() !== '').join(' ');
      return { id: asId(user?.id ?? subjectOf(accessToken), username), name: name || (user?.username ?? username), isAdmin: user?.admin === true };
    },
  };
}

function roomErrorOf(error: unknown, refusal: 'login-failed' | 'session-expired'): RoomError {
  const statusCode = isStoreApiError(error) ? error.statusCode : 0;
  if (statusCode === 400 || statusCode === 401 || statusCode === 403) return new RoomError(refusal, 'The Admin API refused the credentials.');
  if (statusCode === 429) return new RoomError('login-throttled', 'The Admin API has seen too many attempts.', { retryAfterMs: 30_000 });
  if (statusCode === 0 || statusCode === 408) return new RoomError('admin-unavailable', 'The Admin API can\'t be reached.', { cause: error });
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
  return createHash('sha256').update(`admin user ${id ?? username.toLowerCase()}`).digest('hex').slice(0, 32);
}
