import { Device } from 'mediasoup-client';
import type { Consumer, Producer, RtpCapabilities, Transport } from 'mediasoup-client/types';
import type { ConsumerOptions, MediasoupParameters, MediaSource, RoomMedia, RoomProducer } from '@vitrine/sales-room-protocol';
import { isRoomError } from '../errors/room-error.ts';
import type { Signalling } from '../signalling/signalling.ts';
import { type MediaStandby, type MediaStandbyOptions, prepareStandby } from './media-standby.ts';
import { MediaTransports, type MediaTransportState } from './media-transports.ts';
import { CAMERA_ENCODINGS, layerFor, type TileSize } from './video-layers.ts';

/** A track that arrives from somebody else. */
export interface RemoteTrack {
  producerId: string;
  attendeeId: string;
  source: MediaSource;
  track: MediaStreamTrack;
}

/** Which pictures are received: all that are offered, or those alone that are shown (see `RoomClient.show`). */
export type ReceiveMode = 'all' | 'shown';

export interface MediaSessionOptions {
  signalling: Signalling;
  media: RoomMedia;
  onRemoteTracks(tracks: readonly RemoteTrack[]): void;
  onState(state: MediaTransportState): void;
  receive?: ReceiveMode | undefined;
  /** Whose pictures will be shown in all likelihood: for a moment they are received before they are. */
  isExpected?: ((attendeeId: string) => boolean) | undefined;
  /** What was made ready before the door, of the same epoch. */
  standby?: MediaStandby | undefined;
  createDevice?: (() => Promise<Device>) | undefined;
}

const newDevice = (): Promise<Device> => Device.factory();

/** Bits per second of a voice: fullband speech, and what a slow line still carries besides the packets' own overhead. */
export const VOICE_BITRATE = { normal: 24_000, low: 14_000 } as const;

/** Milliseconds for which video goes on after it was last seen. */
const VIDEO_LINGER_MS = 250;
/** Milliseconds for which pictures are received that nobody has drawn yet: drawing a room takes time, and so does a first picture. */
const EXPECTED_MS = 3_000;
/** So many at most: a stage begins with few pictures. */
const MOST_EXPECTED = 4;

interface Received {
  consumer: Consumer;
  remote: RemoteTrack;
  isFlowing: boolean;
  layer: number | null;
  work: Promise<void>;
}

/**
 * One generation of the media connection: a mediasoup device, a transport each way, producers and consumers.
 * It belongs to one connection and one epoch of the media worker; after either ends a new one is made.
 */
export class MediaSession {
  readonly epoch: number;
  readonly #options: MediaSessionOptions;
  readonly #device: Device;
  readonly #producers = new Map<MediaSource, Producer>();
  readonly #consumers = new Map<string, Received>();
  readonly #consuming = new Set<string>();
  readonly #views = new Map<string, TileSize | null>();
  readonly #transports: MediaTransports;
  #offered: readonly RoomProducer[] = [];
  #wanted: ReadonlySet<string> = new Set();
  #isPaused: (attendeeId: string) => boolean = () => false;
  #isClosed = false;
  #isExpecting = true;
  readonly #expectation: ReturnType<typeof setTimeout>;

