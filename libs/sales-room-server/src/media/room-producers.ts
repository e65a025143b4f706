import type { types } from 'mediasoup';
import type { RoomMediaStats, RoomProducer } from '@vitrine/sales-room-protocol';
import { RoomError } from '../room-error.ts';
import type { MediaPeer, ProducerTag } from './media-peer.ts';
import type { MediaSignal } from './media-room.ts';

type TaggedProducer = types.Producer<ProducerTag>;

/** What is sent in a room, and who speaks. */
export interface RoomProducers {
  count(): number;
  list(): RoomProducer[];
  get(producerId: string): TaggedProducer | undefined;
  /** @throws RoomError `producer-not-found` */
  ownedBy(attendeeId: string, producerId: string): TaggedProducer;
  describe(producer: TaggedProducer): RoomProducer;
  /** Takes a new producer in, and tells the room of its changes until it is closed. */
  add(peer: MediaPeer, producer: TaggedProducer): void;
  /** Lets a microphone count for who speaks. Its router has to be the room's first. */
  listenTo(producer: TaggedProducer): Promise<void>;
  activeSpeakerId(): string | null;
  /** What has arrived from each producer. */
  stats(): Promise<RoomMediaStats['producers']>;
  /** Packets of those who send now: received, and lost on the way here. */
  traffic(): Promise<{ received: number; lost: number }>;
  clear(): void;
}

/** Keeps the producers of one room, with the observer that says who speaks. */
export async function createRoomProducers(mediasoupRouter: types.Router, signal: MediaSignal): Promise<RoomProducers> {
  const speakers = await mediasoupRouter.createActiveSpeakerObserver({ interval: 300 });
  const byId = new Map<string, TaggedProducer>();
  let speaker: string | null = null;

  const setSpeaker = (attendeeId: string | null): void => {
    speaker = attendeeId;
    signal('media.active-speaker', { attendeeId });
  };
  speakers.on('dominantspeaker', ({ producer }) => {
    // A producer that was brought from another worker has the original's id, and no tag.
    const attendeeId = byId.get(producer.id)?.appData.attendeeId;
    if (attendeeId !== undefined && attendeeId !== speaker) setSpeaker(attendeeId);
  });

  return {
    count: () => byId.size,
    list: () => [...byId.values()].map(describe),
    get: (producerId) => byId.get(producerId),
    ownedBy(attendeeId, producerId) {
      const producer = byId.get(producerId);
      if (producer?.appData.attendeeId !== attendeeId)
        throw new RoomError('producer-not-found', 'This producer is closed or belongs to somebody else.');
      return producer;
    },
    describe,
    add(peer, producer) {
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
        if (source === 'mic' && speaker === peer.attendeeId) setSpeaker(null);
      });
    },
    listenTo: ({ id }) => speakers.addProducer({ producerId: id }),
    activeSpeakerId: () => speaker,
    stats: () => Promise.all([...byId.values()].map(received)),
    async traffic() {
      const streams = (await Promise.all([...byId.values()].map(streamsOf))).flat();
      return {
        received: streams.reduce((sum, stream) => sum + stream.packetCount, 0),
        lost: streams.reduce((sum, stream) => sum + stream.packetsLost, 0),
      };
    },
    clear: () => byId.clear(),
  };
}

function describe(producer: TaggedProducer): RoomProducer {
  const { attendeeId, source } = producer.appData;
  return { producerId: producer.id, attendeeId, source, kind: producer.kind, paused: producer.paused };
}

const streamsOf = (producer: TaggedProducer): Promise<types.ProducerStat[]> => producer.getStats().catch(() => []);

async function received(producer: TaggedProducer): Promise<RoomMediaStats['producers'][number]> {
  const streams = await streamsOf(producer);
  const sum = (count: (stream: types.ProducerStat) => number) => streams.reduce((total, stream) => total + count(stream), 0);
  return { ...describe(producer), packets: sum(({ packetCount }) => packetCount), bytes: sum(({ byteCount }) => byteCount) };
}
