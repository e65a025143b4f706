import { disconnectServer, isInhabited } from '../connections/presence.ts';
import { errorFields } from '../logger.ts';
import { reconcileLocal } from '../on-behalf/unfinished-actions.ts';
import type { ClusterParts } from './cluster-parts.ts';

/** Which server has the media of which room, as servers come and go. */
export interface RoomHandover {
  /** Takes the media of those rooms that somebody is in here and that no living server has. */
  takeOver(): Promise<void>;
  /** Ends what this server has not any more, and what nobody is in. */
  giveUp(): Promise<void>;
  /** Takes out servers that died: first their rooms' media are taken over, then their people are noted as away. */
  removeDeadServers(): Promise<void>;
  /** From now on this server takes nothing over. */
  end(): void;
}

/** See {@link RoomHandover}. */
export function createRoomHandover({ services, media, leases, tellMedia }: ClusterParts): RoomHandover {
  const { connections, database, logger } = services;
  let hasEnded = false;

  async function takeOver(): Promise<void> {
    if (hasEnded) return;
    for (const appointmentId of await leases.orphaned(connections.rooms())) {
      media.forgetRemoteState(appointmentId);
      await media
        .prepare(appointmentId)
        .catch((error: unknown) => logger.warn('media.take-over-failed', { appointmentId, ...errorFields(error) }));
      logger.info('media.taken-over', { appointmentId, here: media.elsewhere(appointmentId) === undefined });
      await tellMedia(appointmentId);
    }
  }

  return {
    takeOver,
    async giveUp() {
      const held = new Set((await leases.held()).map(({ appointmentId }) => appointmentId));
      // Without a worker it can't do anything with them: another server may.
      if (!media.canHost())
        for (const appointmentId of held) if (media.find(appointmentId) === undefined) await leases.release(appointmentId);
      for (const appointmentId of media.rooms()) {
        if (!held.has(appointmentId)) {
          logger.warn('media.lost', { appointmentId });
          media.releaseRoom(appointmentId);
        } else if (connections.ofRoom(appointmentId).length === 0 && !(await isInhabited(database, appointmentId)))
          media.closeRoom(appointmentId);
      }
    },
    async removeDeadServers() {
      const dead = await leases.dead();
      for (const serverId of dead) {
        logger.warn('server.dead', { serverId });
        await leases.remove(serverId);
      }
      for (const appointmentId of connections.rooms()) {
        if (dead.includes(media.elsewhere(appointmentId) ?? '')) media.forgetRemoteState(appointmentId);
      }
      await takeOver();
      for (const serverId of await leases.ghosts()) await disconnectServer(services, serverId);
      // What they were doing in attendees' names is found out by whoever has the attendee now.
      if (dead.length > 0) await reconcileLocal(services);
    },
    end() {
      hasEnded = true;
    },
  };
}
