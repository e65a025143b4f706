import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createEntryTickets } from '../entry-tickets.ts';
import { mediaWorker, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';

const MOST = 3;
const LIFETIME_MS = 1_500;

let room: RoomFixture;
let guide: RoomSocket;
beforeAll(async () => {
  room = await startRoomFixture({
    media: {
      workerBin: mediaWorker(),
      workers: 1,
      listenIp: '127.0.0.1',
      announcedAddress: undefined,
      port: 0,
      iceServers: [{ urls: ['stun:stun.example'] }],
      turn: { urls: ['turn:turn.example'], secret: 'the secret of turn.example' },
      limits: { preparedPerRoom: MOST, preparedForMs: LIFETIME_MS },
    },
  });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setDefinition({});
  await room.setAppointment("status = 'not-started', started_at = null");
  guide = await room.visitor().enterAsGuide();
  await guide.run('appointment.start', {});
  onTestFinished(() => guide.close());
});

/** A socket of somebody before the door. */
async function socketOf(visitor: Visitor): Promise<RoomSocket> {
  const socket = await visitor.connect();
  onTestFinished(() => socket.close());
  return socket;
}

const mediaRoom = async () => {
  const media = room.services.media.find(await room.appointmentId());
  if (media === undefined) throw new Error('The room has no media.');
  return media;
};
const transports = async () => Object.keys((await (await mediaRoom()).mediasoupRouter.dump()).transportIds).length;
const prepare = (socket: RoomSocket) => socket.run('room.prepare', { presentationPath: PATH });
const ticketOf = (joined: { body: unknown }) =>
  (joined.body as { extensions: { vitrine: { entryTicket: string } } }).extensions.vitrine.entryTicket;
const rtp = (ssrc: number) => ({
  mid: '0',
  codecs: [{ mimeType: 'audio/opus', payloadType: 111, clockRate: 48_000, channels: 2 }],
  encodings: [{ ssrc }],
  rtcp: { cname: 'test' },
});

async function speak(): Promise<string> {
  const { id: transportId } = await guide.run('media.create-transport', { direction: 'send' });
  await guide.run('media.set', { source: 'mic', on: true });
  return (await guide.run('media.produce', { transportId, kind: 'audio', source: 'mic', rtpParameters: rtp(1_111) })).producerId;
}

test('before the door a way to receive is made: no seat is taken, nobody is told, nothing flows', async () => {
  await speak();
  const before = JSON.stringify(await room.services.database.query('select * from attendee'));
  const seen = JSON.stringify(guide.snapshot().attendees);
  const socket = await socketOf(room.visitor());
  const { transport, routerRtpCapabilities } = await prepare(socket);
  expect(routerRtpCapabilities).toHaveProperty('codecs');
  // A TURN server's credential is for those who are in.
  expect(transport.iceServers).toEqual([{ urls: ['stun:stun.example'] }]);
  expect(JSON.stringify(await room.services.database.query('select * from attendee'))).toBe(before);
  expect(JSON.stringify(guide.snapshot().attendees)).toBe(seen);
  const media = await mediaRoom();
  expect(media.counts()).toMatchObject({ peers: 1, producers: 1, consumers: 0 });
  for (const [name, payload] of [
    [
      'media.consume',
      { transportId: transport.id, producerId: media.producers()[0]?.producerId ?? '', rtpCapabilities: routerRtpCapabilities },
    ],
    ['media.produce', { transportId: transport.id, kind: 'audio', source: 'mic', rtpParameters: rtp(2) }],
  ] as const)
    expect(await socket.send(name, payload as never)).toMatchObject({ ok: false, error: { code: 'not-entered' } });
  expect(media.counts()).toMatchObject({ consumers: 0, producers: 1 });
});

test('who joins goes in with a ticket over the socket that was there, and receives over what was ready', async () => {
  const producerId = await speak();
  const visitor = room.visitor();
  const socket = await socketOf(visitor);
  const { transport, routerRtpCapabilities, epoch } = await prepare(socket);
  const joined = await visitor.join('Cleo');
  const { snapshot } = await socket.run('room.enter', { presentationPath: PATH, as: 'client', ticket: ticketOf(joined) });
  expect(snapshot).toMatchObject({ self: { role: 'client', name: 'Cleo' }, media: { available: true, epoch } });
  const consume = () => socket.run('media.consume', { transportId: transport.id, producerId, rtpCapabilities: routerRtpCapabilities });
  // Two at once: whichever comes first takes the way up.
  const [consumer] = await Promise.all([consume(), consume()]);
  await socket.run('media.resume-consumer', { consumerId: consumer.id });
  expect((await mediaRoom()).counts()).toMatchObject({ peers: 2, consumers: 2 });
  // It is theirs now: another that was made ready after it comes to its end, and this one goes on.
  const mine = await transports();
  await prepare(await socketOf(room.visitor()));
  expect(await transports()).toBe(mine + 1);
  await vi.waitFor(async () => expect(await transports()).toBe(mine), { timeout: 10_000 });
  expect((await mediaRoom()).counts()).toMatchObject({ consumers: 2 });
  // The session that joining made is the one in which a guide sees their cart.
  expect(room.services.connections.ofAttendee(snapshot.self.attendeeId ?? '')?.session.hasSession).toBe(true);
});

test('a ticket is good once, for its own room, for some seconds; without one the cookies decide', async () => {
  const visitor = room.visitor();
  const socket = await socketOf(visitor);
  const ticket = ticketOf(await visitor.join('Cleo'));
  const enter = (payload: { ticket?: string }) => socket.send('room.enter', { presentationPath: PATH, as: 'client', ...payload });
  expect(await enter({ ticket: 'x'.repeat(43) })).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });
  expect(await enter({})).toMatchObject({ ok: true, result: { snapshot: { self: { role: 'visitor' } } } });
  expect(await enter({ ticket })).toMatchObject({ ok: true, result: { snapshot: { self: { role: 'client' } } } });
  expect(await enter({ ticket })).toMatchObject({ ok: false, error: { code: 'unauthenticated' } });

  let now = 0;
  const tickets = createEntryTickets(() => now);
  const entry = { appointmentId: 'a', keyHash: 'k', session: {} as never };
  expect(tickets.take(tickets.issue(entry), 'another room')).toBeUndefined();
  const late = tickets.issue(entry);
  now = 30_000;
  expect(tickets.take(late, 'a')).toBeUndefined();
});

