import type { RequestScope } from '@vitrine/app-shell/server';
import { isStoreApiError, listOrders, type Order } from '@vitrine/store-api-client';
import { readOrder } from '../order/read-order.ts';

/** One of the visitor's own orders, or null: an order of somebody else reads like one that doesn't exist. */
export async function loadOrder({ session, page }: RequestScope, orderId: string): Promise<Order | null> {
  page.markNoStore();
  return session.hasSession ? readOrder(session.client, orderId) : null;
}

/** The newest orders of the customer who is signed in; none for anybody else. */
export async function loadOrders({ session, page }: RequestScope): Promise<Order[]> {
  page.markNoStore();
  if (!session.hasSession) return [];
  try {
    const { orders } = await listOrders(session.client, {
      associations: { stateMachineState: {}, transactions: { associations: { stateMachineState: {}, paymentMethod: {} } }, currency: {} },
      sort: [{ field: 'createdAt', order: 'DESC' }],
      limit: 10,
    });
    return orders.elements;
  } catch (error) {
    if (isStoreApiError(error) && error.statusCode === 403) return [];
    throw error;
  }
}
