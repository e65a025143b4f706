import { RoomError } from '../room-error.ts';
import { saveNote } from '../rooms/conversation.ts';
import type { TransactionalHandlers } from './transactional-handler.ts';

/** The guides' notes, one text per slide and one for the presentation. */
export const notesHandlers: TransactionalHandlers<'notes.set'> = {
  async 'notes.set'(room, _guide, { sectionId, text }) {
    if (sectionId !== null && !room.appointment.definition.slides.some((slide) => slide.sectionId === sectionId))
      throw new RoomError('not-found', 'There is no such slide.');
    room.effect({ type: 'note', note: await saveNote(room.tx, room.appointment.id, sectionId, text) });
    return {};
  },
};
