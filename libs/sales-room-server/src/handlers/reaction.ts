import type { LiveHandlers } from './live-handler.ts';

/** Reactions: shown to everybody for a moment. */
export const reactionHandlers: LiveHandlers<'reaction.send'> = {
  async 'reaction.send'({ services, connection, attendee }, { reaction }) {
    services.signal(connection.appointmentId, 'reaction.shown', { attendeeId: attendee.id, reaction });
    return {};
  },
};
