import type { Json } from '../../json-path.ts';
import type { StoreAdminUser } from './store-data.ts';
import { newToken } from './store-id.ts';

/** The sign-in of the Admin API: its token endpoint, and who is signed in. */
export interface AdminSignIn {
  /**
   * Users by name. A test may add, replace and delete them: the refresh token of one who is deleted is refused, and so
   * is the access token.
   */
  readonly users: Map<string, StoreAdminUser>;
  /** The access tokens given to this user so far run out; refresh tokens hold. */
  expireAccessTokens(username: string): void;
}

/** As `AdminSignIn`, for the store that serves it. */
export interface AdminSignInServer extends AdminSignIn {
  /** Answers a call below `/api`. */
  answer(method: string, path: string, headers: Headers, body: Json): { status: number; body: unknown };
  reset(): void;
}

const refused = (status: number, code: string, title: string) => ({
  status,
  body: { errors: [{ code, status: String(status), title, detail: title }] },
});

export function createAdminSignIn(initial: readonly StoreAdminUser[]): AdminSignInServer {
  const users = new Map<string, StoreAdminUser>();
  /** User names by token. */
  const access = new Map<string, string>();
  const refresh = new Map<string, string>();

  function issue(username: string) {
    const [accessToken, refreshToken] = [newToken(), newToken()];
    access.set(accessToken, username);
    refresh.set(refreshToken, username);
    return { status: 200, body: { token_type: 'Bearer', expires_in: 600, access_token: accessToken, refresh_token: refreshToken } };
  }

  function token(body: Json) {
    if (body['grant_type'] === 'refresh_token') {
      const given = String(body['refresh_token']);
      const username = refresh.get(given);
      // Each works once.
      refresh.delete(given);
      return username !== undefined && users.has(username) ? issue(username) : refused(401, '8', 'The refresh token is invalid.');
    }
    if (body['grant_type'] !== 'password')
      return refused(400, '2', 'The authorization grant type is not supported by the authorization server.');
    if (body['client_id'] !== 'administration') return refused(401, '4', 'Client authentication failed');
    const username = String(body['username']);
    return users.has(username) && users.get(username)?.password === body['password']
      ? issue(username)
      : refused(400, '6', 'The user credentials were incorrect.');
  }

  function profile(headers: Headers) {
    const username = access.get((headers.get('authorization') ?? '').replace(/^Bearer /, '')) ?? '';
    const user = users.get(username);
    if (!user) return refused(401, '9', 'The resource owner or authorization server denied the request.');
    const { id, firstName, lastName, admin = false, active = true } = user;
    return { status: 200, body: { data: { id, type: 'user', attributes: { username, firstName, lastName, admin, active } } } };
  }

  function reset(): void {
    users.clear();
    access.clear();
    refresh.clear();
    for (const user of initial) users.set(user.username, user);
  }
  reset();

  return {
    users,
    expireAccessTokens(username) {
      for (const [given, owner] of access) if (owner === username) access.delete(given);
    },
    answer(method, path, headers, body) {
      if (method === 'POST' && path === '/api/oauth/token') return token(body);
      if (method === 'GET' && path === '/api/_info/me') return profile(headers);
      return refused(404, '0', 'Not Found');
    },
    reset,
  };
}
