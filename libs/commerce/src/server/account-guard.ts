import { type MiddlewareFunction, redirect } from 'react-router';
import { loginState } from '@vitrine/app-shell';
import { type RequestScope, requestScope, withPassingFailure } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { isStoreApiError, logout } from '@vitrine/store-api-client';

/** Whether a registered, active customer is signed in: a guest is not. */
const isSignedIn = withPassingFailure(async ({ session, salesChannelContext }: RequestScope): Promise<boolean> => {
  if (!session.hasSession) return false;
  try {
    return loginState((await salesChannelContext()).customer).isLoggedIn;
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 403) return false;
    throw error;
  }
});

/** Leads whoever is not signed in to the log-in, and from there back; before any loader or action of the account. */
export const accountGuard: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const scope = requestScope(context);
  scope.page.markNoStore();
  if (await isSignedIn(scope)) return next();
  const returnTo = new URLSearchParams({ returnTo: url.pathname + url.search });
  throw redirect(`${localePath('/login', scope.session.locale)}?${returnTo.toString()}`, 303);
};

/**
 * Signs out by a form that a browser without scripts has sent.
 * @throws Response to the log-in.
 */
export async function logOut({ session, page }: RequestScope): Promise<never> {
  page.markNoStore();
  await logout(await session.clientForWrite());
  throw redirect(localePath('/login', session.locale), 303);
}
