import { redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { confirmRegistration, isStoreApiError } from '@vitrine/store-api-client';
import type { RegistrationLinkState } from '../customer/registration-confirm-page.tsx';
import { mailLink } from './mail-link.ts';
import { welcomeCustomer } from './welcome-customer.ts';

/**
 * What the link of a registration's mail opens. It does nothing yet: a link that somebody sent would sign its reader in to
 * an account of the sender's choice.
 */
export function loadRegistrationLink({ page }: RequestScope, url: URL): { state: RegistrationLinkState } {
  page.markNoStore();
  if (!url.searchParams.has('hash') && !url.searchParams.has('em')) return { state: 'followed' };
  return { state: mailLink(url) === undefined ? 'wrong' : 'asks' };
}

/**
 * Follows the link of a registration's mail, once its reader has said so: the account becomes active and the visitor is signed in.
 * @throws Response to the same page without the link's values, once it has worked.
 */
export async function followRegistrationLink({ session, page }: RequestScope, url: URL): Promise<{ state: RegistrationLinkState }> {
  page.markNoStore();
  const link = mailLink(url);
  if (link === undefined) return { state: 'wrong' };
  try {
    await confirmRegistration(await session.clientForWrite(), link);
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    if (error.statusCode === 412) return { state: 'used' };
    if (error.statusCode === 400 || error.statusCode === 404) return { state: 'wrong' };
    throw error;
  }
  await welcomeCustomer(session);
  throw redirect(localePath('/registration/confirm', session.locale));
}
