import type { DurableHandlers } from './durable-handler.ts';

/** What fills everybody's screen. */
export const viewModeHandlers: DurableHandlers<'view-mode.set'> = {
  async 'view-mode.set'(room, _guide, { viewMode }) {
    if (room.appointment.viewMode === viewMode) return {};
    room.appointment.viewMode = viewMode;
    room.effect({ type: 'view-mode', viewMode });
    return {};
  },
};
