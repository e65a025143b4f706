import type { NotificationPayload, RoomMedia, SignalName } from '@vitrine/sales-room-protocol';
import type { MediaDirectives } from '../bus/cluster-message.ts';
import { errorFields, type Logger } from '../logger.ts';
import { RoomError } from '../room-error.ts';
import type { AppointmentRecord, AttendeeRecord } from '../rooms/records.ts';
import type { SendState } from '../rooms/send-state.ts';
import { isInside, type Viewer } from '../rooms/views.ts';
import { createMediaRoom, type MediaRoom } from './media-room.ts';
import { mediaLimitsOf, type MediaOptions, type MediaWorker, startMediaWorkers } from './media-workers.ts';

/** The media of all rooms. */
export interface MediaService {
  isAvailable(): boolean;
  /** What this viewer is told about media. The room must have been opened where they may have any. */
  describe(appointment: AppointmentRecord, viewer: Viewer): RoomMedia;
  /** The room's media, made at first use. Their epoch is `epochFrom` at least. */
  open(appointmentId: string, epochFrom?: number): Promise<MediaRoom>;
  epochOf(appointmentId: string): number;
  /** Carries what was stored to the room's media, if there are any. It is a fact when this settles. */
  carryOut(appointmentId: string, orders: MediaDirectives): Promise<void>;
  workers(): readonly MediaWorker[];
  /** Rooms that have media here. */
  rooms(): string[];
  /** The room's media, if there are any. */
  find(appointmentId: string): MediaRoom | undefined;
  closePeer(appointmentId: string, attendeeId: string): void;
  closeRoom(appointmentId: string): void;
  close(): void;
}

/** How the service reaches the people of a room. */
export interface MediaAudience {
  signal<Name extends SignalName>(appointmentId: string, name: Name, payload: NotificationPayload<Name>, only?: string): void;
  /** The room's media are gone, or back: everybody needs to be told what they have now. */
  restarted(appointmentId: string): void;
  /** Rooms with somebody in them. */
  rooms(): string[];
}

/** How long transports wait for their socket to come back. */
export const DEFAULT_RESUME_WINDOW_MS = 10_000;
const NOTHING = { producers: [], activeSpeakerId: null, routerRtpCapabilities: null } as const;

/** What an attendee may send, as it is stored. */
export function sendStateOf(attendee: AttendeeRecord): SendState {
  return { mic: attendee.micOn, camera: attendee.cameraOn, screen: attendee.screenOn };
}

/** Whether rooms of this appointment have media now, worker aside. */
export function hasMedia(appointment: AppointmentRecord): boolean {
  return appointment.definition.videoAudioSettings !== 'none' && (appointment.status === 'started' || appointment.status === 'locked');
}

