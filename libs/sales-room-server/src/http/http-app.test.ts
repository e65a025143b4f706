import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, errorsOf, ORIGIN, PATH, type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
let appointmentId: string;

beforeAll(async () => {
  room = await startRoomFixture();
  appointmentId = await room.appointmentId();
});
afterAll(() => room.close());

beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setDefinition({});
  await room.setAppointment("status = 'started', started_at = now()");
});

describe('joining as a client', () => {
  test('answers in the official shape, without any token; the cookie alone proves the attendee', async () => {
    const visitor = room.visitor({ shop: 'customer-secret-token' });
    const { status, body, headers } = await visitor.join(undefined);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: appointmentId,
      attendeeName: 'Ada Byron',
      appointmentName: 'Spring',
      salesChannelId: STUB.salesChannel,
      presentationGuideMode: 'guided',
      isPreview: false,
      newContextToken: '',
      mercureHubPublicUrl: null,
      mercureSubscriberTopics: [],
      JWTMercurePublisherToken: null,
      JWTMercureSubscriberToken: null,
      extensions: { vitrine: { attendeeStatus: 'joined' } },
    });
    expect(JSON.stringify(body)).not.toContain('secret-token');
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^attendee=[\w-]{43}; .*HttpOnly/)]);
  });

  test('the same browser joins again as the same attendee, and keeps its name', async () => {
    const visitor = room.visitor();
    const first = (await visitor.join('Cleo')).body as { attendeeId: string };
    const again = (await visitor.join(undefined)).body;
    expect(again).toMatchObject({ attendeeId: first.attendeeId, attendeeName: 'Cleo' });
    expect(
      await room
        .visitor()
        .join('Cleo')
        .then(({ body }) => body),
    ).not.toMatchObject({ attendeeId: first.attendeeId });
  });

  test('a key that the browser brings counts only if it has proved somebody here: it may be planted', async () => {
    const planted = 'x'.repeat(43);
    const victim = room.visitor({ attendee: planted });
    const joined = (await victim.join('Cleo')).body as { attendeeId: string };
    expect(victim.cookies.get('attendee')).toMatch(/^[\w-]{43}$/);
    expect(victim.cookies.get('attendee')).not.toBe(planted);
    const attacker = room.visitor({ attendee: planted });
    expect((await attacker.call('GET', '/store-api/dsr/appointment/presentation/state')).status).toBe(403);
    expect(((await attacker.join('Mallory')).body as { attendeeId: string }).attendeeId).not.toBe(joined.attendeeId);
  });

  test('the id of somebody else gives nobody their place', async () => {
    const { attendeeId } = (await room.visitor().join('Cleo')).body as { attendeeId: string };
    const thief = await room
      .visitor()
      .call('POST', `/store-api/dsr/appointment/${PATH}/join-as-client`, { attendeeName: 'Thief', currentAttendeeId: attendeeId });
    expect(thief.body).toMatchObject({ attendeeName: 'Thief' });
    expect((thief.body as { attendeeId: string }).attendeeId).not.toBe(attendeeId);
  });

  test('customers only: a guest is refused, a customer joins', async () => {
    await room.setDefinition({ attendeeRestriction: 'customer' });
    expect((await room.visitor().join('Guest')).status).toBe(401);
    expect((await room.visitor({ shop: 'customer-1' }).join(undefined)).status).toBe(200);
  });

  test('nobody joins a preview, an ended presentation, one that is over, or an unknown one', async () => {
    expect((await room.visitor().join('A', 'unknown')).status).toBe(404);
    await room.setDefinition({ isPreview: true });
    expect((await room.visitor().join('A')).status).toBe(403);
    await room.setDefinition({ accessibleTo: '2020-01-01T00:00:00Z' });
    expect((await room.visitor().join('A')).status).toBe(403);
    await room.setDefinition({});
    await room.setAppointment("status = 'ended'");
    expect((await room.visitor().join('A')).status).toBe(409);
  });

  test('a hostile name is refused', async () => {
    for (const name of ['a'.repeat(200), 'x\u202Ey']) expect((await room.visitor().join(name)).status).toBe(400);
  });

  test('in 40 races between a lock and a join nobody is in the room who came after the lock', async () => {
    const guide = room.visitor();
    await guide.signIn();
    await guide.call('POST', `/api/_action/dsr/appointment/${appointmentId}/join-as-guide`);
    const [{ id: guideId } = { id: '' }] = await room.services.database.query<{ id: string }>(
      "select id from attendee where type = 'GUIDE'",
    );
    for (let round = 0; round < 40; round += 1) {
      const lock = room.services.engine.run({
        appointmentId,
        attendeeId: guideId,
        name: 'appointment.lock',
        commandId: `lock-race-${round}`,
        payload: {},
      });
      const [{ seq: lockedAt }, joined] = await Promise.all([lock, room.visitor().join(`Racer ${round}`)]);
      const { attendeeStatus } = (joined.body as { extensions: { vitrine: { attendeeStatus: string } } }).extensions.vitrine;
      const [{ seq } = { seq: 0 }] = await room.services.database.query<{ seq: number }>('select seq from appointment where id = $1', [
        appointmentId,
      ]);
      // Whoever came first has the smaller number.
      expect(attendeeStatus).toBe(lockedAt === seq ? 'joined' : 'waiting');
      await room.services.engine.run({
        appointmentId,
        attendeeId: guideId,
        name: 'appointment.unlock',
        commandId: `unlock-race-${round}`,
        payload: {},
      });
    }
  });
});

