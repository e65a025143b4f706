import { isPayableLater, mayLeadToProvider, type Order, type PaymentMethod } from '@vitrine/store-api-client';
import { isPaid, lastTransaction } from './order-facts.ts';

/**
 * Where the payment of an order stands, as the shopper needs to know it:
 *
 * - `paid`: paid, or promised by the payment provider
 * - `later`: nothing is to be done now, such as with an invoice
 * - `open`: the shopper was to pay at a provider and has not
 * - `failed`: the provider, the shopper or the bank has ended it without money
 * - `settled`: there is nothing to pay, or no more
 * - `cancelled`: the order itself is
 */
export type PaymentStanding = 'paid' | 'later' | 'open' | 'failed' | 'settled' | 'cancelled';

const FAILED = new Set(['failed', 'cancelled', 'chargeback']);
const SETTLED = new Set(['refunded', 'refunded_partially', 'paid_partially']);

/** @param hasLeft This browser was sent to a payment provider for the order: newer servers no longer say which methods do that. */
export function paymentStanding(order: Pick<Order, 'transactions' | 'stateMachineState'>, hasLeft = false): PaymentStanding {
  if (isPaid(order)) return 'paid';
  if (order.stateMachineState?.technicalName === 'cancelled') return 'cancelled';
  const last = lastTransaction(order);
  if (last === undefined) return 'settled';
  const state = last.stateMachineState?.technicalName ?? 'open';
  if (SETTLED.has(state)) return 'settled';
  if (FAILED.has(state)) return 'failed';
  const method: Partial<PaymentMethod> = last.paymentMethod ?? {};
  const isRedirect = method.asynchronous ?? (mayLeadToProvider(method) && (hasLeft || state !== 'open' || isPayableLater(method)));
  return isRedirect ? 'open' : 'later';
}

/** Whether the store waits for the provider: it gives no new address for such a payment, and takes no other method. */
export const isAtProvider = (order: Pick<Order, 'transactions'>): boolean =>
  lastTransaction(order)?.stateMachineState?.technicalName === 'in_progress';
