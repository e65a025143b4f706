import { redirect } from 'react-router';
import type * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { safeReturnTo } from '@vitrine/session';
import { failAtMultiples, type RequestSession } from '@vitrine/session/server';
import { hasErrorCode, isStoreApiError, login, register } from '@vitrine/store-api-client';
import { loginSchema } from '../customer/login-rules.ts';
import { registrationInput } from '../customer/registration-input.ts';
import { type RegisterAnswer, sentRegistrationSchema } from '../customer/registration-rules.ts';
import { isUnconfirmed } from '../customer/unconfirmed-account.ts';
import type { FormFailure } from '../forms/form-failure.ts';
import { type Accepted, readSubmission, submissionFailure } from './form-submission.ts';
import { welcomeCustomer } from './welcome-customer.ts';

/** Where somebody goes on who has signed in without scripts: the page's own next step, else a page of this origin that the address names, else the account. */
const wayOn = (session: RequestSession, url: URL, next: string | undefined): Response =>
  redirect(localePath(next ?? safeReturnTo(url.searchParams.get('returnTo'), { ownOrigins: [] }) ?? '/account', session.locale), 303);

/**
 * Signs a customer in by a form that a browser without scripts has sent. An unknown address and a wrong password are answered alike.
 * @param next The page's own next step, without locale prefix; by default what the address names as `returnTo`.
 * @throws Response to where they wanted to go.
 */
export async function logIn({ session, page }: RequestScope, request: Request, url: URL, next?: string): Promise<FormFailure> {
  page.markNoStore();
  const submission = await readSubmission(request, loginSchema);
  if ('failure' in submission) return submission.failure;
  const failure = await signIn(session, submission);
  if (failure) return failure;
  throw wayOn(session, url, next);
}

/** Signs a customer in with what a form says. @returns Why not. */
export async function signIn(
  session: RequestSession,
  { values, shown }: Accepted<z.output<typeof loginSchema>>,
): Promise<FormFailure | undefined> {
  try {
    const client = await session.clientForWrite();
    await failAtMultiples(session.accountAnswerMs, login(client, values));
  } catch (error) {
    if (!isStoreApiError(error) || error.statusCode !== 401) return submissionFailure('Signing in', error, shown);
    return { errors: {}, reason: hasErrorCode(error, 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED') ? 'inactive' : 'refused', values: shown };
  }
  await welcomeCustomer(session);
  return undefined;
}

/**
 * Makes an account by a form that a browser without scripts has sent.
 * @param next The page's own next step, as for {@link logIn}.
 * @throws Response to where its owner wanted to go, unless a mail has to be followed first.
 */
export async function registerAccount({ session, page }: RequestScope, request: Request, url: URL, next?: string): Promise<RegisterAnswer> {
  page.markNoStore();
  const submission = await readSubmission(request, sentRegistrationSchema);
  if ('failure' in submission) return submission.failure;
  const { values, shown } = submission;
  try {
    const customer = await register(await session.clientForWrite(), registrationInput(values, session.storefrontUrl));
    if (isUnconfirmed(customer)) return { sentTo: values.email };
  } catch (error) {
    return submissionFailure('Making an account', error, shown);
  }
  await welcomeCustomer(session);
  throw wayOn(session, url, next);
}
