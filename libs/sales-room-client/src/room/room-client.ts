import {
  reduceRoom,
  type CommandInput,
  type CommandName,
  type CommandResult,
  type ConnectionStatus,
  type RoomNotification,
  type RoomSnapshot,
} from '@vitrine/sales-room-protocol';
import { isRoomError, RoomError } from '../errors/room-error.ts';
import { browserDevices, type DeviceAccess } from '../media/devices.ts';
import type { MediaSession, MediaTransportState, RemoteTrack } from '../media/media-session.ts';
import { createReconnectPolicy, type ReconnectPolicy } from '../reconnect/reconnect-policy.ts';
import { createSignalling, type Signalling, type SignallingSocket } from '../signalling/signalling.ts';
import { createSocket } from '../signalling/socket.ts';
import { Connection } from './connection.ts';
import { LocalMedia, type LocalMediaState, type LocalSourceName, NO_LOCAL_MEDIA } from './local-media.ts';
import { type DurableCommand, Outbox, type OutboxStorage, type OutgoingCommand } from './outbox.ts';

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
  /** Why the room could not be entered or was closed; trying again is up to the person. */
  closed: { reason: string } | null;
}

/** A reaction that was just shown, or another passing event. */
export type RoomEvent = Extract<RoomNotification, { name: 'reaction.shown' | 'slide.switched' | 'slides.changed' | 'chat.added' | 'attendee.changed' | 'appointment.changed' | 'broadcast.changed' | 'product.shown' | 'self.changed' | 'attendees.changed' }>;

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
  devices?: DeviceAccess | undefined;
  /** Loads the media part; replaced in tests. By default it is fetched when the room first offers media. */
  loadMedia?: (() => Promise<Pick<typeof MediaSession, 'open'>>) | undefined;
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
  setLayer(producerId: string, spatialLayer: 0 | 1 | 2): void;
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

