import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../identifiers.ts';
import { about, codeOf, errorsOf, PATH, PRESENTATION, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
let appointmentId: string;
const sockets: RoomSocket[] = [];
/** Whom the checks ask for is asked at once: a server's own clock is not waited for. */
let tick: () => void = () => undefined;

beforeAll(async () => {
  room = await startRoomFixture({
    limits: {
      recheckGuidesEveryMs: 1,
      every(milliseconds, work) {
        if (milliseconds === 1) tick = work;
        return () => undefined;
      },
    },
  });
  appointmentId = await room.appointmentId();
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query('update appointment set made_by = $2 where path = $1', [PATH, STUB.otherGuide]);
  await room.setAppointment("status = 'started', started_at = now()");
  await change({ guideIds: [STUB.guide] });
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const change = async (patch: object) => {
  const owner = room.visitor();
  await owner.signIn('otto');
  expect((await owner.call('PUT', `/room-api/presentations/${appointmentId}`, { ...PRESENTATION, ...patch })).status).toBe(200);
};

/** Gina presents: over HTTP and by a socket. */
async function present(): Promise<{ guide: Visitor; socket: RoomSocket }> {
  const guide = room.visitor();
  const socket = await guide.enterAsGuide();
  sockets.push(socket);
  return { guide, socket };
}

/** Everything that a guide who has joined may ask for, with what it takes. */
const CALLS: [string, string, unknown?][] = [
  ['GET', '/api/_action/dsr/appointment/:id/presentation/state'],
  ['POST', '/api/_action/dsr/appointment/:id/presentation/state', { currentSlideAlias: 1 }],
  ['POST', '/api/_action/dsr/appointment/:id/start'],
  ['POST', '/api/_action/dsr/appointment/:id/end'],
  ['POST', '/api/_action/dsr/appointment/:id/join-as-guide'],
  ['POST', '/api/_action/dsr/appointment/:id/instant-listing', { name: 'Mine', productIds: [STUB.lamp] }],
  ['GET', '/api/_action/dsr/appointment/:id/widgets/attendee-insights'],
  ['GET', '/api/_action/dsr/appointment/:id/widgets/cart-insights'],
  ['GET', '/api/_action/dsr/appointment/:id/widgets/wishlist-statistics'],
  ['GET', `/room-api/rooms/${PATH}/media`],
  ['GET', '/room-api/presentations/:id'],
  ['GET', '/store-api/dsr/appointment/presentation/state'],
  ['GET', '/store-api/dsr/appointment/presentation'],
];

const call = (visitor: Visitor, [method, path, body]: (typeof CALLS)[number]) =>
  visitor.call(method, path.replace(':id', appointmentId), body, about(PATH, 'guide'));

test('a guide who is taken off a presentation loses the socket at once, and cannot enter again', async () => {
  const { guide, socket } = await present();
  await change({ guideIds: [] });
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  const again = await guide.connect();
  sockets.push(again);
  expect(await again.refused('room.enter', { presentationPath: PATH, as: 'guide' })).toBe('not-found');
});

test('the same where a file that is imported takes the guide off', async () => {
  const { socket } = await present();
  await room.server.importPresentations({ presentations: [{ ...PRESENTATION, guideIds: [STUB.thirdGuide] }] });
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
});

test('a guide who stays on it, its maker and an administrator keep their sockets', async () => {
  const { socket } = await present();
  const others: RoomSocket[] = [];
  for (const name of ['otto', 'ada']) {
    const visitor = room.visitor();
    await visitor.signIn(name);
    others.push(await visitor.enterAsGuide());
  }
  sockets.push(...others);
  await change({ guideIds: [STUB.guide], name: 'Another name' });
  await change({ guideIds: [] });
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  for (const other of others) await other.run('chat.send', { text: 'Still here' });
});

test('over HTTP a guide who was taken off gets nothing of the room any more, by any call', async () => {
  const { guide } = await present();
  expect((await call(guide, ['GET', '/api/_action/dsr/appointment/:id/presentation/state'])).status).toBe(200);
  await change({ guideIds: [] });
  const slides = async () =>
    JSON.stringify(
      await room.services.database.query('select definition, status, current_slide from appointment where id = $1', [appointmentId]),
    );
  const before = await slides();
  for (const each of CALLS) expect([403, 404], `${each[0]} ${each[1]}`).toContain((await call(guide, each)).status);
  expect(await slides()).toBe(before);
});

test('media statistics are told to who may present alone; a foreign room is told from none by nobody', async () => {
  const stranger = room.visitor();
  await stranger.signIn('ida');
  const foreign = await stranger.call('GET', `/room-api/rooms/${PATH}/media`);
  const none = await stranger.call('GET', '/room-api/rooms/there-is-none/media');
  expect([foreign.status, foreign.body]).toEqual([404, none.body]);
  expect((await stranger.call('GET', '/room-api/rooms/%00/media')).status).toBe(400);
  const { guide } = await present();
  expect((await guide.call('GET', `/room-api/rooms/${PATH}/media`)).body).toEqual({ producers: [] });
});

test('a socket of a guide is told the same of a foreign room and of none', async () => {
  const stranger = room.visitor();
  await stranger.signIn('ida');
  const socket = await stranger.connect();
  sockets.push(socket);
  const answers = [
    await socket.send('room.enter', { presentationPath: PATH, as: 'guide' }),
    await socket.send('room.enter', { presentationPath: 'there-is-none', as: 'guide' }),
  ];
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ ok: false, error: { code: 'not-found' } });
});

test('who is signed in nowhere is told the same of every room when entering as a guide', async () => {
  const socket = await room.visitor().connect();
  sockets.push(socket);
  for (const presentationPath of [PATH, 'there-is-none'])
    expect(await socket.refused('room.enter', { presentationPath, as: 'guide' })).toBe('unauthenticated');
});

/** As if the sign-ins had last been checked a minute ago. */
const age = () => room.services.database.query("update guide_session set checked_at = now() - interval '1 minute'");
const profileRequests = () => room.store.count('GET', '/api/_info/me');

/** Changes what the store says of Gina for one test. */
async function withGina(changes: object, work: () => Promise<void>): Promise<void> {
  const gina = room.store.admin.users.get('gina');
  if (gina === undefined) throw new Error('There is no Gina.');
  room.store.admin.users.set('gina', { ...gina, ...changes });
  try {
    await work();
  } finally {
    room.store.admin.users.set('gina', gina);
  }
}

test('the next HTTP call of a guide deactivated in the store is refused and closes the socket', async () => {
  const { guide, socket } = await present();
  await withGina({ active: false }, async () => {
    await age();
    expect((await guide.call('GET', '/room-api/guide/me')).status).toBe(401);
    expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  });
  expect((await guide.call('GET', '/room-api/guide/me')).status, 'who comes back signs in again').toBe(401);
});

test('an idle guide who is deactivated or deleted in the store loses the socket by the next check', async () => {
  const { socket } = await present();
  await withGina({ active: false }, async () => {
    await age();
    tick();
    expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  });
  const gone = room.visitor();
  await gone.signIn('ada');
  const other = await gone.enterAsGuide();
  sockets.push(other);
  const ada = room.store.admin.users.get('ada');
  room.store.admin.users.delete('ada');
  await age();
  tick();
  expect(await other.heard('session.closed')).toEqual({ reason: 'session-expired' });
  if (ada !== undefined) room.store.admin.users.set('ada', ada);
});

test('the check finds a guide who was taken off where nobody said so', async () => {
  const { socket } = await present();
  await room.services.database.query(`update appointment set definition = definition || '{"guideIds":[]}'::jsonb where id = $1`, [
    appointmentId,
  ]);
  tick();
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
});

test('an administrator who is one no more loses what only administrators may', async () => {
  const visitor = room.visitor();
  await visitor.signIn('ada');
  const socket = await visitor.enterAsGuide();
  sockets.push(socket);
  const ada = room.store.admin.users.get('ada');
  if (ada === undefined) throw new Error('There is no Ada.');
  room.store.admin.users.set('ada', { ...ada, admin: false });
  await age();
  tick();
  expect(await socket.heard('session.closed')).toEqual({ reason: 'session-expired' });
  expect((await visitor.call('GET', `/room-api/presentations/${appointmentId}`)).status).toBe(404);
  expect((await visitor.call('GET', '/room-api/guide/me')).status, 'and is signed in still').toBe(200);
  room.store.admin.users.set('ada', ada);
});

test('the store is asked once for many calls at once, and not again within seconds', async () => {
  const { guide } = await present();
  await age();
  const before = profileRequests();
  for (const { status } of await Promise.all(Array.from({ length: 30 }, () => guide.call('GET', '/room-api/guide/me'))))
    expect(status).toBe(200);
  expect(profileRequests()).toBe(before + 1);
});

test('an access token that has run out is renewed, once for all', async () => {
  const { guide } = await present();
  room.store.admin.expireAccessTokens('gina');
  await age();
  expect((await guide.call('GET', '/room-api/guide/me')).status).toBe(200);
});

test('a store that is away, or says nothing sensible, logs nobody out', async () => {
  const { guide, socket } = await present();
  for (const status of [500, 503, 429]) {
    const works = room.store.faults.status(status, { body: { errors: [] } }, { path: '/api/*' });
    await age();
    expect((await guide.call('GET', '/room-api/guide/me')).status).toBe(200);
    await age();
    tick();
    await socket.run('chat.send', { text: `Still here after ${status}` });
    works();
  }
  await age();
  expect((await guide.call('GET', '/room-api/guide/me')).status).toBe(200);
});

test("a room that a guide has joined is told from one that isn't there to no other guide", async () => {
  const stranger = room.visitor();
  await stranger.signIn('ida');
  const state = (id: string) => stranger.call('GET', `/api/_action/dsr/appointment/${id}/presentation/state`);
  expect(errorsOf(await state(appointmentId))).toEqual(errorsOf(await state(newId())));
  expect(codeOf(await stranger.call('GET', `/room-api/presentations/${appointmentId}`))).toBe('not-found');
});
