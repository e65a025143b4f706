import type { Device } from 'mediasoup-client';
import type { Transport } from 'mediasoup-client/types';
import type { MediasoupParameters, MediaSource, TransportOptions } from '@vitrine/sales-room-protocol';
import type { Signalling } from '../signalling/signalling.ts';

/** The two ways of a media connection. */
export type TransportDirection = 'send' | 'recv';

/** How the media connection stands: `interrupted` while it is being mended, `failed` when nothing has helped. */
export type MediaTransportState = 'new' | 'connecting' | 'connected' | 'interrupted' | 'failed' | 'closed';

export interface MediaTransportsOptions {
  signalling: Signalling;
  device: Device;
  /** A way to receive that was made before the door. */
  prepared?: Transport | undefined;
  onState(state: MediaTransportState): void;
}

const BROKEN = new Set(['disconnected', 'failed']);

/** The transports of one media session: each made when it is first needed, mended by ICE restart, or replaced. */
export class MediaTransports {
  readonly #options: MediaTransportsOptions;
  readonly #pending: Partial<Record<TransportDirection, Promise<Transport>>> = {};
  readonly #made: Partial<Record<TransportDirection, Transport>> = {};
  #isClosed = false;

  constructor(options: MediaTransportsOptions) {
    this.#options = options;
    const { prepared } = options;
    if (prepared === undefined) return;
    this.#pending.recv = Promise.resolve(prepared);
    this.#keep('recv', prepared);
  }

  /** Says how the ways stand that were there before. */
  report(): void {
    this.#changed();
  }

  /** Lets go of what was made before the door, and the server knows no more; whether it was this transport. */
  dropPrepared(transport: Transport): boolean {
    if (transport !== this.#options.prepared) return false;
    if (this.#made.recv === transport) {
      delete this.#pending.recv;
      delete this.#made.recv;
      transport.close();
    }
    return true;
  }

  /** The transport of one direction, made once; after a failure the next who needs it makes it. */
  get(direction: TransportDirection): Promise<Transport> {
    const pending = (this.#pending[direction] ??= this.#create(direction).catch((error: unknown) => {
      if (this.#pending[direction] === pending) delete this.#pending[direction];
      throw error;
    }));
    return pending;
  }

  /** Gives broken transports new ICE parameters. @throws RoomError where the server refuses one. */
  async restartIce(): Promise<void> {
    await Promise.all(
      this.#broken().map(async ([, transport]) => {
        const { result } = await this.#options.signalling.send('media.restart-ice', { transportId: transport.id });
        // Credentials of TURN servers end: what a long call gathers anew is gathered with fresh ones.
        if (result.iceServers !== undefined) await transport.updateIceServers({ iceServers: result.iceServers as RTCIceServer[] });
        await transport.restartIce({ iceParameters: result.iceParameters as never });
      }),
    );
  }

  /** Lets go of broken transports, so that whoever needs one makes another. Gives their directions. */
  renew(): TransportDirection[] {
    return this.#broken().map(([direction, transport]) => {
      delete this.#pending[direction];
      delete this.#made[direction];
      transport.close();
      this.#options.signalling.send('media.close-transport', { transportId: transport.id }).catch(() => undefined);
      return direction;
    });
  }

  /** Ends both ways. Idempotent; the server's side ends with the connection. */
  close(): void {
    this.#isClosed = true;
    for (const pending of Object.values(this.#pending)) void pending.then((transport) => transport.close()).catch(() => undefined);
  }

  #broken(): [TransportDirection, Transport][] {
    return (Object.entries(this.#made) as [TransportDirection, Transport][]).filter(([, { connectionState }]) =>
      BROKEN.has(connectionState),
    );
  }

  async #create(direction: TransportDirection): Promise<Transport> {
    const { signalling, device } = this.#options;
    const { result } = await signalling.send('media.create-transport', { direction });
    const options = result as TransportOptions as unknown as Parameters<Device['createSendTransport']>[0];
    const transport = direction === 'send' ? device.createSendTransport(options) : device.createRecvTransport(options);
    connectOver(signalling, transport);
    transport.on('produce', ({ kind, rtpParameters, appData }, done, failed) => {
      const source = appData.source as MediaSource;
      signalling
        .send('media.produce', { transportId: transport.id, kind, source, rtpParameters: rtpParameters as unknown as MediasoupParameters })
        .then(({ result: { producerId } }) => done({ id: producerId }), failed);
    });
    this.#keep(direction, transport);
    return transport;
  }

  #keep(direction: TransportDirection, transport: Transport): void {
    transport.on('connectionstatechange', () => this.#changed());
    this.#made[direction] = transport;
  }

  /** The worse of both ways counts. */
  #changed(): void {
    if (this.#isClosed) return;
    const states = Object.values(this.#made).map(({ connectionState }) => connectionState);
    if (states.some((state) => BROKEN.has(state))) this.#options.onState('interrupted');
    else if (states.includes('connecting')) this.#options.onState('connecting');
    else if (states.includes('connected')) this.#options.onState('connected');
  }
}

/** Connects a transport over signalling, when something first goes over it. */
export function connectOver(signalling: Signalling, transport: Transport): void {
  transport.on('connect', ({ dtlsParameters }, done, failed) => {
    signalling
      .send('media.connect-transport', { transportId: transport.id, dtlsParameters: dtlsParameters as unknown as MediasoupParameters })
      .then(() => done(), failed);
  });
}
