import { RoomError } from '../room-error.ts';
import { moveControl } from '../rooms/control.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** Control of the presentation among several guides: offered and taken over, or claimed. Media know nothing of it. */
export const controlHandlers: TransactionalHandlers<'control.offer' | 'control.cancel' | 'control.answer' | 'control.claim'> = {
  async 'control.offer'(room, guide, { attendeeId }) {
    const other = await room.attendee(attendeeId);
    if (other.type !== 'GUIDE') throw new RoomError('not-permitted', 'Only a guide can lead a presentation.');
    if (other.id === guide.id || other.status !== 'joined')
      throw new RoomError('wrong-state', 'Control is offered to another guide who is in the room.');
    if (room.appointment.controlOfferedTo !== other.id) moveControl(room, 'offer', { offeredTo: other.id });
    return {};
  },
  async 'control.cancel'(room) {
    moveControl(room, 'cancel', {});
    return {};
  },
  async 'control.answer'(room, guide, { accepted }) {
    if (accepted) moveControl(room, 'accept', { controllerId: guide.id });
    else moveControl(room, 'decline', {});
    return {};
  },
  async 'control.claim'(room, guide) {
    moveControl(room, 'claim', { controllerId: guide.id });
    return {};
  },
};
