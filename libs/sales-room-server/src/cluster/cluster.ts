import type { CommandName } from '@vitrine/sales-room-protocol';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { ClusterMessage } from '../bus/cluster-message.ts';
import type { ServerRegistry } from '../bus/server-registry.ts';
import type { Connection } from '../connections/connections.ts';
import { dismissGuides } from '../connections/guide-checks.ts';
import { disconnectServer, isInhabited } from '../connections/presence.ts';
import { followSessionElsewhere } from '../connections/session-checks.ts';
import { isLive, liveHandlers } from '../handlers/live.ts';
import type { LiveContext } from '../handlers/live-handler.ts';
import { errorFields } from '../logger.ts';
import type { SharedMedia } from '../media/shared-media.ts';
import { reconcileLocal } from '../on-behalf/unfinished-actions.ts';
import { mediaDirectiveFor } from '../realtime/publisher.ts';
import type { RoomDelivery } from '../realtime/room-delivery.ts';
import { signalHere } from '../realtime/signals.ts';
import { RoomError } from '../room-error.ts';
import { listAttendees } from '../rooms/attendees.ts';
import type { Services } from '../services.ts';

/** This server as one of several that share rooms. */
export interface Cluster {
  /** Hands this server's rooms to the others and says goodbye. */
  leave(): Promise<void>;
  /** Stops listening. */
  close(): void;
}

interface Parts {
  services: Services;
  media: SharedMedia;
  delivery: RoomDelivery;
  bus: ClusterBus;
  registry: ServerRegistry;
  /** A server that was silent for so long is taken for dead. */
  leaseMs: number;
  /** Is called each time that the others can be reached again. */
  onBack(listener: () => void): void;
  /** Tells everybody here what media their room has now. */
  tellMedia(appointmentId: string): Promise<void>;
}

