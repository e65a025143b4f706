import * as z from 'zod/mini';
import type { RequestScope } from '@vitrine/app-shell/server';
import { localePath } from '@vitrine/routing';
import { isStoreApiError } from '@vitrine/store-api-client';
import { optional } from '../forms/rules.ts';
import { orderPath } from '../order/order-path.ts';
import { payOwnOrder } from '../order/pay-own-order.ts';
import type { PaymentAnswer } from '../order/payment-answer.ts';
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
    return await payOwnOrder(session.client, order, {
      methodId: wanted,
      returnAddress: `${origin}${localePath(orderPath(order.id), session.locale)}`,
      rules: { ownOrigins: [origin], storeOrigins: paymentOrigins },
    });
  } catch (error) {
    if (error instanceof Response) throw error;
    console.error('Starting a payment failed:', isStoreApiError(error) ? `${error.statusCode} ${error.code}` : error);
    return { outcome: 'unreachable' };
  }
}
