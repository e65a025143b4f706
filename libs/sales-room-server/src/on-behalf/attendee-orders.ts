import { idSchema } from '@vitrine/sales-room-protocol';
import { isStoreApiError, listOrders, type Order, type StoreApiClient } from '@vitrine/store-api-client';
import type { OrderedProduct, RecordedOrder } from '../rooms/attendee-orders.ts';

/** Orders that are looked at when somebody says that they ordered. */
const NEWEST = 10;

/** Products of one order that are kept. */
const ORDERED_PRODUCTS = 100;

/** Milliseconds by which the clocks of store and room server may differ. */
const CLOCK_SKEW_MS = 60_000;

/** When an order was placed, in milliseconds. */
function placedAt({ createdAt, orderDateTime }: Order): number {
  const placed = createdAt ?? orderDateTime ?? '';
  return Date.parse(typeof placed === 'string' ? placed : `${placed.date}Z`);
}

/** The products of an order: without what else stands in it, such as promotions. */
function orderedProducts({ lineItems }: Order): OrderedProduct[] {
  return (lineItems ?? [])
    .flatMap(({ type, referencedId, label, quantity, price, totalPrice }): OrderedProduct[] =>
      type === 'product' && idSchema.safeParse(referencedId).success && Number.isSafeInteger(quantity)
        ? [{ productId: referencedId ?? '', label: label.slice(0, 255), quantity, revenue: totalPrice ?? price?.totalPrice ?? 0 }]
        : [],
    )
    .slice(0, ORDERED_PRODUCTS);
}

async function newestOrders(client: StoreApiClient): Promise<readonly Order[]> {
  try {
    const { orders } = await listOrders(client, {
      limit: NEWEST,
      sort: [{ field: 'createdAt', order: 'DESC' }],
      associations: { currency: {}, lineItems: {} },
    });
    return orders.elements;
  } catch (error) {
    // Nobody is signed in, not even as a guest: nothing was ordered.
    if (isStoreApiError(error) && (error.statusCode === 403 || error.statusCode === 404)) return [];
    throw error;
  }
}

/**
 * What the owner of a session has ordered since they joined a room, oldest first, as the store says. A session that may list no
 * orders has none.
 */
export async function ordersSince(client: StoreApiClient, joinedAt: string): Promise<RecordedOrder[]> {
  const since = Date.parse(joinedAt) - CLOCK_SKEW_MS;
  return (await newestOrders(client))
    .filter((order) => placedAt(order) >= since && idSchema.safeParse(order.id).success)
    .map((order) => ({
      orderId: order.id,
      sum: order.price.totalPrice,
      currencyIsoCode: order.currency?.isoCode ?? '',
      products: orderedProducts(order),
    }))
    .toReversed();
}
