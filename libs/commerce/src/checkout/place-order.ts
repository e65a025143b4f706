import {
  createOrder,
  type Criteria,
  getCart,
  isStoreApiError,
  listOrders,
  type Order,
  type StoreApiClient,
} from '@vitrine/store-api-client';
import { isEmptyCart } from '../cart/cart-facts.ts';
import { storedOrderId } from './order-refusal.ts';

/** An order that the store holds. */
export interface PlacedOrder {
  id: string;
  /** Its payment has failed already; the order stays. */
  hasFailed: boolean;
}

/** What goes with an order. */
export interface OrderRequest {
  comment: string;
  /** Of the cart as the shopper saw it. */
  hash: string | undefined;
}

/**
 * An order is never sent twice. After an ambiguous failure the cart tells: an empty one means that the order exists,
 * and it is the newest.
 */
export async function placeOrder(client: StoreApiClient, { comment, hash }: OrderRequest): Promise<PlacedOrder> {
  try {
    const { id } = await createOrder(client, { ...(comment ? { customerComment: comment } : {}), ...(hash ? { hash } : {}) });
    return { id, hasFailed: false };
  } catch (error) {
    const stored = storedOrderId(error);
    if (stored !== undefined && stored !== '') return { id: stored, hasFailed: true };
    if (stored !== undefined) return { id: (await newestOrderOr(client, error)).id, hasFailed: true };
    if (!isStoreApiError(error) || !['TIMEOUT', 'NETWORK'].includes(error.code)) throw error;
    if (!isEmptyCart(await getCart(client))) throw error;
    return { id: (await newestOrderOr(client, error)).id, hasFailed: false };
  }
}

/** The visitor's newest order. @param associations What of it is to come along. */
export async function newestOrder(client: StoreApiClient, associations?: Criteria['associations']): Promise<Order | undefined> {
  const { orders } = await listOrders(client, {
    limit: 1,
    sort: [{ field: 'createdAt', order: 'DESC' }],
    ...(associations ? { associations } : {}),
  });
  return orders.elements[0];
}

/** @throws the given error where there is none. */
async function newestOrderOr(client: StoreApiClient, error: unknown): Promise<Order> {
  const newest = await newestOrder(client);
  if (newest === undefined) throw error;
  return newest;
}
