import { APPOINTMENT_TRANSITIONS, type AppointmentEvent, nextStatus } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Locks and unlocks the room. Joining takes the same row, so that nobody slips in beside a lock. */
export const lockHandlers: TransactionalHandlers<'appointment.lock' | 'appointment.unlock'> = {
  async 'appointment.lock'(room) {
    moveAppointment(room, 'lock');
    return {};
  },
  async 'appointment.unlock'(room) {
    moveAppointment(room, 'unlock');
    return {};
  },
};

/** Moves the appointment on by the transition table; refused where the table doesn't list it. */
export function moveAppointment(room: RoomChange, event: AppointmentEvent): void {
  const { appointment } = room;
  const status = nextStatus(APPOINTMENT_TRANSITIONS, appointment.status, event);
  if (status === undefined) throw new RoomError('wrong-state', `An appointment that is ${appointment.status} can't ${event}.`);
  appointment.status = status;
  room.effect({ type: 'appointment', appointment });
}
