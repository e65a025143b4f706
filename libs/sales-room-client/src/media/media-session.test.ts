import { randomUUID } from 'node:crypto';
import { FakeMediaStreamTrack } from 'fake-mediastreamtrack';
import type { FakeHandler } from 'mediasoup-client';
import type { Transport } from 'mediasoup-client/types';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RoomProducer } from '@vitrine/sales-room-protocol';
import { createSignalling } from '../signalling/signalling.ts';
import { createSocket } from '../signalling/socket.ts';
import { fakeMedia } from '../testing/fake-media.ts';
import { answers } from '../testing/room-answers.ts';
import { gate } from '../testing/room-bench.ts';
import { Refusal, startRoomServer } from '../testing/room-server.ts';
import { id, roomSnapshot } from '../testing/snapshot-fixture.ts';
import { MediaSession, type MediaSessionOptions, type RemoteTrack } from './media-session.ts';
import type { MediaTransportState } from './media-transports.ts';

const producer = (attendee: string, source: 'mic' | 'camera' = 'mic'): RoomProducer => ({
  producerId: randomUUID(),
  attendeeId: id(attendee),
  source,
  kind: source === 'mic' ? 'audio' : 'video',
  paused: false,
});

/** A session on a real signalling connection, whose server offers `producers`. */
async function session(...producers: RoomProducer[]) {
  return sessionWith({}, ...producers);
}

async function sessionWith(options: Partial<MediaSessionOptions>, ...producers: RoomProducer[]) {
  const { media } = roomSnapshot();
  const server = await startRoomServer(roomSnapshot({ media: { ...media, producers } }));
  const { promise: connected, resolve } = Promise.withResolvers<void>();
  const signalling = createSignalling(createSocket({ origin: server.origin }), {
    onConnect: resolve,
    onDisconnect: () => undefined,
    onNotification: () => undefined,
  });
  signalling.connect();
  await connected;
  const fake = fakeMedia();
  const states: MediaTransportState[] = [];
  let remote: readonly RemoteTrack[] = [];
  const opened = await MediaSession.open({
    signalling,
    media: server.room.media,
    onRemoteTracks: (tracks) => (remote = tracks),
    onState: (state) => void states.push(state),
    createDevice: fake.createDevice,
    ...options,
  });
  onTestFinished(async () => {
    opened.close();
    signalling.close();
    await server.close();
  });
  return { server, session: opened, fake, states, remote: () => remote };
}

/** What the browser reports of a transport's connection. */
const report = (transport: Transport | undefined, state: 'connected' | 'disconnected' | 'failed'): void =>
  (transport?.handler as FakeHandler | undefined)?.setConnectionState(state);
const video = () => new FakeMediaStreamTrack({ kind: 'video' });

test('there is one transport each way, made when it is first needed', async () => {
  const { server, session: media } = await session();
  expect(server.received).toEqual([]);
  await Promise.all([media.produce('mic', new FakeMediaStreamTrack({ kind: 'audio' })), media.produce('camera', video())]);
  expect(server.payloads('media.create-transport')).toEqual([{ direction: 'send' }]);
  expect(
    server
      .payloads('media.produce')
      .map(({ source, kind }) => [source, kind])
      .sort(),
  ).toEqual([
    ['camera', 'video'],
    ['mic', 'audio'],
  ]);
});

test('a transport that could not be made is made by the next who needs it', async () => {
  const { server, session: media } = await session();
  server.handle('media.create-transport', () => new Refusal('rate-limited'));
  await expect(media.produce('camera', video())).rejects.toMatchObject({ code: 'rate-limited' });
  server.handle('media.create-transport', answers['media.create-transport'] ?? (() => new Refusal('internal')));
  await media.produce('camera', video());
  expect(media.isSending('camera')).toBe(true);
});

test('a camera is sent in three sizes, a screen in one', async () => {
  const { server, session: media } = await session();
  await media.produce('camera', video());
  await media.produce('screen', video());
  expect(server.payloads('media.produce').map(({ rtpParameters }) => (rtpParameters.encodings as unknown[]).length)).toEqual([3, 1]);
});

