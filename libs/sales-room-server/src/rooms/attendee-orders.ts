import type { AttendeeOrder } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';

/** How many orders of one attendee a room keeps. */
const ORDER_LIMIT = 50;

/** An order of the store, as a room keeps it. */
export interface RecordedOrder extends AttendeeOrder {
  readonly orderId: string;
}

/** Keeps orders of an attendee, each once. @returns whether any of them is new. */
export async function saveOrders(tx: Queryable, attendeeId: string, orders: readonly RecordedOrder[]): Promise<boolean> {
  let hasNew = false;
  for (const { orderId, sum, currencyIsoCode } of orders) {
    const added = await tx.query(
      `insert into attendee_order (attendee_id, order_id, sum, currency_iso_code) select $1, $2, $3, $4
         where (select count(*) from attendee_order where attendee_id = $1) < ${ORDER_LIMIT}
         on conflict (attendee_id, order_id) do nothing returning order_id`,
      [attendeeId, orderId, sum, currencyIsoCode],
    );
    hasNew ||= added.length > 0;
  }
  return hasNew;
}
