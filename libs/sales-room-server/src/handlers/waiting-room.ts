import { RoomError } from '../room-error.ts';
import type { AttendeeRecord } from '../rooms/records.ts';
import { clientOf, moveAttendee } from '../rooms/room-change.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Those who wait ask to come in; a guide admits or refuses them. */
export const waitingRoomHandlers: TransactionalHandlers<
  'room.request-access' | 'attendee.admit' | 'attendee.admit-all' | 'attendee.refuse'
> = {
  async 'room.request-access'(room, actor) {
    const asking = await moveAttendee(room, actor, 'request');
    room.effect({ type: 'attendees', attendees: [asking], replaced: [] });
    return {};
  },
  async 'attendee.admit'(room, _guide, { attendeeId }) {
    const client = await clientOf(room, attendeeId);
    if (client.status === 'joined') return {};
    const admitted = await moveAttendee(room, client, 'admit');
    room.effect({ type: 'attendees', attendees: [admitted], replaced: [admitted.id] });
    return {};
  },
  async 'attendee.admit-all'(room) {
    const admitted: AttendeeRecord[] = [];
    for (const attendee of await room.attendees()) {
      if (attendee.type === 'CLIENT' && (attendee.status === 'requested' || attendee.status === 'waiting') && room.isConnected(attendee.id))
        admitted.push(await moveAttendee(room, attendee, 'admit'));
    }
    if (admitted.length > 0) room.effect({ type: 'attendees', attendees: admitted, replaced: admitted.map(({ id }) => id) });
    return { count: admitted.length };
  },
  async 'attendee.refuse'(room, _guide, { attendeeId }) {
    const client = await clientOf(room, attendeeId);
    if (client.status !== 'waiting' && client.status !== 'requested') throw new RoomError('wrong-state', 'This attendee is not waiting.');
    const refused = await moveAttendee(room, client, 'refuse');
    room.effect({ type: 'attendees', attendees: [refused], replaced: [refused.id] });
    return {};
  },
};
