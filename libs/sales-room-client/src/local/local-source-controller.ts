import type { MediaSource } from '@vitrine/sales-room-protocol';
import { type DeviceErrorCode, isDeviceError } from '../errors/device-error.ts';
import { isRoomError, type RoomClientErrorCode } from '../errors/room-error.ts';
import type { MediaSession } from '../media/media-session.ts';
import type { Signalling } from '../signalling/signalling.ts';
import { type LocalSource, type LocalSourceName, type PauseReason, SOURCE_OFF } from './local-source.ts';

export interface LocalSourceOptions {
  signalling: Signalling;
  session(): MediaSession | undefined;
  /** Whether the server has the source switched on for this attendee. */
  isOnAtServer(): boolean;
  onChange(): void;
}

/**
 * Refusals that say nothing of the source: what it is sent over is gone, and will be there again. A media server that has
 * just come back knows no transport of the one before it, and may answer so before everybody has been told.
 */
const PASSING: ReadonlySet<RoomClientErrorCode> = new Set(['disconnected', 'timeout', 'media-unavailable', 'transport-not-found']);

/** One source of the viewer: opens and closes its device, sends its track, and announces both to the server. */
export abstract class LocalSourceController<Name extends LocalSourceName = LocalSourceName> {
  protected readonly name: Name;
  readonly #options: LocalSourceOptions;
  #state: LocalSource = SOURCE_OFF;
  #isWanted = false;
  /** Whether the server was asked to let it flow, which a snapshot may not say yet. */
  #isAnnounced = false;
  #isOnHold = false;
  #isClosed = false;
  #work: Promise<void> = Promise.resolve();

  constructor(name: Name, options: LocalSourceOptions) {
    this.name = name;
    this.#options = options;
  }

  get state(): LocalSource {
    return this.#state;
  }

  /** Whether the source was on and waits only for the connection. */
  get isOnHold(): boolean {
    return this.#isOnHold;
  }

  /** Whether the person wants the source, and the line has room for it. */
  protected get isWanted(): boolean {
    return this.#isWanted && this.#state.pausedBy === null;
  }

  protected get session(): MediaSession | undefined {
    return this.#options.session();
  }

  /** What this source sends: its own track first, then what belongs to it. */
  protected abstract readonly sent: readonly MediaSource[];

  /** Opens the device; null when the person declined without that being a failure. @throws DeviceError */
  protected abstract openDevice(): Promise<MediaStreamTrack | null>;

  /** The device ended by itself. */
  protected abstract deviceEnded(): void;

  /** Sends what belongs to the track beside it. */
  protected sendCompanions?(session: MediaSession): Promise<void>;

  /** Stops what was opened with the track. */
  protected stopCompanions?(): void;

  /** Ends at the session what is not kept for the next start. */
  protected endProducers?(session: MediaSession | undefined): Promise<void>;

