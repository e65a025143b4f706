import { type DeviceErrorCode, isDeviceError } from '../errors/device-error.ts';
import { isRoomError, type RoomClientErrorCode } from '../errors/room-error.ts';
import { type DeviceAccess, openScreen, openTrack } from '../media/devices.ts';
import { processedTrack, type VideoProcessor } from '../media/video-processor.ts';
import type { MediaSession } from '../media/media-session.ts';
import type { Signalling } from '../signalling/signalling.ts';

/** What the viewer can send. */
export type LocalSourceName = 'mic' | 'camera' | 'screen';

/**
 * One of the viewer's own sources. `on` means that the server lets it flow; `off` that neither the device nor the
 * server's producer sends anything.
 */
export interface LocalSource {
  state: 'off' | 'starting' | 'on' | 'stopping';
  /** For the viewer's own picture and level meter. */
  track: MediaStreamTrack | null;
  error: DeviceErrorCode | RoomClientErrorCode | null;
  /** The source is wanted, but held back for a while: by the network, which is too slow for pictures. It comes back by itself. */
  suspended: 'bandwidth' | null;
  /** The device that took the place of one that was unplugged, by its name (empty where the browser hides it); null where none did. */
  replacedBy: string | null;
}

export type LocalMediaState = Readonly<Record<LocalSourceName, LocalSource>>;

const OFF: LocalSource = { state: 'off', track: null, error: null, suspended: null, replacedBy: null };
export const NO_LOCAL_MEDIA: LocalMediaState = { mic: OFF, camera: OFF, screen: OFF };

export interface LocalMediaOptions {
  signalling: Signalling;
  session(): MediaSession | undefined;
  /** Whether the server has the source switched on for this attendee. */
  isOnAtServer(source: LocalSourceName): boolean;
  onChange(state: LocalMediaState): void;
  devices?: DeviceAccess | undefined;
  /** What is done to the camera's picture before it is sent; undefined sends it as it is. */
  processor?(): VideoProcessor | undefined;
}

/** The viewer's own microphone, camera and screen: opens and closes devices, and tells the server. */
export class LocalMedia {
  readonly #options: LocalMediaOptions;
  readonly #wanted: Record<LocalSourceName, boolean> = { mic: false, camera: false, screen: false };
  /** What the server was told to let flow, which a snapshot may not say yet. */
  readonly #told = new Set<LocalSourceName>();
  readonly #held = new Set<LocalSourceName>();
  #isClosed = false;
  readonly #deviceIds: Partial<Record<LocalSourceName, string>> = {};
  readonly #work: Record<LocalSourceName, Promise<void>> = { mic: Promise.resolve(), camera: Promise.resolve(), screen: Promise.resolve() };
  #state: LocalMediaState = NO_LOCAL_MEDIA;
  /** What the shared screen sounds like, where it has sound. */
  #screenSound: MediaStreamTrack | undefined;

  constructor(options: LocalMediaOptions) {
    this.#options = options;
  }

  get state(): LocalMediaState {
    return this.#state;
  }

  /** Whether the person wants a source, and nothing holds it back. */
  isWanted(source: LocalSourceName): boolean {
    return this.#wanted[source] && this.#state[source].suspended === null;
  }

  /**
   * Holds a source back, so that the rest gets through: it is off on both sides until `restore`. What the person or the
   * server switches in between counts instead.
   */
  suspend(source: LocalSourceName, reason: 'bandwidth'): Promise<void> {
    if (!this.isWanted(source)) return Promise.resolve();
    // From here on it waits for the line: what the server is told of it is no doing of somebody else.
    this.#held.delete(source);
    this.#update(source, { suspended: reason });
    this.#silence(source);
    return this.#enqueue(source, () => this.#apply(source));
  }

