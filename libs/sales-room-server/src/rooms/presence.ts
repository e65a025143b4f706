import { errorFields, type Logger } from '../logger.ts';
import type { Database } from '../storage/database.ts';
import { disconnect } from './joining.ts';
import { moveAttendee } from './room-change.ts';
import type { RoomEngine } from './room-engine.ts';

/** Two keep-alives of 30 seconds missed. */
export const SILENCE_LIMIT_MS = 60_000;

/** Notes that an attendee without a socket is there: who was away comes back. */
export async function keepAlive(services: { database: Database; engine: RoomEngine }, appointmentId: string, attendeeId: string): Promise<void> {
  await services.database.query('update attendee set last_active_at = now() where id = $1', [attendeeId]);
  const [row] = await services.database.query<{ status: string }>('select status from attendee where id = $1', [attendeeId]);
  if (row?.status !== 'inactive') return;
  await services.engine.change(appointmentId, async (room) => {
    const attendee = await room.attendee(attendeeId);
    if (attendee.status !== 'inactive') return;
    room.effect({ type: 'attendees', attendees: [await moveAttendee(room, attendee, 'reconnect')], replaced: [] });
  });
}

/** Marks those inactive who joined but have neither a socket nor said a word for {@link SILENCE_LIMIT_MS}. */
export async function sweepSilent(services: { database: Database; engine: RoomEngine; logger: Logger; isConnected(attendeeId: string): boolean }): Promise<number> {
  const rows = await services.database.query<{ id: string; appointment_id: string }>("select id, appointment_id from attendee where status = 'joined' and last_active_at < now() - $1 * interval '1 millisecond'", [SILENCE_LIMIT_MS]);
  const silent = rows.filter(({ id }) => !services.isConnected(id));
  for (const { id, appointment_id: appointmentId } of silent) {
    await services.engine.change(appointmentId, (room) => disconnect(room, id)).catch((error: unknown) => services.logger.error('presence.failed', { appointmentId, ...errorFields(error) }));
  }
  return silent.length;
}
