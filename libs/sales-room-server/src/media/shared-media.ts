import type { RoomMedia, RoomMediaStats, RoomProducer } from '@vitrine/sales-room-protocol';
import type { ClusterBus } from '../bus/cluster-bus.ts';
import type { MediaDirectives, SharedRoomMedia } from '../bus/cluster-message.ts';
import type { ServerLeases } from '../bus/server-leases.ts';
import { errorFields, type Logger } from '../logger.ts';
import { RoomError } from '../room-error.ts';
import type { AppointmentRecord } from '../rooms/records.ts';
import { isInside, type Viewer } from '../rooms/views.ts';
import type { MediaRoom } from './media-room.ts';
import { hasMedia, type MediaService } from './media-service.ts';

/** The media of all rooms, whichever server has them. One server has a room's media; the others know about them. */
export interface SharedMedia extends MediaService {
  /** Finds out who has the room's media; takes them where nobody has and this server has a worker. */
  prepare(appointmentId: string): Promise<void>;
  /** The server that has the room's media, where it is another one. */
  elsewhere(appointmentId: string): string | undefined;
  /** Carries what was stored to the room's media. It is a fact when this settles. */
  enforce(appointmentId: string, orders: MediaDirectives): Promise<void>;
  /** Whether this server can have rooms' media. */
  canHost(): boolean;
  /** What has arrived from each producer. */
  stats(appointmentId: string): Promise<RoomMediaStats['producers']>;
  /** What others need to know of the media that this server has. */
  share(appointmentId: string): SharedRoomMedia | null;
  /** Notes what another server says about a room's media. */
  applyRemoteState(appointmentId: string, media: SharedRoomMedia | null): void;
  /** Follows a signal of another server about a room's media. */
  follow(appointmentId: string, name: string, payload: unknown): void;
  /** Forgets what is known of media elsewhere, in a room without anybody here. */
  forgetRemoteState(appointmentId: string): void;
  /** Ends a room's media here, which another server has taken over. */
  releaseRoom(appointmentId: string): void;
}

/** Rooms whose media are told apart by epochs of many: one for each change of hands, with room for restarts of a worker. */
const EPOCHS_PER_HOLDER = 1_000;

/** One server alone has all media: there is nobody to ask. */
export function createSingleServerMedia(local: MediaService): SharedMedia {
  return {
    ...local,
    prepare: async (appointmentId) => {
      if (local.isAvailable()) await local.open(appointmentId);
    },
    elsewhere: () => undefined,
    canHost: () => local.isAvailable(),
    enforce: (appointmentId, orders) => local.carryOut(appointmentId, orders),
    stats: async (appointmentId) => (await local.find(appointmentId)?.stats()) ?? [],
    share: () => null,
    applyRemoteState: () => undefined,
    follow: () => undefined,
    forgetRemoteState: () => undefined,
    releaseRoom: (appointmentId) => local.closeRoom(appointmentId),
  };
}

