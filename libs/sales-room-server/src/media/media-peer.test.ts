import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MediaSource } from '@vitrine/sales-room-protocol';
import {
  closePeer,
  consumerOf,
  createMediaPeer,
  enforceState,
  mayFlow,
  parkTransports,
  takeConsumer,
  takeTransport,
  transportOf,
  unparkTransport,
  webRtcTransportOf,
} from './media-peer.ts';
import { createRoomProducers } from './room-producers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const OFF = { mic: false, camera: false, screen: false };

/** A producer as mediasoup has it, as far as a room asks it for something. */
function producer(id: string, source: MediaSource, { paused = false, attendeeId = 'clara', transportId = 't' } = {}) {
  const observer = new EventEmitter();
  const made = {
    id,
    kind: source === 'mic' || source === 'screen-audio' ? 'audio' : 'video',
    paused,
    closed: false,
    appData: { attendeeId, source, transportId },
    observer,
    pause: vi.fn(async () => ((made.paused = true), void observer.emit('pause'))),
    resume: vi.fn(async () => ((made.paused = false), void observer.emit('resume'))),
    close: vi.fn(() => ((made.closed = true), void observer.emit('close'))),
    getStats: async () => [
      { packetCount: 10, byteCount: 100, packetsLost: 1 },
      { packetCount: 5, byteCount: 50, packetsLost: 2 },
    ],
  };
  return made;
}

function peerWith(...transports: string[]) {
  const peer = createMediaPeer('clara', OFF, {} as never);
  const closed: string[] = [];
  for (const id of transports)
    peer.transports.set(id, {
      id,
      type: id.startsWith('plain') ? 'plain' : 'webrtc',
      close: () => void (closed.push(id), peer.transports.delete(id), peer.parked.delete(id)),
    } as never);
  return { peer, closed };
}

describe('a source may flow', () => {
  it.each<[MediaSource, object, boolean]>([
    ['mic', { mic: true }, true],
    ['mic', { camera: true, screen: true }, false],
    ['camera', { camera: true }, true],
    ['screen', { screen: true }, true],
    ['screen-audio', { screen: true }, true],
    ['screen-audio', { mic: true, camera: true }, false],
  ])('%s with %o: %s', (source, state, isAllowed) => expect(mayFlow(source, { ...OFF, ...state })).toBe(isAllowed));
});

describe('what is sent follows what may be', () => {
  it('and what does so already is left alone', async () => {
    const { peer } = peerWith();
    const all = {
      mic: producer('m', 'mic', { paused: true }),
      camera: producer('c', 'camera'),
      screen: producer('s', 'screen'),
      'screen-audio': producer('a', 'screen-audio', { paused: true }),
    };
    for (const [source, each] of Object.entries(all)) peer.producers.set(source as MediaSource, each as never);
    peer.state = { mic: true, camera: true, screen: false };
    await enforceState(peer);
    expect(Object.values(all).map((each) => [each.resume.mock.calls.length, each.pause.mock.calls.length])).toEqual([
      [1, 0],
      [0, 0],
      [0, 1],
      [0, 0],
    ]);
  });

  it('not over a transport whose socket is lost, and not where it has ended', async () => {
    const { peer } = peerWith('t');
    const [mic, camera] = [producer('m', 'mic'), producer('c', 'camera', { paused: true })];
    peer.producers.set('mic', mic as never);
    peer.producers.set('camera', camera as never);
    peer.state = { mic: true, camera: true, screen: false };
    camera.closed = true;
    parkTransports(peer, 1_000, () => undefined);
    await enforceState(peer);
    expect([mic.paused, camera.resume.mock.calls.length]).toEqual([true, 0]);
  });
});

describe('a transport whose socket is lost', () => {
  it('waits for its time, and the last one says that nothing is left', () => {
    const { peer, closed } = peerWith('one', 'two');
    const emptied = vi.fn();
    parkTransports(peer, 1_000, emptied);
    unparkTransport(peer, 'two');
    vi.advanceTimersByTime(999);
    expect(closed).toEqual([]);
    vi.advanceTimersByTime(1);
    expect([closed, emptied.mock.calls.length, vi.getTimerCount()]).toEqual([['one'], 0, 0]);
    parkTransports(peer, 1_000, emptied);
    vi.advanceTimersByTime(1_000);
    expect([closed, emptied.mock.calls.length]).toEqual([['one', 'two'], 1]);
  });

  it('gets no more time when it is lost again', () => {
    const { peer, closed } = peerWith('one');
    parkTransports(peer, 1_000, () => undefined);
    vi.advanceTimersByTime(500);
    parkTransports(peer, 1_000, () => undefined);
    vi.advanceTimersByTime(500);
    expect([closed, vi.getTimerCount()]).toEqual([['one'], 0]);
  });

  it('makes room for a new one, the oldest first; those in use do not', () => {
    const { peer, closed } = peerWith('one', 'two', 'three');
    takeTransport(peer, { transportsPerPeer: 4 });
    expect(closed).toEqual([]);
    parkTransports(peer, 1_000, () => undefined);
    takeTransport(peer, { transportsPerPeer: 3 });
    expect(closed).toEqual(['one']);
    for (const id of ['two', 'three']) unparkTransport(peer, id);
    expect(() => takeTransport(peer, { transportsPerPeer: 2 })).toThrow(expect.objectContaining({ code: 'limit-reached' }));
    expect(closed).toEqual(['one']);
  });
});

