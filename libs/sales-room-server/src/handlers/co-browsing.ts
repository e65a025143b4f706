import type { SlidePoint, SlideScroll } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import { isOnShownSlide } from '../rooms/scroll-positions.ts';
import type { DirectHandlers } from './direct-handler.ts';

/** What people share of the slide that is shown: how far it is scrolled, and where they point. */
export const coBrowsingHandlers: DirectHandlers<'slide.scroll' | 'slide.point'> = {
  async 'slide.scroll'({ services, appointment, attendee }, scroll) {
    requireShownSlide(appointment, scroll);
    const position = { ...scroll, attendeeId: attendee.id };
    services.scrollPositions.keep(appointment.id, position);
    services.signal(appointment.id, 'slide.scrolled', position);
    return {};
  },
  // A client asks "this one?": that is for the guides. To all others it would be a stranger's hand over what they look at.
  async 'slide.point'({ services, appointment, attendee }, point) {
    requireShownSlide(appointment, point);
    const audience = attendee.type === 'GUIDE' ? undefined : { guides: true };
    services.signal(appointment.id, 'slide.pointed', { ...point, attendeeId: attendee.id }, audience);
    return {};
  },
};

/** Which blocks and products a slide has is known to the store and each viewer; which slide is shown, to the room. */
function requireShownSlide(appointment: AppointmentRecord, place: SlideScroll | SlidePoint): void {
  if (!isOnShownSlide(appointment, place)) throw new RoomError('wrong-state', 'This slide, or this page of it, is not shown now.');
}