test('another track of a source takes the place of the one before, without a new producer', async () => {
  const { server, session: media, fake } = await session();
  const second = video();
  await media.produce('camera', video());
  media.pause('camera');
  await media.produce('camera', second);
  expect(fake.producers.map(({ track }) => track)).toEqual([second]);
  expect(media.isSending('camera')).toBe(true);
  expect(server.payloads('media.produce')).toHaveLength(1);
});

test('a track that an earlier session had silenced is sent', async () => {
  const { session: media } = await session();
  const track = video();
  track.enabled = false;
  await media.produce('camera', track);
  expect(media.isSending('camera')).toBe(true);
  expect(track.enabled).toBe(true);
});

test('pausing all silences every source at once, and keeps the devices open', async () => {
  const { session: media, fake } = await session();
  const track = video();
  await media.produce('camera', track);
  await media.produce('mic', new FakeMediaStreamTrack({ kind: 'audio' }));
  media.pauseAll();
  expect(fake.sending()).toEqual([]);
  expect(track.readyState).toBe('live');
});

test('an offered producer is consumed paused, resumed once it is there, and dropped with its offer', async () => {
  const [voice, face] = [producer('a'), producer('b', 'camera')];
  const { server, session: media, fake, remote } = await session(voice, face);
  await Promise.all([media.receive([voice, face]), media.receive([voice, face])]);
  expect(
    remote()
      .map(({ producerId, attendeeId, source, track }) => [producerId, attendeeId, source, track.kind])
      .sort(),
  ).toEqual(
    [
      [voice.producerId, id('a'), 'mic', 'audio'],
      [face.producerId, id('b'), 'camera', 'video'],
    ].sort(),
  );
  expect(
    server
      .payloads('media.resume-consumer')
      .map(({ consumerId }) => consumerId)
      .sort(),
  ).toEqual(fake.consumers.map((consumer) => consumer.id).sort());
  await media.receive([voice, face]);
  expect(server.payloads('media.consume')).toHaveLength(2);
  await media.receive([face]);
  expect(remote().map(({ producerId }) => producerId)).toEqual([face.producerId]);
  expect(fake.consumers.filter(({ closed }) => closed)).toHaveLength(1);
});

test('one track that fails leaves the others alone, and is asked for again', async () => {
  const [voice, face] = [producer('a'), producer('b', 'camera')];
  const { server, session: media, remote } = await session(voice, face);
  const consume = answers['media.consume'] ?? (() => new Refusal('internal'));
  server.handle('media.consume', (payload, tools) =>
    payload.producerId === voice.producerId ? new Refusal('producer-not-found') : consume(payload, tools),
  );
  await media.receive([voice, face]);
  expect(remote().map(({ source }) => source)).toEqual(['camera']);
  server.handle('media.consume', consume);
  await media.receive([voice, face]);
  expect(
    remote()
      .map(({ source }) => source)
      .sort(),
  ).toEqual(['camera', 'mic']);
});

test('a consumer that could not be resumed is not kept silent, but asked for again', async () => {
  const voice = producer('a');
  const { server, session: media, remote } = await session(voice);
  server.handle('media.resume-consumer', () => new Refusal('rate-limited'));
  await media.receive([voice]);
  expect(remote()).toEqual([]);
  server.handle('media.resume-consumer', () => ({}));
  await media.receive([voice]);
  expect(remote()).toHaveLength(1);
});

test('what is no longer offered by the time it arrives is let go', async () => {
  const voice = producer('a');
  const { server, session: media, fake, remote } = await session(voice);
  const held = gate();
  const consume = answers['media.consume'] ?? (() => new Refusal('internal'));
  server.handle('media.consume', async (payload, tools) => {
    await held.promise;
    return consume(payload, tools);
  });
  const receiving = media.receive([voice]);
  await vi.waitFor(() => expect(server.payloads('media.consume')).toHaveLength(1));
  await media.receive([]);
  held.open();
  await receiving;
  expect(remote()).toEqual([]);
  expect(fake.consumers.every(({ closed }) => closed)).toBe(true);
});

