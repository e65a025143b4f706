import { RoomError } from '../room-error.ts';
import type { DirectHandlers } from './direct-handler.ts';

/** What people say, as text: passed on to everybody inside, and neither stored nor logged. */
export const captionHandlers: DirectHandlers<'caption.say'> = {
  async 'caption.say'({ services, appointment, attendee }, caption) {
    if (!attendee.micOn) throw new RoomError('wrong-state', 'Your microphone is off.');
    services.signal(appointment.id, 'caption.said', { ...caption, attendeeId: attendee.id });
    return {};
  },
};