describe('state, settings and the attendee', () => {
  test('basic settings are public; an unknown path is 404', async () => {
    expect((await room.visitor().call('GET', `/store-api/dsr/appointment/${PATH}/basic-setting`)).body).toMatchObject({
      mode: 'guided',
      attendeeRestrictionType: 'open',
      videoAudioSettings: 'both',
      appointmentName: 'Spring',
      salesChannelName: 'Stub',
    });
    expect((await room.visitor().call('GET', '/store-api/dsr/appointment/none/basic-setting')).status).toBe(404);
  });

  test('the shared state follows the room, in the official words', async () => {
    await room.setAppointment(
      "status = 'started', started_at = now(), current_slide = 3, current_slide_page = 2, view_mode = 'speech', broadcast_mode = true",
    );
    const client = room.visitor();
    await client.join('Cleo');
    const { body } = await client.call('GET', '/store-api/dsr/appointment/presentation/state');
    expect(body).toMatchObject({
      stateForAll: {
        currentSlideAlias: 3,
        currentSlideData: { page: 2 },
        viewMode: 'onlyYou',
        broadcastMode: true,
        started: true,
        running: true,
        ended: false,
      },
      stateForClients: { videoClientToken: null },
    });
  });

  test('liked, disliked and last seen products are kept per attendee; interactions feed them', async () => {
    const client = room.visitor();
    await client.join('Cleo');
    const collection = async (alias: string) => (await client.call('GET', `/store-api/dsr/appointment/collection/${alias}`)).body;
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.lamp}`);
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.chair}`);
    expect(await collection('liked')).toEqual({ collection: { liked: [STUB.chair, STUB.lamp] } });
    expect((await client.call('DELETE', `/store-api/dsr/appointment/collection/liked/${STUB.chair}`)).status).toBe(204);
    await client.call('POST', '/store-api/dsr/interaction', {
      name: 'attendee.product.collection.disliked',
      payload: { productId: STUB.lamp },
    });
    expect(await collection('liked')).toEqual({ collection: { liked: [] } });
    expect(await collection('disliked')).toEqual({ collection: { disliked: [STUB.lamp] } });
    await client.call('POST', '/store-api/dsr/interaction', { name: 'product.viewed', payload: { productId: STUB.table } });
    expect(await collection('last-seen')).toEqual({ collection: { lastSeen: [STUB.table] } });
    expect((await client.call('POST', '/store-api/dsr/interaction', { name: 'product.viewed', payload: {} })).status).toBe(400);
    expect((await client.call('POST', '/store-api/dsr/interaction', { name: 'keep.alive' })).status).toBe(200);
    expect((await client.call('POST', '/store-api/dsr/interaction', { name: 'something.else' })).status).toBe(400);
  });

  test('an attendee changes their own name', async () => {
    const client = room.visitor();
    await client.join('Cleo');
    const rename = async (body: object) => (await client.call('PATCH', '/store-api/dsr/appointment/attendee', body)).body;
    expect(await rename({ attendeeName: 'Cleopatra' })).toMatchObject({ data: { attendeeName: 'Cleopatra' } });
    expect(await rename({}), 'what is not said stays as it is').toEqual({ apiAlias: 'dsr.appointment.update-attendee', data: {} });
    expect((await client.join(undefined)).body).toMatchObject({ attendeeName: 'Cleopatra' });
  });

  test('an invitation is answered by its token, seats its bearer, and comes as a calendar file', async () => {
    const guide = room.visitor();
    await guide.signIn();
    const { token, attendeeId, url } = (await guide.call('POST', `/room-api/presentations/${appointmentId}/invitations`, { name: 'Ivy' }))
      .body as { token: string; attendeeId: string; url: string };
    expect(url).toBe(`${ORIGIN}/invitation/${PATH}?token=${token}`);
    const answer = (answerText: string, value = token) =>
      room
        .visitor()
        .call('PATCH', `/store-api/dsr/appointment/${appointmentId}/attendee/respond-invitation`, { token: value, answer: answerText });
    expect((await answer('maybe')).body).toMatchObject({ appointment: { id: appointmentId, status: 'started' }, answer: 'maybe' });
    expect((await answer('perhaps')).status).toBe(400);
    expect((await answer('accepted', 'wrong')).status).toBe(403);
    const ivy = await room.visitor().call('POST', `/store-api/dsr/appointment/${PATH}/join-as-client`, { invitationToken: token });
    expect(ivy.body).toMatchObject({ attendeeId, attendeeName: 'Ivy' });
    const calendar = await room.visitor().call('POST', `/store-api/dsr/appointment/${appointmentId}/download-ics`, { token });
    expect(calendar.headers.get('content-type')).toContain('text/calendar');
    expect(calendar.body).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:Spring\r\n[\s\S]*END:VCALENDAR\r\n$/);
  });
});

