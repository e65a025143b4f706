import { type ConnectionStatus, reduceRoom, type RoomNotification, type RoomSnapshot } from '@vitrine/sales-room-protocol';
import { FULL_VIDEO_BUDGET, type VideoBudget } from '../adaptation/video-budget.ts';
import { type LocalMediaState, NO_LOCAL_MEDIA } from '../local/local-media.ts';
import type { RemoteTrack } from '../media/media-session.ts';
import type { MediaTransportState } from '../media/media-transports.ts';
import type { OutgoingCommand } from '../outbox/outbox.ts';
import { type QualityReport, UNKNOWN_QUALITY } from '../quality/quality-report.ts';

/** All that a screen needs to draw a room, at one moment. Immutable. */
export interface RoomClientSnapshot {
  connection: ConnectionStatus;
  /** The server's state of the room; kept on the screen while the connection is away. */
  room: RoomSnapshot | null;
  /** Chat lines, likes, notes and hands that the server hasn't confirmed yet. */
  outbox: readonly OutgoingCommand[];
  local: LocalMediaState;
  remote: readonly RemoteTrack[];
  mediaState: MediaTransportState;
  /** How good sound and picture are, and if they aren't: why, and what helps. */
  quality: QualityReport;
  /** Which video the line has room for; the rest is paused until it has again. */
  videoBudget: VideoBudget;
  /** Why the room could not be entered or was closed; trying again is up to the person. */
  closed: { reason: string } | null;
}

/** A room client that was not opened yet. */
export const EMPTY_ROOM_CLIENT_SNAPSHOT: RoomClientSnapshot = {
  connection: 'idle',
  room: null,
  outbox: [],
  local: NO_LOCAL_MEDIA,
  remote: [],
  mediaState: 'new',
  quality: UNKNOWN_QUALITY,
  videoBudget: FULL_VIDEO_BUDGET,
  closed: null,
};

/** Something that moves the snapshot on: nothing else does. */
export type RoomClientInput =
  | { type: 'connection'; connection: ConnectionStatus }
  /** The whole room, from entering or after a gap. */
  | { type: 'entered'; room: RoomSnapshot }
  | { type: 'notified'; notification: RoomNotification }
  | { type: 'outbox'; outbox: readonly OutgoingCommand[] }
  | { type: 'local'; local: LocalMediaState }
  | { type: 'remote'; remote: readonly RemoteTrack[] }
  | { type: 'media'; mediaState: MediaTransportState }
  | { type: 'quality'; quality: QualityReport }
  | { type: 'video-budget'; videoBudget: VideoBudget }
  | { type: 'closed'; closed: { reason: string } | null };

/** The next snapshot. Pure: the same inputs in the same order give the same snapshot, live and in a replay. */
export function reduceClient(snapshot: RoomClientSnapshot, input: RoomClientInput): RoomClientSnapshot {
  switch (input.type) {
    case 'entered':
      return { ...snapshot, room: input.room };
    case 'notified': {
      if (snapshot.room === null) return snapshot;
      const reduction = reduceRoom(snapshot.room, input.notification);
      return reduction.outcome === 'applied' ? { ...snapshot, room: reduction.snapshot } : snapshot;
    }
    default: {
      const { type: _type, ...change } = input;
      return { ...snapshot, ...change };
    }
  }
}
