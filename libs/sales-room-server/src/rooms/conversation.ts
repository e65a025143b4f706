import { CHAT_LIMIT, type ChatMessage, type GuideNote } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';

interface ChatRow {
  id: string;
  command_id: string;
  attendee_id: string;
  name: string;
  type: 'GUIDE' | 'CLIENT';
  text: string;
  sent_at: Date;
  removed_at: Date | null;
}

function toMessage(row: ChatRow): ChatMessage {
  return {
    id: row.id,
    commandId: row.command_id,
    attendeeId: row.attendee_id,
    type: row.type,
    name: row.name,
    text: row.text,
    sentAt: row.sent_at.toISOString(),
    ...(row.removed_at === null ? {} : { isRemoved: true }),
  };
}

/** The newest messages of a room, oldest first. */
export async function listChat(db: Queryable, appointmentId: string): Promise<ChatMessage[]> {
  const rows = await db.query<ChatRow>('select * from chat_message where appointment_id = $1 order by position desc limit $2', [
    appointmentId,
    CHAT_LIMIT,
  ]);
  return rows.map(toMessage).reverse();
}

/** A room's message that may be read; null where there is none of this id, or it was removed. */
export async function findMessage(db: Queryable, appointmentId: string, messageId: string): Promise<ChatMessage | null> {
  const [row] = await db.query<ChatRow>('select * from chat_message where id = $1 and appointment_id = $2 and removed_at is null', [
    messageId,
    appointmentId,
  ]);
  return row === undefined ? null : toMessage(row);
}

/** How many messages a room holds. */
export async function countChat(db: Queryable, appointmentId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from chat_message where appointment_id = $1', [appointmentId]);
  return row?.count ?? 0;
}

/** How many messages of a room are this attendee's. */
export async function countChatOf(db: Queryable, attendeeId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from chat_message where attendee_id = $1', [attendeeId]);
  return row?.count ?? 0;
}

/** Adds a message. */
export async function insertChat(tx: Queryable, appointmentId: string, message: Omit<ChatMessage, 'sentAt'>): Promise<ChatMessage> {
  const [row] = await tx.query<ChatRow>(
    `insert into chat_message (id, appointment_id, attendee_id, command_id, name, type, text) values ($1, $2, $3, $4, $5, $6, $7) returning *`,
    [message.id, appointmentId, message.attendeeId, message.commandId, message.name, message.type, message.text],
  );
  if (row === undefined) throw new Error('The message was not stored.');
  return toMessage(row);
}

/** Deletes the text of a room's message and keeps its place; `undefined` where the room has no such message. */
export async function removeChat(tx: Queryable, appointmentId: string, messageId: string): Promise<'removed' | 'was-removed' | undefined> {
  const [row] = await tx.query<{ removed_at: Date | null }>('select removed_at from chat_message where id = $1 and appointment_id = $2', [
    messageId,
    appointmentId,
  ]);
  if (row === undefined) return undefined;
  if (row.removed_at !== null) return 'was-removed';
  await tx.query("update chat_message set text = '', removed_at = now() where id = $1", [messageId]);
  return 'removed';
}

interface NoteRow {
  section_id: string;
  text: string;
  updated_at: Date;
}

function toNote(row: NoteRow): GuideNote {
  return { sectionId: row.section_id === '' ? null : row.section_id, text: row.text, updatedAt: row.updated_at.toISOString() };
}

/** The guides' notes of an appointment, by section. */
export async function listNotes(db: Queryable, appointmentId: string): Promise<GuideNote[]> {
  return (await db.query<NoteRow>('select * from guide_note where appointment_id = $1 order by section_id', [appointmentId])).map(toNote);
}

/** Stores the guides' notes on a section, or on the presentation. */
export async function saveNote(tx: Queryable, appointmentId: string, sectionId: string | null, text: string): Promise<GuideNote> {
  const [row] = await tx.query<NoteRow>(
    `insert into guide_note (appointment_id, section_id, text) values ($1, $2, $3)
     on conflict (appointment_id, section_id) do update set text = excluded.text, updated_at = now() returning *`,
    [appointmentId, sectionId ?? '', text],
  );
  if (row === undefined) throw new Error('The notes were not stored.');
  return toNote(row);
}
