import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import { dismissPolls } from '../rooms/polls.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { moveAttendee } from '../rooms/room-change.ts';
import { recordShownSlide } from '../rooms/shown-items.ts';
import { moveAppointment } from './lock.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Start lets those in who wait before the door; end stops all media and takes back every access. */
export const startEndHandlers: TransactionalHandlers<'appointment.start' | 'appointment.end'> = {
  async 'appointment.start'(room) {
    const { appointment } = room;
    if (appointment.definition.isPreview) throw new RoomError('preview-cannot-start', "A preview can't be started.");
    appointment.startedAt = new Date().toISOString();
    moveAppointment(room, 'start');
    await recordShownSlide(room);
    const attendees: AttendeeRecord[] = [];
    for (const attendee of await room.attendees()) {
      const mayEnter = attendee.status === 'waiting' && !appointment.definition.waitingRoom && room.isConnected(attendee.id);
      attendees.push(mayEnter ? await moveAttendee(room, attendee, 'admit') : attendee);
    }
    room.effect({ type: 'attendees', attendees, replaced: attendees.map(({ id }) => id) });
    return {};
  },
  async 'appointment.end'(room) {
    const { appointment } = room;
    appointment.endedAt = new Date().toISOString();
    appointment.broadcastMode = false;
    appointment.shownProductId = null;
    appointment.pinnedMessageId = null;
    appointment.controlOfferedTo = null;
    await dismissPolls(room.tx, appointment.id);
    moveAppointment(room, 'end');
    const attendees: AttendeeRecord[] = [];
    for (const attendee of await room.attendees()) {
      const quiet: AttendeeRecord = {
        ...attendee,
        micOn: false,
        cameraOn: false,
        screenOn: false,
        micForcedOff: false,
        cameraForcedOff: false,
        handRaisedAt: null,
        cartAccess: 'none',
        wishlistAccess: 'none',
      };
      await saveAttendee(room.tx, quiet);
      attendees.push(quiet);
    }
    room.effect({ type: 'attendees', attendees, replaced: attendees.map(({ id }) => id) });
    return {};
  },
};
