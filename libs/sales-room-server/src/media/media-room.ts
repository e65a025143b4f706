import type { types } from 'mediasoup';
import {
  MEDIA_SOURCE_KINDS,
  type MediaSource,
  type NotificationPayload,
  type RoomMediaStats,
  type RoomProducer,
  type SignalName,
} from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { SendState } from '../rooms/send-state.ts';
import {
  closePeer,
  consumerOf,
  enforceState,
  mayFlow,
  type MediaPeer,
  parkTransports,
  type ProducerTag,
  takeConsumer,
  takeTransport,
  transportOf,
  unparkTransport,
  webRtcTransportOf,
} from './media-peer.ts';
import { type MediaLimits, mediaLimitsOf, type MediaWorker } from './media-workers.ts';
import { createPreparedTransports, type PreparedTransport, type PreparedTransports } from './prepared-transports.ts';
import { createRoomPeers, keepTransport, type RoomPeers } from './room-peers.ts';
import { createRoomProducers, type RoomProducers } from './room-producers.ts';
import { createRouterGroup, type RoomRouter, type RouterGroup } from './router-group.ts';

/** Tells people of a room something passing; `only` limits it to one attendee. */
export type MediaSignal = <Name extends SignalName>(name: Name, payload: NotificationPayload<Name>, only?: string) => void;

/** The media of one room, on one worker. */
export interface MediaRoom {
  /** Where the room began. */
  readonly worker: MediaWorker;
  /** Its parts, one for each worker that carries it. */
  sites(): readonly RoomRouter[];
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
  /** Makes a transport to receive over for somebody who isn't in the room yet. */
  prepareTransport(): Promise<PreparedTransport>;
  /** An attendee receives over what they have made ready before the door. */
  takePrepared(attendeeId: string, state: SendState, prepared: PreparedTransport): void;
  /** Lets an attendee send or receive over a transport that isn't a browser's: plain RTP, or this process itself. */
  adoptTransport(attendeeId: string, state: SendState, transport: types.Transport, site?: RoomRouter): void;
  connectTransport(attendeeId: string, transportId: string, dtlsParameters: types.DtlsParameters): Promise<void>;
  restartIce(attendeeId: string, transportId: string): Promise<types.IceParameters>;
  closeTransport(attendeeId: string, transportId: string): void;
  produce(
    attendeeId: string,
    request: { transportId: string; source: MediaSource; kind: types.MediaKind; rtpParameters: types.RtpParameters },
  ): Promise<types.Producer<ProducerTag>>;
  closeProducer(attendeeId: string, producerId: string): void;
  consume(
    attendeeId: string,
    request: { transportId: string; producerId: string; rtpCapabilities: types.RtpCapabilities },
  ): Promise<{ consumer: types.Consumer; tag: ProducerTag }>;
  consumer(attendeeId: string, consumerId: string): types.Consumer;
  /** Closes everything of an attendee. */
  closePeer(attendeeId: string): void;
  /**
   * The attendee's socket is lost: nothing that they send passes on, and their transports are closed after `windowMs`,
   * but for those that a new socket of theirs has restarted by then.
   */
  suspendPeer(attendeeId: string, windowMs: number): Promise<void>;
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

/** What the media of a room are made of. */
interface RoomParts {
  readonly limits: MediaLimits;
  readonly signal: MediaSignal;
  readonly sites: RouterGroup;
  readonly peers: RoomPeers;
  readonly prepared: PreparedTransports;
  readonly producers: RoomProducers;
}

/** Makes the media of a room: a router, and the observer that says who speaks. */
export async function createMediaRoom(
  worker: MediaWorker,
  signal: MediaSignal,
  options: MediaRoomOptions = { limits: mediaLimitsOf({}), pickWorker: () => undefined },
): Promise<MediaRoom> {
  const { limits } = options;
  const sites = await createRouterGroup(worker, { attendeesPerWorker: limits.attendeesPerWorker, pickWorker: options.pickWorker });
  const { mediasoupRouter } = sites.main;
  const producers = await createRoomProducers(mediasoupRouter, signal);
  const peers = createRoomPeers(sites);
  const prepared = createPreparedTransports({ most: limits.preparedPerRoom, lifetimeMs: limits.preparedForMs });
  const parts: RoomParts = { limits, signal, sites, peers, prepared, producers };
  return {
    worker,
    mediasoupRouter,
    rtpCapabilities: mediasoupRouter.rtpCapabilities,
    ...inspection(parts),
    ...peerCommands(parts),
    ...transportCommands(parts),
    ...producerCommands(parts),
    ...consumerCommands(parts),
    close() {
      peers.clear();
      sites.close();
      producers.clear();
    },
  };
}

function inspection({
  sites,
  peers,
  producers,
}: RoomParts): Pick<
  MediaRoom,
  'workers' | 'sites' | 'attendeesOn' | 'producers' | 'activeSpeakerId' | 'stats' | 'counts' | 'traffic' | 'isEmpty'
> {
  return {
    workers: () => sites.all().map((site) => site.worker),
    sites: () => sites.all(),
    attendeesOn: peers.countOn,
    producers: producers.list,
    activeSpeakerId: producers.activeSpeakerId,
    stats: producers.stats,
    traffic: producers.traffic,
    counts() {
      const all = peers.all();
      const sum = (count: (peer: MediaPeer) => number) => all.reduce((total, peer) => total + count(peer), 0);
      return {
        peers: all.length,
        transports: sum(({ transports }) => transports.size),
        producers: producers.count(),
        consumers: sum(({ consumers }) => consumers.size),
      };
    },
    isEmpty: () => peers.all().length === 0,
  };
}

function peerCommands({ peers }: RoomParts): Pick<MediaRoom, 'setState' | 'suspendPeer' | 'closePeer'> {
  return {
    async setState(attendeeId, state) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      peer.state = state;
      await enforceState(peer);
    },
    async suspendPeer(attendeeId, windowMs) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      parkTransports(peer, windowMs, () => peers.forget(peer));
      await enforceState(peer);
    },
    closePeer(attendeeId) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) return;
      peers.forget(peer);
      closePeer(peer);
    },
  };
}

