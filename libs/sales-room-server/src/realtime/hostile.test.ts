import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMMAND_EVENT, COMMAND_NAMES, MAX_MESSAGE_BYTES, REALTIME_PATH } from '@vitrine/sales-room-protocol';
import { newSecret } from '../identifiers.ts';
import { ORIGIN, PATH, type RoomFixture, startRoomFixture, visitorOf } from '../testing/room-fixture.ts';
import { openRoomSocket, type RoomSocket } from '../testing/room-socket.ts';
import { answerCommand, type CommandSocket } from './command-runner.ts';
import { createRateLimiter, RATE_LIMITS } from './rate-limits.ts';

let room: RoomFixture;
let guide: RoomSocket;
let client: RoomSocket;

beforeAll(async () => {
  room = await startRoomFixture({ limits: { enterWithinMs: 3_000 } });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'not-started'");
  guide = await room.visitor().enterAsGuide();
  await guide.run('appointment.start', {});
  client = await room.visitor().enterAsClient('Cleo');
  return () => {
    guide.close();
    client.close();
  };
});

const raw = (socket: RoomSocket, event: string, ...rest: unknown[]) =>
  socket.socket.timeout(5_000).emitWithAck(event, ...rest) as Promise<{ ok: boolean; error?: { code: string } }>;

test('an unlisted command or event is refused', async () => {
  expect(await raw(client, COMMAND_EVENT, { name: 'appointment.destroy', commandId: newSecret(), payload: {} })).toMatchObject({
    ok: false,
    error: { code: 'unknown-command' },
  });
  expect(await raw(client, 'room:admin', {})).toMatchObject({ ok: false, error: { code: 'unknown-command' } });
  expect(await raw(client, COMMAND_EVENT, { name: 'constructor', commandId: newSecret(), payload: {} })).toMatchObject({
    ok: false,
    error: { code: 'unknown-command' },
  });
});

test.each([
  [null],
  [[]],
  ['text'],
  [7],
  [{}],
  [{ name: 'chat.send' }],
  [{ name: 'chat.send', commandId: 'short', payload: {} }],
  [{ name: 'chat.send', commandId: 'long-enough', payload: {}, extra: 1 }],
])('a message that is no command is answered: %j', async (message) => {
  expect(await raw(client, COMMAND_EVENT, message)).toMatchObject({ ok: false, error: { code: 'invalid-payload' } });
});

test("a client can't lie about its role: the payload has no place for one, and the cookie decides", async () => {
  expect(await client.refused('chat.send', { text: 'Hi', type: 'GUIDE' } as never)).toBe('invalid-payload');
  const socket = await room.visitor().connect();
  expect(await socket.refused('room.enter', { presentationPath: PATH, as: 'guide' })).toBe('unauthenticated');
  expect(await socket.refused('chat.send', { text: 'Hi' })).toBe('not-entered');
  socket.close();
});

test('a command id that was used for another command is refused', async () => {
  await client.run('chat.send', { text: 'Hi' }, 'used-before');
  const answer = await client.send('hand.set', { raised: true }, 'used-before');
  expect(answer).toMatchObject({ ok: false, error: { code: 'invalid-payload' } });
});

test('who floods is limited and told when to come back; others are not', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, (_each, index) => client.send('chat.send', { text: `Flood ${index}` })));
  const limited = answers.filter((answer) => !answer.ok && answer.error.code === 'rate-limited');
  expect(limited.length).toBeGreaterThanOrEqual(5);
  for (const answer of limited) expect(answer.ok ? 0 : (answer.error.retryAfterMs ?? 0)).toBeGreaterThan(0);
  await guide.run('chat.send', { text: 'Calm' });
});

test('a message above 64 KB closes the socket, and nothing else', async () => {
  const closed = new Promise((done) => client.socket.once('disconnect', done));
  client.socket.emit(
    COMMAND_EVENT,
    { name: 'chat.send', commandId: newSecret(), payload: { text: 'x'.repeat(MAX_MESSAGE_BYTES) } },
    () => undefined,
  );
  await closed;
  await guide.run('chat.send', { text: 'Still here' });
});

test('a socket that enters no room is told so, and closed', async () => {
  const idle = await room.visitor().connect();
  const closed = new Promise((done) => idle.socket.once('disconnect', done));
  expect(await idle.heard('session.closed')).toEqual({ reason: 'not-entered' });
  await closed;
});

test('who says goodbye and stays connected is let go of', async () => {
  const socket = await room.visitor().connect();
  const closed = new Promise((done) => socket.socket.io.engine.once('close', done));
  // Socket.IO's packet that leaves a namespace; the connection beneath it is another thing.
  socket.socket.io.engine.send('1');
  await closed;
});

