import { MEDIA_SOURCE_KINDS, type MediaSource, type NotificationPayload, type RoomMediaStats, type RoomProducer, type SignalName } from '@vitrine/sales-room-protocol';
import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import { closePeer, consumerOf, createMediaPeer, enforceState, mayFlow, parkTransports, takeConsumer, takeTransport, transportOf, unparkTransport, webRtcTransportOf, type MediaPeer, type ProducerTag, type SendState } from './media-peer.ts';
import { mediaLimitsOf, type MediaLimits, type MediaWorker } from './media-workers.ts';
import { createRoomSites, type RoomSite } from './room-sites.ts';

/** Tells people of a room something passing; `only` limits it to one attendee. */
export type MediaSignal = <Name extends SignalName>(name: Name, payload: NotificationPayload<Name>, only?: string) => void;

/** The media of one room, on one worker. */
export interface MediaRoom {
  /** Where the room began. */
  readonly worker: MediaWorker;
  /** Its parts, one for each worker that carries it. */
  sites(): readonly RoomSite[];
  /** Every worker that carries a part of it. */
  workers(): MediaWorker[];
  attendeesOn(worker: MediaWorker): number;
  readonly mediasoupRouter: types.Router;
  readonly rtpCapabilities: types.RouterRtpCapabilities;
  producers(): RoomProducer[];
  /** What has arrived from each producer. */
  stats(): Promise<RoomMediaStats['producers']>;
  activeSpeakerId(): string | null;
  /** Sets what an attendee may send. What has to stop has stopped when this settles. */
  setState(attendeeId: string, state: SendState): Promise<void>;
  createTransport(attendeeId: string, state: SendState, direction: 'send' | 'recv'): Promise<types.WebRtcTransport>;
  /** Lets an attendee send or receive over a transport that isn't a browser's: plain RTP, or this process itself. */
  adoptTransport(attendeeId: string, state: SendState, transport: types.Transport, site?: RoomSite): void;
  connectTransport(attendeeId: string, transportId: string, dtlsParameters: types.DtlsParameters): Promise<void>;
  restartIce(attendeeId: string, transportId: string): Promise<types.IceParameters>;
  closeTransport(attendeeId: string, transportId: string): void;
  produce(attendeeId: string, request: { transportId: string; source: MediaSource; kind: types.MediaKind; rtpParameters: types.RtpParameters }): Promise<types.Producer<ProducerTag>>;
  closeProducer(attendeeId: string, producerId: string): void;
  consume(attendeeId: string, request: { transportId: string; producerId: string; rtpCapabilities: types.RtpCapabilities }): Promise<{ consumer: types.Consumer; tag: ProducerTag }>;
  consumer(attendeeId: string, consumerId: string): types.Consumer;
  /** Closes everything of an attendee. */
  closePeer(attendeeId: string): void;
  /**
   * The attendee's socket is lost: nothing that they send passes on, and their transports are closed after `windowMs`,
   * but for those that a new socket of theirs has restarted by then.
   */
  parkPeer(attendeeId: string, windowMs: number): Promise<void>;
  /** How many there are of each. */
  counts(): { peers: number; transports: number; producers: number; consumers: number };
  /** Packets of those who send now: received, and lost on the way here. */
  traffic(): Promise<{ received: number; lost: number }>;
  isEmpty(): boolean;
  close(): void;
}

/** How a room grows and what it allows. */
export interface MediaRoomOptions {
  readonly limits: MediaLimits;
  /** The least loaded worker that is none of these. */
  pickWorker(except: readonly MediaWorker[]): MediaWorker | undefined;
}

