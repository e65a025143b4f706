import type { RoomEngine } from '../engine/room-engine.ts';
import { errorFields, type Logger } from '../logger.ts';
import { disconnect } from '../rooms/joining.ts';
import { moveAttendee } from '../rooms/room-change.ts';
import { forgetNeverEntered } from '../rooms/room-places.ts';
import type { Database, Queryable } from '../storage/database.ts';

/** Two keep-alives of 30 seconds missed. */
export const SILENCE_LIMIT_MS = 60_000;

/** Notes the socket that an attendee has now: the newest one wins, at whichever server. */
export async function noteConnection(
  tx: Queryable,
  attendeeId: string,
  connection: { serverId: string; connectionId: string },
): Promise<void> {
  await tx.query('update attendee set connected_to = $2, connection_id = $3, last_active_at = now(), enter_by = null where id = $1', [
    attendeeId,
    connection.serverId,
    connection.connectionId,
  ]);
}

/** The server at which an attendee is connected. */
export async function serverOf(db: Queryable, attendeeId: string): Promise<string | undefined> {
  const [row] = await db.query<{ connected_to: string | null }>('select connected_to from attendee where id = $1', [attendeeId]);
  return row?.connected_to ?? undefined;
}

/** Whether anybody is connected in a room, at whichever server. */
export async function isInhabited(db: Queryable, appointmentId: string): Promise<boolean> {
  return (
    (await db.query('select 1 from attendee where appointment_id = $1 and connected_to is not null limit 1', [appointmentId])).length > 0
  );
}

/** Notes that an attendee without a socket is there: who was away comes back. */
export async function keepAlive(
  services: { database: Database; engine: RoomEngine },
  appointmentId: string,
  attendeeId: string,
): Promise<void> {
  await services.database.query('update attendee set last_active_at = now() where id = $1', [attendeeId]);
  const [row] = await services.database.query<{ status: string }>('select status from attendee where id = $1', [attendeeId]);
  if (row?.status !== 'inactive') return;
  await services.engine.change(appointmentId, async (room) => {
    const attendee = await room.attendee(attendeeId);
    if (attendee.status !== 'inactive') return;
    room.effect({ type: 'attendees', attendees: [await moveAttendee(room, attendee, 'reconnect')], replaced: [] });
  });
}

interface Presence {
  database: Database;
  engine: RoomEngine;
  logger: Logger;
}

async function disconnectAll(
  { engine, logger }: Presence,
  rows: readonly { id: string; appointment_id: string }[],
  serverId?: string,
): Promise<number> {
  for (const { id, appointment_id: appointmentId } of rows) {
    await engine
      .change(appointmentId, (room) => disconnect(room, id, serverId === undefined ? {} : { serverId }))
      .catch((error: unknown) => logger.error('presence.failed', { appointmentId, ...errorFields(error) }));
  }
  return rows.length;
}

/** Marks those inactive who joined but have neither a socket nor said a word for {@link SILENCE_LIMIT_MS}; who is overdue is forgotten instead. */
export async function sweepSilent(services: Presence): Promise<number> {
  const rows = await services.database.query<{ id: string; appointment_id: string }>(
    "select id, appointment_id from attendee where status = 'joined' and connected_to is null and (enter_by is null or enter_by >= now()) and last_active_at < now() - $1 * interval '1 millisecond'",
    [SILENCE_LIMIT_MS],
  );
  return disconnectAll(services, rows);
}

/** Forgets those who joined a room and never came in, whichever server they joined at. */
export async function sweepNeverEntered({ database, engine, logger }: Presence): Promise<void> {
  const rows = await database.query<{ appointment_id: string }>(
    "select distinct appointment_id from attendee where enter_by < now() and status not in ('refused', 'blocked')",
  );
  for (const { appointment_id: appointmentId } of rows) {
    await engine
      .change(appointmentId, forgetNeverEntered)
      .catch((error: unknown) => logger.error('presence.failed', { appointmentId, ...errorFields(error) }));
  }
}

/** Marks those inactive whose server is gone. */
export async function disconnectServer(services: Presence, serverId: string): Promise<number> {
  const rows = await services.database.query<{ id: string; appointment_id: string }>(
    'select id, appointment_id from attendee where connected_to = $1',
    [serverId],
  );
  return disconnectAll(services, rows, serverId);
}
