import type { SharedScroll } from '@vitrine/sales-room-protocol';
import type { ClusterMessage } from '../bus/cluster-message.ts';
import { dismissGuides } from '../connections/guide-checks.ts';
import { followSessionElsewhere } from '../connections/session-checks.ts';
import { errorFields } from '../logger.ts';
import { signalHere } from '../realtime/signals.ts';
import { catchUp } from './catch-up.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** Does here what another server's message asks for. `takeOver` is for the rooms of a server that leaves. */
export async function receiveMessage(parts: ClusterParts, takeOver: () => Promise<void>, message: ClusterMessage): Promise<void> {
  const { services, media, delivery, tellMedia } = parts;
  const { connections, logger } = services;
  switch (message.kind) {
    case 'effects':
      services.scrollPositions.applyEffects(message.appointmentId, message.effects);
      await dismissGuides(services, message.appointmentId, message.effects).catch((error: unknown) =>
        logger.warn('guide.check-failed', errorFields(error)),
      );
      await delivery.deliver(message);
      break;
    case 'signal':
      media.follow(message.appointmentId, message.name, message.payload);
      if (message.name === 'slide.scrolled') services.scrollPositions.keep(message.appointmentId, message.payload as SharedScroll);
      signalHere(
        connections,
        message.appointmentId,
        (connection) => connection.send(null, message.name as never, message.payload as never),
        message.to,
      );
      break;
    case 'media':
      if (connections.ofRoom(message.appointmentId).length === 0) break;
      media.applyRemoteState(message.appointmentId, message.media);
      await tellMedia(message.appointmentId);
      break;
    case 'replaced': {
      const connection = connections.ofAttendee(message.attendeeId);
      if (connection !== undefined && connection.id !== message.connectionId) connection.close('replaced');
      break;
    }
    case 'session-changed': {
      const connection = connections.ofAttendee(message.attendeeId);
      if (connection !== undefined) await followSessionElsewhere(services, connection, message.customerId);
      break;
    }
    case 'guide-closed':
      for (const connection of connections.all()) if (connection.guideSessionHash === message.sessionHash) connection.close(message.reason);
      break;
    case 'returned':
      await catchUp(parts);
      break;
    case 'leaving':
      await takeOver();
      break;
  }
}
