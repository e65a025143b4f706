import { type DeviceErrorCode, isDeviceError } from '../errors/device-error.ts';
import { isRoomError, type RoomClientErrorCode } from '../errors/room-error.ts';
import { type DeviceAccess, openScreen, openTrack } from '../media/devices.ts';
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
}

export type LocalMediaState = Readonly<Record<LocalSourceName, LocalSource>>;

const OFF: LocalSource = { state: 'off', track: null, error: null };
export const NO_LOCAL_MEDIA: LocalMediaState = { mic: OFF, camera: OFF, screen: OFF };

export interface LocalMediaOptions {
  signalling: Signalling;
  session(): MediaSession | undefined;
  /** Whether the server has the source switched on for this attendee. */
  isOnAtServer(source: LocalSourceName): boolean;
  onChange(state: LocalMediaState): void;
  devices?: DeviceAccess | undefined;
}

/** The viewer's own microphone, camera and screen: opens and closes devices, and tells the server. */
export class LocalMedia {
  readonly #options: LocalMediaOptions;
  readonly #wanted: Record<LocalSourceName, boolean> = { mic: false, camera: false, screen: false };
  /** What the server was told to let flow, which a snapshot may not say yet. */
  readonly #told = new Set<LocalSourceName>();
  #isClosed = false;
  readonly #deviceIds: Partial<Record<LocalSourceName, string>> = {};
  readonly #work: Record<LocalSourceName, Promise<void>> = { mic: Promise.resolve(), camera: Promise.resolve(), screen: Promise.resolve() };
  #state: LocalMediaState = NO_LOCAL_MEDIA;

  constructor(options: LocalMediaOptions) {
    this.#options = options;
  }

  get state(): LocalMediaState {
    return this.#state;
  }

  isWanted(source: LocalSourceName): boolean {
    return this.#wanted[source];
  }

  /** Switches a source on or off. One at a time per source; the last wish wins. Never rejects: see `state.error`. */
  set(source: LocalSourceName, isOn: boolean): Promise<void> {
    if (this.#isClosed) {
      if (isOn) this.#update(source, { error: 'closed' });
      return Promise.resolve();
    }
    this.#wanted[source] = isOn;
    if (!isOn) {
      // Silence is immediate; only the confirmation waits for its turn.
      this.#options.session()?.pause(source);
      this.#stopTrack(source);
      if (this.#state[source].state !== 'off') this.#update(source, { state: 'stopping' });
    }
    return this.#enqueue(source, () => this.#apply(source));
  }

  /** Uses another device from now on. */
  choose(source: 'mic' | 'camera', deviceId: string): Promise<void> {
    this.#deviceIds[source] = deviceId;
    return this.#enqueue(source, async () => {
      if (this.#state[source].track === null) return;
      this.#stopTrack(source);
      await this.#apply(source);
    });
  }

  /** The server switched a source off: the device follows. */
  switchedOff(source: LocalSourceName): void {
    this.#wanted[source] = false;
    this.#told.delete(source);
    this.#options.session()?.pause(source);
    this.#stopTrack(source);
    this.#update(source, { state: 'off', error: null });
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
      if (this.#wanted[source]) await this.#start(source);
      else await this.#stop(source);
    } catch (error) {
      const isBroken = !isDeviceError(error) && (session !== this.#options.session() || (isRoomError(error) && (error.code === 'disconnected' || error.code === 'timeout')));
      // Where the connection broke in between, the next session takes it up again.
      if (isBroken) this.#update(source, { state: this.#wanted[source] ? 'starting' : 'off', error: null });
      else await this.#failed(source, isDeviceError(error) || isRoomError(error) ? error.code : 'internal');
    }
  }

  /** Off on both sides. What the person had given up anyway is no failure. */
  async #failed(source: LocalSourceName, code: DeviceErrorCode | RoomClientErrorCode): Promise<void> {
    const error = this.#wanted[source] ? code : null;
    this.#wanted[source] = false;
    this.#options.session()?.pause(source);
    this.#stopTrack(source);
    this.#update(source, { state: 'off', error });
    await this.#tellOff(source).catch(() => undefined);
  }

  async #start(source: LocalSourceName): Promise<void> {
    if (this.#state[source].state !== 'on') this.#update(source, { state: 'starting', error: null });
    let track = this.#state[source].track;
    if (track === null || track.readyState === 'ended') {
      track = source === 'screen' ? ((await openScreen(this.#options.devices)) ?? null) : await openTrack(source, this.#deviceIds[source], this.#options.devices);
      if (track === null || !this.#wanted[source]) {
        track?.stop();
        this.#wanted[source] = false;
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
    if (!this.#wanted[source]) return;
    await session.produce(source, track);
    if (this.#wanted[source]) this.#update(source, { state: 'on', error: null });
  }

  async #stop(source: LocalSourceName): Promise<void> {
    const session = this.#options.session();
    session?.pause(source);
    this.#stopTrack(source);
    if (this.#state[source].state !== 'off') this.#update(source, { state: 'stopping' });
    await this.#tellOff(source);
    if (source === 'screen') await session?.stopProducing(source);
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
    else if (this.#wanted[source]) void this.#enqueue(source, () => this.#apply(source));
  }

  #stopTrack(source: LocalSourceName): void {
    const { track } = this.#state[source];
    if (track === null) return;
    this.#update(source, { track: null });
    track.stop();
  }

  #update(source: LocalSourceName, change: Partial<LocalSource>): void {
    this.#state = { ...this.#state, [source]: { ...this.#state[source], ...change } };
    this.#options.onChange(this.#state);
  }
}
