import type { RequestScope } from '@vitrine/app-shell/server';
import { isStoreApiError, listPaymentMethods, type Order, type PaymentMethod } from '@vitrine/store-api-client';
import { paymentStanding } from '../order/payment-standing.ts';
import { loadOrder } from './load-order.ts';

/** An order, and how it may be paid where it is not. */
export interface PayableOrder {
  readonly order: Order | null;
  /** None where there is nothing to pay. */
  readonly methods: readonly PaymentMethod[];
}

/** One of the visitor's own orders for its page. */
export async function loadPayableOrder(scope: RequestScope, orderId: string): Promise<PayableOrder> {
  const order = await loadOrder(scope, orderId);
  return { order, methods: await loadOrderMethods(scope, order) };
}

/** The methods by which an order can still be paid: those that the shop allows after the order. Its page is there without them, too. */
export async function loadOrderMethods({ session }: RequestScope, order: Order | null): Promise<readonly PaymentMethod[]> {
  if (order === null || ['paid', 'settled', 'cancelled'].includes(paymentStanding(order))) return [];
  try {
    const { elements } = await listPaymentMethods(session.client, { onlyAvailable: true });
    return elements
      .filter(({ afterOrderEnabled }) => afterOrderEnabled !== false)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    console.error(`Loading the payment methods of an order failed: ${error.statusCode} ${error.code}`);
    return [];
  }
}