test('a consumer that the server has closed is dropped, and a size can be asked for one that is there', async () => {
  const face = producer('b', 'camera');
  const { server, session: media, fake, remote } = await session(face);
  await media.receive([face]);
  const consumerId = fake.consumers[0]?.id ?? '';
  media.show(face.producerId, { width: 160, height: 90 });
  media.show(randomUUID(), { width: 1_280, height: 720 });
  await vi.waitFor(() => expect(server.payloads('media.set-layers')).toEqual([{ consumerId, spatialLayer: 0 }]));
  media.dropConsumer(randomUUID());
  expect(remote()).toHaveLength(1);
  media.dropConsumer(consumerId);
  expect(remote()).toEqual([]);
  expect(fake.consumers[0]?.closed).toBe(true);
});

test('the worse of both ways says how the connection stands', async () => {
  const voice = producer('a');
  const { session: media, fake, states } = await session(voice);
  await media.produce('camera', video());
  await media.receive([voice]);
  const [send, recv] = fake.transports;
  report(send, 'connected');
  report(recv, 'connected');
  report(send, 'disconnected');
  report(recv, 'connected');
  report(send, 'connected');
  expect(states.filter((state, index) => state !== states[index - 1])).toEqual(['connecting', 'connected', 'interrupted', 'connected']);
});

test('an ICE restart asks new parameters for the broken way alone, and says where the server refuses', async () => {
  const voice = producer('a');
  const { server, session: media, fake } = await session(voice);
  await media.produce('camera', video());
  await media.receive([voice]);
  const [send, recv] = fake.transports;
  const restarted = vi.spyOn(send as Transport, 'restartIce');
  report(send, 'disconnected');
  report(recv, 'connected');
  await media.restartIce();
  expect(restarted).toHaveBeenCalledWith({ iceParameters: expect.objectContaining({ iceLite: true }) });
  expect(server.payloads('media.restart-ice')).toEqual([{ transportId: send?.id }]);
  server.handle('media.restart-ice', () => new Refusal('transport-not-found'));
  await expect(media.restartIce()).rejects.toMatchObject({ code: 'transport-not-found' });
});

test('an ICE restart gathers with the fresh credentials that came with it, or without where none came', async () => {
  const { server, session: media, fake } = await session();
  await media.produce('camera', video());
  const [send] = fake.transports;
  const order: string[] = [];
  const updated = vi.spyOn(send as Transport, 'updateIceServers').mockImplementation(async () => void order.push('servers'));
  vi.spyOn(send as Transport, 'restartIce').mockImplementation(async () => void order.push('restart'));
  const iceServers = [{ urls: ['turn:turn.example'], username: '1893456600:me', credential: 'fresh' }];
  server.handle('media.restart-ice', () => ({ iceParameters: {}, iceServers }));
  report(send, 'disconnected');
  await media.restartIce();
  expect(updated).toHaveBeenCalledWith({ iceServers });
  expect(order).toEqual(['servers', 'restart']);
  server.handle('media.restart-ice', () => ({ iceParameters: {} }));
  await media.restartIce();
  expect(order).toEqual(['servers', 'restart', 'restart']);
});

test('new transports send and receive what the broken ones did; what was paused stays so', async () => {
  const voice = producer('a');
  const { server, session: media, fake, remote } = await session(voice);
  const camera = video();
  await media.produce('camera', camera);
  await media.produce('mic', new FakeMediaStreamTrack({ kind: 'audio' }));
  media.pause('mic');
  await media.receive([voice]);
  const [send, recv] = fake.transports;
  report(send, 'failed');
  report(recv, 'failed');
  await media.renewTransports();
  expect(fake.transports.map(({ closed }) => closed)).toEqual([true, true, false, false]);
  expect(fake.sending().map(({ track }) => track)).toEqual([camera]);
  expect(remote()).toHaveLength(1);
  expect(fake.consumers.filter(({ closed }) => !closed)).toHaveLength(1);
  await vi.waitFor(() =>
    expect(
      server
        .payloads('media.close-transport')
        .map(({ transportId }) => transportId)
        .sort(),
    ).toEqual([send?.id, recv?.id].sort()),
  );
});

