import { type Database, textColumn } from '../store/database.ts';
import { newToken, sha256 } from '../store/ids.ts';

/** Seconds; Shopware's defaults. */
const ACCESS_LIFETIME = 600;
const REFRESH_LIFETIME = 7 * 86_400;

export interface TokenPair {
  token_type: 'Bearer';
  expires_in: number;
  access_token: string;
  refresh_token?: string;
}

/** Bearer tokens of the Admin API. Only their hashes are kept. */
export interface AdminTokens {
  /** `userId` null: an integration, which gets no refresh token. */
  issue(userId: string | null): TokenPair;
  /** The owner of a valid access token. */
  verify(accessToken: string): { userId: string | null } | undefined;
  /** Exchanges a refresh token; each works once. */
  refresh(refreshToken: string): TokenPair | undefined;
}

export function createAdminTokens(database: Database, lifetime = ACCESS_LIFETIME): AdminTokens {
  function create(kind: 'access' | 'refresh', userId: string | null, seconds: number): string {
    const token = newToken(64);
    database.run(
      'INSERT INTO admin_token (hash, kind, user_id, expires_at) VALUES (?, ?, ?, ?)',
      sha256(token),
      kind,
      userId,
      Date.now() + seconds * 1000,
    );
    return token;
  }

  function find(kind: 'access' | 'refresh', token: string): { userId: string | null } | undefined {
    const row = database.get(
      'SELECT user_id FROM admin_token WHERE hash = ? AND kind = ? AND expires_at > ?',
      sha256(token),
      kind,
      Date.now(),
    );
    return row ? { userId: textColumn(row, 'user_id') || null } : undefined;
  }

  const tokens: AdminTokens = {
    issue(userId) {
      database.run('DELETE FROM admin_token WHERE expires_at <= ?', Date.now());
      const access: TokenPair = { token_type: 'Bearer', expires_in: lifetime, access_token: create('access', userId, lifetime) };
      return userId === null ? access : { ...access, refresh_token: create('refresh', userId, REFRESH_LIFETIME) };
    },
    verify: (accessToken) => find('access', accessToken),
    refresh(refreshToken) {
      const owner = find('refresh', refreshToken);
      if (!owner) return undefined;
      return database.transaction(() => {
        database.run('DELETE FROM admin_token WHERE hash = ?', sha256(refreshToken));
        return tokens.issue(owner.userId);
      });
    },
  };
  return tokens;
}
