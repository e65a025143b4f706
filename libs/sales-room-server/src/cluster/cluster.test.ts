import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newId } from '../identifiers.ts';
import { type ClusterFixture, type ClusterServer, startClusterFixture } from '../testing/cluster-fixture.ts';
import { startCutLine } from '../testing/cut-line.ts';
import { PATH, type Visitor } from '../testing/room-fixture.ts';
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
  await cluster.postgres.start();
  await cluster.redis.start();
});

type ServerOptions = Parameters<ClusterFixture['startServer']>[0];

async function start(options?: ServerOptions): Promise<ClusterServer> {
  const server = await cluster.startServer(options);
  servers.push(server);
  return server;
}

async function enter(visitor: Visitor, as: 'guide' | 'client', name?: string): Promise<RoomSocket> {
  const socket = as === 'guide' ? await visitor.enterAsGuide() : await visitor.enterAsClient(name ?? 'Cleo');
  sockets.push(socket);
  return socket;
}

/** The same person at another server, as a client that reconnects through the proxy. */
async function comeBack(visitor: Visitor, server: ClusterServer, as: 'guide' | 'client'): Promise<RoomSocket> {
  const socket = await server.visitor(Object.fromEntries(visitor.cookies)).connect();
  sockets.push(socket);
  await socket.enter(PATH, as);
  return socket;
}

/** A guide at one server, who has opened the room, and a client at another. */
async function startRoom(options?: ServerOptions, optionsThere = options) {
  const [here, there] = [await start(options), await start(optionsThere)];
  const visitors = { guide: here.visitor(), client: there.visitor() };
  const guide = await enter(visitors.guide, 'guide');
  if (guide.snapshot().appointment.status === 'ended') throw new Error('The appointment has ended.');
  if (guide.snapshot().appointment.status === 'not-started') await guide.run('appointment.start', {});
  const client = await enter(visitors.client, 'client');
  await client.until(({ self }) => self.role === 'client');
  return { here, there, guide, client, visitors };
}

test('people at different servers chat, see slides and each other, in one order without gaps', async () => {
  const { guide, client } = await startRoom();
  await guide.until(({ attendees }) => attendees.some(({ name, status }) => name === 'Cleo' && status === 'joined'));
  const texts = Array.from({ length: 40 }, (_, index) => `message ${index}`);
  await Promise.all(
    texts.map((text, index) =>
      (index % 2 === 0 ? guide : client)
        .run('chat.send', { text })
        .catch((error: unknown) => expect(String(error)).toContain('rate-limited')),
    ),
  );
  await guide.run('slide.switch', { index: 2, page: 1 });
  await client.until(({ currentSlide }) => currentSlide === 2);
  await client.run('like.set', { productId: newId(), liked: true });
  await client.run('hand.set', { raised: true });
  await guide.until(({ attendees }) => attendees.some(({ name, handRaisedAt }) => name === 'Cleo' && handRaisedAt !== null));
  const { seq } = guide.snapshot();
  await client.until((snapshot) => snapshot.seq >= seq);
  expect(client.snapshot().chat.map(({ id }) => id)).toEqual(guide.snapshot().chat.map(({ id }) => id));
  expect(client.snapshot().chat.length).toBeGreaterThan(10);
  expect([...guide.gaps, ...client.gaps]).toEqual([]);
  const reacted = client.heard('reaction.shown');
  await guide.run('reaction.send', { reaction: 'heart' });
  expect(await reacted).toMatchObject({ reaction: 'heart' });
});

test('an entering attendee is told nothing of changes at another server before the snapshot they build on', async () => {
  const { there, guide } = await startRoom();
  const people = await Promise.all(
    Array.from({ length: 4 }, async (_, index) => {
      const visitor = there.visitor();
      await enter(visitor, 'client', `Person ${index}`);
      return visitor;
    }),
  );
  let isOver = false;
  const changes = (async () => {
    for (let index = 0; !isOver; index = 1 - index) await guide.send('slide.switch', { index, page: 1 });
  })();
  const early: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const socket of await Promise.all(people.map((visitor) => comeBack(visitor, there, 'client')))) early.push(...socket.early);
  }
  isOver = true;
  await changes;
  expect(early).toEqual([]);
});

test('whoever moves to another server stays the same person without a moment of absence', async () => {
  const { here, client, guide, visitors } = await startRoom();
  const { attendeeId } = client.snapshot().self;
  const before = guide.notifications.length;
  const moved = await comeBack(visitors.client, here, 'client');
  expect(moved.snapshot().self).toMatchObject({ attendeeId, status: 'joined' });
  expect(await client.heard('session.closed')).toEqual({ reason: 'replaced' });
  await moved.run('chat.send', { text: 'Here I am' });
  await guide.until(({ chat }) => chat.some(({ text }) => text === 'Here I am'));
  expect(JSON.stringify(guide.notifications.slice(before))).not.toContain('inactive');
});

test('a guide who signs out at one server is closed at the other', async () => {
  const { there, guide, visitors } = await startRoom();
  const elsewhere = there.visitor(Object.fromEntries(visitors.guide.cookies));
  await elsewhere.call('POST', '/room-api/guide/logout');
  expect(await guide.heard('session.closed')).toEqual({ reason: 'logged-out' });
});