describe('other origins', () => {
  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('a write from %s is refused', async (_name, headers) => {
    const client = room.visitor();
    await client.join('Cleo');
    const response = await fetch(`${room.server.url}/store-api/dsr/appointment/collection/liked/${STUB.lamp}`, {
      method: 'POST',
      headers: { cookie: `attendee=${client.cookies.get('attendee')}`, ...headers },
    });
    expect(response.status).toBe(403);
    expect((await client.call('GET', '/store-api/dsr/appointment/collection/liked')).body).toEqual({ collection: { liked: [] } });
  });

  test('a write with cookies and without an origin is refused; reads, also lists by POST, are not', async () => {
    const client = room.visitor();
    await client.join('Cleo');
    const call = (path: string, method: string) =>
      fetch(`${room.server.url}${path}`, { method, headers: { cookie: `attendee=${client.cookies.get('attendee')}` } });
    expect((await call(`/store-api/dsr/appointment/collection/liked/${STUB.lamp}`, 'POST')).status).toBe(403);
    expect((await call('/room-api/guide/logout', 'POST')).status).toBe(403);
    expect((await call('/store-api/dsr/appointment/presentation', 'GET')).status).toBe(200);
    expect((await call('/store-api/dsr/product-listing', 'POST')).status).toBe(200);
  });
});

test('health says whether server and media are there; an unknown call is 404 in the form of its side', async () => {
  expect(await (await fetch(`${room.server.url}/healthz`)).json()).toEqual({ name: 'sales-room-server', status: 'ok', media: false });
  expect(codeOf(await room.visitor().call('GET', '/room-api/nothing'))).toBe('not-found');
  expect(errorsOf(await room.visitor().call('GET', '/store-api/dsr/nothing'))[0]?.status).toBe('404');
  expect(
    (await room.visitor().call('POST', `/store-api/dsr/appointment/${PATH}/join-as-client`, 'x'.repeat(1_100_000), { connection: 'close' }))
      .status,
  ).toBe(413);
});

test('no log line holds a name, a token, a password or a cookie', async () => {
  const visitor = room.visitor({ shop: 'vip-logged-token' });
  await visitor.join('Unmistakable Name');
  await visitor.signIn('gina', 'wrong-password-here');
  await visitor.signIn();
  const socket = await visitor.enterAsGuide();
  socket.close();
  const logs = room.logs.join('\n');
  expect(logs).toContain('attendee.joined');
  expect(logs).not.toMatch(/Unmistakable|Gina|vip-logged|wrong-password|access-gina|refresh-gina/);
  for (const secret of visitor.cookies.values()) expect(logs).not.toContain(secret);
});