  /** Switches the source on or off. One change at a time; the newest counts. Never rejects: see `state.error`. */
  set(isOn: boolean): Promise<void> {
    if (this.#isClosed) {
      if (isOn) this.update({ error: 'closed' });
      return Promise.resolve();
    }
    this.#isWanted = isOn;
    this.#isOnHold = false;
    if (this.#state.pausedBy !== null) this.update({ pausedBy: null });
    if (!isOn) {
      // Silence is immediate; only the confirmation waits for its turn.
      this.#pauseProducers();
      this.stopTrack();
      if (this.#state.state !== 'off') this.update({ state: 'stopping' });
    }
    return this.#enqueueApply();
  }

  /** Stops sending for this reason. What the person or the server switches afterwards counts instead. */
  pause(reason: PauseReason): Promise<void> {
    if (reason === 'bandwidth') return this.#pauseForBandwidth();
    if (reason === 'connection') this.#putOnHold();
    else this.#switchOff();
    return Promise.resolve();
  }

  /** Sends again what was paused for this reason, if it is still wanted. */
  resume(reason: Exclude<PauseReason, 'server'>): Promise<void> {
    if (reason === 'bandwidth') {
      if (this.#state.pausedBy === null) return Promise.resolve();
      this.update({ pausedBy: null });
    }
    return this.#enqueueApply();
  }

  /** Lets the source be switched on again after `close`. */
  open(): void {
    this.#isClosed = false;
  }

  /** Stops the device and forgets the state. Nothing opens a device afterwards. */
  close(): void {
    this.#isClosed = true;
    this.#isAnnounced = false;
    this.#isWanted = false;
    this.stopTrack();
    this.#state = SOURCE_OFF;
  }

  protected enqueue(work: () => Promise<void>): Promise<void> {
    this.#work = this.#work.then(work);
    return this.#work;
  }

  /** Brings device and server in line with what is wanted. Never rejects. */
  protected async apply(): Promise<void> {
    const { session } = this;
    try {
      if (this.isWanted) await this.#start();
      else await this.#stop();
    } catch (error) {
      const isBroken = !isDeviceError(error) && (session !== this.session || (isRoomError(error) && PASSING.has(error.code)));
      // Where the connection or the media server broke in between, the next session takes it up again.
      if (isBroken) this.update({ state: this.isWanted ? 'starting' : 'off', error: null });
      else await this.#fail(isDeviceError(error) || isRoomError(error) ? error.code : 'internal');
    }
  }

  protected stopTrack(): void {
    const { track } = this.#state;
    if (track === null) return;
    this.update({ track: null });
    track.stop();
    this.stopCompanions?.();
  }

  protected update(change: Partial<LocalSource>): void {
    this.#state = { ...this.#state, ...change };
    this.#options.onChange();
  }

  #enqueueApply(): Promise<void> {
    return this.enqueue(() => this.apply());
  }

  #putOnHold(): void {
    if (this.#state.state !== 'on') return;
    this.#isOnHold = true;
    this.update({ state: 'starting' });
  }

  #pauseForBandwidth(): Promise<void> {
    if (!this.isWanted) return Promise.resolve();
    // It waits for the line from here on: being off at the server is then nobody else's doing.
    this.#isOnHold = false;
    this.update({ pausedBy: 'bandwidth' });
    this.#pauseProducers();
    return this.#enqueueApply();
  }

  #switchOff(): void {
    this.#isWanted = false;
    this.#isAnnounced = false;
    this.#isOnHold = false;
    this.#pauseProducers();
    this.stopTrack();
    this.update({ state: 'off', error: null, pausedBy: null });
  }

  async #start(): Promise<void> {
    if (this.#state.state !== 'on') this.update({ state: 'starting', error: null });
    let { track } = this.#state;
    if (track === null || track.readyState === 'ended') {
      track = await this.openDevice();
      if (track === null || !this.isWanted) return this.#giveUp(track);
      this.#adoptTrack(track);
    }
    const { session } = this;
    if (session === undefined) return;
    await this.#options.signalling.send('media.set', { source: this.name, on: true });
    this.#isAnnounced = true;
    if (!this.isWanted) return;
    await session.produce(this.name, track);
    if (this.sendCompanions) await this.sendCompanions(session);
    if (!this.isWanted) return;
    this.#isOnHold = false;
    this.update({ state: 'on', error: null });
  }

  #adoptTrack(track: MediaStreamTrack): void {
    track.addEventListener('ended', () => {
      if (this.#state.track !== track) return;
      this.stopTrack();
      this.deviceEnded();
    });
    this.update({ track });
  }

  /** The device was declined, or opened after the person had changed their mind. */
  #giveUp(track: MediaStreamTrack | null): Promise<void> {
    track?.stop();
    this.stopCompanions?.();
    // A paused source is off for a while; anything else here was given up.
    if (this.#state.pausedBy === null) this.#isWanted = false;
    return this.#stop();
  }

  async #stop(): Promise<void> {
    const { session } = this;
    this.#pauseProducers();
    this.stopTrack();
    if (this.#state.state !== 'off') this.update({ state: 'stopping' });
    await this.#announceOff();
    if (this.endProducers) await this.endProducers(session);
    this.update({ state: 'off' });
  }

  /** Off on both sides. What the person had given up anyway is no failure. */
  async #fail(code: DeviceErrorCode | RoomClientErrorCode): Promise<void> {
    const error = this.#isWanted ? code : null;
    this.#isWanted = false;
    this.#pauseProducers();
    this.stopTrack();
    this.update({ state: 'off', error });
    await this.#announceOff().catch(() => undefined);
  }

  async #announceOff(): Promise<void> {
    if (this.session === undefined || !(this.#isAnnounced || this.#options.isOnAtServer())) return;
    await this.#options.signalling.send('media.set', { source: this.name, on: false });
    this.#isAnnounced = false;
  }

  /** Sends nothing more, on this side. */
  #pauseProducers(): void {
    for (const source of this.sent) this.session?.pause(source);
  }
}
