import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ClusterFixture, type ClusterServer, startClusterFixture } from '../testing/cluster-fixture.ts';
import { PATH } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';

let cluster: ClusterFixture;
const sockets: RoomSocket[] = [];
const servers: ClusterServer[] = [];

beforeAll(async () => {
  cluster = await startClusterFixture();
});
afterAll(() => cluster.close());
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) await server.kill();
});

const VOICE = {
  mid: '0',
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc: 3_333 }],
  rtcp: { cname: 'test' },
};

/** A guide at one server, which has the room's media since it was there first, and a client at another. */
async function startRoom() {
  const here = await cluster.startServer({ media: true });
  servers.push(here);
  const guideVisitor = here.visitor();
  const guide = await guideVisitor.enterAsGuide();
  sockets.push(guide);
  if (guide.snapshot().appointment.status === 'not-started') await guide.run('appointment.start', {});
  await guide.until(({ media }) => media.available);
  const there = await cluster.startServer({ media: true });
  servers.push(there);
  const visitors = { guide: guideVisitor, client: there.visitor() };
  const client = await visitors.client.enterAsClient('Cleo');
  sockets.push(client);
  await client.until(({ self, media }) => self.role === 'client' && media.available);
  return { here, there, guide, client, visitors };
}

async function speak(person: RoomSocket): Promise<{ transportId: string; producerId: string }> {
  await person.run('media.set', { source: 'mic', on: true });
  const { id: transportId } = await person.run('media.create-transport', { direction: 'send' });
  const { producerId, paused } = await person.run('media.produce', { transportId, kind: 'audio', source: 'mic', rtpParameters: VOICE });
  expect(paused).toBe(false);
  return { transportId, producerId };
}

test('a room has its media at one server: people at another send and receive there, and any mute holds', async () => {
  const { guide, client, here } = await startRoom();
  expect(client.snapshot().media.epoch).toBe(guide.snapshot().media.epoch);
  const { producerId } = await speak(client);
  await guide.until(({ media }) => media.producers.some((producer) => producer.producerId === producerId));
  const { producerId: guides } = await speak(guide);
  await client.until(({ media }) => media.producers.some((producer) => producer.producerId === guides));
  const { id: transportId } = await client.run('media.create-transport', { direction: 'recv' });
  const consumer = await client.run('media.consume', {
    transportId,
    producerId: guides,
    rtpCapabilities: client.snapshot().media.routerRtpCapabilities ?? {},
  });
  await client.run('media.resume-consumer', { consumerId: consumer.id });
  await guide.run('attendee.mute-all', {});
  // Who asks the server that has the media learns that the producer stands still already.
  const { body } = await here.visitor().call('GET', '/health');
  expect(body).toEqual({ status: 'ok' });
  await client.until(
    ({ self, media }) => !self.micOn && media.producers.some((producer) => producer.producerId === producerId && producer.paused),
  );
  await client.run('media.set', { source: 'mic', on: true });
  await guide.until(({ media }) => media.producers.some((producer) => producer.producerId === producerId && !producer.paused));
  expect(await guide.refused('media.restart-ice', { transportId })).toBe('transport-not-found');
  client.close();
  await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Cleo' && status === 'inactive'));
  await guide.until(
    ({ media }) =>
      media.producers.some((producer) => producer.producerId === producerId && producer.paused) ||
      media.producers.every((producer) => producer.producerId !== producerId),
  );
});

test("a killed server's room gets its media at another, and people are told to make new transports", async () => {
  const { here, there, guide, client, visitors } = await startRoom();
  await speak(client);
  const { epoch } = client.snapshot().media;
  await here.kill();
  const healed = await client.until(({ media }) => media.available && media.epoch > epoch);
  expect(healed.media.producers).toEqual([]);
  const { producerId } = await speak(client);
  guide.close();
  const back = await there.visitor(Object.fromEntries(visitors.guide.cookies)).connect();
  sockets.push(back);
  const snapshot = await back.enter(PATH, 'guide');
  expect(snapshot.media).toMatchObject({ available: true, epoch: healed.media.epoch });
  expect(snapshot.media.producers.map((producer) => producer.producerId)).toEqual([producerId]);
});

test("the server with a room's media is asked to end: another has them before its people come", async () => {
  const { here, there, guide, client, visitors } = await startRoom();
  await speak(guide);
  const { epoch } = client.snapshot().media;
  const ended = here.drain();
  await client.until(({ media }) => media.available && media.epoch > epoch);
  const back = await there.visitor(Object.fromEntries(visitors.guide.cookies)).connect();
  sockets.push(back);
  await back.enter(PATH, 'guide');
  const { producerId } = await speak(back);
  await client.until(({ media }) => media.producers.some((producer) => producer.producerId === producerId));
  expect(await ended).toBe(0);
});
