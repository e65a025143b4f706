import type { RedirectRules } from '@vitrine/session';
import { hasErrorCode, isStoreApiError, type Order, setOrderPayment, type StoreApiClient } from '@vitrine/store-api-client';
import { lastTransaction, paymentMethodIdOf } from './order-facts.ts';
import type { PaymentAnswer, PaymentOutcome } from './payment-answer.ts';
import { isAtProvider, paymentStanding } from './payment-standing.ts';
import { startPayment } from './start-payment.ts';

/** How an order's payment is started. */
export interface PaymentWish {
  /** Id of a payment method; empty for the one that the order has. */
  readonly methodId: string;
  /** Address of the order's page in the shop, where the provider sends back to. */
  readonly returnAddress: string;
  /** Where a payment may lead. */
  readonly rules: RedirectRules;
}

/**
 * Starts the payment of an order that was just read: it may have been paid elsewhere meanwhile.
 * @throws StoreApiError where the store does not answer; Error where it names an address that the rules don't allow.
 */
export async function payOwnOrder(
  client: StoreApiClient,
  order: Order,
  { methodId, returnAddress, rules }: PaymentWish,
): Promise<PaymentAnswer> {
  const standing = paymentStanding(order);
  if (standing === 'paid' || standing === 'settled' || standing === 'cancelled') return { outcome: 'none' };
  const needed = await preparePayment(client, order, methodId);
  if (needed !== undefined) return { outcome: needed };
  const target = await startPayment(client, { orderId: order.id, returnAddress }, rules);
  return target === null ? { outcome: 'none' } : { target };
}

/** An open payment is started as it is; one that has ended is opened again, by the same method or another. */
async function preparePayment(client: StoreApiClient, order: Order, wanted: string): Promise<PaymentOutcome | undefined> {
  const current = paymentMethodIdOf(order);
  const methodId = wanted === '' ? current : wanted;
  if (methodId === undefined) return 'refused';
  const isSame = methodId === current;
  if (isSame && (lastTransaction(order)?.stateMachineState?.technicalName ?? 'open') === 'open') return undefined;
  // A second payment beside one that a provider may still carry out would be paid twice.
  if (isSame && isAtProvider(order)) return 'busy';
  try {
    await setOrderPayment(client, order.id, methodId);
    return undefined;
  } catch (error) {
    if (hasErrorCode(error, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE')) return 'busy';
    if (isStoreApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 408) return 'refused';
    throw error;
  }
}
