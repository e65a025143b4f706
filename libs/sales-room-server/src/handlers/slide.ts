import { RoomError } from '../room-error.ts';
import { recordShownSlide } from '../rooms/shown-items.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** The slide that the guide shows. A product that was held up is put away. */
export const slideHandlers: TransactionalHandlers<'slide.switch'> = {
  async 'slide.switch'(room, _guide, { index, page }) {
    const { appointment } = room;
    if (index >= appointment.definition.slides.length) throw new RoomError('not-found', 'There is no such slide.');
    if (appointment.currentSlide === index && appointment.currentSlidePage === page) return {};
    const isTurnedTo = appointment.currentSlide !== index;
    appointment.currentSlide = index;
    appointment.currentSlidePage = page;
    if (isTurnedTo) await recordShownSlide(room);
    room.effect({ type: 'slide', index, page });
    if (appointment.shownProductId !== null) {
      appointment.shownProductId = null;
      room.effect({ type: 'product', productId: null });
    }
    return {};
  },
};
