import type { CommandInput, CommandName, CommandResult, RoomNotification, RoomSnapshot } from '@vitrine/sales-room-protocol';
import { reduceRoom } from '@vitrine/sales-room-protocol';
import { type VideoAllowance, VideoBudget } from '../adaptation/video-budget.ts';
import { isRoomError, RoomError } from '../errors/room-error.ts';
import { browserDevices, type DeviceAccess } from '../media/devices.ts';
import type { ReceiveMode } from '../media/media-session.ts';
import type { TileSize } from '../media/video-layers.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import { readLinkSample } from '../quality/link-sample.ts';
import { QualityMonitor } from '../quality/quality-monitor.ts';
import { createRecoveryPolicy, type RecoveryPolicy } from '../reconnect/media-recovery.ts';
import { createReconnectPolicy, type ReconnectPolicy } from '../reconnect/reconnect-policy.ts';
import { type RoomLog, RoomRecorder } from '../replay/room-log.ts';
import { createSignalling, type Signalling, type SignallingSocket } from '../signalling/signalling.ts';
import { createSocket } from '../signalling/socket.ts';
import { EMPTY_ROOM_CLIENT_SNAPSHOT, reduceClient, type RoomClientInput, type RoomClientSnapshot } from './client-state.ts';
import { Connection } from './connection.ts';
import { LocalMedia, type LocalSourceName } from './local-media.ts';
import { type DurableCommand, Outbox, type OutboxStorage } from './outbox.ts';
import { type MediaLoader, RoomMedia } from './room-media.ts';

/** A reaction that was just shown, or another passing event. */
export type RoomEvent = Extract<RoomNotification, { name: 'reaction.shown' | 'slide.switched' | 'slides.changed' | 'chat.added' | 'attendee.changed' | 'appointment.changed' | 'broadcast.changed' | 'product.shown' | 'self.changed' | 'attendees.changed' | 'act.recorded' | 'holdings.changed' | 'control.changed' }>;

export interface RoomClientOptions {
  presentationPath: string;
  as: 'guide' | 'client';
  /** What prejoin chose; without it the server's memory decides (a reload). */
  initialMedia?: { mic?: boolean | undefined; camera?: boolean | undefined; micId?: string | undefined; cameraId?: string | undefined } | undefined;
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
  qualityInterval?: number | undefined;
  /** Loads the media part; replaced in tests. By default it is fetched when the room first offers media. */
  loadMedia?: MediaLoader | undefined;
}

/** The client of one room: one immutable snapshot, and commands. */
export interface RoomClient {
  subscribe(listener: () => void): () => void;
  getSnapshot(): RoomClientSnapshot;
  /** Calls back for each notification after it was applied, for announcements and sounds. */
  onEvent(listener: (event: RoomEvent) => void): () => void;
  open(): void;
  /** Tries at once instead of waiting for the next attempt. */
  retryNow(): void;
  /**
   * Sends a command now. @throws RoomError with the server's code, `timeout`, `disconnected` or, after `close`, `closed`.
   */
  send<Name extends CommandName>(name: Name, payload: CommandInput<Name>): Promise<CommandResult<Name>>;
  /** Sends a command until it is confirmed, over reconnects and reloads; see `snapshot.outbox`. */
  deliver<Name extends DurableCommand>(name: Name, payload: CommandInput<Name>): void;
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
  allowVideo(direction: keyof VideoAllowance): void;
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

/** Makes the client of one room. Nothing happens before `open()`. */
export function createRoomClient(options: RoomClientOptions): RoomClient {
  return new DefaultRoomClient(options);
}

const loadMediaSession: MediaLoader = async () => (await import('../media/media-session.ts')).MediaSession;

/** Milliseconds between two looks at the statistics. */
const QUALITY_INTERVAL = 2_000;

/** Reasons with which the server closes a session for which coming back is worth it. */
const RETURNS_AFTER = new Set(['draining']);

class DefaultRoomClient implements RoomClient {
  readonly #options: RoomClientOptions;
  readonly #signalling: Signalling;
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  readonly #local: LocalMedia;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: RoomEvent) => void>();
  readonly #media: RoomMedia;
  readonly #recorder = new RoomRecorder();
  readonly #monitor = new QualityMonitor();
  #budget = new VideoBudget();
  #snapshot = EMPTY_ROOM_CLIENT_SNAPSHOT;
  #processor: VideoProcessor | undefined;
  #qualityTimer: ReturnType<typeof setTimeout> | undefined;
  #hasEntered = false;
  /** Sources that the person has switched here: what prejoin chose or the server remembers no longer counts for them. */
  readonly #decided = new Set<LocalSourceName>();
  /** Grows with each connection, so that answers to an older one are left alone. */
  #life = 0;
  #isEntered = false;
  #isFetching = false;