  /** Lets a source go on that was held back, where it still is. */
  restore(source: LocalSourceName): Promise<void> {
    if (this.#state[source].suspended === null) return Promise.resolve();
    this.#update(source, { suspended: null });
    return this.#enqueue(source, () => this.#apply(source));
  }

  /** Shows that nothing is being sent just now: what was on is starting again. */
  hold(): void {
    for (const source of ['mic', 'camera', 'screen'] as const) {
      if (this.#state[source].state !== 'on') continue;
      this.#held.add(source);
      this.#update(source, { state: 'starting' });
    }
  }

  /** Whether a source was on and waits for the connection alone. */
  isHeld(source: LocalSourceName): boolean {
    return this.#held.has(source);
  }

  /** Takes note that the person has read which device took over. */
  dismissReplaced(): void {
    for (const source of ['mic', 'camera'] as const) if (this.#state[source].replacedBy !== null) this.#update(source, { replacedBy: null });
  }

  /** Opens the camera anew, e.g. with another processor. */
  refreshCamera(): Promise<void> {
    return this.#reopen('camera');
  }

  /** Switches a source on or off. One at a time per source; the last wish wins. Never rejects: see `state.error`. */
  set(source: LocalSourceName, isOn: boolean): Promise<void> {
    if (this.#isClosed) {
      if (isOn) this.#update(source, { error: 'closed' });
      return Promise.resolve();
    }
    this.#wanted[source] = isOn;
    this.#held.delete(source);
    if (this.#state[source].suspended !== null) this.#update(source, { suspended: null });
    if (!isOn) {
      // Silence is immediate; only the confirmation waits for its turn.
      this.#silence(source);
      this.#stopTrack(source);
      if (this.#state[source].state !== 'off') this.#update(source, { state: 'stopping' });
    }
    return this.#enqueue(source, () => this.#apply(source));
  }

  /** Uses another device from now on. */
  choose(source: 'mic' | 'camera', deviceId: string): Promise<void> {
    this.#deviceIds[source] = deviceId;
    return this.#reopen(source);
  }

  #reopen(source: 'mic' | 'camera'): Promise<void> {
    return this.#enqueue(source, async () => {
      if (this.#state[source].track === null) return;
      this.#stopTrack(source);
      await this.#apply(source);
      if (this.#state[source].replacedBy !== null) this.#update(source, { replacedBy: null });
    });
  }

  /** The server switched a source off: the device follows. */
  switchedOff(source: LocalSourceName): void {
    this.#wanted[source] = false;
    this.#told.delete(source);
    this.#held.delete(source);
    this.#silence(source);
    this.#stopTrack(source);
    this.#update(source, { state: 'off', error: null, suspended: null });
  }

  /** A new media session: send again what is wanted. */
  resume(): void {
    for (const source of ['mic', 'camera', 'screen'] as const) void this.#enqueue(source, () => this.#apply(source));
  }

  /** Lets sources be switched on again after `close`. */
  open(): void {
    this.#isClosed = false;
  }

  /** Stops all devices, e.g. on leaving. Nothing opens one afterwards. */
  close(): void {
    this.#isClosed = true;
    this.#told.clear();
    for (const source of ['mic', 'camera', 'screen'] as const) {
      this.#wanted[source] = false;
      this.#stopTrack(source);
    }
    this.#state = NO_LOCAL_MEDIA;
    this.#options.onChange(this.#state);
  }

  #enqueue(source: LocalSourceName, work: () => Promise<void>): Promise<void> {
    const done = this.#work[source].then(work);
    this.#work[source] = done;
    return done;
  }

  async #apply(source: LocalSourceName): Promise<void> {
    const session = this.#options.session();
    try {
      if (this.isWanted(source)) await this.#start(source);
      else await this.#stop(source);
    } catch (error) {
      const isBroken = !isDeviceError(error) && (session !== this.#options.session() || (isRoomError(error) && (error.code === 'disconnected' || error.code === 'timeout')));
      // Where the connection broke in between, the next session takes it up again.
      if (isBroken) this.#update(source, { state: this.isWanted(source) ? 'starting' : 'off', error: null });
      else await this.#failed(source, isDeviceError(error) || isRoomError(error) ? error.code : 'internal');
    }
  }

  /** Off on both sides. What the person had given up anyway is no failure. */
  async #failed(source: LocalSourceName, code: DeviceErrorCode | RoomClientErrorCode): Promise<void> {
    const error = this.#wanted[source] ? code : null;
    this.#wanted[source] = false;
    this.#silence(source);
    this.#stopTrack(source);
    this.#update(source, { state: 'off', error });
    await this.#tellOff(source).catch(() => undefined);
  }

  async #start(source: LocalSourceName): Promise<void> {
    if (this.#state[source].state !== 'on') this.#update(source, { state: 'starting', error: null });
    let track = this.#state[source].track;
    if (track === null || track.readyState === 'ended') {
      track = await this.#openDevice(source);
      if (track === null || !this.isWanted(source)) {
        track?.stop();
        if (source === 'screen') this.#stopScreenSound();
        // A suspended source is off for a while; anything else here was given up.
        if (this.#state[source].suspended === null) this.#wanted[source] = false;
        await this.#stop(source);
        return;
      }
      track.addEventListener('ended', () => this.#trackEnded(source, track));
      this.#update(source, { track });
    }
    const session = this.#options.session();
    if (session === undefined) return;
    await this.#options.signalling.send('media.set', { source, on: true });
    this.#told.add(source);
    if (!this.isWanted(source)) return;
    await session.produce(source, track);
    if (source === 'screen') await this.#sendScreenSound(session);
    if (!this.isWanted(source)) return;
    this.#held.delete(source);
    this.#update(source, { state: 'on', error: null });
  }

  async #openDevice(source: LocalSourceName): Promise<MediaStreamTrack | null> {
    if (source === 'screen') {
      const screen = await openScreen(this.#options.devices);
      this.#screenSound = screen?.sound;
      return screen?.picture ?? null;
    }
    const track = await openTrack(source, this.#deviceIds[source], this.#options.devices);
    const processor = source === 'camera' ? this.#options.processor?.() : undefined;
    return processor === undefined ? track : processedTrack(track, processor);
  }

  async #stop(source: LocalSourceName): Promise<void> {
    const session = this.#options.session();
    this.#silence(source);
    this.#stopTrack(source);
    if (this.#state[source].state !== 'off') this.#update(source, { state: 'stopping' });
    await this.#tellOff(source);
    if (source === 'screen') await Promise.all([session?.stopProducing('screen'), session?.stopProducing('screen-audio')]);
    this.#update(source, { state: 'off' });
  }

  async #tellOff(source: LocalSourceName): Promise<void> {
    if (this.#options.session() === undefined || !(this.#told.has(source) || this.#options.isOnAtServer(source))) return;
    await this.#options.signalling.send('media.set', { source, on: false });
    this.#told.delete(source);
  }

  /** The device was unplugged, or the browser's own "stop sharing" was pressed. */
  #trackEnded(source: LocalSourceName, track: MediaStreamTrack | null): void {
    if (this.#state[source].track !== track) return;
    this.#stopTrack(source);
    if (source === 'screen') void this.set('screen', false);
    else if (this.isWanted(source)) void this.#enqueue(source, () => this.#replace(source));
  }

  /** Another device takes over, and the person is told which. */
  async #replace(source: 'mic' | 'camera'): Promise<void> {
    await this.#apply(source);
    const { track } = this.#state[source];
    if (track !== null) this.#update(source, { replacedBy: track.label });
  }

  #stopTrack(source: LocalSourceName): void {
    const { track } = this.#state[source];
    if (track === null) return;
    this.#update(source, { track: null });
    track.stop();
    if (source === 'screen') this.#stopScreenSound();
  }

  /** Sends nothing more of a source, on this side. */
  #silence(source: LocalSourceName): void {
    this.#options.session()?.pause(source);
    if (source === 'screen') this.#options.session()?.pause('screen-audio');
  }

  /** The picture is what counts: where its sound can't be sent, it stays silent. */
  async #sendScreenSound(session: MediaSession): Promise<void> {
    const sound = this.#screenSound;
    if (sound?.readyState !== 'live' || !this.isWanted('screen')) return;
    await session.produce('screen-audio', sound).catch(() => undefined);
    // Given up in between: nothing of it goes out.
    if (!this.isWanted('screen')) session.pause('screen-audio');
  }

  #stopScreenSound(): void {
    this.#screenSound?.stop();
    this.#screenSound = undefined;
  }

  #update(source: LocalSourceName, change: Partial<LocalSource>): void {
    this.#state = { ...this.#state, [source]: { ...this.#state[source], ...change } };
    this.#options.onChange(this.#state);
  }
}
