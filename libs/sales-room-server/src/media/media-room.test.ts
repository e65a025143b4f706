import type { types } from 'mediasoup';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { mediaWorker, PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { turnCredential } from './ice-servers.ts';
import type { MediaRoom } from './media-room.ts';

let room: RoomFixture;
let guide: RoomSocket;
let client: RoomSocket;
let media: MediaRoom;
let appointmentId: string;

beforeAll(async () => {
  room = await startRoomFixture({
    media: {
      workerBin: mediaWorker(),
      workers: 1,
      listenIp: '127.0.0.1',
      announcedAddress: undefined,
      port: 0,
      iceServers: [],
      turn: { urls: ['turn:turn.example'], secret: 'the secret of turn.example' },
    },
  });
  appointmentId = await room.appointmentId();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'not-started', started_at = null, broadcast_mode = false");
  guide = await room.visitor().enterAsGuide();
  await guide.run('appointment.start', {});
  client = await room.visitor().enterAsClient('Cleo');
  const opened = room.services.media.find(appointmentId);
  if (opened === undefined) throw new Error('The room has no media.');
  media = opened;
});
afterEach(() => {
  guide.close();
  client.close();
});

const RTP: types.RtpParameters = {
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc: 1_111 }],
};

/** A microphone that really sends: packets from this process instead of a browser, until stopped. */
async function startMicrophone(attendeeId: string) {
  const transport = await media.mediasoupRouter.createDirectTransport();
  media.adoptTransport(attendeeId, { mic: true, camera: true, screen: false }, transport);
  const producer = await media.produce(attendeeId, { transportId: transport.id, source: 'mic', kind: 'audio', rtpParameters: RTP });
  let sequence = 0;
  const timer = setInterval(() => {
    const packet = Buffer.alloc(32);
    packet.writeUInt8(0x80, 0);
    packet.writeUInt8(111, 1);
    packet.writeUInt16BE(sequence & 0xffff, 2);
    packet.writeUInt32BE((sequence * 960) >>> 0, 4);
    packet.writeUInt32BE(1_111, 8);
    sequence += 1;
    producer.send(packet);
  }, 5);
  return { producer, stop: () => clearInterval(timer), sent: () => sequence };
}

/** What arrives at somebody who listens to a producer. */
async function listenTo(producerId: string) {
  const transport = await media.mediasoupRouter.createDirectTransport();
  const consumer = await transport.consume({ producerId, rtpCapabilities: media.rtpCapabilities as types.RtpCapabilities });
  let packets = 0;
  consumer.on('rtp', () => (packets += 1));
  return { packets: () => packets };
}

describe('mute is a fact at the producer', () => {
  const flowing = (listener: { packets(): number }) => {
    const before = listener.packets();
    return vi.waitFor(() => expect(listener.packets()).toBeGreaterThan(before + 5), { timeout: 60_000 });
  };
  /** Nothing more arrives although the microphone goes on sending. */
  const silent = async (listener: { packets(): number }, microphone: { sent(): number }) => {
    const before = listener.packets();
    const sent = microphone.sent();
    await vi.waitFor(() => expect(microphone.sent()).toBeGreaterThan(sent + 50), { timeout: 60_000 });
    expect(listener.packets()).toBe(before);
  };

  test.each([
    ['mute all', () => guide.run('attendee.mute-all', {})],
    ['mute of one', () => guide.run('attendee.mute', { attendeeId: client.snapshot().self.attendeeId ?? '', kinds: ['audio'] })],
    ['broadcast mode', () => guide.run('broadcast.set', { on: true })],
    ['their own switch', () => client.run('media.set', { source: 'mic', on: false })],
  ])('after %s no packet of a sender that goes on sending reaches anybody', async (_name, silence) => {
    const attendeeId = client.snapshot().self.attendeeId ?? '';
    await client.run('media.set', { source: 'mic', on: true });
    const microphone = await startMicrophone(attendeeId);
    const listener = await listenTo(microphone.producer.id);
    await flowing(listener);
    await silence();
    expect(microphone.producer.paused).toBe(true);
    await silent(listener, microphone);
    await client.until(
      ({ self, media: { producers } }) => !self.micOn && producers.some(({ source, paused }) => source === 'mic' && paused),
    );
    await guide.run('broadcast.set', { on: false });
    await silent(listener, microphone);
    await client.run('media.set', { source: 'mic', on: true });
    await flowing(listener);
    microphone.stop();
  });

  test("who is kept off or in broadcast mode can't switch on, and what they produce starts silent", async () => {
    const attendeeId = client.snapshot().self.attendeeId ?? '';
    await client.run('media.set', { source: 'mic', on: true });
    await guide.run('attendee.mute', { attendeeId, kinds: ['audio'], keepOff: true });
    expect(await client.refused('media.set', { source: 'mic', on: true })).toBe('muted-by-guide');
    await client.run('media.create-transport', { direction: 'send' });
    const transport = await media.mediasoupRouter.createDirectTransport();
    media.adoptTransport(attendeeId, { mic: false, camera: false, screen: false }, transport);
    const producer = await media.produce(attendeeId, { transportId: transport.id, source: 'mic', kind: 'audio', rtpParameters: RTP });
    expect(producer.paused).toBe(true);
    await guide.run('broadcast.set', { on: true });
    expect(await client.refused('media.set', { source: 'camera', on: true })).toBe('broadcast-active');
  });
});

