import type { RequestScope } from '@vitrine/app-shell/server';
import type { Order, PaymentMethod } from '@vitrine/store-api-client';
import { readOrderMethods } from '../order/read-order.ts';
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

/** The methods by which an order can still be paid. */
export const loadOrderMethods = ({ session }: RequestScope, order: Order | null): Promise<readonly PaymentMethod[]> =>
  readOrderMethods(session.client, order);
