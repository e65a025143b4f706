import { saveAttendee } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Broadcast mode: switched on, it switches off whatever clients send; switched off, it switches nothing on. */
export const broadcastHandlers: TransactionalHandlers<'broadcast.set'> = {
  async 'broadcast.set'(room, _guide, { on }) {
    if (room.appointment.broadcastMode === on) return {};
    room.appointment.broadcastMode = on;
    const silenced: AttendeeRecord[] = [];
    if (on) {
      for (const attendee of await room.attendees()) {
        if (attendee.type !== 'CLIENT' || !(attendee.micOn || attendee.cameraOn || attendee.screenOn)) continue;
        const silent = { ...attendee, micOn: false, cameraOn: false, screenOn: false };
        await saveAttendee(room.tx, silent);
        silenced.push(silent);
      }
    }
    room.effect({ type: 'broadcast', broadcastMode: on, attendees: silenced });
    return {};
  },
};