test('a page of another origin gets no socket', async () => {
  await expect(openRoomSocket(room.server.url, { origin: 'https://evil.test' })).rejects.toThrow();
  const polling = await fetch(`${room.server.url}${REALTIME_PATH}/?EIO=4&transport=polling`, { headers: { origin: 'https://evil.test' } });
  expect(polling.status).toBe(403);
  expect(await polling.json(), 'and is told why').toMatchObject({ message: 'origin-refused' });
  expect((await fetch(`${room.server.url}${REALTIME_PATH}/?EIO=4&transport=polling`, { headers: { origin: ORIGIN } })).status).toBe(200);
});

test("somebody else's cookie value, guessed or cut, is nobody's", async () => {
  for (const value of ['', 'a', 'x'.repeat(43), 'x'.repeat(5_000), '%00']) {
    const socket = await visitorOf(room.server.url, { attendee: value, guide: value }).connect();
    expect((await socket.enter(PATH, 'client')).self.role).toBe('visitor');
    expect(await socket.refused('room.enter', { presentationPath: PATH, as: 'guide' })).toBe('unauthenticated');
    socket.close();
  }
});

test("a signed-out guide's socket closes at once; a guide whose user is gone is out by the next check", async () => {
  const visitor = room.visitor();
  const socket = await visitor.enterAsGuide();
  await visitor.call('POST', '/room-api/guide/logout');
  expect(await socket.heard('session.closed')).toEqual({ reason: 'logged-out' });

  const other = room.visitor();
  await other.signIn('otto');
  const otto = room.store.admin.users.get('otto');
  const age = () => room.services.database.query("update guide_session set checked_at = now() - interval '1 minute'");
  await age();
  expect((await other.call('GET', '/room-api/guide/me')).status).toBe(200);
  room.store.admin.users.delete('otto');
  await age();
  expect((await other.call('GET', '/room-api/guide/me')).status).toBe(401);
  if (otto !== undefined) room.store.admin.users.set('otto', otto);
});

test('no message crashes the server, goes unanswered, or changes the room for somebody without permission', async () => {
  const visitor = await room.visitor().connect();
  await visitor.enter(PATH, 'client');
  const connection = room.services.connections.all().find(({ role }) => role === 'visitor');
  const socket: CommandSocket = {
    connection,
    limiter: { takeMessage: () => undefined, takeCommand: () => undefined },
    enter: async () => ({ seq: 0, result: {} }),
    prepare: async () => ({ seq: 0, result: {} }),
    connectPrepared: () => undefined,
  };
  const before = JSON.stringify(await room.services.database.query('select * from appointment'));
  const payload = fc.oneof(
    fc.anything(),
    fc.record(
      {
        attendeeId: fc.string(),
        text: fc.string(),
        index: fc.integer(),
        kinds: fc.array(fc.string()),
        on: fc.anything(),
        transportId: fc.uuid(),
      },
      { requiredKeys: [] },
    ),
  );
  const message = fc.oneof(
    fc.anything(),
    fc.record({
      name: fc.oneof(fc.constantFrom(...COMMAND_NAMES), fc.string()),
      commandId: fc.oneof(fc.constant('fuzzed-command'), fc.string()),
      payload,
    }),
  );
  await fc.assert(
    fc.asyncProperty(message, async (each) => {
      const answer = await answerCommand(room.services, socket, each);
      expect(answer.ok || answer.error.code !== 'internal').toBe(true);
    }),
    { numRuns: 3_000 },
  );
  expect(JSON.stringify(await room.services.database.query('select * from appointment'))).toBe(before);
  visitor.close();
});

test('a rate limit lets a burst through and then its rate', () => {
  let now = 0;
  const limiter = createRateLimiter(() => now);
  for (let count = 0; count < RATE_LIMITS.chat.burst; count += 1) limiter.takeCommand('chat.send');
  expect(() => limiter.takeCommand('chat.send')).toThrow(expect.objectContaining({ code: 'rate-limited', retryAfterMs: 1_000 }));
  now = 1_000;
  limiter.takeCommand('chat.send');
  expect(() => limiter.takeCommand('chat.send')).toThrow();
  limiter.takeCommand('hand.set');
});

test('the rates are settings: those that are set hold, the others stay', () => {
  const limiter = createRateLimiter(() => 0, { chat: { burst: 2, perSecond: 0.5 } });
  for (let count = 0; count < 2; count += 1) limiter.takeCommand('chat.send');
  expect(() => limiter.takeCommand('chat.send')).toThrow(expect.objectContaining({ code: 'rate-limited', retryAfterMs: 2_000 }));
  for (let count = 0; count < RATE_LIMITS.reaction.burst; count += 1) limiter.takeCommand('reaction.send');
  expect(() => limiter.takeCommand('reaction.send')).toThrow();
});
