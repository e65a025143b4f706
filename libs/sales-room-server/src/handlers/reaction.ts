import type { DirectHandlers } from './direct-handler.ts';

/** Reactions: shown to everybody for a moment. */
export const reactionHandlers: DirectHandlers<'reaction.send'> = {
  async 'reaction.send'({ services, connection, attendee }, { reaction }) {
    services.signal(connection.appointmentId, 'reaction.shown', { attendeeId: attendee.id, reaction });
    return {};
  },
};
