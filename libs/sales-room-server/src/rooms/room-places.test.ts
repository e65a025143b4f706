import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { Every } from '../connections/session-checks.ts';
import { codeOf, errorsOf, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';

/** Runs repeated work when a test says so. */
const jobs: (() => void)[] = [];
const every: Every = (_milliseconds, work) => {
  jobs.push(work);
  return () => undefined;
};
const tick = () => jobs.forEach((work) => work());

let room: RoomFixture;
afterEach(async () => {
  await room.close();
  jobs.length = 0;
});

async function startRoom(limits: NonNullable<Parameters<typeof startRoomFixture>[0]>['limits'], keepDirectory?: string): Promise<void> {
  room = await startRoomFixture({ limits: { every, ...limits }, ...(keepDirectory === undefined ? {} : { keepDirectory }) });
  await room.setAppointment("status = 'started'");
}

let addresses = 0;
/** Somebody behind the proxy, at an address of their own. */
const stranger = (address = `203.0.113.${(addresses += 1)}`) => {
  const visitor = room.visitor();
  return {
    visitor,
    join: (name: string, body: object = {}) =>
      visitor.call(
        'POST',
        `/store-api/dsr/appointment/${PATH}/join-as-client`,
        { attendeeName: name, ...body },
        { 'x-forwarded-for': address },
      ),
  };
};
const names = async () =>
  (await room.services.database.query<{ name: string }>('select name from attendee order by name')).map(({ name }) => name);

async function invite(guide: Visitor, name: string): Promise<{ status: number; token: string; code: string }> {
  const answer = await guide.call('POST', `/room-api/presentations/${await room.appointmentId()}/invitations`, { name });
  return { status: answer.status, token: (answer.body as { token?: string }).token ?? '', code: answer.status < 300 ? '' : codeOf(answer) };
}

test('a joiner who never enters is gone in a minute, restart or not; entered and invited people stay', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'vitrine-places-'));
  try {
    await startRoom({ arriveWithinMs: 1 }, directory);
    const guide = room.visitor();
    await guide.signIn('gina');
    await invite(guide, 'Vera');
    await room
      .visitor()
      .enterAsClient('Clara')
      .then((socket) => socket.close());
    const storage = room.services.database.kind;
    await stranger().join('Nobody');
    if (storage === 'embedded') {
      await room.close();
      await startRoom({ arriveWithinMs: 1 }, directory);
    }
    expect(await names()).toEqual(expect.arrayContaining(['Clara', 'Nobody', 'Vera']) as string[]);
    const watching = await room.visitor().enterAsGuide();
    tick();
    await watching.until(({ attendees }) => !attendees.some(({ name }) => name === 'Nobody'));
    expect(await names()).toEqual(['Clara', 'Gina Guide', 'Vera']);
    watching.close();
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

test('several who never came in are forgotten at once, and none is looked for afterwards', async () => {
  await startRoom({});
  for (const name of ['Nobody', 'Nobody else', 'Nobody at all']) await stranger().join(name);
  await room.services.database.query(
    "update attendee set enter_by = now() - interval '1 second', last_active_at = now() - interval '61 seconds'",
  );
  const watching = await room.visitor().enterAsGuide();
  tick();
  await watching.until(({ attendees }) => !attendees.some(({ name }) => name.startsWith('Nobody')));
  await watching.run('room.snapshot', {});
  expect(await names()).toEqual(['Gina Guide']);
  expect(room.logs.filter((line) => line.includes('presence.failed'))).toEqual([]);
  watching.close();
});

test('whoever joins and comes in a moment later is not forgotten', async () => {
  await startRoom({});
  const { visitor, join: joinAs } = stranger();
  await joinAs('Slow Clara');
  tick();
  const socket = await visitor.connect();
  expect((await socket.enter(PATH, 'client')).self.role).toBe('client');
  socket.close();
});

test('an attacker who joins without end from one address is told to wait, and a guest gets in', async () => {
  await startRoom({ attendeesPerRoom: 20, rates: { join: { burst: 10, perSecond: 0.1 } } });
  const attack = Array.from({ length: 60 }, () => stranger('198.51.100.66').join('Mallory'));
  const answers = await Promise.all(attack);
  const refused = answers.find(({ status }) => status === 429);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(refused && errorsOf(refused)[0]).toMatchObject({ code: 'SALES_ROOM__RATE_LIMITED' });
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  const guest = stranger();
  expect((await guest.join('Clara')).status).toBe(200);
  const socket = await guest.visitor.connect();
  expect((await socket.enter(PATH, 'client')).self).toMatchObject({ role: 'client', name: 'Clara' });
  socket.close();
});

test('strangers of many addresses who flood a room keep out no earlier and no invited attendee', async () => {
  await startRoom({ rates: { joinRoom: { burst: 5, perSecond: 0.1 } } });
  const guide = room.visitor();
  await guide.signIn('gina');
  const { token } = await invite(guide, 'Vera');
  const known = stranger();
  expect((await known.join('Clara')).status).toBe(200);
  const statuses = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await stranger().join('Mallory')).status);
  expect(statuses).toEqual([200, 200, 200, 200, 429, 429, 429, 429]);
  expect((await known.join('Clara')).status).toBe(200);
  expect((await stranger().join('Vera', { invitationToken: token })).status).toBe(200);
  expect((await stranger().join('Mallory', { invitationToken: 'guessed-guessed-guessed-guessed-guessed-gue' })).status).toBe(429);
});

