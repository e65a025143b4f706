import type { TransactionalHandlers } from './transactional-handler.ts';

/** What fills everybody's screen. */
export const viewModeHandlers: TransactionalHandlers<'view-mode.set'> = {
  async 'view-mode.set'(room, _guide, { viewMode }) {
    if (room.appointment.viewMode === viewMode) return {};
    room.appointment.viewMode = viewMode;
    room.effect({ type: 'view-mode', viewMode });
    return {};
  },
};