function transportCommands({
  limits,
  sites,
  peers,
  prepared: waiting,
}: RoomParts): Pick<
  MediaRoom,
  'createTransport' | 'prepareTransport' | 'takePrepared' | 'adoptTransport' | 'connectTransport' | 'restartIce' | 'closeTransport'
> {
  return {
    async prepareTransport() {
      const site = await sites.forNewcomer((each) => peers.countAt(each) + waiting.countAt(each));
      return waiting.add(site, async () => {
        const transport = await createWebRtcTransport({ site }, 'recv', limits);
        await transport.setMaxOutgoingBitrate(limits.maxOutgoingBitrate);
        return transport;
      });
    },
    takePrepared(attendeeId, state, prepared) {
      const peer = peers.ensureAt(attendeeId, state, prepared.site);
      // Somebody who was here before is carried by the worker that they were on.
      if (peer.site !== prepared.site) throw new RoomError('transport-not-found', 'What was made ready is of no use here.');
      takeTransport(peer, limits);
      prepared.take();
      keepTransport(peer, prepared.transport);
    },
    async createTransport(attendeeId, state, direction) {
      const peer = await peers.ensure(attendeeId, state);
      takeTransport(peer, limits);
      const transport = await createWebRtcTransport(peer, direction, limits);
      if (peers.get(attendeeId) !== peer) {
        // The attendee left while the transport was being made.
        transport.close();
        throw new RoomError('not-entered', 'This attendee has left.');
      }
      keepTransport(peer, transport);
      // A bound against floods; a browser's own estimate stays well below it.
      if (direction === 'send') await transport.setMaxIncomingBitrate(limits.maxIncomingBitrate);
      else await transport.setMaxOutgoingBitrate(limits.maxOutgoingBitrate);
      return transport;
    },
    adoptTransport: (attendeeId, state, transport, site = sites.main) => keepTransport(peers.ensureAt(attendeeId, state, site), transport),
    async connectTransport(attendeeId, transportId, dtlsParameters) {
      await webRtcTransportOf(peers.require(attendeeId), transportId).connect({ dtlsParameters });
    },
    async restartIce(attendeeId, transportId) {
      const peer = peers.require(attendeeId);
      const parameters = await webRtcTransportOf(peer, transportId).restartIce();
      unparkTransport(peer, transportId);
      await enforceState(peer);
      return parameters;
    },
    closeTransport: (attendeeId, transportId) => peers.get(attendeeId)?.transports.get(transportId)?.close(),
  };
}

