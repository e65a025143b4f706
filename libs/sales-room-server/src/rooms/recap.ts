import { type GuideRecap, type Recap, type RecapProduct, type ShownItem, textFor } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import { listPolls } from './polls.ts';
import type { AppointmentRecord } from './records.ts';
import { listShown, type ShownRecord } from './shown-items.ts';
import { appointmentView } from './views.ts';

/** What a presentation showed, for whoever was in it. */
export async function recapOf(db: Queryable, appointment: AppointmentRecord, locale: string): Promise<Recap> {
  const shown = await listShown(db, appointment.id);
  return {
    appointment: appointmentView(appointment, locale),
    shown: shown.map((item) => shownView(item, locale)),
    polls: await listPolls(db, appointment.id),
  };
}

/** What came of a presentation, for its guides. */
export async function guideRecapOf(db: Queryable, appointment: AppointmentRecord, locale: string): Promise<GuideRecap> {
  const recap = await recapOf(db, appointment, locale);
  const likes = await likesByProduct(db, appointment.id);
  const ordered = await turnoverByProduct(db, appointment.id);
  const ids = new Set([...recap.shown.flatMap(({ productIds }) => productIds), ...ordered.keys(), ...likes.keys()]);
  const products = [...ids].map((productId): RecapProduct => {
    const { label = null, orderedQuantity = 0, orders: count = 0, turnover = [] } = ordered.get(productId) ?? {};
    return { productId, label, likes: likes.get(productId) ?? 0, orderedQuantity, orders: count, turnover };
  });
  return {
    ...recap,
    attendeeCount: await countClients(db, appointment.id),
    products,
    orders: await ordersByCurrency(db, appointment.id),
  };
}

const shownView = ({ name, productIds, ...item }: ShownRecord, locale: string): ShownItem => ({
  ...item,
  name: textFor(name, locale),
  productIds: [...productIds],
});

/** Orders of an appointment, each once: two browsers of one customer tell of the same. */
const ORDERS = `select distinct on (placed.order_id) placed.* from attendee_order placed
  join attendee on attendee.id = placed.attendee_id where attendee.appointment_id = $1 order by placed.order_id, placed.position`;

async function countClients(db: Queryable, appointmentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    "select count(*) as count from attendee where appointment_id = $1 and type = 'CLIENT' and joined_at is not null",
    [appointmentId],
  );
  return row?.count ?? 0;
}

async function likesByProduct(db: Queryable, appointmentId: string): Promise<Map<string, number>> {
  const rows = await db.query<{ product_id: string; count: number }>(
    `select product_id, count(*) as count from attendee_product liked join attendee on attendee.id = liked.attendee_id
     where attendee.appointment_id = $1 and attendee.type = 'CLIENT' and collection = 'liked'
     group by product_id order by count desc, product_id`,
    [appointmentId],
  );
  return new Map(rows.map((row) => [row.product_id, row.count]));
}

async function ordersByCurrency(db: Queryable, appointmentId: string): Promise<GuideRecap['orders']> {
  const rows = await db.query<{ currency_iso_code: string; sum: number; count: number }>(
    `select currency_iso_code, sum(sum) as sum, count(*) as count from (${ORDERS}) placed
     group by currency_iso_code order by count desc, currency_iso_code`,
    [appointmentId],
  );
  return rows.map(({ currency_iso_code, sum, count }) => ({ currencyIsoCode: currency_iso_code, sum, count }));
}

type OrderedProduct = Omit<RecapProduct, 'productId' | 'likes'>;

async function turnoverByProduct(db: Queryable, appointmentId: string): Promise<Map<string, OrderedProduct>> {
  const rows = await db.query<{
    product_id: string;
    currency_iso_code: string;
    label: string;
    quantity: number;
    sum: number;
    count: number;
  }>(
    `select line.product_id, placed.currency_iso_code, min(line.label) as label, sum(line.quantity) as quantity, sum(line.revenue) as sum, count(*) as count
     from (${ORDERS}) placed join attendee_order_line line on line.attendee_id = placed.attendee_id and line.order_id = placed.order_id
     group by line.product_id, placed.currency_iso_code order by sum desc, line.product_id`,
    [appointmentId],
  );
  const products = new Map<string, OrderedProduct>();
  for (const { product_id, currency_iso_code, label, quantity, sum, count } of rows) {
    const before = products.get(product_id);
    products.set(product_id, {
      label: before?.label ?? label,
      orderedQuantity: (before?.orderedQuantity ?? 0) + quantity,
      orders: (before?.orders ?? 0) + count,
      turnover: [...(before?.turnover ?? []), { currencyIsoCode: currency_iso_code, sum }],
    });
  }
  return products;
}
