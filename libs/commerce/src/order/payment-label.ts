import type { Translate } from '@vitrine/i18n';
import type { Order } from '@vitrine/store-api-client';
import { lastTransaction } from './order-facts.ts';

/** States of a payment that have words of their own. */
const KNOWN = [
  'open',
  'unconfirmed',
  'in_progress',
  'authorized',
  'paid',
  'paid_partially',
  'failed',
  'reminded',
  'cancelled',
  'refunded',
  'refunded_partially',
  'chargeback',
] as const;

/** How the payment of an order stands, in words: ours where we have them, else the store's. */
export function paymentLabel(order: Pick<Order, 'transactions'>, t: Translate): string {
  const state = lastTransaction(order)?.stateMachineState;
  const known = KNOWN.find((name) => name === state?.technicalName);
  if (known !== undefined) return t(`account.payment.${known}`);
  return state?.translated?.name ?? state?.name ?? t('account.order.unpaid');
}
