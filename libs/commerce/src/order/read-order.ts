import {
  type CallOptions,
  equals,
  isEntityId,
  isStoreApiError,
  listOrders,
  listPaymentMethods,
  type Order,
  type PaymentMethod,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import { ORDER_ASSOCIATIONS } from './order-facts.ts';
import { paymentStanding } from './payment-standing.ts';

/** One of a session's own orders, or null: an order of somebody else reads like one that doesn't exist. */
export async function readOrder(client: StoreApiClient, orderId: string, options?: CallOptions): Promise<Order | null> {
  if (!isEntityId(orderId)) return null;
  try {
    const { orders } = await listOrders(client, { filter: [equals('id', orderId)], associations: ORDER_ASSOCIATIONS, limit: 1 }, options);
    return orders.elements[0] ?? null;
  } catch (error) {
    if (isStoreApiError(error) && (error.statusCode === 403 || error.statusCode === 404)) return null;
    throw error;
  }
}

/** The methods by which an order can still be paid: those that the shop allows after the order. Its page is there without them, too. */
export async function readOrderMethods(
  client: StoreApiClient,
  order: Order | null,
  options?: CallOptions,
): Promise<readonly PaymentMethod[]> {
  if (order === null || ['paid', 'settled', 'cancelled'].includes(paymentStanding(order))) return [];
  try {
    const { elements } = await listPaymentMethods(client, { onlyAvailable: true }, options);
    return elements
      .filter(({ afterOrderEnabled }) => afterOrderEnabled !== false)
      .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0));
  } catch (error) {
    if (!isStoreApiError(error)) throw error;
    console.error(`Loading the payment methods of an order failed: ${error.statusCode} ${error.code}`);
    return [];
  }
}
