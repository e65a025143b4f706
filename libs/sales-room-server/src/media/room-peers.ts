import type { types } from 'mediasoup';
import { RoomError } from '../room-error.ts';
import type { SendState } from '../rooms/send-state.ts';
import { closePeer, createMediaPeer, type MediaPeer, unparkTransport } from './media-peer.ts';
import type { MediaWorker } from './media-workers.ts';
import type { RoomRouter, RouterGroup } from './router-group.ts';

/** The connections of a room's attendees to its media. */
export interface RoomPeers {
  all(): MediaPeer[];
  get(attendeeId: string): MediaPeer | undefined;
  /** @throws RoomError `transport-not-found` */
  require(attendeeId: string): MediaPeer;
  /** The peer, made where there is none: on the part of the room that has space for it. */
  ensure(attendeeId: string, state: SendState): Promise<MediaPeer>;
  /** The peer, made where there is none: on this part of the room. */
  ensureAt(attendeeId: string, state: SendState, site: RoomRouter): MediaPeer;
  countAt(site: RoomRouter): number;
  countOn(worker: MediaWorker): number;
  /** Forgets the peer, if it still is this one. */
  forget(peer: MediaPeer): void;
  clear(): void;
}

/** Keeps the peers of one room. */
export function createRoomPeers(sites: RouterGroup): RoomPeers {
  const peers = new Map<string, MediaPeer>();
  const countAt = (site: RoomRouter) => [...peers.values()].filter((peer) => peer.site === site).length;

  function ensureAt(attendeeId: string, state: SendState, site: RoomRouter): MediaPeer {
    const peer = peers.get(attendeeId) ?? createMediaPeer(attendeeId, state, site);
    peers.set(attendeeId, peer);
    return peer;
  }

  return {
    all: () => [...peers.values()],
    get: (attendeeId) => peers.get(attendeeId),
    require(attendeeId) {
      const peer = peers.get(attendeeId);
      if (peer === undefined) throw new RoomError('transport-not-found', 'This attendee has no transport.');
      return peer;
    },
    // Whoever comes first decides where: another call may have made the peer meanwhile.
    ensure: async (attendeeId, state) => ensureAt(attendeeId, state, peers.has(attendeeId) ? sites.main : await sites.forNewcomer(countAt)),
    ensureAt,
    countAt,
    countOn: (worker) => [...peers.values()].filter((peer) => peer.site.worker === worker).length,
    forget: (peer) => void (peers.get(peer.attendeeId) === peer && peers.delete(peer.attendeeId)),
    clear() {
      for (const peer of peers.values()) closePeer(peer);
      peers.clear();
    },
  };
}

/** Keeps a transport with its peer until it is closed. */
export function keepTransport(peer: MediaPeer, transport: types.Transport): void {
  peer.transports.set(transport.id, transport);
  transport.observer.once('close', () => {
    peer.transports.delete(transport.id);
    unparkTransport(peer, transport.id);
  });
}
