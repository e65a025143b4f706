import type { AttendeeOrder } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';

/** How many orders of one attendee a room keeps. */
const ORDER_LIMIT = 50;

/** A product of an order, as the store says. */
export interface OrderedProduct {
  readonly productId: string;
  /** Its name in the language of the order. */
  readonly label: string;
  readonly quantity: number;
  /** In the currency of the order. */
  readonly revenue: number;
}

/** An order of the store, as a room keeps it. */
export interface RecordedOrder extends AttendeeOrder {
  readonly orderId: string;
  readonly products: readonly OrderedProduct[];
}

/** Keeps orders of an attendee, each once. @returns whether any of them is new. */
export async function saveOrders(tx: Queryable, attendeeId: string, orders: readonly RecordedOrder[]): Promise<boolean> {
  let hasNew = false;
  for (const { orderId, sum, currencyIsoCode, products } of orders) {
    const added = await tx.query(
      `insert into attendee_order (attendee_id, order_id, sum, currency_iso_code) select $1, $2, $3, $4
         where (select count(*) from attendee_order where attendee_id = $1) < ${ORDER_LIMIT}
         on conflict (attendee_id, order_id) do nothing returning order_id`,
      [attendeeId, orderId, sum, currencyIsoCode],
    );
    if (added.length === 0) continue;
    hasNew = true;
    for (const product of products) await saveProduct(tx, attendeeId, orderId, product);
  }
  return hasNew;
}

/** The same product may stand in several lines. */
async function saveProduct(tx: Queryable, attendeeId: string, orderId: string, product: OrderedProduct): Promise<void> {
  await tx.query(
    `insert into attendee_order_line (attendee_id, order_id, product_id, label, quantity, revenue) values ($1, $2, $3, $4, $5, $6)
       on conflict (attendee_id, order_id, product_id)
       do update set quantity = attendee_order_line.quantity + excluded.quantity, revenue = attendee_order_line.revenue + excluded.revenue`,
    [attendeeId, orderId, product.productId, product.label, product.quantity, product.revenue],
  );
}