describe('transports', () => {
  test('those in the room get transports on the one media port; a closed or foreign one is refused', async () => {
    const send = await client.run('media.create-transport', { direction: 'send' });
    expect(send.iceCandidates.map(({ protocol }) => protocol)).toEqual(['udp', 'tcp']);
    expect(await guide.refused('media.restart-ice', { transportId: send.id })).toBe('transport-not-found');
    const { iceParameters } = await client.run('media.restart-ice', { transportId: send.id });
    expect(iceParameters['usernameFragment']).not.toBe(send.iceParameters['usernameFragment']);
    await client.run('media.close-transport', { transportId: send.id });
    expect(await client.refused('media.restart-ice', { transportId: send.id })).toBe('transport-not-found');
  });

  test('an attendee gets a TURN credential of their own that ends, and a fresh one with each ICE restart', async () => {
    const send = await client.run('media.create-transport', { direction: 'send' });
    const restarted = await client.run('media.restart-ice', { transportId: send.id });
    for (const [server, ...more] of [send.iceServers, restarted.iceServers ?? []]) {
      expect(more).toEqual([]);
      const [expiry, attendeeId] = (server?.username ?? '').split(':');
      expect(attendeeId).toBe(client.snapshot().self.attendeeId);
      expect(Number(expiry) * 1_000 - Date.now()).toBeGreaterThan(0);
      expect(Number(expiry) * 1_000 - Date.now()).toBeLessThanOrEqual(1_800_000);
      expect(server?.credential).toBe(turnCredential('the secret of turn.example', server?.username ?? ''));
    }
  });

  test("a browser's nonsense is refused, and the worker lives on", async () => {
    const send = await client.run('media.create-transport', { direction: 'send' });
    expect(await client.refused('media.connect-transport', { transportId: send.id, dtlsParameters: { fingerprints: 'none' } })).toBe(
      'media-refused',
    );
    expect(
      await client.refused('media.produce', { transportId: send.id, kind: 'audio', source: 'mic', rtpParameters: { codecs: [] } }),
    ).toBe('media-refused');
    expect(await client.refused('media.produce', { transportId: send.id, kind: 'video', source: 'mic', rtpParameters: {} })).toBe(
      'invalid-payload',
    );
    expect(room.server.isMediaAvailable()).toBe(true);
  });

  test('whoever stops sending closes what they have sent, and nobody else does', async () => {
    const { producer, stop } = await startMicrophone(client.snapshot().self.attendeeId ?? '');
    stop();
    await guide.until(({ media: { producers } }) => producers.length === 1);
    expect(await guide.refused('media.close-producer', { producerId: producer.id })).toBe('producer-not-found');
    expect(producer.closed).toBe(false);
    await client.run('media.close-producer', { producerId: producer.id });
    expect(producer.closed).toBe(true);
    await guide.until(({ media: { producers } }) => producers.length === 0);
    expect(await client.refused('media.close-producer', { producerId: producer.id })).toBe('producer-not-found');
  });

  test('everything of an attendee ends with their socket, and others are told', async () => {
    const microphone = await startMicrophone(client.snapshot().self.attendeeId ?? '');
    await guide.until(({ media: { producers } }) => producers.length === 1);
    client.close();
    await guide.until(({ media: { producers } }) => producers.length === 0);
    expect(microphone.producer.closed).toBe(true);
    microphone.stop();
  });

  test('the number of transports of one attendee is limited', async () => {
    for (let count = 0; count < 4; count += 1) await client.run('media.create-transport', { direction: 'recv' });
    expect(await client.refused('media.create-transport', { direction: 'recv' })).toBe('limit-reached');
  });
});