test("a killed server's people are away in seconds, come back elsewhere, and nothing confirmed is lost", async () => {
  const { here, there, guide, client, visitors } = await startRoom({ leaseMs: 2_000 });
  const confirmed: string[] = [];
  for (let round = 0; round < 8; round += 1) {
    const text = `before the end ${round}`;
    await (round % 2 === 0 ? guide : client).run('chat.send', { text });
    confirmed.push(text);
  }
  await guide.run('notes.set', { sectionId: null, text: 'They like lamps' });
  await guide.run('slide.switch', { index: 3, page: 2 });
  await here.kill();
  await client.until(({ attendees }) => attendees.some(({ type, status }) => type === 'GUIDE' && status === 'inactive'));
  const back = await comeBack(visitors.guide, there, 'guide');
  await client.until(({ attendees }) => attendees.some(({ type, status }) => type === 'GUIDE' && status === 'joined'));
  expect(back.snapshot()).toMatchObject({ currentSlide: 3, currentSlidePage: 2 });
  expect(back.snapshot().notes.map(({ text }) => text)).toContain('They like lamps');
  const chat = back.snapshot().chat.map(({ text }) => text);
  for (const text of confirmed) expect(chat.filter((other) => other === text)).toEqual([text]);
  expect(client.gaps).toEqual([]);
});

test('Redis gone: the room goes on a moment later; Redis back: at once again, without gap or loss', async () => {
  const { guide, client } = await startRoom();
  await cluster.redis.kill();
  await guide.run('chat.send', { text: 'without Redis' });
  await guide.run('slide.switch', { index: 4, page: 1 });
  await client.until(({ chat, currentSlide }) => chat.some(({ text }) => text === 'without Redis') && currentSlide === 4);
  await cluster.redis.start();
  await client.run('chat.send', { text: 'with Redis' });
  await guide.until(({ chat }) => chat.some(({ text }) => text === 'with Redis'));
  await guide.run('slide.switch', { index: 5, page: 1 });
  await client.until(({ currentSlide }) => currentSlide === 5);
  expect(client.snapshot().chat.map(({ id }) => id)).toEqual(guide.snapshot().chat.map(({ id }) => id));
});

test('what a server could tell nobody reaches everybody once its way to Redis is back', async () => {
  const line = await startCutLine(cluster.redis.url);
  const { there, guide, client } = await startRoom({}, { redisUrl: line.url });
  line.cut();
  await vi.waitFor(() => expect(there.logs.some((entry) => entry.includes('redis.lost'))).toBe(true), { timeout: 20_000 });
  await client.run('chat.send', { text: 'to nobody yet' });
  line.mend();
  await guide.until(({ chat }) => chat.some(({ text }) => text === 'to nobody yet'));
  line.close();
});

test(
  'the database gone: commands are refused or wait, and are done once; back: the room goes on by itself',
  { timeout: 300_000 },
  async () => {
    const { here, guide, client } = await startRoom({ leaseMs: 10_000 });
    await guide.run('chat.send', { text: 'before' });
    await cluster.postgres.kill();
    const commandId = newId() + newId();
    const during = guide.send('chat.send', { text: 'during' }, commandId);
    const answer = await during;
    expect(answer).toMatchObject({ ok: false, error: { code: 'storage-unavailable', retryAfterMs: expect.any(Number) as number } });
    expect((await fetch(`${here.url}/healthz`)).status).toBe(503);
    // It waits for five seconds; a PostgreSQL that takes longer to come back is met by the same command again.
    const id = newId() + newId();
    let waiting = guide.send('chat.send', { text: 'waited' }, id);
    await cluster.postgres.start();
    for (let answer = await waiting; !answer.ok; answer = await waiting) {
      expect(answer.error.code).toBe('storage-unavailable');
      waiting = guide.send('chat.send', { text: 'waited' }, id);
    }
    await guide.run('chat.send', { text: 'during' }, commandId);
    await guide.run('chat.send', { text: 'during' }, commandId);
    await client.until(({ chat }) => chat.some(({ text }) => text === 'waited') && chat.some(({ text }) => text === 'during'));
    const { snapshot } = await client.run('room.snapshot', {});
    const texts = snapshot.chat.map(({ text }) => text);
    for (const text of ['before', 'during', 'waited']) expect(texts.filter((other) => other === text)).toEqual([text]);
    expect((await fetch(`${here.url}/healthz`)).status).toBe(200);
    expect(here.logs.some((line) => line.includes('server.fatal'))).toBe(false);
  },
);

test('in a rolling restart an ending server sends its people to the others, and the call goes on', async () => {
  const { here, there, guide, client, visitors } = await startRoom();
  await guide.run('chat.send', { text: 'before the restart' });
  const ended = here.drain();
  expect(await guide.heard('session.closed')).toEqual({ reason: 'draining' });
  const back = await comeBack(visitors.guide, there, 'guide');
  await back.run('slide.switch', { index: 1, page: 1 });
  await client.until(({ currentSlide }) => currentSlide === 1);
  expect(await ended).toBe(0);
  const fresh = await start();
  const third = await enter(fresh.visitor(), 'client', 'Tom');
  expect(third.snapshot()).toMatchObject({ currentSlide: 1, appointment: { status: 'started' } });
  expect(third.snapshot().chat.map(({ text }) => text)).toContain('before the restart');
  expect(client.gaps).toEqual([]);
});

test('servers that start together make one schema and one presentation', async () => {
  const started = await Promise.all([start(), start(), start()]);
  for (const server of started) expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});
