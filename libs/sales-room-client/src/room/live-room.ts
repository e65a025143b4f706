import { type CommandInput, type CommandName, type CommandResult, reduceRoom, type RoomNotification, type RoomSnapshot } from '@vitrine/sales-room-protocol';
import type { VideoAllowance } from '../adaptation/video-budget.ts';
import { isRoomError, RoomError } from '../errors/room-error.ts';
import { browserDevices } from '../media/devices.ts';
import type { TileSize } from '../media/video-layers.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import { createRecoveryPolicy } from '../reconnect/media-recovery.ts';
import { createReconnectPolicy } from '../reconnect/reconnect-policy.ts';
import { type RoomLog, RoomRecorder } from '../replay/room-log.ts';
import { createSignalling, type Signalling } from '../signalling/signalling.ts';
import { createSocket } from '../signalling/socket.ts';
import { EMPTY_ROOM_CLIENT_SNAPSHOT, reduceClient, type RoomClientInput, type RoomClientSnapshot } from './client-state.ts';
import { Connection } from './connection.ts';
import { LinkWatch } from './link-watch.ts';
import { LocalMedia, type LocalSourceName } from '../local/local-media.ts';
import { type DurableCommand, Outbox } from './outbox.ts';
import type { RoomClient, RoomClientOptions, RoomEvent } from './room-client.ts';
import { type MediaLoader, RoomMedia } from './room-media.ts';

const loadMediaSession: MediaLoader = async () => (await import('../media/media-session.ts')).MediaSession;

/** Reasons with which the server closes a session for which coming back is worth it. */
const RETURNS_AFTER = new Set(['draining', 'not-entered']);

/** The room client of a browser: joins signalling, connection, outbox and media to one snapshot. */
export class LiveRoom implements RoomClient {
  readonly #options: RoomClientOptions;
  readonly #signalling: Signalling;
  readonly #connection: Connection;
  readonly #outbox: Outbox;
  readonly #local: LocalMedia;
  readonly #listeners = new Set<() => void>();
  readonly #eventListeners = new Set<(event: RoomEvent) => void>();
  readonly #media: RoomMedia;
  readonly #recorder = new RoomRecorder();
  readonly #link: LinkWatch;
  #snapshot = EMPTY_ROOM_CLIENT_SNAPSHOT;
  #processor: VideoProcessor | undefined;
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
    this.#link = new LinkWatch({
      isGuide: options.as === 'guide',
      interval: options.qualityInterval,
      stats: async () => this.#media.session?.stats(),
      facts: () => {
        const { mic, camera } = this.#snapshot.local;
        return { isBlurred: this.#processor !== undefined, isMicOn: mic.state === 'on', isCameraOn: camera.state === 'on' };
      },
      onQuality: (quality) => this.#apply({ type: 'quality', quality }),
      onAllowance: (allowance) => this.#follow(allowance),
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
    this.#link.allow(direction);
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
    this.#link.reset();
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
    if (mediaState === 'connected') this.#link.start();
    else this.#link.pause();
    if (mediaState !== 'closed') return;
    this.#local.hold();
    this.#link.forget();
  }

  #follow(allowance: VideoAllowance): void {
    const before = this.#snapshot.allowance;
    this.#apply({ type: 'allowance', allowance });
    void this.#media.session?.limitVoice(!allowance.send);
    if (before.receive !== allowance.receive || before.guides !== allowance.guides) this.#media.holdVideo(allowance);
    if (before.send === allowance.send) return;
    void (allowance.send ? this.#local.restore('camera') : this.#local.suspend('camera', 'bandwidth'));
  }

  #apply(input: RoomClientInput): void {
    this.#recorder.record(input);
    this.#snapshot = reduceClient(this.#snapshot, input);
    for (const listener of this.#listeners) listener();
  }
}

const SELF_FIELD = { mic: 'micOn', camera: 'cameraOn', screen: 'screenOn' } as const satisfies Record<LocalSourceName, keyof RoomSnapshot['self']>;
