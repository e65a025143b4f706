import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { COMMAND_EVENT, type CommandInput, type CommandName } from '@vitrine/sales-room-protocol';
import { newId, newSecret } from '../identifiers.ts';
import { ORIGIN, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { trackSockets } from '../testing/track-sockets.ts';

const OTHER = 'autumn';
let room: RoomFixture;
const track = trackSockets();
beforeAll(async () => {
  room = await startRoomFixture();
  const maker = room.visitor();
  await maker.signIn('ada');
  const made = await maker.call('POST', '/room-api/presentations', {
    path: OTHER,
    name: 'Autumn',
    slides: [{ kind: 'search', name: 'Chairs', search: 'chair' }],
  });
  expect(made.status).toBe(201);
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.services.database.query("update appointment set status = 'started'");
});

const stateOf = async (path: string) =>
  JSON.stringify(
    await room.services.database.query(
      'select a.* from attendee a join appointment p on p.id = a.appointment_id where p.path = $1 order by a.id',
      [path],
    ),
  );

test('a guide of one room reaches nobody of another, by no command that takes an attendee, nor by HTTP', async () => {
  const here = room.visitor();
  const guide = track(await here.enterAsGuide());
  const stranger = track(await room.visitor().enterAsClient('Otis', OTHER));
  const attendeeId = stranger.snapshot().self.attendeeId ?? '';
  const before = await stateOf(OTHER);
  const attempts: { [Name in CommandName]?: CommandInput<Name> } = {
    'attendee.admit': { attendeeId },
    'attendee.refuse': { attendeeId },
    'attendee.remove': { attendeeId },
    'attendee.unblock': { attendeeId },
    'attendee.mute': { attendeeId, kinds: ['audio'], keepOff: true },
    'attendee.allow-unmute': { attendeeId },
    'control.offer': { attendeeId },
    'hand.set': { raised: false, attendeeId },
    'access.request': { attendeeId, kind: 'cart' },
    'cart.read': { attendeeId },
    'cart.act': { attendeeId, action: { type: 'add', productId: newId() } },
    'wishlist.read': { attendeeId },
    'wishlist.act': { attendeeId, productId: newId(), listed: true },
  };
  for (const [name, payload] of Object.entries(attempts))
    expect(await guide.refused(name as CommandName, payload as never), name).toBe('not-found');
  const action = '/api/_action/dsr/appointment/attendee';
  expect((await here.call('GET', `${action}/${attendeeId}/last-seen-product-ids`)).status).toBe(403);
  expect((await here.call('POST', `${action}/${attendeeId}/remove`)).status).toBe(403);
  expect((await here.call('POST', `/api/_action/dsr/appointment/${await room.appointmentId(OTHER)}/end`)).status).toBe(403);
  expect(await stateOf(OTHER)).toBe(before);
  await stranger.run('chat.send', { text: 'Still here' });
  expect(JSON.stringify(guide.notifications)).not.toContain('Still here');
});

test('a command id of somebody else is another command: their answer is given to nobody', async () => {
  const [one, two] = [track(await room.visitor().enterAsClient('One')), track(await room.visitor().enterAsClient('Two'))];
  const commandId = newSecret();
  const first = await one.run('chat.send', { text: 'mine' }, commandId);
  const second = await two.run('chat.send', { text: 'theirs' }, commandId);
  expect(second.messageId).not.toBe(first.messageId);
  await one.until(({ chat }) => chat.length === 2);
});

test('keys that reach into every object, and JSON as deep as it fits, change nothing and are answered', async () => {
  const visitor = room.visitor();
  const client = track(await visitor.enterAsClient('Cleo'));
  const hostile = [
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    `{"text":"x","__proto__":{"polluted":true}}`,
  ];
  for (const text of hostile) {
    expect(
      await client.socket.emitWithAck(COMMAND_EVENT, { name: 'chat.send', commandId: newSecret(), payload: JSON.parse(text) as unknown }),
    ).toMatchObject({ ok: false, error: { code: 'invalid-payload' } });
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(await client.socket.emitWithAck(COMMAND_EVENT, { name, commandId: newSecret(), payload: {} })).toMatchObject({
        ok: false,
        error: { code: 'unknown-command' },
      });
    }
  }
  const raw = (path: string, body: string) =>
    fetch(`${room.server.url}${path}`, {
      method: 'POST',
      headers: {
        origin: ORIGIN,
        'content-type': 'application/json',
        cookie: [...visitor.cookies].map((pair) => pair.join('=')).join('; '),
      },
      body,
    });
  const deep = `${'{"payload":'.repeat(40_000)}1${'}'.repeat(40_000)}`;
  for (const body of [...hostile, deep, '['.repeat(100_000), `{"attendeeName":${'['.repeat(50_000)}${']'.repeat(50_000)}}`]) {
    for (const path of [
      '/store-api/dsr/interaction',
      '/store-api/dsr/appointment/spring/join-as-client',
      '/room-api/guide/login',
      '/store-api/dsr/product-listing',
    ]) {
      const { status } = await raw(path, body);
      expect(status, `${path} ${body.slice(0, 40)}`).toBeLessThan(500);
    }
  }
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  await client.run('chat.send', { text: 'Still here' });
});

test("a write with cookies but no origin is refused, and a guide's cookie makes no client a guide", async () => {
  const guideVisitor = room.visitor();
  await guideVisitor.signIn();
  const bare: Visitor['call'] = (method, path) => guideVisitor.call(method, path, undefined, { origin: '' });
  const withoutOrigin = await fetch(`${room.server.url}/room-api/guide/logout`, {
    method: 'POST',
    headers: { cookie: `guide=${guideVisitor.cookies.get('guide') ?? ''}` },
  });
  expect(withoutOrigin.status).toBe(403);
  expect((await bare('GET', '/room-api/guide/me')).status).toBe(200);
  // Both cookies in one browser: who enters as a client has a client's part, whatever else they are.
  await guideVisitor.join('Gina in disguise');
  const client = track(await guideVisitor.connect());
  expect((await client.enter('spring', 'client')).self).toMatchObject({ type: 'CLIENT', role: 'client' });
  expect(await client.refused('attendee.mute-all', {})).toBe('not-permitted');
  expect(client.snapshot().notes).toEqual([]);
});
