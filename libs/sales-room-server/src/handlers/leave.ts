import { moveAttendee } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Leaving a room: an attendee's screen and raised hand go with them. Whoever has left already changes nothing. */
export const leaveHandlers: TransactionalHandlers<'room.leave'> = {
  async 'room.leave'(room, actor) {
    const left = await moveAttendee(room, { ...actor, screenOn: false, handRaisedAt: null }, 'leave');
    if (left.status !== actor.status) room.effect({ type: 'attendees', attendees: [left], replaced: [left.id] });
    return {};
  },
};