/** Several servers share the rooms: see {@link SharedMedia}. */
export function createSharedMedia(services: { local: MediaService; leases: ServerLeases; bus: ClusterBus; logger: Logger }): SharedMedia {
  const { local, leases, bus, logger } = services;
  const remote = new Map<string, SharedRoomMedia>();

  function share(appointmentId: string): SharedRoomMedia | null {
    const room = local.find(appointmentId);
    if (room === undefined) return null;
    return {
      serverId: bus.serverId,
      epoch: local.epochOf(appointmentId),
      routerRtpCapabilities: room.rtpCapabilities as Record<string, unknown>,
      producers: room.producers(),
      activeSpeakerId: room.activeSpeakerId(),
    };
  }

  function applyRemoteState(appointmentId: string, media: SharedRoomMedia | null): void {
    if (media === null) remote.delete(appointmentId);
    else if (media.epoch >= (remote.get(appointmentId)?.epoch ?? 0)) remote.set(appointmentId, media);
  }

  async function open(appointmentId: string): Promise<MediaRoom> {
    const known = local.find(appointmentId);
    if (known !== undefined) return known;
    if (!local.isAvailable()) throw new RoomError('media-unavailable', 'There is no media worker now.');
    const { serverId, epoch } = await leases.claim(appointmentId);
    if (serverId !== bus.serverId)
      throw new RoomError('media-unavailable', 'Another server has the media of this room.', { retryAfterMs: 1_000 });
    remote.delete(appointmentId);
    const room = await local.open(appointmentId, epoch * EPOCHS_PER_HOLDER);
    bus.publish({ kind: 'media', appointmentId, media: share(appointmentId) });
    return room;
  }

  async function prepare(appointmentId: string): Promise<void> {
    if (local.find(appointmentId) !== undefined) return;
    const holder = await leases.holder(appointmentId);
    if (holder === undefined || holder.serverId === bus.serverId) {
      remote.delete(appointmentId);
      if (local.isAvailable()) await open(appointmentId);
      return;
    }
    const known = remote.get(appointmentId);
    if (known?.serverId === holder.serverId && known.epoch >= holder.epoch * EPOCHS_PER_HOLDER) return;
    applyRemoteState(appointmentId, await bus.request(holder.serverId, 'describe-media', { appointmentId }));
  }

  return {
    ...local,
    open,
    prepare,
    share,
    applyRemoteState,
    canHost: () => local.isAvailable(),
    isAvailable: () => local.isAvailable() || remote.size > 0,
    elsewhere: (appointmentId) => (local.find(appointmentId) === undefined ? remote.get(appointmentId)?.serverId : undefined),
    describe(appointment: AppointmentRecord, viewer: Viewer): RoomMedia {
      const media = remote.get(appointment.id);
      if (media === undefined || local.find(appointment.id) !== undefined || !isInside(viewer.role) || !hasMedia(appointment))
        return local.describe(appointment, viewer);
      const { epoch, routerRtpCapabilities, producers, activeSpeakerId } = media;
      return { available: true, reason: null, epoch, routerRtpCapabilities, producers: [...producers], activeSpeakerId };
    },
    async enforce(appointmentId, orders) {
      await local.carryOut(appointmentId, orders);
      if (orders.close) await leases.release(appointmentId);
      const holder = local.find(appointmentId) === undefined ? remote.get(appointmentId)?.serverId : undefined;
      if (holder === undefined) return;
      await bus.request(holder, 'enforce-media', { appointmentId, orders });
      if (orders.close) remote.delete(appointmentId);
    },
    async stats(appointmentId) {
      const holder = remote.get(appointmentId)?.serverId ?? (await leases.holder(appointmentId))?.serverId;
      if (local.find(appointmentId) !== undefined || holder === undefined || holder === bus.serverId)
        return (await local.find(appointmentId)?.stats()) ?? [];
      return (await bus.request(holder, 'media-stats', { appointmentId })) as RoomMediaStats['producers'];
    },
    follow(appointmentId, name, payload) {
      const media = remote.get(appointmentId);
      if (media === undefined) return;
      if (name === 'media.producer-added' || name === 'media.producer-changed') {
        const { producer } = payload as { producer: RoomProducer };
        media.producers = [...media.producers.filter(({ producerId }) => producerId !== producer.producerId), producer];
      }
      if (name === 'media.producer-closed')
        media.producers = media.producers.filter(({ producerId }) => producerId !== (payload as { producerId: string }).producerId);
      if (name === 'media.active-speaker') media.activeSpeakerId = (payload as { attendeeId: string | null }).attendeeId;
    },
    forgetRemoteState: (appointmentId) => void remote.delete(appointmentId),
    closeRoom(appointmentId) {
      if (local.find(appointmentId) === undefined) return;
      local.closeRoom(appointmentId);
      leases
        .release(appointmentId)
        .catch((error: unknown) => logger.warn('media.release-failed', { appointmentId, ...errorFields(error) }));
      bus.publish({ kind: 'media', appointmentId, media: null });
    },
    releaseRoom: (appointmentId) => local.closeRoom(appointmentId),
  };
}
