import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import type { RequestSession } from '@vitrine/session/server';
import { hasErrorCode, isStoreApiError, type Order, setOrderPayment } from '@vitrine/store-api-client';
import { optional } from '../forms/rules.ts';
import { lastTransaction, paymentMethodIdOf } from '../order/order-facts.ts';
import type { PaymentAnswer, PaymentOutcome } from '../order/payment-answer.ts';
import { isAtProvider, paymentStanding } from '../order/payment-standing.ts';
import { startPayment } from '../order/start-payment.ts';
import { readSubmission } from './form-submission.ts';
import { loadOrder } from './load-order.ts';

const schema = z.object({ paymentMethodId: optional });

/** Where a payment may lead. */
export interface PaymentOrigins {
  /** The shop's own public origin. */
  readonly origin: string;
  /** Origins of payment providers; left out: every https origin. */
  readonly paymentOrigins?: readonly string[] | undefined;
}

/**
 * Pays an order, as the form of its page asks: with the method that it has, or with another one. The order is read first,
 * since it may have been paid elsewhere meanwhile.
 * @throws Response for anything but a plain form.
 */
export async function payOrder(scope: RequestScope, request: Request, orderId: string, origins: PaymentOrigins): Promise<PaymentAnswer> {
  const submission = await readSubmission(request, schema);
  return 'failure' in submission ? { outcome: 'refused' } : startOrderPayment(scope, orderId, submission.values.paymentMethodId, origins);
}

/** Starts the payment of one of the visitor's own orders. @param wanted Id of a payment method; empty for the one that the order has. */
export async function startOrderPayment(
  scope: RequestScope,
  orderId: string,
  wanted: string,
  { origin, paymentOrigins }: PaymentOrigins,
): Promise<PaymentAnswer> {
  const { session } = scope;
  try {
    const order = await loadOrder(scope, orderId);
    if (order === null) return { outcome: 'gone' };
    const standing = paymentStanding(order);
    if (standing === 'paid' || standing === 'settled' || standing === 'cancelled') return { outcome: 'none' };
    const needed = await preparePayment(session, order, wanted);
    if (needed !== undefined) return { outcome: needed };
    const returnAddress = `${origin}${localePath(`/checkout/success/${order.id}`, session.locale)}`;
    const target = await startPayment(
      session.client,
      { orderId: order.id, returnAddress },
      { ownOrigins: [origin], storeOrigins: paymentOrigins },
    );
    return target === null ? { outcome: 'none' } : { target };
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('Starting a payment failed:', isStoreApiError(error) ? `${error.statusCode} ${error.code}` : error);
    return { outcome: 'unreachable' };
  }
}

/** An open payment is started as it is; one that has ended is opened again, by the same method or another. */
async function preparePayment(session: RequestSession, order: Order, wanted: string): Promise<PaymentOutcome | undefined> {
  const current = paymentMethodIdOf(order);
  const methodId = wanted === '' ? current : wanted;
  if (methodId === undefined) return 'refused';
  const isSame = methodId === current;
  if (isSame && (lastTransaction(order)?.stateMachineState?.technicalName ?? 'open') === 'open') return undefined;
  // A second payment beside one that a provider may still carry out would be paid twice.
  if (isSame && isAtProvider(order)) return 'busy';
  try {
    await setOrderPayment(session.client, order.id, methodId);
    return undefined;
  } catch (error) {
    if (hasErrorCode(error, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE')) return 'busy';
    if (isStoreApiError(error) && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 408) return 'refused';
    throw error;
  }
}
