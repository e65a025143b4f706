import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Raised hands: everybody their own; a guide may lower another's. */
export const handHandlers: TransactionalHandlers<'hand.set'> = {
  async 'hand.set'(room, actor, { raised, attendeeId }) {
    const isOwn = attendeeId === undefined || attendeeId === actor.id;
    if (!isOwn && (actor.type !== 'GUIDE' || raised))
      throw new RoomError('not-permitted', 'Only a guide can lower the hand of somebody else, and nobody can raise it.');
    const attendee = isOwn ? actor : await room.attendee(attendeeId);
    if ((attendee.handRaisedAt !== null) === raised) return {};
    const changed = { ...attendee, handRaisedAt: raised ? new Date().toISOString() : null };
    await saveAttendee(room.tx, changed);
    room.effect({ type: 'attendees', attendees: [changed], replaced: [] });
    return {};
  },
};