  constructor(options: RoomClientOptions) {
    this.#options = options;
    this.#signalling = createSignalling(options.socket ?? createSocket({ locale: options.locale }), {
      onConnect: () => void this.#enter(),
      onDisconnect: ({ isRefused, error }) => this.#dropped(isRefused ? error : undefined),
      onNotification: (notification) => this.#notified(notification),
      onSilence: (isSilent) => this.#silent(isSilent),
    });
    this.#connection = new Connection({
      policy: options.policy ?? createReconnectPolicy(),
      connect: () => this.#signalling.connect(),
      onStatus: (connection) => this.#apply({ type: 'connection', connection }),
    });
    this.#outbox = new Outbox({
      signalling: this.#signalling,
      storage: options.storage,
      keyPrefix: `vitrine-outbox:${options.presentationPath}`,
      onChange: (outbox) => this.#apply({ type: 'outbox', outbox }),
    });
    this.#media = new RoomMedia({
      signalling: this.#signalling,
      load: options.loadMedia ?? loadMediaSession,
      policy: options.recovery ?? createRecoveryPolicy(),
      receive: options.receive,
      onRemoteTracks: (remote) => this.#apply({ type: 'remote', remote }),
      onState: (mediaState) => this.#mediaChanged(mediaState),
      onOpened: () => this.#startLocal(),
      onResume: () => this.#resume(),
    });
    this.#local = new LocalMedia({
      signalling: this.#signalling,
      session: () => this.#media.session,
      isOnAtServer: (source) => this.#snapshot.room?.self[SELF_FIELD[source]] ?? false,
      onChange: (local) => this.#apply({ type: 'local', local }),
      devices: options.devices ?? browserDevices(),
      processor: () => this.#processor,
    });
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  getSnapshot(): RoomClientSnapshot {
    return this.#snapshot;
  }

  onEvent(listener: (event: RoomEvent) => void): () => void {
    this.#eventListeners.add(listener);
    return () => this.#eventListeners.delete(listener);
  }

  open(): void {
    this.#apply({ type: 'closed', closed: null });
    this.#local.open();
    this.#connection.open();
  }

  retryNow(): void {
    this.#connection.retryNow();
  }

  async send<Name extends CommandName>(name: Name, payload: CommandInput<Name>): Promise<CommandResult<Name>> {
    try {
      return (await this.#signalling.send(name, payload)).result;
    } catch (error) {
      if (this.#isClosed && isRoomError(error) && error.code === 'disconnected') throw new RoomError('closed', `${name} was not answered: the room client is closed.`, { cause: error });
      throw error;
    }
  }

  deliver<Name extends DurableCommand>(name: Name, payload: CommandInput<Name>): void {
    this.#outbox.add(name, payload);
  }

  retryDelivery(commandId: string): void {
    this.#outbox.retry(commandId);
  }

  discardDelivery(commandId: string): void {
    this.#outbox.discard(commandId);
  }

  setSource(source: LocalSourceName, isOn: boolean): Promise<void> {
    this.#decided.add(source);
    return this.#local.set(source, isOn);
  }

  chooseDevice(source: 'mic' | 'camera', deviceId: string): Promise<void> {
    return this.#local.choose(source, deviceId);
  }

  dismissReplacedDevice(): void {
    this.#local.dismissReplaced();
  }

  show(producerId: string, size: TileSize | null): void {
    this.#media.show(producerId, size);
  }

  setVideoProcessor(processor: VideoProcessor | undefined): Promise<void> {
    this.#processor = processor;
    return this.#local.refreshCamera();
  }

  allowVideo(direction: keyof VideoAllowance): void {
    this.#budget.allow(direction);
    this.#follow(this.#budget.allowance);
  }

  retryMedia(): void {
    this.#media.retry();
  }

  log(): RoomLog {
    return this.#recorder.export(this.#snapshot);
  }

  async stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] }> {
    return (await this.#media.session?.stats()) ?? { sent: [], received: [] };
  }

  async leave(): Promise<void> {
    await this.#signalling.send('room.leave', {}).catch(() => undefined);
    this.#close('left');
  }

  close(): void {
    this.#close(null);
  }

  get #isClosed(): boolean {
    return this.#connection.status === 'closed';
  }

  #close(reason: string | null): void {
    this.#connection.close();
    this.#outbox.suspend();
    this.#media.close();
    this.#budget = new VideoBudget();
    this.#local.close();
    this.#signalling.close();
    this.#isEntered = false;
    this.#life += 1;
    if (reason !== null) this.#apply({ type: 'closed', closed: { reason } });
  }

  async #enter(): Promise<void> {
    const life = ++this.#life;
    try {
      await this.#signalling.send('room.enter', { presentationPath: this.#options.presentationPath, as: this.#options.as }, undefined, ({ snapshot }) => {
        if (life !== this.#life) return;
        this.#isEntered = true;
        this.#connection.opened();
        if (snapshot.self.attendeeId !== null) this.#outbox.belongsTo(snapshot.self.attendeeId);
        this.#adopt({ type: 'entered', room: snapshot });
        this.#outbox.ready();
      });
    } catch (error) {
      if (life !== this.#life) return;
      const code = isRoomError(error) ? error.code : 'internal';
      const isPassing = code === 'timeout' || code === 'disconnected' || code === 'internal' || code === 'storage-unavailable' || code === 'store-unavailable' || code === 'rate-limited';
      this.#signalling.close();
      this.#dropped(isPassing ? undefined : (error as RoomError));
    }
  }

  #dropped(refusal: RoomError | undefined): void {
    if (this.#isClosed) return;
    this.#life += 1;
    this.#isEntered = false;
    this.#outbox.suspend();
    // While the room can't be told, nothing may be heard or seen.
    this.#media.end();
    if (refusal) this.#close(refusal.code);
    else this.#connection.dropped();
  }

  /** The server is not heard: what it says can't be known, so nothing is sent until it is heard again. */
  #silent(isSilent: boolean): void {
    if (!this.#isEntered) return;
    if (isSilent) {
      this.#media.session?.pauseAll();
      this.#local.hold();
    } else this.#local.resume();
  }

  /** Nothing else has mended the media: enters the room anew, over a new connection. */
  #resume(): void {
    this.#signalling.close();
    this.#dropped(undefined);
  }

  #notified(notification: RoomNotification): void {
    if (notification.name === 'session.closed') {
      const { reason } = notification.payload;
      if (!RETURNS_AFTER.has(reason)) this.#close(reason);
      return;
    }
    if (notification.name === 'media.consumer-closed') {
      this.#media.session?.dropConsumer(notification.payload.consumerId);
      return;
    }
    const { room } = this.#snapshot;
    if (room === null || !this.#isEntered) return;
    const reduction = reduceRoom(room, notification);
    if (reduction.outcome === 'gap') void this.#refetch();
    if (reduction.outcome !== 'applied') return;
    this.#adopt({ type: 'notified', notification });
    for (const listener of this.#eventListeners) listener(notification as RoomEvent);
  }

  /** A change is missing: take the whole state once. */
  async #refetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const life = this.#life;
    try {
      await this.#signalling.send('room.snapshot', {}, undefined, ({ snapshot }) => {
        if (life === this.#life) this.#adopt({ type: 'entered', room: snapshot });
      });
    } catch {
      // A broken connection enters again, which brings a snapshot.
    } finally {
      this.#isFetching = false;
    }
  }

  #adopt(input: Extract<RoomClientInput, { type: 'entered' | 'notified' }>): void {
    const before = this.#snapshot.room;
    this.#apply(input);
    const { room } = this.#snapshot;
    if (room === null) return;
    const confirmed = new Set(room.chat.map(({ commandId }) => commandId));
    for (const { commandId } of this.#outbox.commands) if (confirmed.has(commandId)) this.#outbox.discard(commandId);

    for (const source of ['mic', 'camera', 'screen'] as const) {
      const field = SELF_FIELD[source];
      const { state } = this.#snapshot.local[source];
      const wasSwitchedOff = before?.self[field] === true && !room.self[field] && (state === 'on' || this.#local.isHeld(source));
      // What a guide or broadcast mode keeps off doesn't come back with a better line either.
      const isKeptOff = this.#snapshot.local[source].suspended !== null && !this.#maySend(source, room);
      if (wasSwitchedOff || isKeptOff) this.#local.switchedOff(source);
    }
    this.#media.follow(room);
  }

  #maySend(source: LocalSourceName, { commands, self }: RoomSnapshot): boolean {
    const isForcedOff = source === 'mic' ? self.micForcedOff : source === 'camera' ? self.cameraForcedOff : false;
    return !isForcedOff && commands.includes('media.set');
  }

  #startLocal(): void {
    const { room } = this.#snapshot;
    if (this.#hasEntered || room === null) {
      this.#local.resume();
      return;
    }
    this.#hasEntered = true;
    const { self } = room;
    const { initialMedia } = this.#options;
    if (initialMedia?.micId) void this.#local.choose('mic', initialMedia.micId);
    if (initialMedia?.cameraId) void this.#local.choose('camera', initialMedia.cameraId);
    for (const [source, isOn] of [
      ['mic', initialMedia?.mic ?? self.micOn],
      ['camera', initialMedia?.camera ?? self.cameraOn],
    ] as const) {
      if (this.#decided.has(source)) continue;
      if (isOn && this.#maySend(source, room)) void this.#local.set(source, true);
      else if (self[SELF_FIELD[source]]) void this.#local.set(source, false);
    }
    if (this.#decided.size > 0) this.#local.resume();
  }

  #mediaChanged(mediaState: RoomClientSnapshot['mediaState']): void {
    if (mediaState === this.#snapshot.mediaState) return;
    this.#apply({ type: 'media', mediaState });
    clearTimeout(this.#qualityTimer);
    const interval = this.#options.qualityInterval ?? QUALITY_INTERVAL;
    if (mediaState === 'connected' && interval > 0) this.#qualityTimer = setTimeout(() => void this.#look(interval), interval);
    if (mediaState !== 'connected') this.#monitor.interrupt();
    if (mediaState !== 'closed') return;
    this.#local.hold();
    this.#monitor.reset();
    this.#apply({ type: 'quality', quality: this.#monitor.report });
  }

  /** Looks at the statistics, says what spoils sound and picture, and takes pictures away where the sound needs the room. */
  async #look(interval: number): Promise<void> {
    const { session } = this.#media;
    const stats = await session?.stats().catch(() => undefined);
    if (stats === undefined || session !== this.#media.session || this.#snapshot.mediaState !== 'connected') return;
    const { local, quality } = this.#snapshot;
    const facts = { isBlurred: this.#processor !== undefined, isMicOn: local.mic.state === 'on', isCameraOn: local.camera.state === 'on' };
    const figures = this.#monitor.next(readLinkSample(stats, performance.now()), facts);
    if (!isSame(quality, this.#monitor.report)) this.#apply({ type: 'quality', quality: this.#monitor.report });
    if (figures !== null) this.#follow(this.#budget.next(figures));
    clearTimeout(this.#qualityTimer);
    this.#qualityTimer = setTimeout(() => void this.#look(interval), interval);
  }

  #follow(allowance: VideoAllowance): void {
    const before = this.#snapshot.allowance;
    if (isSame(before, allowance)) return;
    this.#apply({ type: 'allowance', allowance });
    void this.#media.session?.limitVoice(!allowance.send);
    if (before.receive !== allowance.receive) this.#media.holdVideo(!allowance.receive);
    if (before.send === allowance.send) return;
    void (allowance.send ? this.#local.restore('camera') : this.#local.suspend('camera', 'bandwidth'));
  }

  #apply(input: RoomClientInput): void {
    this.#recorder.record(input);
    this.#snapshot = reduceClient(this.#snapshot, input);
    for (const listener of this.#listeners) listener();
  }
}

/** Whether two flat objects say the same. */
const isSame = <Value extends object>(one: Value, other: Value): boolean => Object.entries(one).every(([name, value]) => other[name as keyof Value] === value);

const SELF_FIELD = { mic: 'micOn', camera: 'cameraOn', screen: 'screenOn' } as const satisfies Record<LocalSourceName, keyof RoomSnapshot['self']>;