/** Makes the media of a room: a router, and the observer that says who speaks. */
export async function createMediaRoom(worker: MediaWorker, signal: MediaSignal, options: MediaRoomOptions = { limits: mediaLimitsOf({}), pickWorker: () => undefined }): Promise<MediaRoom> {
  const { limits } = options;
  const sites = await createRoomSites(worker, { attendeesPerWorker: limits.attendeesPerWorker, pickWorker: options.pickWorker });
  const { mediasoupRouter } = sites.main;
  const speakers = await mediasoupRouter.createActiveSpeakerObserver({ interval: 300 });
  const peers = new Map<string, MediaPeer>();
  const byId = new Map<string, types.Producer<ProducerTag>>();
  let speaker: string | null = null;

  speakers.on('dominantspeaker', ({ producer }) => {
    // A producer that was brought from another worker has the original's id, and no tag.
    const attendeeId = byId.get(producer.id)?.appData.attendeeId;
    if (attendeeId === undefined || attendeeId === speaker) return;
    speaker = attendeeId;
    signal('media.active-speaker', { attendeeId });
  });

  const attendeesAt = (site: RoomSite) => [...peers.values()].filter((peer) => peer.site === site).length;

  /** The peer, made where there is none. Who comes first decides where. */
  async function peerFor(attendeeId: string, state: SendState): Promise<MediaPeer> {
    const site = peers.has(attendeeId) ? sites.main : await sites.forNewcomer(attendeesAt);
    const peer = peers.get(attendeeId) ?? createMediaPeer(attendeeId, state, site);
    peers.set(attendeeId, peer);
    return peer;
  }

  function peerOf(attendeeId: string): MediaPeer {
    const peer = peers.get(attendeeId);
    if (peer === undefined) throw new RoomError('transport-not-found', 'This attendee has no transport.');
    return peer;
  }

  function keep(peer: MediaPeer, transport: types.Transport): void {
    peer.transports.set(transport.id, transport);
    transport.observer.once('close', () => {
      peer.transports.delete(transport.id);
      unparkTransport(peer, transport.id);
    });
  }

  function describe(producer: types.Producer<ProducerTag>): RoomProducer {
    const { attendeeId, source } = producer.appData;
    return { producerId: producer.id, attendeeId, source, kind: producer.kind, paused: producer.paused };
  }

  function watchProducer(peer: MediaPeer, producer: types.Producer<ProducerTag>): void {
    const { source } = producer.appData;
    peer.producers.set(source, producer);
    byId.set(producer.id, producer);
    const changed = () => signal('media.producer-changed', { producer: describe(producer) });
    producer.observer.on('pause', changed);
    producer.observer.on('resume', changed);
    producer.observer.once('close', () => {
      byId.delete(producer.id);
      if (peer.producers.get(source) === producer) peer.producers.delete(source);
      signal('media.producer-closed', { producerId: producer.id });
      if (source === 'mic' && speaker === peer.attendeeId) {
        speaker = null;
        signal('media.active-speaker', { attendeeId: null });
      }
    });
  }

  return {
    worker,
    workers: () => sites.all().map((site) => site.worker),
    sites: () => sites.all(),
    attendeesOn: (on) => [...peers.values()].filter((peer) => peer.site.worker === on).length,
    mediasoupRouter,
    rtpCapabilities: mediasoupRouter.rtpCapabilities,
    producers: () => [...byId.values()].map(describe),
    activeSpeakerId: () => speaker,
    async stats() {
      return Promise.all(
        [...byId.values()].map(async (producer) => {
          const streams = await producer.getStats().catch(() => []);
          const sum = (count: (stream: types.ProducerStat) => number) => streams.reduce((total, stream) => total + count(stream), 0);
          return { ...describe(producer), packets: sum(({ packetCount }) => packetCount), bytes: sum(({ byteCount }) => byteCount) };
        }),
      );
    },
    counts() {
      const all = [...peers.values()];
      return { peers: all.length, transports: all.reduce((sum, peer) => sum + peer.transports.size, 0), producers: byId.size, consumers: all.reduce((sum, peer) => sum + peer.consumers.size, 0) };
    },
    async traffic() {
      const streams = (await Promise.all([...byId.values()].map((producer) => producer.getStats().catch(() => [])))).flat();
      return { received: streams.reduce((sum, stream) => sum + stream.packetCount, 0), lost: streams.reduce((sum, stream) => sum + stream.packetsLost, 0) };
    },
    isEmpty: () => peers.size === 0,
    async setState(attendeeId, state) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      peer.state = state;
      await enforceState(peer);
    },
    async createTransport(attendeeId, state, direction) {
      const peer = await peerFor(attendeeId, state);
      takeTransport(peer, limits);
      const transport = await peer.site.mediasoupRouter.createWebRtcTransport({
        webRtcServer: peer.site.worker.server,
        enableUdp: true,
        enableTcp: true,
        preferUdp: true,
        initialAvailableOutgoingBitrate: limits.initialOutgoingBitrate,
        appData: { direction },
      });
      if (peers.get(attendeeId) !== peer) {
        // The attendee left while the transport was being made.
        transport.close();
        throw new RoomError('not-entered', 'This attendee has left.');
      }
      keep(peer, transport);
      // A bound against floods; a browser's own estimate stays well below it.
      if (direction === 'send') await transport.setMaxIncomingBitrate(limits.maxIncomingBitrate);
      else await transport.setMaxOutgoingBitrate(limits.maxOutgoingBitrate);
      return transport;
    },
    adoptTransport(attendeeId, state, transport, site = sites.main) {
      const peer = peers.get(attendeeId) ?? createMediaPeer(attendeeId, state, site);
      peers.set(attendeeId, peer);
      keep(peer, transport);
    },
    async connectTransport(attendeeId, transportId, dtlsParameters) {
      await webRtcTransportOf(peerOf(attendeeId), transportId).connect({ dtlsParameters });
    },
    async restartIce(attendeeId, transportId) {
      const peer = peerOf(attendeeId);
      const parameters = await webRtcTransportOf(peer, transportId).restartIce();
      unparkTransport(peer, transportId);
      await enforceState(peer);
      return parameters;
    },
    closeTransport(attendeeId, transportId) {
      peers.get(attendeeId)?.transports.get(transportId)?.close();
    },
    async produce(attendeeId, { transportId, source, kind, rtpParameters }) {
      if (MEDIA_SOURCE_KINDS[source] !== kind) throw new RoomError('invalid-payload', `A ${source} is not ${kind}.`);
      const peer = peerOf(attendeeId);
      const transport = transportOf(peer, transportId);
      if (transport.appData['direction'] === 'recv') throw new RoomError('media-refused', 'This transport only receives.');
      // A client that produces again after a reconnect replaces what it sent before.
      peer.producers.get(source)?.close();
      const appData: ProducerTag = { attendeeId, source, transportId };
      const producer = await transport.produce<ProducerTag>({ kind, rtpParameters, paused: !mayFlow(source, peer.state), appData });
      watchProducer(peer, producer);
      // The state may have changed while the producer was being made.
      await enforceState(peer);
      if (source === 'mic') {
        await sites.bring(producer, peer.site, sites.main);
        await speakers.addProducer({ producerId: producer.id });
      }
      signal('media.producer-added', { producer: describe(producer) });
      return producer;
    },
    closeProducer(attendeeId, producerId) {
      const producer = byId.get(producerId);
      if (producer?.appData.attendeeId !== attendeeId) throw new RoomError('producer-not-found', 'This producer is closed or belongs to somebody else.');
      producer.close();
    },
    async consume(attendeeId, { transportId, producerId, rtpCapabilities }) {
      const peer = peerOf(attendeeId);
      const transport = transportOf(peer, transportId);
      takeConsumer(peer, limits);
      const producer = byId.get(producerId);
      if (producer === undefined) throw new RoomError('producer-not-found', 'This producer is closed.');
      const { attendeeId: sender } = producer.appData;
      await sites.bring(producer, peers.get(sender)?.site ?? sites.main, peer.site);
      if (!peer.site.mediasoupRouter.canConsume({ producerId, rtpCapabilities })) throw new RoomError('media-refused', 'This browser can\'t play what is sent.');
      const consumer = await transport.consume({ producerId, rtpCapabilities, paused: true });
      peer.consumers.set(consumer.id, consumer);
      const gone = () => signal('media.consumer-closed', { consumerId: consumer.id }, attendeeId);
      consumer.on('producerclose', gone);
      consumer.observer.once('close', () => peer.consumers.delete(consumer.id));
      return { consumer, tag: producer.appData };
    },
    consumer: (attendeeId, consumerId) => consumerOf(peerOf(attendeeId), consumerId),
    async parkPeer(attendeeId, windowMs) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      parkTransports(peer, windowMs, () => void (peers.get(attendeeId) === peer && peers.delete(attendeeId)));
      await enforceState(peer);
    },
    closePeer(attendeeId) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      peers.delete(attendeeId);
      closePeer(peer);
    },
    close() {
      for (const peer of peers.values()) closePeer(peer);
      sites.close();
      peers.clear();
      byId.clear();
    },
  };
}