function createWebRtcTransport(
  { site }: Pick<MediaPeer, 'site'>,
  direction: 'send' | 'recv',
  { initialOutgoingBitrate }: MediaLimits,
): Promise<types.WebRtcTransport> {
  return site.mediasoupRouter.createWebRtcTransport({
    webRtcServer: site.worker.server,
    enableUdp: true,
    enableTcp: true,
    preferUdp: true,
    initialAvailableOutgoingBitrate: initialOutgoingBitrate,
    appData: { direction },
  });
}

function producerCommands({ signal, sites, peers, producers }: RoomParts): Pick<MediaRoom, 'produce' | 'closeProducer'> {
  return {
    async produce(attendeeId, { transportId, source, kind, rtpParameters }) {
      if (MEDIA_SOURCE_KINDS[source] !== kind) throw new RoomError('invalid-payload', `A ${source} is not ${kind}.`);
      const peer = peers.require(attendeeId);
      const transport = transportOf(peer, transportId);
      if (transport.appData['direction'] === 'recv') throw new RoomError('media-refused', 'This transport only receives.');
      // A client that produces again after a reconnect replaces what it sent before.
      peer.producers.get(source)?.close();
      const appData: ProducerTag = { attendeeId, source, transportId };
      const producer = await transport.produce<ProducerTag>({ kind, rtpParameters, paused: !mayFlow(source, peer.state), appData });
      producers.add(peer, producer);
      // The state may have changed while the producer was being made.
      await enforceState(peer);
      if (source === 'mic') {
        await sites.bring(producer, peer.site, sites.main);
        await producers.listenTo(producer);
      }
      signal('media.producer-added', { producer: producers.describe(producer) });
      return producer;
    },
    closeProducer: (attendeeId, producerId) => producers.ownedBy(attendeeId, producerId).close(),
  };
}

function consumerCommands({ limits, signal, sites, peers, producers }: RoomParts): Pick<MediaRoom, 'consume' | 'consumer'> {
  return {
    async consume(attendeeId, { transportId, producerId, rtpCapabilities }) {
      const peer = peers.require(attendeeId);
      const transport = transportOf(peer, transportId);
      takeConsumer(peer, limits);
      const producer = producers.get(producerId);
      if (producer === undefined) throw new RoomError('producer-not-found', 'This producer is closed.');
      const { attendeeId: sender } = producer.appData;
      await sites.bring(producer, peers.get(sender)?.site ?? sites.main, peer.site);
      if (!peer.site.mediasoupRouter.canConsume({ producerId, rtpCapabilities }))
        throw new RoomError('media-refused', "This browser can't play what is sent.");
      const consumer = await transport.consume({ producerId, rtpCapabilities, paused: true });
      peer.consumers.set(consumer.id, consumer);
      consumer.on('producerclose', () => signal('media.consumer-closed', { consumerId: consumer.id }, attendeeId));
      consumer.observer.once('close', () => peer.consumers.delete(consumer.id));
      return { consumer, tag: producer.appData };
    },
    consumer: (attendeeId, consumerId) => consumerOf(peers.require(attendeeId), consumerId),
  };
}