const loadMediaSession = async (): Promise<Pick<typeof MediaSession, 'open'>> => (await import('../media/media-session.ts')).MediaSession;

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
  #snapshot: RoomClientSnapshot = { connection: 'idle', room: null, outbox: [], local: NO_LOCAL_MEDIA, remote: [], mediaState: 'new', closed: null };
  #media: MediaSession | undefined;
  #mediaWork: Promise<void> = Promise.resolve();
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
    });
    this.#connection = new Connection({
      policy: options.policy ?? createReconnectPolicy(),
      connect: () => this.#signalling.connect(),
      onStatus: (connection) => this.#update({ connection }),
    });
    this.#outbox = new Outbox({
      signalling: this.#signalling,
      storage: options.storage,
      key: `vitrine-outbox:${options.as}:${options.presentationPath}`,
      onChange: (outbox) => this.#update({ outbox }),
    });
    this.#local = new LocalMedia({
      signalling: this.#signalling,
      session: () => this.#media,
      isOnAtServer: (source) => this.#snapshot.room?.self[SELF_FIELD[source]] ?? false,
      onChange: (local) => this.#update({ local }),
      devices: options.devices ?? browserDevices(),
    });
    this.#snapshot = { ...this.#snapshot, outbox: this.#outbox.commands };
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
    this.#update({ closed: null });
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

  setLayer(producerId: string, spatialLayer: 0 | 1 | 2): void {
    this.#media?.setLayer(producerId, spatialLayer).catch(() => undefined);
  }

  async stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] }> {
    return (await this.#media?.stats()) ?? { sent: [], received: [] };
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
    this.#endMedia();
    this.#local.close();
    this.#signalling.close();
    this.#isEntered = false;
    this.#life += 1;
    if (reason !== null) this.#update({ closed: { reason } });
  }

  async #enter(): Promise<void> {
    const life = ++this.#life;
    try {
      await this.#signalling.send('room.enter', { presentationPath: this.#options.presentationPath, as: this.#options.as }, undefined, ({ snapshot }) => {
        if (life !== this.#life) return;
        this.#isEntered = true;
        this.#connection.opened();
        this.#adopt(snapshot);
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
    this.#endMedia();
    if (refusal) this.#close(refusal.code);
    else this.#connection.dropped();
  }

  #notified(notification: RoomNotification): void {
    if (notification.name === 'session.closed') {
      const { reason } = notification.payload;
      if (!RETURNS_AFTER.has(reason)) this.#close(reason);
      return;
    }
    if (notification.name === 'media.consumer-closed') {
      this.#media?.dropConsumer(notification.payload.consumerId);
      return;
    }
    const { room } = this.#snapshot;
    if (room === null || !this.#isEntered) return;
    const reduction = reduceRoom(room, notification);
    if (reduction.outcome === 'gap') void this.#refetch();
    if (reduction.outcome !== 'applied') return;
    this.#adopt(reduction.snapshot);
    for (const listener of this.#eventListeners) listener(notification as RoomEvent);
  }

  /** A change is missing: take the whole state once. */
  async #refetch(): Promise<void> {
    if (this.#isFetching) return;
    this.#isFetching = true;
    const life = this.#life;
    try {
      await this.#signalling.send('room.snapshot', {}, undefined, ({ snapshot }) => {
        if (life === this.#life) this.#adopt(snapshot);
      });
    } catch {
      // A broken connection enters again, which brings a snapshot.
    } finally {
      this.#isFetching = false;
    }
  }

  #adopt(room: RoomSnapshot): void {
    const before = this.#snapshot.room;
    const confirmed = new Set(room.chat.map(({ commandId }) => commandId));
    this.#update({ room });
    for (const { commandId } of this.#outbox.commands) if (confirmed.has(commandId)) this.#outbox.discard(commandId);

    for (const source of ['mic', 'camera', 'screen'] as const) {
      const field = SELF_FIELD[source];
      if (before?.self[field] && !room.self[field] && this.#snapshot.local[source].state === 'on') this.#local.switchedOff(source);
    }
    this.#mediaWork = this.#mediaWork.then(() => this.#followMedia()).catch(() => undefined);
  }

  /** Brings the media session in line with the snapshot: opened, renewed, closed; and receives what is offered. */
  async #followMedia(): Promise<void> {
    const { room } = this.#snapshot;
    if (room === null || !this.#isEntered) return;
    const { media, self } = room;
    const isPossible = media.available && media.routerRtpCapabilities !== null && room.commands.includes('media.create-transport');
    if (this.#media && (!isPossible || this.#media.epoch !== media.epoch)) this.#endMedia();
    if (!isPossible) return;
    if (this.#media === undefined) {
      const life = this.#life;
      const { open } = await this.#mediaLoader();
      const session = await open({
        signalling: this.#signalling,
        media,
        onRemoteTracks: (remote) => this.#update({ remote }),
        onState: (mediaState) => this.#update({ mediaState }),
      });
      if (life !== this.#life) {
        session.close();
        return;
      }
      this.#media = session;
      this.#update({ mediaState: 'new' });
      this.#startLocal(self);
    }
    const wanted = (this.#snapshot.room ?? room).media.producers.filter(({ attendeeId }) => attendeeId !== self.attendeeId);
    void this.#media.receive(wanted);
  }

  async #mediaLoader(): Promise<Pick<typeof MediaSession, 'open'>> {
    const media = await (this.#options.loadMedia ?? loadMediaSession)();
    return { open: (options) => media.open(options) };
  }

  #startLocal(self: RoomSnapshot['self']): void {
    if (this.#hasEntered) {
      this.#local.resume();
      return;
    }
    this.#hasEntered = true;
    const { initialMedia } = this.#options;
    if (initialMedia?.micId) void this.#local.choose('mic', initialMedia.micId);
    if (initialMedia?.cameraId) void this.#local.choose('camera', initialMedia.cameraId);
    for (const [source, isOn, isForcedOff] of [
      ['mic', initialMedia?.mic ?? self.micOn, self.micForcedOff],
      ['camera', initialMedia?.camera ?? self.cameraOn, self.cameraForcedOff],
    ] as const) {
      if (this.#decided.has(source)) continue;
      const isAllowed = !isForcedOff && (this.#snapshot.room?.commands.includes('media.set') ?? false);
      if (isOn && isAllowed) void this.#local.set(source, true);
      else if (self[SELF_FIELD[source]]) void this.#local.set(source, false);
    }
    if (this.#decided.size > 0) this.#local.resume();
  }

  #endMedia(): void {
    this.#media?.pauseAll();
    this.#media?.close();
    this.#media = undefined;
  }

  #update(change: Partial<RoomClientSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}

const SELF_FIELD = { mic: 'micOn', camera: 'cameraOn', screen: 'screenOn' } as const satisfies Record<LocalSourceName, keyof RoomSnapshot['self']>;
