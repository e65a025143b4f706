import { clientName } from '../rooms/attendee-names.ts';
import { saveAttendee } from '../rooms/attendees.ts';
import { unpinOf } from '../rooms/pinned-message.ts';
import { takeVoteBack } from '../rooms/polls.ts';
import { clientOf, moveAttendee, NOTHING_SHARED } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** A new name, and the removal of a client by a guide, who may lift it again. */
export const attendeeHandlers: TransactionalHandlers<'attendee.rename' | 'attendee.remove' | 'attendee.unblock'> = {
  async 'attendee.rename'(room, actor, { name }) {
    const renamed = { ...actor, name: await clientName(room, actor.id, name, { isChosen: true }) };
    await saveAttendee(room.tx, renamed);
    room.effect({ type: 'attendees', attendees: [renamed], replaced: [] });
    return {};
  },
  async 'attendee.remove'(room, _guide, { attendeeId }) {
    const client = await clientOf(room, attendeeId);
    if (client.status === 'blocked') return {};
    const removed = await moveAttendee(room, { ...client, ...NOTHING_SHARED }, 'remove');
    room.effect({ type: 'attendees', attendees: [removed], replaced: [removed.id] });
    await takeVoteBack(room, removed.id);
    await unpinOf(room, removed.id);
    return {};
  },
  async 'attendee.unblock'(room, _guide, { attendeeId }) {
    const client = await clientOf(room, attendeeId);
    const free = await moveAttendee(room, client, 'unblock');
    room.effect({ type: 'attendees', attendees: [free], replaced: [free.id] });
    return {};
  },
};
