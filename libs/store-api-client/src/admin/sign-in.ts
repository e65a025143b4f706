import { requestBody } from '../client/request-body.ts';
import type { AdminApiClient, AdminCallOptions, AdminTokens } from './admin-api-client.ts';

/** A guide's name and password at the Admin API. */
export interface GuideCredentials {
  username: string;
  password: string;
}

/** Who an admin user is. */
export interface AdminUser {
  /** Absent where the server does not say. */
  id?: string;
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  email?: string | null;
  /** Whether they may do everything. */
  admin?: boolean;
  /** False for an account that was switched off: its tokens may still be taken. */
  active?: boolean;
}

/**
 * Signs a guide in: the client uses the tokens from now on, renews them in time, and reports them to its host.
 *
 * @throws StoreApiError 400 or 401 for a wrong name or password, 429 for too many attempts.
 */
export async function signInGuide(client: AdminApiClient, credentials: GuideCredentials, options?: AdminCallOptions): Promise<AdminTokens> {
  return client.signIn('signInGuide', { grant_type: 'password', ...credentials }, options);
}

/** Signs an integration in. Such tokens have no refresh: sign in again. */
export async function signInIntegration(
  client: AdminApiClient,
  integration: { accessKey: string; secret: string },
  options?: AdminCallOptions,
): Promise<AdminTokens> {
  return client.signIn(
    'signInIntegration',
    { grant_type: 'client_credentials', client_id: integration.accessKey, client_secret: integration.secret },
    options,
  );
}

/** Renews the tokens. Calls renew them by themselves: a host needs this only to look ahead. @throws StoreApiError 400 or 401. */
export async function refreshAdminTokens(client: AdminApiClient): Promise<AdminTokens> {
  return client.refresh();
}

/** Who is signed in. Servers answer in JSON:API's shape or in plain JSON. */
export async function getAdminUser(client: AdminApiClient, options?: AdminCallOptions): Promise<AdminUser> {
  const { data } = await requestBody<{ data?: AdminUser & { attributes?: AdminUser } }>(
    client,
    { operation: 'getAdminUser', method: 'GET', path: '/_info/me' },
    options,
  );
  const { attributes, ...user } = data ?? {};
  return { ...user, ...attributes };
}
