import {
  type CommandInput,
  type CommandName,
  type CommandResult,
  reduceRoom,
  type RoomNotification,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import type { VideoBudget } from '../adaptation/video-budget.ts';
import { isRoomError, RoomError } from '../errors/room-error.ts';
import { LocalMedia } from '../local/local-media.ts';
import type { LocalSourceName } from '../local/local-source.ts';
import { browserDevices } from '../media/devices.ts';
import { loadMediaSession } from '../media/load-media-session.ts';
import type { TileSize } from '../media/video-layers.ts';
import type { VideoProcessor } from '../media/video-processor.ts';
import { Outbox, type QueuedCommand } from '../outbox/outbox.ts';
import { createRecoveryPolicy } from '../reconnect/media-recovery.ts';
import { createReconnectPolicy } from '../reconnect/reconnect-policy.ts';
import { type RoomLog, RoomRecorder } from '../replay/room-log.ts';
import { createSignalling, type Signalling } from '../signalling/signalling.ts';
import { createSocket } from '../signalling/socket.ts';
import { EMPTY_ROOM_CLIENT_SNAPSHOT, reduceClient, type RoomClientInput, type RoomClientSnapshot } from '../state/client-state.ts';
import { Connection } from './connection.ts';
import { ConnectionMonitor } from './connection-monitor.ts';
import { firstSwitches, isOnAtServer, isSwitchedOff, LOCAL_SOURCES } from './own-sources.ts';
import type { RoomClient, RoomClientOptions, RoomEntrance, RoomEvent } from './room-client.ts';
import { RoomMedia } from './room-media.ts';

/** Reasons with which the server closes a session for which coming back is worth it. */
const RETURNS_AFTER = new Set(['draining', 'not-entered']);

/** Codes of entering after which another try may succeed. */
const PASSING: ReadonlySet<string> = new Set([
  'timeout',
  'disconnected',
  'internal',
  'storage-unavailable',
  'store-unavailable',
  'rate-limited',
]);

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
  readonly #monitor: ConnectionMonitor;
  #snapshot = EMPTY_ROOM_CLIENT_SNAPSHOT;
  #processor: VideoProcessor | undefined;
  #hasEntered = false;
  /** Sources that the person has switched here: what prejoin chose or the server remembers no longer counts for them. */
  readonly #userChosen = new Set<LocalSourceName>();
  /** Grows with each connection, so that answers to an older one are ignored. */
  #generation = 0;
  /** Where the guide has scrolled the shown slide to: no snapshot has it. */
  #lastScroll: Extract<RoomEvent, { name: 'slide.scrolled' }> | undefined;
  #isEntered = false;
  #isFetching = false;
  /** Lets in over the connection that was made before the door; a later one is proved by its cookies. */
  #ticket: string | undefined;
  #initialMedia: RoomClientOptions['initialMedia'];

  constructor(options: RoomClientOptions) {
    this.#options = options;
    this.#initialMedia = options.initialMedia;
    this.#signalling = this.#createSignalling(options);
    this.#connection = new Connection({
      policy: options.policy ?? createReconnectPolicy(),
      connect: () => this.#connect(),
      onStatus: (connection) => this.#apply({ type: 'connection', connection }),
    });
    this.#outbox = new Outbox({
      signalling: this.#signalling,
      storage: options.storage,
      keyPrefix: `vitrine-outbox:${options.presentationPath}`,
      onChange: (outbox) => this.#apply({ type: 'outbox', outbox }),
    });
    this.#media = this.#createMedia(options);
    this.#monitor = this.#createMonitor(options);
    this.#local = new LocalMedia({
      signalling: this.#signalling,
      session: () => this.#media.session,
      isOnAtServer: (source) => isOnAtServer(source, this.#snapshot.room),
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
    // It came with entering, which may have been before anybody listened.
    if (this.#lastScroll !== undefined) listener(this.#lastScroll);
    return () => this.#eventListeners.delete(listener);
  }

  prepare(): void {
    if (this.#connection.status === 'idle') this.#signalling.connect();
  }

  open({ ticket, initialMedia }: RoomEntrance = {}): void {
    if (this.#connection.status === 'idle') {
      this.#initialMedia = initialMedia ?? this.#initialMedia;
      if (ticket !== undefined && this.#signalling.isConnected()) this.#ticket = ticket;
      else this.#unprepare();
    }
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
      if (this.#isClosed && isRoomError(error) && error.code === 'disconnected')
        throw new RoomError('closed', `${name} was not answered: the room client is closed.`, { cause: error });
      throw error;
    }
  }

  deliver<Name extends QueuedCommand>(name: Name, payload: CommandInput<Name>): void {
    this.#outbox.add(name, payload);
  }

  retryDelivery(commandId: string): void {
    this.#outbox.retry(commandId);
  }

  discardDelivery(commandId: string): void {
    this.#outbox.discard(commandId);
  }

  setSource(source: LocalSourceName, isOn: boolean): Promise<void> {
    this.#userChosen.add(source);
    return this.#local[source].set(isOn);
  }

  chooseDevice(source: 'mic' | 'camera', deviceId: string): Promise<void> {
    return this.#local[source].choose(deviceId);
  }

  dismissReplacedDevice(): void {
    this.#local.dismissReplaced();
  }

  show(producerId: string, size: TileSize | null): void {
    this.#media.show(producerId, size);
  }

  setVideoProcessor(processor: VideoProcessor | undefined): Promise<void> {
    this.#processor = processor;
    return this.#local.camera.reopen();
  }

  resumeVideo(direction: keyof VideoBudget): void {
    this.#monitor.resume(direction);
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

  #createSignalling({ socket, locale }: RoomClientOptions): Signalling {
    return createSignalling(socket ?? createSocket({ locale }), {
      onConnect: () => void (this.#connection.status === 'idle' ? this.#prepare() : this.#enter()),
      onDisconnect: ({ isRefused, error }) => this.#dropped(isRefused ? error : undefined),
      onNotification: (notification) => this.#notified(notification),
      onSilence: (isSilent) => this.#silent(isSilent),
    });
  }

  #createMedia({ loadMedia = loadMediaSession, recovery = createRecoveryPolicy(), receive }: RoomClientOptions): RoomMedia {
    return new RoomMedia({
      signalling: this.#signalling,
      load: loadMedia,
      policy: recovery,
      receive,
      onRemoteTracks: (remote) => this.#apply({ type: 'remote', remote }),
      onState: (mediaState) => this.#mediaChanged(mediaState),
      onOpened: () => this.#startLocal(),
      onResume: () => this.#reenter(),
    });
  }

  #createMonitor({ viewerType, qualityIntervalMs }: RoomClientOptions): ConnectionMonitor {
    return new ConnectionMonitor({
      isGuide: viewerType === 'guide',
      intervalMs: qualityIntervalMs,
      stats: async () => this.#media.session?.stats(),
      facts: () => {
        const { mic, camera } = this.#snapshot.local;
        return { isBlurred: this.#processor !== undefined, isMicOn: mic.state === 'on', isCameraOn: camera.state === 'on' };
      },
      onQuality: (quality) => this.#apply({ type: 'quality', quality }),
      onVideoBudget: (videoBudget) => this.#applyVideoBudget(videoBudget),
    });
  }

  get #isClosed(): boolean {
    return this.#connection.status === 'closed';
  }

  #close(reason: string | null): void {
    this.#connection.close();
    this.#outbox.pause();
    this.#media.close();
    this.#monitor.reset();
    this.#local.close();
    this.#signalling.close();
    this.#isEntered = false;
    this.#generation += 1;
    if (reason !== null) this.#apply({ type: 'closed', closed: { reason } });
  }

  #connect(): void {
    if (this.#ticket !== undefined && this.#signalling.isConnected()) void this.#enter();
    else this.#signalling.connect();
  }

  async #prepare(): Promise<void> {
    try {
      await this.#media.prepare(this.#options.presentationPath);
    } catch {
      if (this.#connection.status === 'idle') this.#unprepare();
    }
  }

  /** Before the door again, with nothing ready. */
  #unprepare(): void {
    this.#media.end();
    this.#signalling.close();
  }

  async #enter(): Promise<void> {
    const generation = ++this.#generation;
    const ticket = this.#ticket;
    this.#ticket = undefined;
    try {
      await this.#signalling.send(
        'room.enter',
        { presentationPath: this.#options.presentationPath, as: this.#options.viewerType, ...(ticket === undefined ? {} : { ticket }) },
        undefined,
        ({ snapshot }) => {
          if (generation !== this.#generation) return;
          this.#isEntered = true;
          this.#lastScroll = undefined;
          this.#connection.opened();
          if (snapshot.self.attendeeId !== null) this.#outbox.setOwner(snapshot.self.attendeeId);
          this.#adopt({ type: 'entered', room: snapshot }, snapshot);
          this.#outbox.resume();
        },
      );
    } catch (error) {
      if (generation !== this.#generation) return;
      this.#signalling.close();
      this.#dropped(ticket === undefined && isRoomError(error) && !PASSING.has(error.code) ? error : undefined);
    }
  }

  #dropped(refusal: RoomError | undefined): void {
    if (this.#isClosed) return;
    this.#ticket = undefined;
    if (this.#connection.status === 'idle') {
      this.#media.end();
      return;
    }
    this.#generation += 1;
    this.#isEntered = false;
    this.#outbox.pause();
    // While the room can't be told, nothing may be heard or seen.
    this.#media.end();
    if (refusal) this.#close(refusal.code);
    else this.#connection.dropped();
  }

  /** The server is not heard, so nothing is sent until it is heard again. */
  #silent(isSilent: boolean): void {
    if (!this.#isEntered) return;
    if (isSilent) {
      this.#media.session?.pauseAll();
      this.#local.pause('connection');
    } else this.#local.resume('connection');
  }

  /** Nothing else has mended the media: enters the room anew, over a new connection. */
  #reenter(): void {
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
    // They come many times a second and change nothing of the room: no log is filled with them, and nothing is drawn anew.
    if (notification.name === 'slide.scrolled' || notification.name === 'slide.pointed' || notification.name === 'caption.said') {
      this.#tell(notification);
      return;
    }
    const reduction = reduceRoom(room, notification);
    if (reduction.outcome === 'gap') void this.#refetch();
    if (reduction.outcome !== 'applied') return;
    this.#adopt({ type: 'notified', notification }, reduction.snapshot);
    this.#tell(notification as RoomEvent);
  }

  #tell(event: RoomEvent): void {
    if (event.name === 'slide.scrolled') this.#lastScroll = event;
    else if (event.name === 'slide.switched' || event.name === 'slides.changed') this.#lastScroll = undefined;
    for (const listener of this.#eventListeners) listener(event);
  }

  /** A change is missing: take the whole state once. */
  async #refetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const generation = this.#generation;
    try {
      await this.#signalling.send('room.snapshot', {}, undefined, ({ snapshot }) => {
        if (generation === this.#generation) this.#adopt({ type: 'entered', room: snapshot }, snapshot);
      });
    } catch {
      // A broken connection enters again, which brings a snapshot.
    } finally {
      this.#isFetching = false;
    }
  }

  /** Takes over the room as an input has left it, and brings outbox, own sources and media in line with it. */
  #adopt(input: Extract<RoomClientInput, { type: 'entered' | 'notified' }>, room: RoomSnapshot): void {
    const before = this.#snapshot.room;
    this.#apply(input, { ...this.#snapshot, room });
    this.#discardConfirmed(room);
    for (const name of LOCAL_SOURCES) if (isSwitchedOff(name, this.#local[name], before, room)) void this.#local[name].pause('server');
    this.#media.follow(room);
  }

  /** A chat line that the room shows was delivered, even if its acknowledgement was lost. */
  #discardConfirmed({ chat }: RoomSnapshot): void {
    const confirmed = new Set(chat.map(({ commandId }) => commandId));
    for (const { commandId } of this.#outbox.commands) if (confirmed.has(commandId)) this.#outbox.discard(commandId);
  }

  #startLocal(): void {
    const { room } = this.#snapshot;
    if (this.#hasEntered || room === null) {
      this.#local.resume('connection');
      return;
    }
    this.#hasEntered = true;
    const initialMedia = this.#initialMedia;
    if (initialMedia?.micId) void this.#local.mic.choose(initialMedia.micId);
    if (initialMedia?.cameraId) void this.#local.camera.choose(initialMedia.cameraId);
    for (const { source, isOn } of firstSwitches(room, initialMedia, this.#userChosen)) void this.#local[source].set(isOn);
    if (this.#userChosen.size > 0) this.#local.resume('connection');
  }

  #mediaChanged(mediaState: RoomClientSnapshot['mediaState']): void {
    if (mediaState === this.#snapshot.mediaState) return;
    this.#apply({ type: 'media', mediaState });
    if (mediaState === 'connected') this.#monitor.start();
    else this.#monitor.pause();
    if (mediaState !== 'closed') return;
    this.#local.pause('connection');
    this.#monitor.forget();
  }

  #applyVideoBudget(videoBudget: VideoBudget): void {
    const before = this.#snapshot.videoBudget;
    this.#apply({ type: 'video-budget', videoBudget });
    void this.#media.session?.setVoiceBitrate(videoBudget.send ? 'normal' : 'low');
    if (before.receive !== videoBudget.receive || before.guides !== videoBudget.guides) this.#media.applyVideoBudget(videoBudget);
    if (before.send === videoBudget.send) return;
    void (videoBudget.send ? this.#local.camera.resume('bandwidth') : this.#local.camera.pause('bandwidth'));
  }

  /** Everything that changes the snapshot comes through here. `next` spares a second reduction where it was made already. */
  #apply(input: RoomClientInput, next = reduceClient(this.#snapshot, input)): void {
    this.#recorder.record(input);
    this.#snapshot = next;
    for (const listener of this.#listeners) listener();
  }
}