  private constructor(options: MediaSessionOptions, device: Device) {
    this.epoch = options.media.epoch;
    this.#options = options;
    this.#device = device;
    this.#transports = new MediaTransports({
      signalling: options.signalling,
      device,
      prepared: options.standby?.transport,
      onState: (state) => this.#isClosed || options.onState(state),
    });
    this.#expectation = setTimeout(() => {
      this.#isExpecting = false;
      for (const received of this.#consumers.values()) this.#follow(received);
    }, EXPECTED_MS);
  }

  /** Loads a device with what the room's mediasoupRouter can do. */
  static async open(options: MediaSessionOptions): Promise<MediaSession> {
    if (options.standby) return new MediaSession(options, options.standby.device);
    const device = await (options.createDevice ?? newDevice)();
    await device.load({ routerRtpCapabilities: options.media.routerRtpCapabilities as unknown as RtpCapabilities });
    return new MediaSession(options, device);
  }

  /** Gets ready before the door; see `standby`. @throws RoomError */
  static prepare(options: Omit<MediaStandbyOptions, 'createDevice'> & Pick<MediaSessionOptions, 'createDevice'>): Promise<MediaStandby> {
    return prepareStandby({ ...options, createDevice: options.createDevice ?? newDevice });
  }

  /** Says how the connection stands, which may have been made before. */
  report(): void {
    this.#transports.report();
  }

  /**
   * Sends a track, in place of the one sent before from this source. Resolves when the server has the producer;
   * whether it flows is the server's decision (`media.set`).
   */
  async produce(source: MediaSource, track: MediaStreamTrack): Promise<void> {
    const existing = this.#producers.get(source);
    if (existing && !existing.closed) {
      await existing.replaceTrack({ track });
      existing.resume();
      return;
    }
    const transport = await this.#transports.get('send');
    // A producer of an earlier session was paused, which disabled the track that it shared with this one.
    track.enabled = true;
    const producer = await transport.produce({
      track,
      stopTracks: false,
      // Paused means no packet at all, not silence or black pictures.
      zeroRtpOnPause: true,
      appData: { source },
      ...(source === 'camera' ? { encodings: CAMERA_ENCODINGS, codecOptions: { videoGoogleStartBitrate: 500 } } : {}),
      ...(source === 'mic' ? { codecOptions: { opusDtx: true, opusFec: true, opusMaxAverageBitrate: VOICE_BITRATE.normal } } : {}),
      // Music and videos: both sides, and no silence cut out.
      ...(source === 'screen-audio' ? { codecOptions: { opusStereo: true, opusDtx: false, opusFec: true } } : {}),
    });
    if (this.#isClosed) {
      producer.close();
      return;
    }
    this.#producers.set(source, producer);
    producer.observer.on('close', () => {
      if (this.#producers.get(source) === producer) this.#producers.delete(source);
    });
  }

  /** Stops sending at once, on this side. */
  pause(source: MediaSource): void {
    this.#producers.get(source)?.pause();
  }

  /** Stops sending everything at once: while the room can't be told, nothing may be heard. */
  pauseAll(): void {
    for (const producer of this.#producers.values()) producer.pause();
  }

  /** Whether a source is being sent from this side. */
  isSending(source: MediaSource): boolean {
    const producer = this.#producers.get(source);
    return producer !== undefined && !producer.closed && !producer.paused;
  }

  async stopProducing(source: MediaSource): Promise<void> {
    const producer = this.#producers.get(source);
    if (!producer) return;
    producer.close();
    this.#producers.delete(source);
    await this.#options.signalling.send('media.close-producer', { producerId: producer.id }).catch(() => undefined);
  }

  /** Sets how much of the line the viewer's own voice takes. */
  async setVoiceBitrate(level: keyof typeof VOICE_BITRATE): Promise<void> {
    await this.#producers
      .get('mic')
      ?.setRtpEncodingParameters({ maxBitrate: VOICE_BITRATE[level] })
      .catch(() => undefined);
  }

  /** Receives what `wanted` lists, as far as it is shown, and lets go of the rest. Each failure concerns its own track alone. */
  async receive(wanted: readonly RoomProducer[]): Promise<void> {
    this.#offered = wanted;
    const ids = new Set(wanted.map(({ producerId }) => producerId));
    this.#wanted = ids;
    for (const [producerId, { consumer }] of this.#consumers) {
      if (!ids.has(producerId)) {
        consumer.close();
        this.#consumers.delete(producerId);
        this.#publish();
      }
    }
    await Promise.allSettled(wanted.filter((producer) => this.#isNeeded(producer)).map((producer) => this.#consume(producer)));
  }

  /** Says how large a picture is drawn, or that it isn't drawn (null): no more is received than is seen. */
  show(producerId: string, size: TileSize | null): void {
    this.#views.set(producerId, size);
    const received = this.#consumers.get(producerId);
    if (received === undefined) void this.receive(this.#offered);
    else if (size !== null) this.#follow(received);
    // A picture that moves from one tile to another is not seen for a moment only.
    else setTimeout(() => this.#follow(received), VIDEO_LINGER_MS);
  }

  /** Pauses the video of these attendees, so that the sound gets through, and resumes that of all others. */
  pauseReceiving(isPaused: (attendeeId: string) => boolean): void {
    this.#isPaused = isPaused;
    for (const received of this.#consumers.values()) this.#follow(received);
    void this.receive(this.#offered);
  }

  /** Drops a consumer that the server has closed. */
  dropConsumer(consumerId: string): void {
    for (const [producerId, { consumer }] of this.#consumers) {
      if (consumer.id !== consumerId) continue;
      consumer.close();
      this.#consumers.delete(producerId);
      this.#publish();
    }
  }

  /** Statistics of everything sent and received, for the quality report. What is paused is not asked. */
  async stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] }> {
    const reports = async (sources: readonly (Producer | Consumer)[]): Promise<RTCStatsReport[]> =>
      (
        await Promise.allSettled(sources.filter(({ closed, paused }) => !closed && !paused).map(async (source) => source.getStats()))
      ).flatMap((settled) => (settled.status === 'fulfilled' ? [settled.value] : []));
    const [sent, received] = await Promise.all([
      reports([...this.#producers.values()]),
      reports([...this.#consumers.values()].map(({ consumer }) => consumer)),
    ]);
    return { sent, received };
  }

  /** Asks the network for another way, with the same transports. @throws RoomError */
  restartIce(): Promise<void> {
    return this.#transports.restartIce();
  }

  /** Replaces broken transports, and sends and receives over the new ones what went over the old. */
  async renewTransports(): Promise<void> {
    const sending = [...this.#producers.values()].flatMap((producer) =>
      producer.track && !producer.paused ? [{ source: producer.appData.source as MediaSource, track: producer.track }] : [],
    );
    const directions = this.#transports.renew();
    if (directions.includes('recv')) {
      for (const { consumer } of this.#consumers.values()) consumer.close();
      this.#consumers.clear();
      this.#publish();
    }
    if (directions.includes('send')) await Promise.all(sending.map(({ source, track }) => this.produce(source, track)));
    await this.receive(this.#offered);
  }

  /** Ends both transports. Idempotent; the server's side ends with the connection. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#expectation);
    this.#transports.close();
    this.#producers.clear();
    this.#consumers.clear();
    this.#options.onRemoteTracks([]);
    this.#options.onState('closed');
  }

  #isNeeded({ producerId, kind }: RoomProducer): boolean {
    if (this.#consumers.has(producerId) || this.#consuming.has(producerId)) return false;
    return kind === 'audio' || this.#mayFlow(producerId);
  }

  /** Whether a picture is to be received now. */
  #mayFlow(producerId: string): boolean {
    const view = this.#views.get(producerId);
    const sender = this.#offered.find((producer) => producer.producerId === producerId)?.attendeeId;
    if (sender !== undefined && this.#isPaused(sender)) return false;
    return view === undefined ? this.#options.receive !== 'shown' || this.#isExpected(producerId) : view !== null;
  }

  /** Whether a picture that nobody has drawn yet will be, in all likelihood. */
  #isExpected(producerId: string): boolean {
    if (!this.#isExpecting) return false;
    const expected = this.#offered.filter(({ kind, attendeeId }) => kind === 'video' && this.#options.isExpected?.(attendeeId));
    return expected.slice(0, MOST_EXPECTED).some((producer) => producer.producerId === producerId);
  }

  async #consume({ producerId }: RoomProducer): Promise<void> {
    this.#consuming.add(producerId);
    try {
      const { transport, options } = await this.#ask(producerId);
      const consumer = await transport.consume({ ...options, rtpParameters: options.rtpParameters as never, streamId: options.attendeeId });
      if (this.#isClosed || !this.#wanted.has(producerId)) {
        consumer.close();
        return;
      }
      const remote: RemoteTrack = { producerId, attendeeId: options.attendeeId, source: options.source, track: consumer.track };
      const received: Received = { consumer, remote, isFlowing: false, layer: null, work: Promise.resolve() };
      this.#consumers.set(producerId, received);
      this.#publish();
      const first = this.#apply(received);
      received.work = first.catch(() => undefined);
      await first.catch((error: unknown) => {
        // It would stay silent: let go of it, so that it is asked for again.
        this.dropConsumer(consumer.id);
        throw error;
      });
    } finally {
      this.#consuming.delete(producerId);
    }
  }

  /** Asks the server for a consumer; over a new way where it knows no more of the one that was made before the door. */
  async #ask(producerId: string): Promise<{ transport: Transport; options: ConsumerOptions }> {
    const transport = await this.#transports.get('recv');
    try {
      const { result } = await this.#options.signalling.send('media.consume', {
        transportId: transport.id,
        producerId,
        rtpCapabilities: this.#device.recvRtpCapabilities as unknown as MediasoupParameters,
      });
      return { transport, options: result };
    } catch (error) {
      if (isRoomError(error) && error.code === 'transport-not-found' && this.#transports.dropPrepared(transport))
        return this.#ask(producerId);
      throw error;
    }
  }

  /** Brings what the server sends in line with what is shown; one change at a time, the newest wish counts. */
  #follow(received: Received): void {
    received.work = received.work.then(() => this.#apply(received)).catch(() => undefined);
  }

  async #apply(received: Received): Promise<void> {
    const { consumer, remote } = received;
    if (this.#isClosed || consumer.closed) return;
    const { signalling } = this.#options;
    const flows = remote.track.kind === 'audio' || this.#mayFlow(remote.producerId);
    const view = this.#views.get(remote.producerId);
    const layer = flows && view && remote.source === 'camera' ? layerFor(view, globalThis.devicePixelRatio) : null;
    // Both are sent at once: whoever comes in waits for one answer, not for two.
    const layers =
      layer === null || layer === received.layer
        ? undefined
        : signalling.send('media.set-layers', { consumerId: consumer.id, spatialLayer: layer }).then(() => (received.layer = layer));
    if (flows === received.isFlowing) {
      await layers;
      return;
    }
    await Promise.all([layers, signalling.send(flows ? 'media.resume-consumer' : 'media.pause-consumer', { consumerId: consumer.id })]);
    received.isFlowing = flows;
    if (flows) consumer.resume();
    else consumer.pause();
  }

  #publish(): void {
    this.#options.onRemoteTracks([...this.#consumers.values()].map(({ remote }) => remote));
  }
}