describe('a socket that is lost again and again', () => {
  const attendeeId = () => client.snapshot().self.attendeeId ?? '';

  test('leaves no more transports than one attendee may have: the oldest go first, and none gets more time', async () => {
    const state = { mic: true, camera: true, screen: false };
    let most = 0;
    for (let count = 0; count < 1_000; count += 1) {
      await media.createTransport(attendeeId(), state, 'send');
      if (count % 4 === 3) await media.suspendPeer(attendeeId(), 60_000);
      most = Math.max(most, media.counts().transports);
    }
    expect(most).toBe(4);
    expect(media.counts()).toMatchObject({ peers: 1, transports: 4 });
  });

  test("does so through the room's own commands as well, and what was made last can still be taken up", async () => {
    const visitor = room.visitor();
    let socket = await visitor.enterAsClient('Restless');
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      ids.push((await socket.run('media.create-transport', { direction: 'send' })).id);
      socket.close();
      socket = await visitor.connect();
      await socket.enter(PATH, 'client');
      expect(media.counts().transports).toBeLessThanOrEqual(4);
    }
    expect((await socket.run('media.restart-ice', { transportId: ids.at(-1) ?? '' })).iceParameters).toHaveProperty('usernameFragment');
    expect(await socket.refused('media.restart-ice', { transportId: ids[0] ?? '' })).toBe('transport-not-found');
    socket.close();
  });

  test('a transport that waits for its socket ends at its time, however often others begin to wait', async () => {
    const state = { mic: true, camera: true, screen: false };
    const first = await media.createTransport(attendeeId(), state, 'send');
    let isOver = false;
    first.observer.once('close', () => (isOver = true));
    await media.suspendPeer(attendeeId(), 50);
    const began = performance.now();
    while (!isOver && performance.now() - began < 20_000) {
      // Each time the socket is lost the others would get the same time again.
      await media.suspendPeer(attendeeId(), 60_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(isOver).toBe(true);
  });
});

test('who waits gets no media, not even the codecs', async () => {
  await guide.run('appointment.lock', {});
  const waiting = await room.visitor().enterAsClient('Late');
  expect(waiting.snapshot().media).toEqual({
    available: false,
    reason: 'not-in-room',
    epoch: expect.any(Number),
    routerRtpCapabilities: null,
    producers: [],
    activeSpeakerId: null,
  });
  expect(await waiting.refused('media.create-transport', { direction: 'recv' })).toBe('not-permitted');
  const microphone = await startMicrophone(client.snapshot().self.attendeeId ?? '');
  await guide.until(({ media: { producers } }) => producers.length === 1);
  expect(JSON.stringify(waiting.notifications)).not.toContain(microphone.producer.id);
  microphone.stop();
  waiting.close();
});

test('a killed worker is replaced: the room is told of the new media, and nobody is unmuted', async () => {
  await client.run('media.set', { source: 'mic', on: true });
  await guide.run('attendee.mute-all', {});
  const { epoch } = client.snapshot().media;
  const microphone = await startMicrophone(client.snapshot().self.attendeeId ?? '');
  microphone.stop();
  process.kill(media.worker.worker.pid, 'SIGKILL');
  const back = await client.until((snapshot) => snapshot.media.available && snapshot.media.epoch > epoch);
  expect(back.media.producers).toEqual([]);
  // The worker is back within a moment: whether the room was told of that moment depends on who was faster.
  const reasons = client.notifications.flatMap((notification) =>
    notification.name === 'media.restarted' && !notification.payload.media.available ? [notification.payload.media.reason] : [],
  );
  expect(reasons.filter((reason) => reason !== 'worker-restarting')).toEqual([]);
  expect(back.self.micOn).toBe(false);
  expect((await client.run('media.create-transport', { direction: 'send' })).id).toMatch(/^[0-9a-f-]{36}$/);
  await client.run('chat.send', { text: 'Still here' });
  expect(back.chat.length).toBe(0);
});

test('the end of the appointment closes its media', async () => {
  const microphone = await startMicrophone(client.snapshot().self.attendeeId ?? '');
  await guide.run('appointment.end', {});
  expect(microphone.producer.closed).toBe(true);
  microphone.stop();
  await client.until(({ media: after }) => !after.available);
  expect(await client.refused('media.create-transport', { direction: 'recv' })).toBe('ended');
  expect((await client.enter(PATH, 'client')).media.available).toBe(false);
});
