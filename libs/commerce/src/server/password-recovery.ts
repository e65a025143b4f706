import { redirect } from 'react-router';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { atOneMoment } from '@vitrine/session/server';
import { confirmPasswordRecovery, isRecoveryExpired, isStoreApiError, recoverPassword } from '@vitrine/store-api-client';
import { recoverSchema } from '../customer/recover-rules.ts';
import { newPasswordSchema, type RecoveryAnswer, type ResetAnswer } from '../customer/recovery-forms.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';
import { linkValue } from './mail-link.ts';

/** Has the store send a link for a new password. Whether there is such an account nobody learns, by words or by duration. */
export async function requestRecovery({ session, page }: RequestScope, request: Request): Promise<RecoveryAnswer> {
  page.markNoStore();
  const submission = await readSubmission(request, recoverSchema);
  if ('failure' in submission) return submission.failure;
  const { values, shown } = submission;
  const asking = recoverPassword(session.client, { email: values.email, storefrontUrl: session.storefrontUrl }).then(
    () => undefined,
    (error: unknown) => {
      const isUnknown = isStoreApiError(error) && (error.statusCode === 401 || error.statusCode === 404);
      return isUnknown ? undefined : submissionFailure('Asking for a new password', error, shown);
    },
  );
  return (await atOneMoment(session.accountAnswerMs, asking)) ?? { sentTo: values.email };
}

/** Whether the link of a recovery's mail still opens the form. */
export async function loadRecovery({ session, page }: RequestScope, url: URL): Promise<{ isValid: boolean }> {
  page.markNoStore();
  const hash = linkValue(url, 'hash');
  if (hash === undefined) return { isValid: false };
  try {
    return { isValid: !(await isRecoveryExpired(session.client, hash)) };
  } catch (error) {
    // Used before, never made, or of another length than the store's.
    if (isStoreApiError(error) && (error.statusCode === 400 || error.statusCode === 404 || error.statusCode === 410))
      return { isValid: false };
    throw error;
  }
}

/**
 * Sets the new password that was typed twice.
 * @throws Response to the log-in, once it is set.
 */
export async function resetPassword({ session, page }: RequestScope, request: Request, url: URL): Promise<ResetAnswer> {
  page.markNoStore();
  const hash = linkValue(url, 'hash');
  if (hash === undefined) return { isExpired: true };
  const submission = await readSubmission(request, newPasswordSchema);
  if ('failure' in submission) return submission.failure;
  const { newPassword, newPasswordConfirmation } = submission.values;
  try {
    await confirmPasswordRecovery(session.client, { hash, newPassword, newPasswordConfirm: newPasswordConfirmation });
  } catch (error) {
    if (isStoreApiError(error) && (error.statusCode === 404 || error.statusCode === 410)) return { isExpired: true };
    return submissionFailure('Setting a new password', error, submission.shown, { newPasswordConfirm: 'newPasswordConfirmation' });
  }
  throw redirect(`${localePath('/login', session.locale)}?password=saved`);
}