test.each([
  ['receives', 1, 1],
  ['sends', 0, 2],
] as const)('what goes over a transport that is whole is left alone when the one that %s is renewed', async (_, broken, sent) => {
  const voice = producer('a');
  const { session: media, fake } = await session(voice);
  await media.produce('camera', video());
  await media.receive([voice]);
  report(fake.transports[broken], 'failed');
  await media.renewTransports();
  expect(fake.transports.map(({ closed }) => closed)).toEqual([broken === 0, broken === 1, false]);
  expect(fake.producers).toHaveLength(sent);
  expect(fake.consumers).toHaveLength(broken === 1 ? 2 : 1);
  expect(fake.sending()).toHaveLength(1);
});

test('a pause sends no packet at all', async () => {
  const { session: media, fake } = await session();
  await media.produce('mic', new FakeMediaStreamTrack({ kind: 'audio' }));
  const paused = vi.fn();
  fake.producers[0]?.on('@pause' as never, paused as never);
  media.pause('mic');
  // Only a producer that stops its sender asks the handler to; any other would go on sending silence.
  expect(paused).toHaveBeenCalledTimes(1);
});

const large = { width: 1_280, height: 720 };
const small = { width: 160, height: 90 };

test('a picture is paused while nobody sees it, and flows in the size of its tile; sound always flows', async () => {
  const [voice, face] = [producer('a'), producer('b', 'camera')];
  const { server, session: media, fake } = await session(voice, face);
  await media.receive([voice, face]);
  const consumer = fake.consumers.find(({ kind }) => kind === 'video');
  media.show(face.producerId, large);
  media.show(face.producerId, null);
  media.show(voice.producerId, null);
  await vi.waitFor(() => expect(consumer?.paused).toBe(true));
  expect(server.payloads('media.pause-consumer')).toEqual([{ consumerId: consumer?.id }]);
  media.show(face.producerId, small);
  media.show(face.producerId, small);
  await vi.waitFor(() => expect(consumer?.paused).toBe(false));
  expect(server.payloads('media.set-layers').at(-1)).toEqual({ consumerId: consumer?.id, spatialLayer: 0 });
  const count = server.payloads('media.set-layers').length;
  media.show(face.producerId, { width: 161, height: 90 });
  media.show(face.producerId, large);
  await vi.waitFor(() => expect(server.payloads('media.set-layers')).toHaveLength(count + 1));
});

test('where only the shown is received, a picture is asked for when first seen, then paused and resumed', async () => {
  const [voice, face] = [producer('a'), producer('b', 'camera')];
  const { server, session: media, fake } = await sessionWith({ receive: 'shown' }, voice, face);
  await media.receive([voice, face]);
  expect(server.payloads('media.consume').map(({ producerId }) => producerId)).toEqual([voice.producerId]);
  media.show(face.producerId, small);
  await vi.waitFor(() => expect(fake.consumers.find(({ kind }) => kind === 'video')?.paused).toBe(false));
  media.show(face.producerId, null);
  await vi.waitFor(() => expect(fake.consumers.find(({ kind }) => kind === 'video')?.paused).toBe(true));
  expect(server.payloads('media.consume')).toHaveLength(2);
});

test('the first four pictures that are likely to be drawn are asked for before they are', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const guides = ['a', 'b', 'd', 'e', 'f'].map((name) => producer(name, 'camera'));
  const [client, voice] = [producer('9', 'camera'), producer('a')];
  const offered = [voice, client, ...guides];
  const isExpected = (attendeeId: string) => attendeeId !== client.attendeeId;
  const { server, session: media, fake } = await sessionWith({ receive: 'shown', isExpected }, ...offered);
  await media.receive(offered);
  expect(server.payloads('media.consume').map(({ producerId }) => producerId)).toEqual(
    [voice, ...guides.slice(0, 4)].map(({ producerId }) => producerId),
  );
  const [first] = guides;
  media.show(first?.producerId ?? '', small);
  const flowing = () => fake.consumers.filter(({ kind, paused }) => kind === 'video' && !paused).map(({ producerId }) => producerId);
  expect(flowing()).toHaveLength(4);
  // What nobody has drawn after a while was no good guess.
  await vi.advanceTimersByTimeAsync(3_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(flowing()).toEqual([first?.producerId]));
  expect(server.payloads('media.pause-consumer')).toHaveLength(3);
});

