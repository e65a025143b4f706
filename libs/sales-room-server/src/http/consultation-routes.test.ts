import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConsultationStatus, GuideConsultations } from '@vitrine/sales-room-protocol';
import { codeOf, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';

let room: RoomFixture;
let gina: Visitor;
let otto: Visitor;
beforeAll(async () => {
  room = await startRoomFixture();
  [gina, otto] = [room.visitor(), room.visitor()];
  await gina.signIn('gina');
  await otto.signIn('otto');
});
afterAll(() => room.close());
beforeEach(async () => {
  const { database } = room.services;
  for (const table of ['guide_availability', 'consultation_request', 'consultation_message']) await database.query(`delete from ${table}`);
});

const available = (guide: Visitor, isAvailable = true) => guide.call('PUT', '/room-api/guide/availability', { isAvailable });
const presence = async () => (await room.visitor().call('GET', '/room-api/consultations/presence')).body;
const ask = (shopper: Visitor, body: unknown = { name: 'Clara', productId: STUB.lamp }) =>
  shopper.call('POST', '/room-api/consultations', body);
const own = async (shopper: Visitor) => (await shopper.call('GET', '/room-api/consultations/own')).body as ConsultationStatus;
const heard = async (guide: Visitor) => (await guide.call('GET', '/room-api/guide/consultations')).body as GuideConsultations;
const firstHeard = async (guide: Visitor) => (await heard(guide)).requests[0]?.id ?? '';
const accept = (guide: Visitor, id: string) => guide.call('POST', `/room-api/guide/consultations/${id}/accept`);
const age = (table: string, column: string, interval: string) =>
  room.services.database.query(`update ${table} set ${column} = ${column} - interval '${interval}'`);

describe('who is free', () => {
  test('is told to everybody by name, without an id', async () => {
    expect(await presence()).toEqual({ guides: [], busyGuides: 0, waiting: 0 });
    await available(gina);
    const told = (await presence()) as { guides: { name: string }[] };
    expect(told.guides.map((guide) => Object.keys(guide))).toEqual([['name']]);
    expect(JSON.stringify(told)).not.toContain(STUB.guide);
    await available(gina, false);
    expect(await presence()).toMatchObject({ guides: [] });
  });

  test('is nobody whose page has closed or was silent for 20 seconds; the switch stays on for her return', async () => {
    await available(gina);
    await gina.call('PUT', '/room-api/guide/availability', { isAvailable: true, isLeaving: true });
    expect(await presence()).toMatchObject({ guides: [] });
    expect((await heard(gina)).isAvailable).toBe(true);
    // Reading alone brings nobody back: a page that goes on listening does.
    expect(await presence()).toMatchObject({ guides: [] });
    await gina.call('GET', '/room-api/guide/consultations?known=');
    expect(await presence()).toMatchObject({ guides: [{}] });
    await age('guide_availability', 'here_until', '21 seconds');
    expect(await presence()).toMatchObject({ guides: [] });
  });

  test('is nobody who has signed out, and no switch outlasts a night', async () => {
    const vera = room.visitor();
    await vera.signIn('gina');
    await available(vera);
    await age('guide_availability', 'on_until', '5 hours');
    await vera.call('GET', '/room-api/guide/consultations?known=x');
    expect((await heard(vera)).isAvailable).toBe(false);
    await available(vera);
    await vera.call('POST', '/room-api/guide/logout');
    expect(await presence()).toMatchObject({ guides: [] });
  });

  test('is nobody who is with a client in a room', async () => {
    await available(gina);
    const [guide, client] = [await gina.enterAsGuide(), await room.visitor().enterAsClient('Bea')];
    await vi.waitFor(async () => expect(await presence()).toMatchObject({ guides: [], busyGuides: 1 }));
    client.close();
    await vi.waitFor(async () => expect(await presence()).toMatchObject({ guides: [{}], busyGuides: 0 }));
    guide.close();
  });
});

describe('a shopper who asks', () => {
  test('waits at an honest place, in the language and with the product as their own session sees it', async () => {
    const [clara, bea] = [room.visitor(), room.visitor()];
    const answer = await ask(clara);
    expect([answer.status, answer.headers.getSetCookie().some((cookie) => /^attendee=.*HttpOnly/.test(cookie))]).toEqual([201, true]);
    await ask(bea, { name: 'Bea' });
    expect((await own(clara)).request).toMatchObject({ state: 'waiting', name: 'Clara', place: 1, waitMinutes: null });
    expect((await own(bea)).request).toMatchObject({ place: 2, product: null });
    expect((await heard(gina)).requests).toMatchObject([
      { name: 'Clara', locale: 'en-US', product: { id: STUB.lamp, name: expect.stringContaining('guest-') } },
      { name: 'Bea', product: null },
    ]);
    expect(await presence()).toMatchObject({ waiting: 2 });
  });

  test('keeps the place when they ask again, and no secret of anybody is told', async () => {
    const [clara, bea] = [room.visitor(), room.visitor()];
    await ask(clara);
    await ask(bea, { name: 'Bea' });
    await ask(clara, { name: 'Clara B.' });
    expect((await own(clara)).request).toMatchObject({ name: 'Clara B.', place: 1, product: null });
    const key = clara.cookies.get('attendee') ?? '';
    expect(key.length).toBeGreaterThan(30);
    expect(JSON.stringify([await own(clara), await heard(gina)])).not.toContain(key);
  });

  test('is gone from the queue 30 seconds after their page was heard last, or when they take it back', async () => {
    const [clara, bea] = [room.visitor(), room.visitor()];
    await ask(clara);
    await age('consultation_request', 'here_until', '31 seconds');
    await ask(bea, { name: 'Bea' });
    expect((await heard(gina)).requests.map(({ name }) => name)).toEqual(['Bea']);
    // A phone in a pocket keeps its place, somebody who left has to ask again.
    expect((await own(clara)).request).toMatchObject({ place: 1 });
    await age('consultation_request', 'here_until', '3 minutes');
    expect((await own(clara)).request).toBeNull();
    await ask(bea, { name: 'Bea' });
    expect((await bea.call('DELETE', '/room-api/consultations/own')).status).toBe(204);
    expect((await heard(gina)).requests).toEqual([]);
  });

  test('is refused a product that the store does not show, a name that is none and a key that is planted', async () => {
    const clara = room.visitor({ attendee: 'planted'.repeat(8) });
    const unknown = await ask(clara, { name: 'Clara', productId: STUB.missing });
    expect([unknown.status, codeOf(unknown)]).toEqual([400, 'invalid-payload']);
    for (const name of ['', ' ', 'a\u202Eb', 'x'.repeat(81), undefined])
      expect((await ask(clara, { ...(name === undefined ? {} : { name }) })).status).toBe(400);
    expect((await presence()) as object).toMatchObject({ waiting: 0 });
    await ask(clara);
    expect(clara.cookies.get('attendee')).not.toBe('planted'.repeat(8));
  });

  test('who is a customer is known by name, and a hostile name stays text', async () => {
    await ask(room.visitor({ shop: 'customer-ada' }), {});
    await ask(room.visitor(), { name: HOSTILE });
    expect((await heard(gina)).requests.map(({ name }) => name)).toEqual(['Ada Byron', HOSTILE]);
  });

  test('is told how long it takes once three consultations of today are known', async () => {
    const { database } = room.services;
    const clara = room.visitor();
    await available(gina);
    for (let index = 0; index < 3; index += 1) {
      const shopper = room.visitor();
      await ask(shopper);
      await accept(gina, await firstHeard(gina));
    }
    await database.query(
      "update appointment set status = 'ended', started_at = now() - interval '10 minutes', ended_at = now() where path like 'consultation-%'",
    );
    await ask(clara);
    expect((await own(clara)).request).toMatchObject({ place: 1, waitMinutes: 10 });
  });
});

describe('a guide who accepts', () => {
  test('cannot announce the talk to everybody: its name is the shopper’s', async () => {
    const clara = room.visitor();
    await available(gina);
    await ask(clara);
    const { path } = (await accept(gina, await firstHeard(gina))).body as { path: string };
    const id = path.replace('consultation-', '');
    const slides = [{ kind: 'product', name: 'Lamp', productId: STUB.lamp }];
    const announced = { id, path, name: 'Lamp · Clara', isAnnounced: true, slides };
    for (const refused of [
      await gina.call('PUT', `/room-api/presentations/${id}`, announced),
      await gina.call('POST', '/room-api/presentations/import', { presentations: [announced] }),
    ])
      expect([refused.status, codeOf(refused), JSON.stringify(refused.body).includes('isAnnounced')]).toEqual([409, 'wrong-state', true]);
    expect((await room.visitor().call('GET', '/room-api/announced-presentations')).body).toEqual({ presentations: [] });
  });

  test('is in a running presentation of that product, and the shopper is expected there by name', async () => {
    const clara = room.visitor();
    await ask(clara);
    const accepted = await accept(gina, await firstHeard(gina));
    const { path } = accepted.body as { path: string };
    expect(accepted.status).toBe(200);
    expect((await own(clara)).request).toMatchObject({ state: 'accepted', path, guideName: 'Gina Guide', hasJoined: false });
    expect((await clara.call('GET', `/room-api/rooms/${path}/entry?as=client`)).body).toMatchObject({
      screen: 'prejoin',
      attendee: { name: 'Clara', status: 'invited' },
      appointment: { status: 'started' },
    });
    const guide = await gina.connect();
    const snapshot = await guide.enter(path, 'guide');
    expect(snapshot.slides).toMatchObject([{ kind: 'product', name: expect.stringContaining('Lamp') }]);
    await clara.join(undefined, path);
    const client = await clara.connect();
    await client.enter(path, 'client');
    expect((await own(clara)).request).toMatchObject({ state: 'accepted', hasJoined: true });
    client.close();
    guide.close();
    // A talk between two is no other guide's.
    expect((await otto.call('GET', `/room-api/rooms/${path}/entry?as=guide`)).body).toMatchObject({ screen: 'not-found' });
  });

  test('wins once: the second is told who was first, and the same one again gets the same room', async () => {
    await ask(room.visitor());
    const id = await firstHeard(gina);
    const [one, two] = await Promise.all([accept(gina, id), accept(otto, id)]);
    const [won, lost] = one.status === 200 ? [one, two] : [two, one];
    expect([won.status, lost.status, codeOf(lost)]).toEqual([200, 409, 'wrong-state']);
    const winner = one.status === 200 ? gina : otto;
    expect((await accept(winner, id)).body).toEqual(won.body);
    expect(
      await room.services.database.query('select 1 from appointment where id = (select appointment_id from consultation_request)'),
    ).toHaveLength(1);
  });

  test('is refused a shopper who has gone, and whoever is no guide is refused altogether', async () => {
    const clara = room.visitor();
    await ask(clara);
    const id = await firstHeard(gina);
    for (const [method, path] of [
      ['POST', `/room-api/guide/consultations/${id}/accept`],
      ['POST', `/room-api/guide/consultations/${id}/defer`],
      ['GET', '/room-api/guide/consultations'],
      ['PUT', '/room-api/guide/availability'],
      ['DELETE', `/room-api/guide/consultations/messages/${id}`],
    ] as const)
      expect([path, (await clara.call(method, path, method === 'PUT' ? { isAvailable: true } : undefined)).status]).toEqual([path, 401]);
    await clara.call('DELETE', '/room-api/consultations/own');
    expect((await accept(gina, id)).status).toBe(404);
    expect((await accept(gina, 'nonsense')).status).toBe(404);
  });

  test('or puts off hears no more of it, another guide does, and the shopper sees who is left', async () => {
    const clara = room.visitor();
    await available(gina);
    await available(otto);
    await ask(clara);
    expect((await gina.call('POST', `/room-api/guide/consultations/${await firstHeard(gina)}/defer`)).status).toBe(204);
    expect((await heard(gina)).requests).toEqual([]);
    expect((await heard(otto)).requests).toHaveLength(1);
    expect((await own(clara)).presence.guides).toHaveLength(1);
  });

  test('gives it back where no room could be made', async () => {
    const clara = room.visitor();
    await ask(clara);
    const id = await firstHeard(gina);
    await room.services.database.query(
      "update consultation_request set appointment_id = $2, accepted_by = $3, accepted_at = now() - interval '20 seconds' where id = $1",
      [id, 'd'.repeat(32), STUB.otherGuide],
    );
    expect(await firstHeard(gina)).toBe(id);
    expect((await own(clara)).request).toMatchObject({ state: 'waiting', place: 1 });
  });
});

describe('a message that is left', () => {
  const leave = (shopper: Visitor, body: object = {}) =>
    shopper.call('POST', '/room-api/consultations/messages', {
      name: 'Clara',
      email: 'clara@example.com',
      text: HOSTILE,
      productId: STUB.lamp,
      ...body,
    });

  test('is read by guides with its product and deleted by one of them; whoever left it waits no more', async () => {
    const clara = room.visitor();
    await ask(clara);
    expect((await leave(clara)).status).toBe(204);
    const { messages, requests } = await heard(gina);
    expect(messages).toMatchObject([{ name: 'Clara', email: 'clara@example.com', text: HOSTILE, product: { id: STUB.lamp } }]);
    expect(requests).toEqual([]);
    const gone = `/room-api/guide/consultations/messages/${messages[0]?.id}`;
    expect([(await otto.call('DELETE', gone)).status, (await gina.call('DELETE', gone)).status]).toEqual([204, 404]);
  });

  test('needs an address to answer to and a text, and is kept for 30 days', async () => {
    expect((await leave(room.visitor(), { email: 'nobody' })).status).toBe(400);
    expect((await leave(room.visitor(), { text: ' ' })).status).toBe(400);
    await leave(room.visitor());
    await age('consultation_message', 'left_at', '31 days');
    expect((await heard(gina)).messages).toEqual([]);
  });
});

test('asking too often from one address is refused with the time to wait', async () => {
  const shopper = room.visitor();
  const statuses = new Set<number>();
  for (let index = 0; index < 32; index += 1)
    statuses.add((await shopper.call('POST', '/room-api/consultations', { name: 'Clara' }, { 'x-forwarded-for': '203.0.113.9' })).status);
  expect([...statuses]).toEqual([201, 429]);
});

test('a page that knows the version is answered as soon as somebody asks', async () => {
  const { version } = await heard(gina);
  const waiting = gina.call('GET', `/room-api/guide/consultations?known=${version}`);
  await ask(room.visitor());
  expect(((await waiting).body as GuideConsultations).requests).toHaveLength(1);
});

test('only who waits is held until there is news: a stranger is answered at once', async () => {
  const [shopper, stranger] = [room.visitor(), room.visitor()];
  await ask(shopper);
  const follow = async (visitor: Visitor, name: string): Promise<string> => {
    const { version } = await own(visitor);
    await visitor.call('GET', `/room-api/consultations/own?known=${version}`);
    return name;
  };
  const held = follow(shopper, 'shopper');
  expect(await Promise.race([held, follow(stranger, 'stranger')])).toBe('stranger');
  await shopper.call('DELETE', '/room-api/consultations/own');
  expect(await held).toBe('shopper');
});
