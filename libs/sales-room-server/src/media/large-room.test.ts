import type { types } from 'mediasoup';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../identifiers.ts';
import { createJsonLogger } from '../logger.ts';
import { mediaWorker } from '../testing/room-fixture.ts';
import type { MediaRoom } from './media-room.ts';
import { createMediaService, type MediaService } from './media-service.ts';

const ON = { mic: true, camera: true, screen: false };
const RTP: types.RtpParameters = {
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc: 2_222 }],
};

let media: MediaService;
const signals: string[] = [];

beforeAll(async () => {
  media = await createMediaService(
    {
      workerBin: mediaWorker(),
      workers: 2,
      listenIp: '127.0.0.1',
      announcedAddress: undefined,
      port: 0,
      iceServers: [],
      limits: { attendeesPerWorker: 2 },
    },
    {
      signal: (_room, name, payload) => void signals.push(`${name} ${JSON.stringify(payload)}`),
      rooms: () => [],
      restarted: () => undefined,
    },
    createJsonLogger('error'),
  );
});
afterAll(() => media.close());

/** The attendees that a room has on each worker, the fullest first. */
const spread = (room: MediaRoom) =>
  room
    .workers()
    .map((worker) => room.attendeesOn(worker))
    .sort((a, b) => b - a);

async function fill(room: MediaRoom, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  for (const id of ids) await room.createTransport(id, ON, 'recv');
  return ids;
}

test('rooms are spread over the workers, the least loaded first', async () => {
  const [one, other] = [await media.open(newId()), await media.open(newId())];
  expect(one.worker).not.toBe(other.worker);
  for (const id of media.rooms()) media.closeRoom(id);
});

test('a room that grows past its share of a worker spreads to the next, and to all when each is full', async () => {
  const id = newId();
  const room = await media.open(id);
  await fill(room, 2);
  expect(spread(room)).toEqual([2]);
  await fill(room, 2);
  expect(spread(room)).toEqual([2, 2]);
  await fill(room, 3);
  expect(spread(room)).toEqual([4, 3]);
  media.closeRoom(id);
});

test('attendees of two workers hear each other, fall silent when muted, and both count as speakers', async () => {
  const id = newId();
  const room = await media.open(id);
  const [speaker = ''] = await fill(room, 2);
  const [listener = ''] = await fill(room, 2);
  const [first, second] = room.sites();
  if (first === undefined || second === undefined) throw new Error('The room did not grow.');
  expect(first.worker.worker.pid).not.toBe(second.worker.worker.pid);

  const outgoing = await first.mediasoupRouter.createDirectTransport();
  room.adoptTransport(speaker, ON, outgoing, first);
  const producer = await room.produce(speaker, { transportId: outgoing.id, source: 'mic', kind: 'audio', rtpParameters: RTP });
  let sequence = 0;
  const timer = setInterval(() => {
    const packet = Buffer.alloc(32);
    packet.writeUInt8(0x80, 0);
    packet.writeUInt8(111, 1);
    packet.writeUInt16BE(sequence & 0xffff, 2);
    packet.writeUInt32BE((sequence * 960) >>> 0, 4);
    packet.writeUInt32BE(2_222, 8);
    sequence += 1;
    producer.send(packet);
  }, 5);
  try {
    const incoming = await second.mediasoupRouter.createDirectTransport();
    room.adoptTransport(listener, ON, incoming, second);
    const { consumer, tag } = await room.consume(listener, {
      transportId: incoming.id,
      producerId: producer.id,
      rtpCapabilities: room.rtpCapabilities as types.RtpCapabilities,
    });
    expect(tag.attendeeId).toBe(speaker);
    let heard = 0;
    consumer.on('rtp', () => (heard += 1));
    await consumer.resume();
    await vi.waitFor(() => expect(heard).toBeGreaterThan(20), { timeout: 60_000 });

    await room.setState(speaker, { ...ON, mic: false });
    await vi.waitFor(() => expect(consumer.producerPaused).toBe(true), { timeout: 60_000 });
    const [before, sent] = [heard, sequence];
    await vi.waitFor(() => expect(sequence).toBeGreaterThan(sent + 50), { timeout: 60_000 });
    expect(heard).toBe(before);

    // A second listener there takes the same pipe.
    const pipes = async () => (await second.mediasoupRouter.dump()).mapProducerIdConsumerIds.length;
    const count = await pipes();
    await room.consume(listener, {
      transportId: incoming.id,
      producerId: producer.id,
      rtpCapabilities: room.rtpCapabilities as types.RtpCapabilities,
    });
    expect(await pipes()).toBe(count);
    producer.close();
    await vi.waitFor(() => expect(consumer.closed).toBe(true), { timeout: 60_000 });
  } finally {
    clearInterval(timer);
    media.closeRoom(id);
  }
});

test('the second worker of a room dies: the room is gone whole, and the workers are both there again', async () => {
  const id = newId();
  const room = await media.open(id);
  await fill(room, 4);
  const [, second] = room.sites();
  const epoch = media.epochOf(id);
  process.kill(second?.worker.worker.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(media.epochOf(id)).toBeGreaterThan(epoch), { timeout: 60_000 });
  expect(room.mediasoupRouter.closed).toBe(true);
  await vi.waitFor(() => expect(media.workers()).toHaveLength(2), { timeout: 60_000 });
  await vi.waitFor(() => expect(media.find(id)?.mediasoupRouter.closed).toBe(false), { timeout: 60_000 });
});

test("a lost socket's transports wait for it silently: restarted they go on, otherwise they end", async () => {
  const id = newId();
  const room = await media.open(id);
  const [back, gone] = [newId(), newId()];
  const kept = await room.createTransport(back, ON, 'send');
  await room.createTransport(gone, ON, 'send');
  const direct = await room.mediasoupRouter.createDirectTransport();
  room.adoptTransport(back, ON, direct);
  const producer = await room.produce(back, { transportId: direct.id, source: 'mic', kind: 'audio', rtpParameters: RTP });
  expect(producer.paused).toBe(false);
  await Promise.all([room.suspendPeer(back, 400), room.suspendPeer(gone, 400)]);
  expect(producer.paused).toBe(true);
  await room.restartIce(back, kept.id);
  await vi.waitFor(async () => await expect(room.restartIce(gone, kept.id)).rejects.toMatchObject({ code: 'transport-not-found' }), {
    timeout: 60_000,
  });
  expect(kept.closed).toBe(false);
  // Over the transport that nobody came back for nothing passes, and it is closed.
  await vi.waitFor(() => expect(producer.closed).toBe(true), { timeout: 60_000 });
  media.closeRoom(id);
});

test('the codecs that browsers may use are offered: opus with FEC and DTX, VP8, VP9, H264 and AV1', async () => {
  const id = newId();
  const { codecs = [] } = (await media.open(id)).rtpCapabilities;
  const names = codecs.map(({ mimeType }) => mimeType.toLowerCase());
  for (const name of ['audio/opus', 'video/vp8', 'video/vp9', 'video/h264', 'video/av1']) expect(names).toContain(name);
  expect(codecs.find(({ mimeType }) => mimeType === 'audio/opus')?.parameters).toMatchObject({ useinbandfec: 1, usedtx: 1 });
  media.closeRoom(id);
});
