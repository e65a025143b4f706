import type { CommandInput, CommandName, CommandResult, RoomNotification } from '@vitrine/sales-room-protocol';
import type { VideoBudget } from '../adaptation/video-budget.ts';
import type { LocalSourceName } from '../local/local-source.ts';
import type { DeviceAccess } from '../media/devices.ts';
import type { ReceiveMode } from '../media/media-session.ts';
import type { TileSize } from '../media/video-layers.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import type { OutboxStorage, QueuedCommand } from '../outbox/outbox.ts';
import type { RecoveryPolicy } from '../reconnect/media-recovery.ts';
import type { ReconnectPolicy } from '../reconnect/reconnect-policy.ts';
import type { RoomLog } from '../replay/room-log.ts';
import type { SignallingSocket } from '../signalling/signalling.ts';
import type { RoomClientSnapshot } from '../state/client-state.ts';
import { LiveRoom } from './live-room.ts';
import type { MediaLoader } from './room-media.ts';

/** A reaction that was just shown, or another passing event. */
export type RoomEvent = Extract<
  RoomNotification,
  {
    name:
      | 'reaction.shown'
      | 'slide.switched'
      | 'slide.scrolled'
      | 'slide.pointed'
      | 'caption.said'
      | 'slides.changed'
      | 'chat.added'
      | 'attendee.changed'
      | 'appointment.changed'
      | 'broadcast.changed'
      | 'product.shown'
      | 'self.changed'
      | 'attendees.changed'
      | 'act.recorded'
      | 'collections.changed'
      | 'control.changed';
  }
>;

export interface RoomClientOptions {
  presentationPath: string;
  viewerType: 'guide' | 'client';
  /** What prejoin chose; without it the server's memory decides (a reload). */
  initialMedia?:
    { mic?: boolean | undefined; camera?: boolean | undefined; micId?: string | undefined; cameraId?: string | undefined } | undefined;
  /** Locale of the page, such as `de-DE`. */
  locale?: string | undefined;
  /** Where unconfirmed commands survive a reload. */
  storage?: OutboxStorage | undefined;
  socket?: SignallingSocket | undefined;
  policy?: ReconnectPolicy | undefined;
  /** How broken media are mended; by default ICE restart, a new transport, then a full resume. */
  recovery?: RecoveryPolicy | undefined;
  devices?: DeviceAccess | undefined;
  /** `shown` receives only pictures that `show` has named a size for; `all`, the default, receives everything. */
  receive?: ReceiveMode | undefined;
  /** Milliseconds between two looks at the statistics, 2,000 by default; 0 looks at none. */
  qualityIntervalMs?: number | undefined;
  /** Loads the media part; replaced in tests. By default it is fetched when the room first offers media. */
  loadMedia?: MediaLoader | undefined;
}

/** How somebody comes in who has just joined. */
export interface RoomEntrance {
  /** What joining has answered: it lets in over a connection that was there before. */
  ticket?: string | undefined;
  /** What prejoin chose, in place of what the client was made with. */
  initialMedia?: RoomClientOptions['initialMedia'];
}

/** The client of one room: one immutable snapshot, and commands. */
export interface RoomClient {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RoomClientSnapshot;
  /**
   * Calls back for each notification after it was applied, for announcements and sounds; at once with the scroll position of
   * the slide that is shown, where its guide has scrolled it.
   */
  onEvent(listener: (event: RoomEvent) => void): () => void;
  /**
   * Gets ready before the door, where the server lets one: connects, and makes a way to receive. No seat is taken by it, and
   * nothing is sent or received. Where it fails, opening takes longer and nothing else is different.
   */
  prepare(): void;
  /** Enters the room. Once it was entered, or is being entered, it does nothing. */
  open(entry?: RoomEntrance): void;
  /** Tries at once instead of waiting for the next attempt. */
  retryNow(): void;
  /**
   * Sends a command now. @throws RoomError with the server's code, `timeout`, `disconnected` or, after `close`, `closed`.
   */
  send<Name extends CommandName>(name: Name, payload: CommandInput<Name>): Promise<CommandResult<Name>>;
  /** Sends a command until it is confirmed, over reconnects and reloads; see `snapshot.outbox`. */
  deliver<Name extends QueuedCommand>(name: Name, payload: CommandInput<Name>): void;
  retryDelivery(commandId: string): void;
  discardDelivery(commandId: string): void;
  setSource(source: LocalSourceName, isOn: boolean): Promise<void>;
  chooseDevice(source: 'mic' | 'camera', deviceId: string): Promise<void>;
  /** Forgets which device took over from an unplugged one (`local.mic.replacedBy`), once it was read. */
  dismissReplacedDevice(): void;
  /** Says how large a picture is drawn, in CSS pixels, or that it isn't drawn (null): no more is received than is seen. */
  show(producerId: string, size: TileSize | null): void;
  /** Changes the camera's picture before it is sent, e.g. blurs the background; undefined sends it as it is. */
  setVideoProcessor(processor: VideoProcessor | undefined): Promise<void>;
  /** Lets pictures flow again that the client had turned off on a thin line; it turns them off again if they don't get through. */
  resumeVideo(direction: keyof VideoBudget): void;
  /** Loads and connects media anew, after `mediaState` is `failed`. */
  retryMedia(): void;
  /** Everything that moved this client, without names, texts and tokens; see `replayRoom` in `/testing`. */
  log(): RoomLog;
  stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] }>;
  /** Leaves for good, then closes. */
  leave(): Promise<void>;
  /** Closes connection, media and devices. Idempotent. */
  close(): void;
}

/** Makes the client of one room. Nothing happens before `prepare()` or `open()`. */
export function createRoomClient(options: RoomClientOptions): RoomClient {
  return new LiveRoom(options);
}
