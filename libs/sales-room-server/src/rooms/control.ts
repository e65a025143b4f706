import { CONTROL_TRANSITIONS, type ControlEvent, nextStatus, type RoomControl } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import { findAttendee } from './attendees.ts';
import type { AppointmentRecord, AttendeeRecord } from './records.ts';
import type { RoomChange } from './room-change.ts';

/** Who leads, as people in the room are told. */
export function controlView({ controllerId, ownerId, controlOfferedTo }: AppointmentRecord): RoomControl {
  return { controllerId, ownerId, offeredTo: controlOfferedTo };
}

/** Moves control on by its transition table; there is one controller before, while and after. */
export function moveControl(room: RoomChange, event: ControlEvent, to: { controllerId?: string; offeredTo?: string | null }): void {
  const { appointment } = room;
  const status = appointment.controlOfferedTo === null ? 'held' : 'offered';
  if (nextStatus(CONTROL_TRANSITIONS, status, event) === undefined)
    throw new RoomError('wrong-state', `Control that is ${status} can't be changed by ${event}.`);
  appointment.controllerId = to.controllerId ?? appointment.controllerId;
  appointment.controlOfferedTo = to.offeredTo ?? null;
  room.effect({ type: 'control', control: controlView(appointment) });
}

/**
 * Gives control to a guide who comes in where nobody has it: the first guide, who is then the owner; or the next one
 * where whoever had it has left, or is away while nothing is going on. In a running presentation a lost connection
 * loses no control: others claim it if they must.
 */
export async function takeFreeControl(room: RoomChange, guide: AttendeeRecord): Promise<void> {
  const { appointment } = room;
  if (appointment.controllerId === guide.id) return;
  const holder = appointment.controllerId === null ? undefined : await findAttendee(room.tx, appointment.controllerId);
  const isRunning = appointment.status === 'started' || appointment.status === 'locked';
  const isHeld = holder !== undefined && (holder.status === 'joined' || (holder.status === 'inactive' && isRunning));
  if (isHeld) return;
  const owner = appointment.ownerId === null ? undefined : await findAttendee(room.tx, appointment.ownerId);
  appointment.ownerId = owner?.id ?? guide.id;
  appointment.controllerId = guide.id;
  appointment.controlOfferedTo = null;
  room.effect({ type: 'control', control: controlView(appointment) });
}