it('what a peer has is found by its id, and nothing else is', () => {
  const { peer } = peerWith('one', 'plain');
  peer.consumers.set('c', {} as never);
  expect(transportOf(peer, 'plain')).toBeDefined();
  expect(webRtcTransportOf(peer, 'one')).toBeDefined();
  expect(consumerOf(peer, 'c')).toBeDefined();
  expect(() => transportOf(peer, 'x')).toThrow(expect.objectContaining({ code: 'transport-not-found' }));
  expect(() => webRtcTransportOf(peer, 'plain')).toThrow(expect.objectContaining({ code: 'media-refused' }));
  expect(() => consumerOf(peer, 'x')).toThrow(expect.objectContaining({ code: 'consumer-not-found' }));
  expect(() => takeConsumer(peer, { consumersPerPeer: 1 })).toThrow(expect.objectContaining({ code: 'limit-reached' }));
  expect(takeConsumer(peer, { consumersPerPeer: 2 })).toBeUndefined();
});

it('a peer that is closed leaves nothing behind', () => {
  const { peer, closed } = peerWith('one', 'two');
  const mic = producer('m', 'mic');
  peer.producers.set('mic', mic as never);
  parkTransports(peer, 1_000, () => undefined);
  closePeer(peer);
  expect([closed, mic.close.mock.calls.length, peer.transports.size, vi.getTimerCount()]).toEqual([['one', 'two'], 1, 0, 0]);
});

describe('what is sent in a room', () => {
  async function room() {
    const told: string[] = [];
    const speakers = Object.assign(new EventEmitter(), { addProducer: vi.fn(async () => undefined) });
    const producers = await createRoomProducers({ createActiveSpeakerObserver: async () => speakers } as never, (name, payload) => {
      told.push(
        [
          name,
          ...Object.values(payload as object).map((value) =>
            typeof value === 'object' && value !== null ? (value as { paused: boolean }).paused : value,
          ),
        ].join(' '),
      );
    });
    const { peer } = peerWith();
    const add = (each: ReturnType<typeof producer>) => (producers.add(peer, each as never), each);
    return { producers, peer, add, told, speakers, speak: (id: string) => void speakers.emit('dominantspeaker', { producer: { id } }) };
  }

  it('is known until it ends, with each change', async () => {
    const { producers, peer, add, told } = await room();
    const mic = add(producer('m', 'mic'));
    expect([producers.count(), producers.get('m') === (mic as never), peer.producers.get('mic') === (mic as never)]).toEqual([
      1,
      true,
      true,
    ]);
    expect(producers.list()).toEqual([{ producerId: 'm', attendeeId: 'clara', source: 'mic', kind: 'audio', paused: false }]);
    await mic.pause();
    await mic.resume();
    mic.close();
    expect(told).toEqual(['media.producer-changed true', 'media.producer-changed false', 'media.producer-closed m']);
    expect([producers.count(), peer.producers.size]).toEqual([0, 0]);
  });

  it('stays known by its newer one when the older one ends', async () => {
    const { peer, add } = await room();
    const [older, newer] = [add(producer('1', 'mic')), add(producer('2', 'mic'))];
    older.close();
    expect(peer.producers.get('mic') === (newer as never)).toBe(true);
  });

  it('belongs to who sends it', async () => {
    const { producers, add } = await room();
    add(producer('m', 'mic'));
    expect(producers.ownedBy('clara', 'm').id).toBe('m');
    for (const [attendeeId, id] of [
      ['otto', 'm'],
      ['clara', 'x'],
    ] as const)
      expect(() => producers.ownedBy(attendeeId, id)).toThrow(expect.objectContaining({ code: 'producer-not-found' }));
  });

  it('says who speaks, once for each, until their microphone ends', async () => {
    const { producers, add, told, speak, speakers } = await room();
    const mic = add(producer('m', 'mic'));
    const camera = add(producer('c', 'camera'));
    add(producer('o', 'mic', { attendeeId: 'otto' }));
    await producers.listenTo(mic as never);
    expect(speakers.addProducer).toHaveBeenCalledExactlyOnceWith({ producerId: 'm' });
    expect(producers.activeSpeakerId()).toBeNull();
    for (const id of ['elsewhere', 'm', 'm']) speak(id);
    expect([told, producers.activeSpeakerId()]).toEqual([['media.active-speaker clara'], 'clara']);
    camera.close();
    expect(producers.activeSpeakerId()).toBe('clara');
    speak('o');
    mic.close();
    expect(producers.activeSpeakerId()).toBe('otto');
  });

  it('says that nobody speaks once the speaker’s microphone has ended', async () => {
    const { producers, add, told, speak } = await room();
    const mic = add(producer('m', 'mic'));
    speak('m');
    mic.close();
    expect([told.at(-1), producers.activeSpeakerId()]).toEqual(['media.active-speaker ', null]);
  });

  it('is counted, without those that cannot be', async () => {
    const { producers, add } = await room();
    add(producer('m', 'mic'));
    add(producer('c', 'camera')).getStats = () => Promise.reject(new Error('closed'));
    expect(await producers.stats()).toMatchObject([
      { producerId: 'm', packets: 15, bytes: 150 },
      { producerId: 'c', packets: 0, bytes: 0 },
    ]);
    expect(await producers.traffic()).toEqual({ received: 15, lost: 3 });
    producers.clear();
    expect([producers.count(), await producers.traffic()]).toEqual([0, { received: 0, lost: 0 }]);
  });
});