/** Starts the workers and keeps each room's media on one of them. */
export async function createMediaService(options: MediaOptions, audience: MediaAudience, logger: Logger): Promise<MediaService> {
  const rooms = new Map<string, Promise<MediaRoom>>();
  const ready = new Map<string, MediaRoom>();
  const epochs = new Map<string, number>();
  /** Rooms whose worker died, to be opened again whoever is connected here. */
  const bereft = new Set<string>();

  const workers = await startMediaWorkers(options, logger, {
    onDied(worker) {
      for (const [appointmentId, room] of ready) {
        if (!room.workers().includes(worker)) continue;
        room.close();
        bereft.add(appointmentId);
        forget(appointmentId, true);
      }
    },
    onStarted() {
      const waiting = new Set([...audience.rooms(), ...bereft]);
      bereft.clear();
      for (const appointmentId of waiting) {
        if (ready.has(appointmentId)) continue;
        open(appointmentId).then(
          () => audience.restarted(appointmentId),
          (error: unknown) => logger.error('media.room-failed', errorFields(error)),
        );
      }
    },
  });

  function forget(appointmentId: string, tell: boolean): void {
    rooms.delete(appointmentId);
    ready.delete(appointmentId);
    epochs.set(appointmentId, epochOf(appointmentId) + 1);
    if (tell) audience.restarted(appointmentId);
  }

  const epochOf = (appointmentId: string) => epochs.get(appointmentId) ?? 1;
  const limits = mediaLimitsOf(options);
  // A room's load is the people that it carries there; one that nobody is in yet counts as one.
  const loadOf = (worker: MediaWorker) =>
    [...ready.values()].reduce((sum, room) => sum + (room.workers().includes(worker) ? 1 + room.attendeesOn(worker) : 0), 0);

  function open(appointmentId: string, epochFrom = 0): Promise<MediaRoom> {
    const known = rooms.get(appointmentId);
    if (known !== undefined) return known;
    epochs.set(appointmentId, Math.max(epochOf(appointmentId), epochFrom));
    const worker = workers.pick(loadOf);
    if (worker === undefined) return Promise.reject(new RoomError('media-unavailable', 'There is no media worker now.'));
    const made: Promise<MediaRoom> = createMediaRoom(worker, (name, payload, only) => audience.signal(appointmentId, name, payload, only), {
      limits,
      pickWorker: (except) => workers.pick(loadOf, except),
    }).then((room) => {
      if (rooms.get(appointmentId) !== made) {
        room.close();
        throw new RoomError('media-unavailable', 'The room was closed.');
      }
      ready.set(appointmentId, room);
      logger.info('media.room-opened', { appointmentId, worker: worker.index });
      return room;
    });
    rooms.set(appointmentId, made);
    made.catch(() => {
      if (rooms.get(appointmentId) === made) rooms.delete(appointmentId);
    });
    return made;
  }

  function closeRoom(appointmentId: string): void {
    bereft.delete(appointmentId);
    if (!rooms.has(appointmentId)) return;
    const room = ready.get(appointmentId);
    forget(appointmentId, false);
    // One that is still being opened closes itself.
    room?.close();
    logger.info('media.room-closed', { appointmentId });
  }

  function reasonFor(appointment: AppointmentRecord, viewer: Viewer): RoomMedia['reason'] {
    if (appointment.definition.videoAudioSettings === 'none') return 'switched-off';
    if (!workers.isConfigured()) return 'no-worker';
    if (!isInside(viewer.role) || !hasMedia(appointment)) return 'not-in-room';
    return ready.has(appointment.id) ? null : 'worker-restarting';
  }

  return {
    isAvailable: () => workers.isAvailable(),
    open,
    epochOf,
    rooms: () => [...ready.keys()],
    workers: () => workers.all(),
    async carryOut(appointmentId, { close, peers }) {
      if (close) return closeRoom(appointmentId);
      const room = ready.get(appointmentId);
      if (room === undefined) return;
      await Promise.all(
        peers.map(async ({ attendeeId, state }) => {
          if (state === null) room.closePeer(attendeeId);
          else if (state === 'away') await room.suspendPeer(attendeeId, options.resumeWindowMs ?? DEFAULT_RESUME_WINDOW_MS);
          else await room.setState(attendeeId, state);
        }),
      );
    },
    find: (appointmentId) => ready.get(appointmentId),
    describe(appointment, viewer) {
      const epoch = epochOf(appointment.id);
      const reason = reasonFor(appointment, viewer);
      const room = ready.get(appointment.id);
      if (reason !== null || room === undefined)
        return { available: false, reason: reason ?? 'worker-restarting', epoch, ...NOTHING, producers: [] };
      return {
        available: true,
        reason: null,
        epoch,
        routerRtpCapabilities: room.rtpCapabilities as Record<string, unknown>,
        producers: room.producers(),
        activeSpeakerId: room.activeSpeakerId(),
      };
    },
    closePeer(appointmentId, attendeeId) {
      ready.get(appointmentId)?.closePeer(attendeeId);
    },
    closeRoom,
    close: () => workers.close(),
  };
}
