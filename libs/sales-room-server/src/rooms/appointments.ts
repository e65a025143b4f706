import type { AppointmentStatus, ViewMode } from '@vitrine/sales-room-protocol';
import type { Queryable } from '../storage/database.ts';
import type { AppointmentRecord, StoredDefinition } from './records.ts';

interface AppointmentRow {
  id: string;
  path: string;
  made_by: string | null;
  definition: StoredDefinition;
  seq: number;
  status: AppointmentStatus;
  started_at: Date | null;
  ended_at: Date | null;
  current_slide: number;
  current_slide_page: number;
  view_mode: ViewMode;
  broadcast_mode: boolean;
  shown_product_id: string | null;
  pinned_message_id: string | null;
  controller_id: string | null;
  owner_id: string | null;
  control_offered_to: string | null;
  updated_at: Date;
}

function toRecord(row: AppointmentRow): AppointmentRecord {
  return {
    id: row.id,
    path: row.path,
    madeBy: row.made_by,
    definition: row.definition,
    seq: row.seq,
    status: row.status,
    startedAt: row.started_at?.toISOString() ?? null,
    endedAt: row.ended_at?.toISOString() ?? null,
    currentSlide: row.current_slide,
    currentSlidePage: row.current_slide_page,
    viewMode: row.view_mode,
    broadcastMode: row.broadcast_mode,
    shownProductId: row.shown_product_id,
    pinnedMessageId: row.pinned_message_id,
    controllerId: row.controller_id,
    ownerId: row.owner_id,
    controlOfferedTo: row.control_offered_to,
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The appointment with this id, if there is one. */
export async function findAppointment(db: Queryable, id: string): Promise<AppointmentRecord | undefined> {
  const [row] = await db.query<AppointmentRow>('select * from appointment where id = $1', [id]);
  return row && toRecord(row);
}

/** The appointment of this presentation path, if there is one. */
export async function findAppointmentByPath(db: Queryable, path: string): Promise<AppointmentRecord | undefined> {
  const [row] = await db.query<AppointmentRow>('select * from appointment where path = $1', [path]);
  return row && toRecord(row);
}

/** The appointment, with its row held until the transaction ends: whatever changes a room goes through here, one by one. */
export async function lockAppointment(tx: Queryable, id: string): Promise<AppointmentRecord | undefined> {
  const [row] = await tx.query<AppointmentRow>('select * from appointment where id = $1 for update', [id]);
  return row && toRecord(row);
}

/** All appointments, by path: as many as a server keeps. */
export async function listAppointments(db: Queryable): Promise<AppointmentRecord[]> {
  return (await db.query<AppointmentRow>('select * from appointment order by path')).map(toRecord);
}

/** How many appointments there are. */
export async function countAppointments(db: Queryable): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from appointment');
  return row?.count ?? 0;
}

/** Stores everything that changes about an appointment but its definition. */
export async function saveAppointment(tx: Queryable, record: AppointmentRecord): Promise<void> {
  await tx.query(
    `update appointment set seq = $2, status = $3, started_at = $4, ended_at = $5, current_slide = $6, current_slide_page = $7,
       view_mode = $8, broadcast_mode = $9, shown_product_id = $10, controller_id = $11, owner_id = $12, control_offered_to = $13, pinned_message_id = $14, updated_at = now() where id = $1`,
    [
      record.id,
      record.seq,
      record.status,
      record.startedAt,
      record.endedAt,
      record.currentSlide,
      record.currentSlidePage,
      record.viewMode,
      record.broadcastMode,
      record.shownProductId,
      record.controllerId,
      record.ownerId,
      record.controlOfferedTo,
      record.pinnedMessageId,
    ],
  );
}