test('statistics are of what flows: nothing that is paused or closed is asked', async () => {
  const [voice, face, gone] = [producer('a'), producer('b', 'camera'), producer('d')];
  const { session: media, fake } = await session(voice, face, gone);
  await media.produce('camera', video());
  await media.produce('mic', new FakeMediaStreamTrack({ kind: 'audio' }));
  media.pause('camera');
  await media.receive([voice, face, gone]);
  media.show(face.producerId, null);
  await vi.waitFor(() => expect(fake.consumers.find(({ kind }) => kind === 'video')?.paused).toBe(true));
  // A consumer that ended with its transport is not dropped at once.
  fake.consumers.find(({ producerId }) => producerId === gone.producerId)?.close();
  for (const source of [...fake.producers, ...fake.consumers])
    vi.spyOn(source, 'getStats').mockResolvedValue(new Map([[source.kind, {}]]) as unknown as RTCStatsReport);
  const { sent, received } = await media.stats();
  expect([sent, received].map((reports) => reports.flatMap((each) => [...each.keys()]))).toEqual([['audio'], ['audio']]);
});

test('statistics that a browser refuses leave those of the others', async () => {
  const [voice, other] = [producer('a'), producer('b')];
  const { session: media, fake } = await session(voice, other);
  await media.receive([voice, other]);
  const [first, second] = fake.consumers;
  if (first === undefined || second === undefined) throw new Error('Two voices are received.');
  vi.spyOn(first, 'getStats').mockRejectedValue(new Error('InvalidStateError'));
  vi.spyOn(second, 'getStats').mockResolvedValue(new Map() as unknown as RTCStatsReport);
  expect(await media.stats()).toEqual({ sent: [], received: [new Map()] });
});

test('held pictures are paused, also those that come later, and flow again as they are shown', async () => {
  const [face, other, hidden] = [producer('a', 'camera'), producer('b', 'camera'), producer('d', 'camera')];
  const { server, session: media, fake } = await session(face, other, hidden);
  await media.receive([face, hidden]);
  media.show(hidden.producerId, null);
  media.pauseReceiving(() => true);
  await vi.waitFor(() => expect(fake.consumers.every(({ paused }) => paused)).toBe(true));
  await media.receive([face, other, hidden]);
  expect(server.payloads('media.consume')).toHaveLength(2);
  media.pauseReceiving(() => false);
  await vi.waitFor(() => expect(fake.consumers.map(({ paused }) => paused)).toEqual([false, true, false]));
});

test('of held pictures those of some may flow', async () => {
  const [guide, client] = [producer('a', 'camera'), producer('b', 'camera')];
  const { session: media, fake } = await session(guide, client);
  await media.receive([guide, client]);
  media.pauseReceiving((attendeeId) => attendeeId !== guide.attendeeId);
  await vi.waitFor(() => expect(fake.consumers.map(({ paused }) => paused)).toEqual([false, true]));
  media.pauseReceiving(() => false);
  await vi.waitFor(() => expect(fake.consumers.map(({ paused }) => paused)).toEqual([false, false]));
});

test('closing ends both ways once and for all, also what is just being made', async () => {
  const voice = producer('a');
  const { server, session: media, fake, states, remote } = await session(voice);
  await media.receive([voice]);
  const held = gate();
  server.handle('media.produce', async () => {
    await held.promise;
    return { producerId: randomUUID(), paused: false };
  });
  const producing = media.produce('camera', video()).catch(() => undefined);
  await vi.waitFor(() => expect(server.payloads('media.produce')).toHaveLength(1));
  media.close();
  media.close();
  held.open();
  await producing;
  await vi.waitFor(() => expect(fake.transports.map(({ closed }) => closed)).toEqual([true, true]));
  expect(fake.sending()).toEqual([]);
  expect(remote()).toEqual([]);
  expect(states.filter((state) => state === 'closed')).toHaveLength(1);
});