test('a removed attendee frees a place, and so does one who leaves', async () => {
  await startRoom({ attendeesPerRoom: 3 });
  const guide = await room.visitor().enterAsGuide();
  const first = await room.visitor().enterAsClient('One');
  const second = await room.visitor().enterAsClient('Two');
  const full = await stranger().join('Three');
  expect([full.status, errorsOf(full)[0]?.code]).toEqual([409, 'SALES_ROOM__LIMIT_REACHED']);
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  await guide.run('attendee.remove', { attendeeId: first.snapshot().self.attendeeId ?? '' });
  expect((await stranger().join('Three')).status).toBe(200);
  expect((await stranger().join('Four')).status).toBe(409);
  await second.run('room.leave', {});
  expect((await stranger().join('Four')).status).toBe(200);
  guide.close();
});

test('a long-gone attendee holds no place, and a room remembers as many gone people as it has places', async () => {
  await startRoom({ attendeesPerRoom: 3, keepPlaceMs: 0 });
  for (const name of ['A', 'B', 'C', 'D', 'E']) {
    const visitor = room.visitor();
    const socket = await visitor.enterAsClient(name);
    if (name === 'A') await socket.run('chat.send', { text: 'I wrote something' });
    await socket.run('room.leave', {});
  }
  expect(await names()).toEqual(['A', 'C', 'D', 'E']);
  const back = await room.visitor().enterAsClient('F');
  back.close();
  expect(await names()).toEqual(['A', 'D', 'E', 'F']);
});

test('some places are kept for those who were invited, and a full room can still invite', async () => {
  await startRoom({ attendeesPerRoom: 10 });
  const guide = room.visitor();
  await guide.signIn('gina');
  for (let count = 0; count < 9; count += 1) expect((await stranger().join(`Guest ${count}`)).status).toBe(200);
  expect((await stranger().join('Guest 9')).status).toBe(409);
  const invited = await invite(guide, 'Vera');
  expect(invited.status).toBe(201);
  expect((await stranger().join('Vera', { invitationToken: invited.token })).status).toBe(200);
});

test('one person cannot fill the chat of a room, and a guide can always write', async () => {
  await startRoom({ messagesPerAttendee: 2 });
  const [guide, client, other] = [
    await room.visitor().enterAsGuide(),
    await room.visitor().enterAsClient('One'),
    await room.visitor().enterAsClient('Two'),
  ];
  for (const text of ['1', '2']) await client.run('chat.send', { text });
  expect(await client.refused('chat.send', { text: '3' })).toBe('limit-reached');
  await other.run('chat.send', { text: 'Mine' });
  for (const text of ['1', '2', '3']) await guide.run('chat.send', { text });
  for (const socket of [guide, client, other]) socket.close();
});