test.each<[string, () => Promise<Visitor>, string]>([
  [
    'whoever was sent away',
    async () => {
      const visitor = room.visitor();
      const client = await visitor.enterAsClient('Cleo');
      await guide.run('attendee.remove', { attendeeId: client.snapshot().self.attendeeId ?? '' });
      return visitor;
    },
    'not-permitted',
  ],
  [
    'a stranger where customers alone may come',
    async () => {
      await room.setDefinition({ attendeeRestriction: 'customer' });
      return room.visitor();
    },
    'not-permitted',
  ],
  [
    'anybody before the start',
    async () => {
      await room.setAppointment("status = 'not-started'");
      return room.visitor();
    },
    'media-unavailable',
  ],
  [
    'anybody after the end',
    async () => {
      await room.setAppointment("status = 'ended'");
      return room.visitor();
    },
    'not-permitted',
  ],
])('nothing is made ready for %s', async (_who, visitor, code) => {
  const socket = await socketOf(await visitor());
  expect(await socket.send('room.prepare', { presentationPath: PATH })).toMatchObject({ ok: false, error: { code } });
});

test('a room makes ready for so many at a time; a way ends with its socket, or when nobody comes', async () => {
  const alone = await transports();
  const sockets = await Promise.all(Array.from({ length: MOST }, () => socketOf(room.visitor())));
  for (const socket of sockets) await prepare(socket);
  expect(await transports()).toBe(alone + MOST);
  const late = await socketOf(room.visitor());
  expect(await late.send('room.prepare', { presentationPath: PATH })).toMatchObject({ ok: false, error: { code: 'limit-reached' } });
  sockets[0]?.close();
  await vi.waitFor(async () => expect(await transports()).toBe(alone + MOST - 1), { timeout: 10_000 });
  // A second one of the same person replaces the first.
  const [, second] = sockets;
  if (second !== undefined) await prepare(second);
  expect(await transports()).toBeLessThanOrEqual(alone + MOST - 1);
  await vi.waitFor(async () => expect(await transports()).toBe(alone), { timeout: 10_000 });
  // Their sockets, which have entered nothing, are closed with them.
  await vi.waitFor(() => expect(sockets.slice(1).every(({ socket }) => socket.disconnected)).toBe(true), { timeout: 10_000 });
});
