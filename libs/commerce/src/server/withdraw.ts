import type { RequestScope } from '@vitrine/app-shell/server';
import { createTranslator, loadMessages, type Locale } from '@vitrine/i18n';
import { isStoreApiError, sendWithdrawal } from '@vitrine/store-api-client';
import {
  declarationText,
  type KnownWithdrawal,
  type Withdrawal,
  WITHDRAWAL_INTENTS,
  type WithdrawalAnswer,
} from '../legal-pages/withdrawal.ts';
import { withdrawalSchema } from '../legal-pages/withdrawal-rules.ts';
import { readSubmission, submissionFailure } from './form-submission.ts';

/** Longest order number that an address fills in. */
const LONGEST_NUMBER = 64;
/** Fields of the form, by what the store calls them. */
const FIELDS = { firstName: 'name', lastName: 'name', contractNumber: 'contract', comment: 'scope' };
/** The store asks for two names; some have one, or more. */
const NO_NAME = '-';

/** What the form is filled in with: the order that the address names, and who is signed in or has ordered in this session. */
export async function loadWithdrawal({ session, page, salesChannelContext }: RequestScope, url: URL): Promise<KnownWithdrawal> {
  page.markNoStore();
  const contract = (url.searchParams.get('order') ?? '').slice(0, LONGEST_NUMBER);
  const nobody = { name: '', contract, email: '' };
  if (!session.hasSession) return nobody;
  try {
    const { customer } = await salesChannelContext();
    return customer ? { name: `${customer.firstName} ${customer.lastName}`.trim(), contract, email: customer.email } : nobody;
  } catch (error) {
    // A withdrawal is possible whatever the store does: the form is empty, then.
    if (isStoreApiError(error)) return nobody;
    throw error;
  }
}

function namesOf(name: string): { firstName: string; lastName: string } {
  const words = name.split(/\s+/);
  const lastName = words.pop() ?? name;
  return { firstName: words.join(' ') || NO_NAME, lastName };
}

async function declare({ session }: RequestScope, declared: Withdrawal): Promise<{ isMailed: boolean }> {
  const locale = session.locale as Locale;
  const { t } = createTranslator({ locale, messages: await loadMessages(locale, ['legal']) });
  return sendWithdrawal(session.client, {
    ...namesOf(declared.name),
    email: declared.email,
    contractNumber: declared.contract,
    subject: t('legal.withdrawal.subject', { contract: declared.contract }),
    comment: declarationText(t, declared),
  });
}

/**
 * Takes a withdrawal one step further: checks what was typed, shows it, and, once it is confirmed, sends it to the shop. Whatever happens,
 * what was typed is in the answer.
 */
export async function withdraw(scope: RequestScope, request: Request): Promise<WithdrawalAnswer> {
  scope.page.markNoStore();
  const submission = await readSubmission(request, withdrawalSchema);
  if ('failure' in submission) return { ...submission.failure, step: 'form' };
  const { values: declared, shown } = submission;
  const { intent } = shown;
  if (intent === WITHDRAWAL_INTENTS.change) return { step: 'form', errors: {}, values: shown };
  if (intent !== WITHDRAWAL_INTENTS.confirm) return { step: 'review', declared };
  try {
    const { isMailed } = await declare(scope, declared);
    return { step: 'received', declared, isMailed, receivedAt: new Date().toISOString() };
  } catch (error) {
    const failure = submissionFailure('Sending a withdrawal', error, shown, FIELDS);
    return Object.keys(failure.errors).length > 0 ? { ...failure, step: 'form' } : { step: 'review', declared, failure };
  }
}
