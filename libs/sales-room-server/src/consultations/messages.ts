import type { ConsultationProduct, GuideConsultations } from '@vitrine/sales-room-protocol';
import { newId } from '../identifiers.ts';
import { RoomError } from '../room-error.ts';
import type { Database, Queryable } from '../storage/database.ts';

/** Most messages that are kept. */
const MESSAGE_LIMIT = 1_000;
/** Nobody's address is kept for longer. */
const KEPT_FOR = '30 days';

/** What a shopper leaves. */
export interface NewMessage {
  name: string;
  email: string;
  text: string;
  locale: string;
  product: ConsultationProduct | null;
}

/** Keeps a message until a guide has dealt with it. */
export async function saveMessage(database: Database, { name, email, text, locale, product }: NewMessage): Promise<void> {
  await database.transaction(async (tx) => {
    await tx.query(`delete from consultation_message where left_at < now() - interval '${KEPT_FOR}'`);
    const [row] = await tx.query<{ count: number }>('select count(*) as count from consultation_message');
    if ((row?.count ?? 0) >= MESSAGE_LIMIT) throw new RoomError('limit-reached', 'The guides have too many unread messages.');
    await tx.query('insert into consultation_message (id, name, email, text, locale, product) values ($1, $2, $3, $4, $5, $6)', [
      newId(),
      name,
      email,
      text,
      locale,
      product === null ? null : JSON.stringify(product),
    ]);
  });
}

/** What was left, the newest first. */
export async function listMessages(db: Queryable): Promise<GuideConsultations['messages']> {
  const rows = await db.query<NewMessage & { id: string; left_at: Date }>(
    `select * from consultation_message where left_at > now() - interval '${KEPT_FOR}' order by left_at desc, id limit 100`,
  );
  return rows.map(({ left_at, ...message }) => ({ ...message, leftAt: left_at.toISOString() }));
}

/** A guide has dealt with it: nothing of it is kept. */
export async function deleteMessage(db: Queryable, id: string): Promise<void> {
  const rows = await db.query('delete from consultation_message where id = $1 returning id', [id]);
  if (rows.length === 0) throw new RoomError('not-found', 'There is no such message: another guide has dealt with it.');
}
