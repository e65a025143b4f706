import type { ConsumerOptions, MediaSource, MediasoupParameters, RoomMedia, RoomProducer, TransportOptions } from '@vitrine/sales-room-protocol';
import { Device } from 'mediasoup-client';
import type { Consumer, Producer, RtpCapabilities, Transport } from 'mediasoup-client/types';
import type { Signalling } from '../signalling/signalling.ts';

/** A track that arrives from somebody else. */
export interface RemoteTrack {
  producerId: string;
  attendeeId: string;
  source: MediaSource;
  track: MediaStreamTrack;
}

export interface MediaSessionOptions {
  signalling: Signalling;
  media: RoomMedia;
  onRemoteTracks(tracks: readonly RemoteTrack[]): void;
  onState(state: MediaTransportState): void;
  createDevice?: (() => Promise<Device>) | undefined;
}

/** How the media connection stands: `failed` after an ICE restart didn't help either. */
export type MediaTransportState = 'new' | 'connecting' | 'connected' | 'interrupted' | 'failed' | 'closed';

const ENCODINGS = [
  { rid: 'r0', scaleResolutionDownBy: 4, maxBitrate: 150_000 },
  { rid: 'r1', scaleResolutionDownBy: 2, maxBitrate: 500_000 },
  { rid: 'r2', scaleResolutionDownBy: 1, maxBitrate: 1_500_000 },
];

/**
 * One life of the media connection: a mediasoup device, a transport each way, producers and consumers.
 * It belongs to one connection and one epoch of the media worker; after either ends a new one is made.
 */
export class MediaSession {
  readonly epoch: number;
  readonly #options: MediaSessionOptions;
  readonly #device: Device;
  readonly #producers = new Map<MediaSource, Producer>();
  readonly #consumers = new Map<string, { consumer: Consumer; remote: RemoteTrack }>();
  readonly #consuming = new Set<string>();
  #wanted: ReadonlySet<string> = new Set();
  readonly #transports: Partial<Record<'send' | 'recv', Promise<Transport>>> = {};
  #isClosed = false;

  private constructor(options: MediaSessionOptions, device: Device) {
    this.epoch = options.media.epoch;
    this.#options = options;
    this.#device = device;
  }