/** Joins the other servers: listens to them, says that this one is alive, and takes over from those that are not. */
export async function joinCluster(parts: Parts): Promise<Cluster> {
  const { services, media, delivery, bus, registry, tellMedia } = parts;
  const { connections, database, engine, logger } = services;
  let leaving = false;

  /** Brings this server's media in line with what is stored: somebody may have been muted while nobody could say so. */
  async function reconcile(appointmentId: string): Promise<void> {
    const peers = (await listAttendees(database, appointmentId)).map(mediaDirectiveFor);
    await engine.inOrder(appointmentId, () =>
      media.carryOut(appointmentId, { close: false, peers: peers.filter(({ state }) => state !== 'away') }),
    );
  }

  async function catchUp(): Promise<void> {
    for (const appointmentId of connections.rooms()) await delivery.catchUp(appointmentId);
    for (const appointmentId of media.rooms()) await reconcile(appointmentId);
  }

  async function refreshMedia(): Promise<void> {
    for (const appointmentId of connections.rooms()) {
      if (media.elsewhere(appointmentId) === undefined) continue;
      media.forgetRemoteState(appointmentId);
      await media.prepare(appointmentId);
      await tellMedia(appointmentId);
    }
  }

  async function hear(message: ClusterMessage): Promise<void> {
    switch (message.kind) {
      case 'effects':
        await dismissGuides(services, message.appointmentId, message.effects).catch((error: unknown) =>
          logger.warn('guide.check-failed', errorFields(error)),
        );
        await delivery.deliver(message);
        break;
      case 'signal':
        media.follow(message.appointmentId, message.name, message.payload);
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
        for (const connection of connections.all())
          if (connection.guideSessionHash === message.sessionHash) connection.close(message.reason);
        break;
      case 'leaving':
        await takeOverOrphanedRooms();
        break;
    }
  }

  /** Takes the media of those rooms that somebody is in here and that no living server has. */
  async function takeOverOrphanedRooms(): Promise<void> {
    if (leaving) return;
    for (const appointmentId of await registry.orphaned(connections.rooms())) {
      media.forgetRemoteState(appointmentId);
      await media
        .prepare(appointmentId)
        .catch((error: unknown) => logger.warn('media.take-over-failed', { appointmentId, ...errorFields(error) }));
      logger.info('media.taken-over', { appointmentId, here: media.elsewhere(appointmentId) === undefined });
      await tellMedia(appointmentId);
    }
  }

  /** Ends what this server has not any more, and what nobody is in. */
  async function giveUp(): Promise<void> {
    const held = new Set((await registry.held()).map(({ appointmentId }) => appointmentId));
    // Without a worker it can't do anything with them: another server may.
    if (!media.canHost())
      for (const appointmentId of held) if (media.find(appointmentId) === undefined) await registry.release(appointmentId);
    for (const appointmentId of media.rooms()) {
      if (!held.has(appointmentId)) {
        logger.warn('media.lost', { appointmentId });
        media.releaseRoom(appointmentId);
      } else if (connections.ofRoom(appointmentId).length === 0 && !(await isInhabited(database, appointmentId)))
        media.closeRoom(appointmentId);
    }
  }

  /** Takes out servers that died: first their rooms' media are taken over, then their people are noted as away. */
  async function bury(): Promise<void> {
    const dead = await registry.dead();
    for (const serverId of dead) {
      logger.warn('server.dead', { serverId });
      await registry.remove(serverId);
    }
    for (const appointmentId of connections.rooms()) {
      if (dead.includes(media.elsewhere(appointmentId) ?? '')) media.forgetRemoteState(appointmentId);
    }
    await takeOverOrphanedRooms();
    for (const serverId of await registry.ghosts()) await disconnectServer(services, serverId);
    // What they were doing in attendees' names is found out by whoever has the attendee now.
    if (dead.length > 0) await reconcileLocal(services);
  }

  async function beat(): Promise<void> {
    const wasKnown = await registry.beat();
    // The others took this server for dead: they have its rooms, and its people are noted as away.
    if (!wasKnown) for (const connection of connections.all()) connection.close('draining');
    await giveUp();
    await bury();
    if (!bus.isConnected()) await catchUp();
  }

  function stubOf(attendeeId: string, appointmentId: string, role: Connection['role']): Connection {
    const nothing = () => undefined;
    return {
      id: '',
      appointmentId,
      attendeeId,
      role,
      isPreview: false,
      as: role === 'guide' ? 'guide' : 'client',
      locale: 'en-US',
      seq: 0,
      guideSessionHash: null,
      get session(): never {
        throw new RoomError('wrong-state', 'This attendee is connected elsewhere.');
      },
      send: nothing,
      close: nothing,
    };
  }

  bus.answer({
    async 'run-live'({ appointmentId, attendeeId, name, payload, commandId }) {
      const { appointment, attendee } = await engine.permit(appointmentId, attendeeId, name as CommandName);
      if (attendee === undefined || !isLive(name)) throw new RoomError('not-permitted', 'This command is not for this server.');
      const handler = liveHandlers[name] as (context: LiveContext, payload: unknown, commandId: string) => Promise<unknown>;
      return handler(
        { services, connection: stubOf(attendeeId, appointmentId, attendee.type === 'GUIDE' ? 'guide' : 'client'), appointment, attendee },
        payload,
        commandId,
      );
    },
    'describe-media': async ({ appointmentId }) => media.share(appointmentId),
    async 'enforce-media'({ appointmentId, orders }) {
      await media.carryOut(appointmentId, orders);
      return {};
    },
    'media-stats': async ({ appointmentId }) => (await services.media.find(appointmentId)?.stats()) ?? [],
  });

  const inBackground = (what: string, work: () => Promise<void>) =>
    void work().catch((error: unknown) => logger.warn(what, errorFields(error)));
  bus.onMessage((message) => inBackground('cluster.message-failed', () => hear(message)));
  parts.onBack(() =>
    inBackground('cluster.catch-up-failed', async () => {
      await catchUp();
      await refreshMedia();
    }),
  );

  await registry.beat();
  await bury();
  let beating: Promise<void> | undefined;
  const timer = setInterval(() => {
    // A slow database must not be asked twice at once.
    beating ??= beat()
      .catch((error: unknown) => logger.warn('server.beat-failed', errorFields(error)))
      .finally(() => (beating = undefined));
  }, parts.leaseMs / 5);

  return {
    async leave() {
      leaving = true;
      clearInterval(timer);
      await beating;
      await registry.remove(bus.serverId);
      bus.publish({ kind: 'leaving', serverId: bus.serverId });
    },
    close() {
      leaving = true;
      clearInterval(timer);
      bus.close();
    },
  };
}
