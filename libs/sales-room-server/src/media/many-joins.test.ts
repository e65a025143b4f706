import { observer, type types } from 'mediasoup';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { mediaWorker, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';

const JOINS = 100;
const AT_ONCE = 10;

/** What mediasoup holds open, as it says itself. */
const open = { routers: 0, transports: 0, producers: 0, consumers: 0, rtpObservers: 0 };
const workers: types.Worker[] = [];

function count(kind: keyof typeof open, subject: { observer: { once(event: 'close', listener: () => void): unknown } }): void {
  open[kind] += 1;
  subject.observer.once('close', () => (open[kind] -= 1));
}

let room: RoomFixture;

beforeAll(async () => {
  observer.on('newworker', (worker) => {
    workers.push(worker);
    worker.observer.on('newrouter', (router) => {
      count('routers', router);
      router.observer.on('newrtpobserver', (rtpObserver) => count('rtpObservers', rtpObserver));
      router.observer.on('newtransport', (transport) => {
        count('transports', transport);
        transport.observer.on('newproducer', (producer) => count('producers', producer));
        transport.observer.on('newconsumer', (consumer) => count('consumers', consumer));
      });
    });
  });
  room = await startRoomFixture({
    media: { workerBin: mediaWorker(), workers: 1, listenIp: '127.0.0.1', announcedAddress: undefined, port: 0, iceServers: [] },
  });
});
afterAll(() => room.close());

const rtpParameters = (ssrc: number) => ({
  mid: '0',
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc }],
  rtcp: { cname: 'test' },
});

async function sendVoice(person: RoomSocket, ssrc: number): Promise<void> {
  const transport = await person.run('media.create-transport', { direction: 'send' });
  await person.run('media.set', { source: 'mic', on: true });
  await person.run('media.produce', { transportId: transport.id, kind: 'audio', source: 'mic', rtpParameters: rtpParameters(ssrc) });
}

/** Comes in with media both ways. */
async function joinWithMedia(number: number): Promise<RoomSocket> {
  const person = await room.visitor().enterAsClient(`Client ${number}`);
  await sendVoice(person, 10_000 + number);
  const inbound = await person.run('media.create-transport', { direction: 'recv' });
  const { media } = person.snapshot();
  const [guides] = media.producers;
  await person.run('media.consume', {
    transportId: inbound.id,
    producerId: guides?.producerId ?? '',
    rtpCapabilities: media.routerRtpCapabilities ?? {},
  });
  return person;
}

/** What a process would grow by. */
const held = () => {
  const resources = process.getActiveResourcesInfo();
  const of = (name: string) => resources.filter((resource) => resource === name).length;
  return {
    connections: room.services.connections.count(),
    sockets: of('TCPSocketWrap'),
    processListeners: process.eventNames().reduce((sum, name) => sum + process.listenerCount(name), 0),
    workerListeners: workers
      .flatMap((worker) => [worker, worker.observer])
      .reduce((sum, emitter) => sum + emitter.eventNames().reduce((all, name) => all + emitter.listenerCount(name as never), 0), 0),
  };
};

test(
  `${JOINS} joins and leaves leave no transport, producer, consumer, router, socket, listener or row`,
  { timeout: 300_000 },
  async () => {
    const before = held();
    const timersBefore = process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
    const guide = await room.visitor().enterAsGuide();
    await guide.run('appointment.start', {});
    await sendVoice(guide, 1);
    let most = 0;
    for (let joined = 0; joined < JOINS; joined += AT_ONCE) {
      const people = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => joinWithMedia(joined + index)));
      most = Math.max(most, open.consumers);
      // Some say good-bye, some are just gone.
      await Promise.all(people.map((person, index) => (index % 2 === 0 ? person.run('room.leave', {}) : person.close())));
      await vi.waitFor(() => expect(open).toEqual({ routers: 1, transports: 1, producers: 1, consumers: 0, rtpObservers: 1 }), {
        timeout: 60_000,
      });
    }
    expect(most).toBeGreaterThanOrEqual(AT_ONCE);
    guide.close();

    await vi.waitFor(() => expect(open).toEqual({ routers: 0, transports: 0, producers: 0, consumers: 0, rtpObservers: 0 }), {
      timeout: 60_000,
    });
    expect(workers.filter((worker) => !worker.closed)).toHaveLength(1);
    await vi.waitFor(async () => expect((await workers[0]?.dump())?.routerIds).toEqual([]), { timeout: 60_000 });
    const { database } = room.services;
    const [rows] = await database.query<{ joined: number; everybody: number }>(
      "select count(*) filter (where status = 'joined')::int as joined, count(*)::int as everybody from attendee",
    );
    // A row for each person stays, for the guide's statistics: a hundred clients and the guide.
    expect(rows).toEqual({ joined: 0, everybody: JOINS + 1 });
    await vi.waitFor(
      () => {
        const after = held();
        expect(after.connections).toBe(0);
        expect(after.processListeners).toBe(before.processListeners);
        expect(after.workerListeners).toBe(before.workerListeners);
        // Connections for HTTP calls are kept alive by this test's own fetch.
        expect(after.sockets).toBeLessThanOrEqual(before.sockets + 2 * AT_ONCE + 10);
        // A timer per person would be a hundred; the wait itself has one.
        expect(process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length).toBeLessThan(timersBefore + JOINS / 4);
      },
      { timeout: 60_000 },
    );
  },
);
