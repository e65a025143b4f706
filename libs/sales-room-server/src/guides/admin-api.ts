import { createHash } from 'node:crypto';
import { z } from 'zod';
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

const TIMEOUT_MS = 10_000;
const tokenSchema = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1) });
const userFields = z.object({ id: z.string().optional(), username: z.string().nullish(), firstName: z.string().nullish(), lastName: z.string().nullish() });
// `/_info/me` answers in JSON:API's shape or in plain JSON, as it was asked.
const meSchema = z.object({ data: z.union([z.object({ id: z.string(), attributes: userFields }).transform(({ id, attributes }) => ({ ...attributes, id })), userFields]) });

/** Talks to an Admin API at `endpoint` (with `/api`). */
export function createAdminApi(endpoint: string): AdminApi {
  const base = endpoint.replace(/\/+$/, '');

  async function call(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(`${base}${path}`, { ...init, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    } catch (cause) {
      throw new RoomError('admin-unavailable', 'The Admin API can\'t be reached.', { cause });
    }
  }

  async function token(grant: Record<string, string>, refusal: 'login-failed' | 'session-expired'): Promise<AdminTokens> {
    const response = await call('/oauth/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ client_id: 'administration', scopes: 'write', ...grant }),
    });
    if (response.status === 400 || response.status === 401 || response.status === 403) throw new RoomError(refusal, 'The Admin API refused the credentials.');
    if (response.status === 429) throw new RoomError('login-throttled', 'The Admin API has seen too many attempts.', { retryAfterMs: 30_000 });
    if (!response.ok) throw new RoomError('admin-unavailable', `The Admin API answered ${response.status}.`);
    const parsed = tokenSchema.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new RoomError('admin-unavailable', 'The Admin API gave no tokens.');
    return { accessToken: parsed.data.access_token, refreshToken: parsed.data.refresh_token };
  }

  return {
    signIn: (username, password) => token({ grant_type: 'password', username, password }, 'login-failed'),
    refresh: (tokens) => token({ grant_type: 'refresh_token', refresh_token: tokens.refreshToken }, 'session-expired'),
    async whoAmI(tokens, username) {
      const response = await call('/_info/me', { headers: { authorization: `Bearer ${tokens.accessToken}`, accept: 'application/json' } });
      if (response.status === 401) throw new RoomError('session-expired', 'The Admin API refused the token.');
      const parsed = response.ok ? meSchema.safeParse(await response.json().catch(() => undefined)) : undefined;
      const user = parsed?.success === true ? parsed.data.data : undefined;
      const name = [user?.firstName, user?.lastName].filter((part) => typeof part === 'string' && part.trim() !== '').join(' ');
      return { id: asId(user?.id ?? subjectOf(tokens.accessToken), username), name: name || (user?.username ?? username) };
    },
  };
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
