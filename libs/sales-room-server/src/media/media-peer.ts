import type { MediaSource } from '@vitrine/sales-room-protocol';
import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import type { RoomSite } from './room-sites.ts';

/** What the server lets an attendee send now. */
export interface SendState {
  mic: boolean;
  camera: boolean;
  screen: boolean;
}

/** Marks each producer with who sends what. */
export interface ProducerTag extends types.AppData {
  attendeeId: string;
  source: MediaSource;
  /** The transport that it came over. */
  transportId: string;
}

/** One attendee's transports, producers and consumers. Closing a transport closes what runs over it. */
export interface MediaPeer {
  readonly attendeeId: string;
  /** The worker that carries this attendee. */
  readonly site: RoomSite;
  readonly transports: Map<string, types.Transport>;
  readonly producers: Map<MediaSource, types.Producer<ProducerTag>>;
  readonly consumers: Map<string, types.Consumer>;
  state: SendState;
  /** Transports whose socket is lost: nothing passes over them until it has come back. */
  readonly parked: Set<string>;
  parkedUntil: NodeJS.Timeout | undefined;
}


/** A peer without anything. */
export function createMediaPeer(attendeeId: string, state: SendState, site: RoomSite): MediaPeer {
  return { attendeeId, site, transports: new Map(), producers: new Map(), consumers: new Map(), state, parked: new Set(), parkedUntil: undefined };
}

/** Whether a source may flow in this state. Sound of the screen goes with the screen. */
export function mayFlow(source: MediaSource, state: SendState): boolean {
  return source === 'screen-audio' ? state.screen : state[source];
}

/** Pauses and resumes the producers as the state says. A producer that stopped has stopped when this settles. */
export async function enforceState(peer: MediaPeer): Promise<void> {
  await Promise.all(
    [...peer.producers].map(async ([source, producer]) => {
      if (producer.closed) return;
      if (mayFlow(source, peer.state) && !peer.parked.has(producer.appData.transportId)) {
        if (producer.paused) await producer.resume();
      } else if (!producer.paused) await producer.pause();
    }),
  );
}

/** The peer's transport of this id; refused where it has none. */
export function transportOf(peer: MediaPeer, transportId: string): types.Transport {
  const transport = peer.transports.get(transportId);
  if (transport === undefined) throw new RoomError('transport-not-found', 'This transport is closed or belongs to somebody else.');
  return transport;
}

/** The peer's browser transport of this id; refused where it has none. */
export function webRtcTransportOf(peer: MediaPeer, transportId: string): types.WebRtcTransport {
  const transport = transportOf(peer, transportId);
  if (transport.type !== 'webrtc') throw new RoomError('media-refused', 'This is no transport of a browser.');
  return transport as types.WebRtcTransport;
}

/** The peer's consumer of this id; refused where it has none. */
export function consumerOf(peer: MediaPeer, consumerId: string): types.Consumer {
  const consumer = peer.consumers.get(consumerId);
  if (consumer === undefined) throw new RoomError('consumer-not-found', 'This consumer is closed or belongs to somebody else.');
  return consumer;
}

/** Refuses what would let a peer grow without end. */
export function refuseGrowth(peer: MediaPeer, what: 'transport' | 'consumer', limits: { transportsPerPeer: number; consumersPerPeer: number }): void {
  const full = what === 'transport' ? peer.transports.size - peer.parked.size >= limits.transportsPerPeer : peer.consumers.size >= limits.consumersPerPeer;
  if (full) throw new RoomError('limit-reached', `This attendee has as many ${what}s as are allowed.`);
}

/** Closes everything of the peer. */
export function closePeer(peer: MediaPeer): void {
  clearTimeout(peer.parkedUntil);
  for (const transport of peer.transports.values()) transport.close();
  for (const producer of peer.producers.values()) producer.close();
  peer.transports.clear();
}
