import { findAppointment } from '../rooms/appointments.ts';
import type { RoomEffect } from '../rooms/effects.ts';
import { mayPresent } from '../rooms/presenters.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import type { Services } from '../services.ts';
import type { Connection } from './connections.ts';

type CheckServices = Pick<Services, 'database' | 'connections' | 'guides'>;

/**
 * How often the guide behind each socket is checked: the sign-in at the store (which is asked at most every
 * `FRESH_FOR_MS`) and the right to present. Together a guide who lost either is out after about twelve seconds, also
 * where no message of it arrived.
 */
export const GUIDE_CHECK_MS = 4_000;

/** Closes a guide's socket whose sign-in has ended, or whose presentation was given to others. */
export async function checkGuide({ database, guides }: CheckServices, connection: Connection): Promise<void> {
  if (connection.guideSessionHash === null) return;
  const guide = await guides.check(connection.guideSessionHash);
  const appointment = guide && (await findAppointment(database, connection.appointmentId));
  if (guide === undefined || appointment === undefined || !mayPresent(appointment, guide)) connection.close('session-expired');
}

/** Closes the sockets of those guides who may no longer present what was changed, before they are told of it. */
export async function dismissGuides(services: CheckServices, appointmentId: string, effects: readonly RoomEffect[]): Promise<void> {
  const changed = effects.findLast((effect) => effect.type === 'appointment')?.appointment;
  if (changed === undefined) return;
  for (const connection of services.connections.ofRoom(appointmentId)) await dismiss(services, connection, changed);
}

async function dismiss({ guides }: CheckServices, connection: Connection, appointment: AppointmentRecord): Promise<void> {
  if (connection.guideSessionHash === null) return;
  const guide = await guides.known(connection.guideSessionHash);
  if (guide === undefined || !mayPresent(appointment, guide)) connection.close('session-expired');
}
