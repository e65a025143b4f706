import type { Formatter, Translate } from '@vitrine/i18n';
import type { FormFailure } from '../forms/form-failure.ts';

/** Steps that the form of a withdrawal asks for. */
export const WITHDRAWAL_INTENTS = { change: 'change', confirm: 'confirm', review: 'review' } as const;

/** What somebody declares. */
export interface Withdrawal {
  readonly name: string;
  /** Number of the order, or what else names the contract. */
  readonly contract: string;
  /** Where the confirmation of receipt goes. */
  readonly email: string;
  /** What is withdrawn from; empty for all of it. */
  readonly scope: string;
}

/** What the page's own address answers to a declaration. */
export type WithdrawalAnswer =
  /** At a field, or as a whole: nothing has been sent. */
  | (FormFailure & { readonly step: 'form' })
  | { readonly step: 'review'; readonly declared: Withdrawal; readonly failure?: FormFailure }
  /** `receivedAt` is ISO 8601. */
  | { readonly step: 'received'; readonly declared: Withdrawal; readonly receivedAt: string; readonly isMailed: boolean };

/** What is known of whoever opens the page. */
export type KnownWithdrawal = Omit<Withdrawal, 'scope'>;

/** What somebody declares, in words: what the shop is sent, and what is kept of it. */
export function declarationText(t: Translate, { name, contract, email, scope }: Withdrawal): string {
  return [
    t(scope === '' ? 'legal.withdrawal.statement' : 'legal.withdrawal.statementPart'),
    '',
    `${t('legal.withdrawal.contract')}: ${contract}`,
    ...(scope === '' ? [] : [`${t('legal.withdrawal.scope')}: ${scope}`]),
    `${t('legal.withdrawal.name')}: ${name}`,
    `${t('legal.withdrawal.email')}: ${email}`,
  ].join('\n');
}

/** When a withdrawal was received, with the zone of that clock. */
export const receivedText = ({ date, time, timeZone }: Formatter, receivedAt: string): string =>
  `${date(receivedAt, 'full')}, ${time(receivedAt)} (${timeZone})`;

/** A text as the address of a file that is saved, in any browser and without scripts. Line ends are those that every editor knows. */
export const textFile = (text: string): string =>
  `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`.replaceAll('\n', '\r\n'))}`;
