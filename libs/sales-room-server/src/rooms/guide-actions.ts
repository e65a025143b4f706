import { ACTIONS_LIMIT, type GuideAction } from '@vitrine/sales-room-protocol';
import type { NewLineItem } from '@vitrine/store-api-client';
import type { Queryable } from '../storage/database.ts';

/** How to take an act back, and how to see that nothing has changed since. */
export interface ActionUndo {
  /** The line that was changed, by its id; null for a wish list. */
  lineItemId: string | null;
  /** What made the line, so that it can be made again; null where it can't. */
  item: NewLineItem | null;
  /** Promotion codes that the cart held before. */
  promotionCodes: string[];
  /** Where the wish list was kept. */
  wishlistSource?: 'store' | 'room';
  /** Where the product stood among the likes and dislikes of the room; null where it didn't. */
  places?: { liked: number | null; disliked: number | null };
}

/**
 * An act as it is kept. It is `intended` from before the store is asked until its answer is noted; one that nobody works
 * on any more has been carried out or not, which the store knows: with `undo` it was asked, without it never was.
 */
export interface StoredAction extends Omit<GuideAction, 'status'> {
  attendeeId: string;
  guideId: string;
  commandId: string;
  undo: ActionUndo | null;
  status: 'intended' | 'failed' | GuideAction['status'];
}

interface ActionRow {
  id: string;
  number: number;
  attendee_id: string;
  guide_id: string;
  guide_name: string;
  command_id: string;
  kind: GuideAction['kind'];
  action: GuideAction['action'];
  product_id: string | null;
  label: string;
  quantity_before: number;
  quantity_after: number;
  undo: ActionUndo | null;
  status: StoredAction['status'];
  at: Date;
}

function toRecord(row: ActionRow): StoredAction {
  return {
    id: row.id,
    number: Number(row.number),
    attendeeId: row.attendee_id,
    guideId: row.guide_id,
    guideName: row.guide_name,
    commandId: row.command_id,
    kind: row.kind,
    action: row.action,
    productId: row.product_id,
    label: row.label,
    quantityBefore: row.quantity_before,
    quantityAfter: row.quantity_after,
    undo: row.undo,
    status: row.status,
    at: row.at.toISOString(),
  };
}

/** An act as its attendee is shown it. */
export function actionView(record: StoredAction & { status: GuideAction['status'] }): GuideAction {
  const { id, number, guideName, kind, action, productId, label, quantityBefore, quantityAfter, at, status } = record;
  return { id, number, guideName, kind, action, productId, label, quantityBefore, quantityAfter, at, status };
}

/** What guides did in this attendee's name, newest first. */
export async function listActions(db: Queryable, attendeeId: string): Promise<GuideAction[]> {
  const rows = await db.query<ActionRow>(
    `select * from attendee_act where attendee_id = $1 and status not in ('intended', 'failed') order by number desc limit ${ACTIONS_LIMIT}`,
    [attendeeId],
  );
  return rows.map((row) => actionView(toRecord(row) as StoredAction & { status: GuideAction['status'] }));
}

/** Whether anything is left to take back. */
export async function hasActionToUndo(db: Queryable, attendeeId: string): Promise<boolean> {
  return (await db.query("select 1 from attendee_act where attendee_id = $1 and status = 'done' limit 1", [attendeeId])).length > 0;
}

/** How many acts are kept of this attendee. */
export async function countActions(db: Queryable, attendeeId: string): Promise<number> {
  const [row] = await db.query<{ count: number }>('select count(*) as count from attendee_act where attendee_id = $1', [attendeeId]);
  return Number(row?.count ?? 0);
}

/** The act that this command of a guide has made already. */
export async function findActionByCommand(db: Queryable, guideId: string, commandId: string): Promise<StoredAction | undefined> {
  const [row] = await db.query<ActionRow>('select * from attendee_act where guide_id = $1 and command_id = $2', [guideId, commandId]);
  return row && toRecord(row);
}

/** One act of this attendee. */
export async function findAction(db: Queryable, attendeeId: string, actId: string): Promise<StoredAction | undefined> {
  const [row] = await db.query<ActionRow>('select * from attendee_act where id = $1 and attendee_id = $2', [actId, attendeeId]);
  return row && toRecord(row);
}

/** Notes an act before it is carried out, so that nothing is ever done without a record. */
export async function insertAction(
  tx: Queryable,
  appointmentId: string,
  serverId: string,
  act: Pick<StoredAction, 'id' | 'attendeeId' | 'guideId' | 'guideName' | 'commandId' | 'kind' | 'action' | 'productId'>,
): Promise<void> {
  await tx.query(
    'insert into attendee_act (id, appointment_id, attendee_id, guide_id, guide_name, command_id, kind, action, product_id, server_id) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
    [act.id, appointmentId, act.attendeeId, act.guideId, act.guideName, act.commandId, act.kind, act.action, act.productId, serverId],
  );
}

/** Begins an act again that was not carried out. */
export async function restartAction(tx: Queryable, actId: string, serverId: string): Promise<void> {
  await tx.query("update attendee_act set status = 'intended', undo = null, server_id = $2 where id = $1", [actId, serverId]);
}

// One that an older server has begun names no server: it is given a minute.
const ABANDONED = `(status = 'unconfirmed' or (status = 'intended' and
  (server_id = $1 or (server_id is null and at < now() - interval '1 minute') or server_id not in (select id from server))))`;

/** Acts of this attendee whose outcome nobody has noted and nobody will, oldest first. Call it where no act of theirs is under way at this server. */
export async function listUnfinishedActions(db: Queryable, serverId: string, attendeeId: string): Promise<StoredAction[]> {
  return (
    await db.query<ActionRow>(`select * from attendee_act where ${ABANDONED} and attendee_id = $2 order by number`, [serverId, attendeeId])
  ).map(toRecord);
}

/** Who has such acts, and in which room. */
export async function listWithUnfinishedActions(db: Queryable, serverId: string): Promise<{ attendeeId: string; appointmentId: string }[]> {
  const rows = await db.query<{ attendee_id: string; appointment_id: string }>(
    `select distinct attendee_id, appointment_id from attendee_act where ${ABANDONED}`,
    [serverId],
  );
  return rows.map((row) => ({ attendeeId: row.attendee_id, appointmentId: row.appointment_id }));
}

/** Notes of acts that ended with their server that their outcome isn't known; those that never came to the store are none. */
export async function markUnfinishedActions(tx: Queryable, serverId: string): Promise<void> {
  await tx.query(
    `update attendee_act set status = case when undo is null then 'failed' else 'unconfirmed' end where status = 'intended' and ${ABANDONED}`,
    [serverId],
  );
}

/** What became of an act. */
export async function saveAction(
  tx: Queryable,
  act: Pick<StoredAction, 'id' | 'productId' | 'label' | 'quantityBefore' | 'quantityAfter' | 'undo' | 'status'>,
): Promise<StoredAction> {
  const [row] = await tx.query<ActionRow>(
    'update attendee_act set product_id = $2, label = $3, quantity_before = $4, quantity_after = $5, undo = $6, status = $7 where id = $1 returning *',
    [
      act.id,
      act.productId,
      act.label,
      act.quantityBefore,
      act.quantityAfter,
      act.undo === null ? null : JSON.stringify(act.undo),
      act.status,
    ],
  );
  if (row === undefined) throw new Error('The act was not stored.');
  return toRecord(row);
}
