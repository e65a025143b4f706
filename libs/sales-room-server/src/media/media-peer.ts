import type { types } from 'mediasoup';
import type { MediaSource } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { SendState } from '../rooms/send-state.ts';
import type { RoomSite } from './router-group.ts';

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
  /** Transports whose socket is lost, in the order in which it was, each with its end: nothing passes over them until a new socket takes them up. */
  readonly parked: Map<string, NodeJS.Timeout>;
}

/** A peer without anything. */
export function createMediaPeer(attendeeId: string, state: SendState, site: RoomSite): MediaPeer {
  return { attendeeId, site, transports: new Map(), producers: new Map(), consumers: new Map(), state, parked: new Map() };
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

/** Makes room for one transport more: of those whose socket is lost the oldest go. Refused where all are in use. */
export function takeTransport(peer: MediaPeer, { transportsPerPeer }: { transportsPerPeer: number }): void {
  for (const id of [...peer.parked.keys()].slice(0, Math.max(0, peer.transports.size + 1 - transportsPerPeer)))
    peer.transports.get(id)?.close();
  if (peer.transports.size >= transportsPerPeer)
    throw new RoomError('limit-reached', 'This attendee has as many transports as are allowed.');
}

/** Refuses a consumer more than a peer may have. */
export function takeConsumer(peer: MediaPeer, { consumersPerPeer }: { consumersPerPeer: number }): void {
  if (peer.consumers.size >= consumersPerPeer) throw new RoomError('limit-reached', 'This attendee has as many consumers as are allowed.');
}

/** Parks the transports that aren't yet, each for `windowMs`: a socket that is lost again gives those from before no more time. `emptied` is called when the last one has gone. */
export function parkTransports(peer: MediaPeer, windowMs: number, emptied: () => void): void {
  for (const [id, transport] of peer.transports) {
    if (peer.parked.has(id)) continue;
    const end = () => {
      transport.close();
      if (peer.transports.size === 0) emptied();
    };
    peer.parked.set(id, setTimeout(end, windowMs));
  }
}

/** Takes a transport up again, or forgets that it was parked. */
export function unparkTransport(peer: MediaPeer, transportId: string): void {
  clearTimeout(peer.parked.get(transportId));
  peer.parked.delete(transportId);
}

/** Closes everything of the peer. */
export function closePeer(peer: MediaPeer): void {
  for (const end of peer.parked.values()) clearTimeout(end);
  for (const transport of peer.transports.values()) transport.close();
  for (const producer of peer.producers.values()) producer.close();
  peer.transports.clear();
}
