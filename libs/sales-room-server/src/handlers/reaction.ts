import { signalRoom } from '../realtime/publisher.ts';
import type { LiveHandlers } from './live-handler.ts';

/** Reactions: shown to everybody for a moment. */
export const reactionHandlers: LiveHandlers<'reaction.send'> = {
  async 'reaction.send'({ services, connection, attendee }, { reaction }) {
    signalRoom(services.connections, connection.appointmentId, (other) => other.send(null, 'reaction.shown', { attendeeId: attendee.id, reaction }));
    return {};
  },
};
