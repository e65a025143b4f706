import { RoomError } from '../room-error.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import type { RoomChange } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Raised hands: everybody their own; a guide may lower another's, and all at once. */
export const handHandlers: TransactionalHandlers<'hand.set'> = {
  async 'hand.set'(room, actor, { raised, attendeeId }) {
    const isOwn = attendeeId === undefined || attendeeId === actor.id;
    if (!isOwn && (actor.type !== 'GUIDE' || raised))
      throw new RoomError('not-permitted', 'Only a guide can lower the hand of somebody else, and nobody can raise it.');
    const changed: AttendeeRecord[] = [];
    for (const attendee of await ownersOf(room, actor, attendeeId)) {
      if ((attendee.handRaisedAt !== null) === raised) continue;
      const owner = { ...attendee, handRaisedAt: raised ? new Date().toISOString() : null };
      await saveAttendee(room.tx, owner);
      changed.push(owner);
    }
    if (changed.length > 0) room.effect({ type: 'attendees', attendees: changed, replaced: [] });
    return {};
  },
};

/** Whose hands a command is about: nobody named is who sends it, null is everybody. */
async function ownersOf(room: RoomChange, actor: AttendeeRecord, attendeeId: string | null | undefined): Promise<AttendeeRecord[]> {
  if (attendeeId === null) return room.attendees();
  return [attendeeId === undefined || attendeeId === actor.id ? actor : await room.attendee(attendeeId)];
}