  /** Loads a device with what the room's mediasoupRouter can do. */
  static async open(options: MediaSessionOptions): Promise<MediaSession> {
    const device = await (options.createDevice ?? (() => Device.factory()))();
    await device.load({ routerRtpCapabilities: options.media.routerRtpCapabilities as unknown as RtpCapabilities });
    return new MediaSession(options, device);
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
    const transport = await this.#transport('send');
    // A producer of an earlier session was paused, which disabled the track that it shared with this one.
    track.enabled = true;
    const producer = await transport.produce({
      track,
      stopTracks: false,
      appData: { source },
      ...(source === 'camera' ? { encodings: ENCODINGS, codecOptions: { videoGoogleStartBitrate: 1_000 } } : {}),
      ...(source === 'mic' ? { codecOptions: { opusDtx: true, opusFec: true } } : {}),
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

  /** Receives what `wanted` lists and lets go of the rest. Each failure concerns its own track alone. */
  async receive(wanted: readonly RoomProducer[]): Promise<void> {
    const ids = new Set(wanted.map(({ producerId }) => producerId));
    this.#wanted = ids;
    for (const [producerId, { consumer }] of this.#consumers) {
      if (!ids.has(producerId)) {
        consumer.close();
        this.#consumers.delete(producerId);
        this.#publish();
      }
    }
    await Promise.allSettled(wanted.filter(({ producerId }) => !this.#consumers.has(producerId) && !this.#consuming.has(producerId)).map((producer) => this.#consume(producer)));
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

  /** Lets the server send the layer that fits a tile. 0 is the smallest. */
  async setLayer(producerId: string, spatialLayer: 0 | 1 | 2): Promise<void> {
    const consumer = this.#consumers.get(producerId)?.consumer;
    if (consumer) await this.#options.signalling.send('media.set-layers', { consumerId: consumer.id, spatialLayer });
  }

  /** Statistics of everything sent and received, for the quality indicator. */
  async stats(): Promise<{ sent: RTCStatsReport[]; received: RTCStatsReport[] }> {
    const sent = await Promise.all([...this.#producers.values()].filter(({ closed }) => !closed).map((producer) => producer.getStats()));
    const received = await Promise.all([...this.#consumers.values()].map(({ consumer }) => consumer.getStats()));
    return { sent, received };
  }

  /** Ends both transports. Idempotent; the server's side ends with the connection. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const pending of Object.values(this.#transports)) void pending.then((transport) => transport.close()).catch(() => undefined);
    this.#producers.clear();
    this.#consumers.clear();
    this.#options.onRemoteTracks([]);
    this.#options.onState('closed');
  }

  async #consume({ producerId }: RoomProducer): Promise<void> {
    this.#consuming.add(producerId);
    try {
      const transport = await this.#transport('recv');
      const { result } = await this.#options.signalling.send('media.consume', {
        transportId: transport.id,
        producerId,
        rtpCapabilities: this.#device.recvRtpCapabilities as unknown as MediasoupParameters,
      });
      const options: ConsumerOptions = result;
      const consumer = await transport.consume({ ...options, rtpParameters: options.rtpParameters as never, streamId: options.attendeeId });
      if (this.#isClosed || !this.#wanted.has(producerId)) {
        consumer.close();
        return;
      }
      const remote: RemoteTrack = { producerId, attendeeId: options.attendeeId, source: options.source, track: consumer.track };
      this.#consumers.set(producerId, { consumer, remote });
      this.#publish();
      await this.#options.signalling.send('media.resume-consumer', { consumerId: consumer.id }).catch((error: unknown) => {
        // It would stay silent: let go of it, so that it is asked for again.
        this.dropConsumer(consumer.id);
        throw error;
      });
    } finally {
      this.#consuming.delete(producerId);
    }
  }

  #publish(): void {
    this.#options.onRemoteTracks([...this.#consumers.values()].map(({ remote }) => remote));
  }

  /** The transport of one direction, made once; after a failure the next who needs it makes it. */
  #transport(direction: 'send' | 'recv'): Promise<Transport> {
    return (this.#transports[direction] ??= this.#createTransport(direction).catch((error: unknown) => {
      delete this.#transports[direction];
      throw error;
    }));
  }

  async #createTransport(direction: 'send' | 'recv'): Promise<Transport> {
    const { signalling } = this.#options;
    const { result } = await signalling.send('media.create-transport', { direction });
    const options = result as TransportOptions as unknown as Parameters<Device['createSendTransport']>[0];
    const transport = direction === 'send' ? this.#device.createSendTransport(options) : this.#device.createRecvTransport(options);
    transport.on('connect', ({ dtlsParameters }, done, failed) => {
      signalling.send('media.connect-transport', { transportId: transport.id, dtlsParameters: dtlsParameters as unknown as MediasoupParameters }).then(() => done(), failed);
    });
    transport.on('produce', ({ kind, rtpParameters, appData }, done, failed) => {
      const source = appData.source as MediaSource;
      signalling
        .send('media.produce', { transportId: transport.id, kind, source, rtpParameters: rtpParameters as unknown as MediasoupParameters })
        .then(({ result: { producerId } }) => done({ id: producerId }), failed);
    });
    transport.on('connectionstatechange', (state) => void this.#connectionChanged(transport, state));
    return transport;
  }

  async #connectionChanged(transport: Transport, state: string): Promise<void> {
    if (this.#isClosed) return;
    if (state === 'connecting' || state === 'connected') this.#options.onState(state);
    if (state !== 'disconnected' && state !== 'failed') return;
    this.#options.onState('interrupted');
    try {
      const { result } = await this.#options.signalling.send('media.restart-ice', { transportId: transport.id });
      await transport.restartIce({ iceParameters: result.iceParameters as never });
    } catch {
      if (!this.#isClosed && state === 'failed') this.#options.onState('failed');
    }
  }
}
