import type { RoomEntry } from '@vitrine/sales-room-protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { about, ORIGIN, PATH, startRoomFixture, type RoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/stub-store.ts';

let room: RoomFixture;
let appointmentId: string;

beforeAll(async () => {
  room = await startRoomFixture({ shopPages: { tosPage: STUB.cmsPage } });
  appointmentId = await room.appointmentId();
});
afterAll(() => room.close());

/** Puts the appointment into a state without going through a room. */
async function setAppointment(sql: string): Promise<void> {
  await room.services.database.query(`update appointment set status = 'not-started', started_at = null, ended_at = null, current_slide = 0, broadcast_mode = false where id = $1`, [appointmentId]);
  await room.services.database.query(`update appointment set ${sql} where id = $1`, [appointmentId]);
}
async function setDefinition(patch: Record<string, unknown>): Promise<void> {
  await room.services.database.query('update appointment set definition = definition || $2::jsonb where id = $1', [
    appointmentId,
    JSON.stringify({ isPreview: false, attendeeRestriction: 'open', accessibleFrom: null, accessibleTo: null, waitingRoom: false, ...patch }),
  ]);
}
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors: { code: string; status: string; detail: string }[] }).errors;
const codeOf = (answer: { body: unknown }) => (answer.body as { error: { code: string } }).error.code;

beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await setDefinition({});
  await setAppointment("status = 'started', started_at = now()");
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
    expect(await room.visitor().join('Cleo').then(({ body }) => body)).not.toMatchObject({ attendeeId: first.attendeeId });
  });

  test('the id of somebody else gives nobody their place', async () => {
    const { attendeeId } = (await room.visitor().join('Cleo')).body as { attendeeId: string };
    const thief = await room.visitor().call('POST', `/store-api/dsr/appointment/${PATH}/join-as-client`, { attendeeName: 'Thief', currentAttendeeId: attendeeId });
    expect(thief.body).toMatchObject({ attendeeName: 'Thief' });
    expect((thief.body as { attendeeId: string }).attendeeId).not.toBe(attendeeId);
  });

  test('customers only: a guest is refused, a customer joins', async () => {
    await setDefinition({ attendeeRestriction: 'customer' });
    expect((await room.visitor().join('Guest')).status).toBe(401);
    expect((await room.visitor({ shop: 'customer-1' }).join(undefined)).status).toBe(200);
  });

  test('nobody joins a preview, an ended presentation, one that is over, or an unknown one', async () => {
    expect((await room.visitor().join('A', 'unknown')).status).toBe(404);
    await setDefinition({ isPreview: true });
    expect((await room.visitor().join('A')).status).toBe(403);
    await setDefinition({ accessibleTo: '2020-01-01T00:00:00Z' });
    expect((await room.visitor().join('A')).status).toBe(403);
    await setDefinition({});
    await setAppointment("status = 'ended'");
    expect((await room.visitor().join('A')).status).toBe(409);
  });

  test('a hostile name is refused', async () => {
    for (const name of ['a'.repeat(200), 'x\u202Ey']) expect((await room.visitor().join(name)).status).toBe(400);
  });

  test('in 40 races between a lock and a join nobody is in the room who came after the lock', { timeout: 30_000 }, async () => {
    const guide = room.visitor();
    await guide.signIn();
    await guide.call('POST', `/api/_action/dsr/appointment/${appointmentId}/join-as-guide`);
    const [{ id: guideId } = { id: '' }] = await room.services.database.query<{ id: string }>("select id from attendee where type = 'GUIDE'");
    for (let round = 0; round < 40; round += 1) {
      const lock = room.services.engine.run({ appointmentId, attendeeId: guideId, name: 'appointment.lock', commandId: `lock-race-${round}`, payload: {} });
      const [{ seq: lockedAt }, joined] = await Promise.all([lock, room.visitor().join(`Racer ${round}`)]);
      const { attendeeStatus } = (joined.body as { extensions: { vitrine: { attendeeStatus: string } } }).extensions.vitrine;
      const [{ seq } = { seq: 0 }] = await room.services.database.query<{ seq: number }>('select seq from appointment where id = $1', [appointmentId]);
      // Whoever came first has the smaller number.
      expect(attendeeStatus).toBe(lockedAt === seq ? 'joined' : 'waiting');
      await room.services.engine.run({ appointmentId, attendeeId: guideId, name: 'appointment.unlock', commandId: `unlock-race-${round}`, payload: {} });
    }
  });
});

describe('content', () => {
  let client: Visitor;
  const slides = async (visitor: Visitor) => ((await visitor.call('GET', '/store-api/dsr/appointment/presentation')).body as { navigation: { groupId: string; sectionId: string; groupName: string; notes: unknown[] }[] }).navigation;
  const slide = async (visitor: Visitor, index: number, headers?: Record<string, string>) => {
    const entry = (await slides(visitor))[index];
    return visitor.call('GET', `/store-api/dsr/appointment/presentation/${entry?.groupId}/slide/${entry?.sectionId}`, undefined, headers);
  };
  beforeEach(async () => {
    client = room.visitor();
    await client.join('Cleo');
  });

  test('the structure lists the slides in the viewer\'s language, notes for guides alone', async () => {
    const german = { 'x-vitrine-locale': 'de-DE' };
    const { body } = await client.call('GET', '/store-api/dsr/appointment/presentation', undefined, german);
    const { navigation, cmsPageResults } = body as { navigation: Record<string, unknown>[]; cmsPageResults: { resourceIdentifier: string }[] };
    expect(navigation[0]).toMatchObject({ index: 1, groupName: 'Willkommen', cmsPageId: STUB.cmsPage, notes: [] });
    expect(cmsPageResults.map(({ resourceIdentifier }) => resourceIdentifier)).toEqual(navigation.map(({ groupId }) => groupId));
    const guide = room.visitor();
    await guide.enterAsGuide().then((socket) => socket.close());
    expect((await slides(guide))[0]?.notes).toMatchObject([{ data: { content: 'Say hello' } }]);
  });

  test('every kind of slide is read with the viewer\'s own session: nothing of another language or price crosses', async () => {
    const vip = room.visitor({ shop: 'vip-0001' });
    await vip.join('Vip');
    for (const index of [0, 1, 2, 3, 4]) {
      const own = JSON.stringify((await slide(vip, index, { 'x-vitrine-locale': 'de-DE' })).body);
      expect(own).toContain('de vip-0001');
      expect(own).not.toContain('anonymou');
      expect(JSON.stringify((await slide(client, index)).body)).not.toMatch(/vip|\(de /);
    }
    const { body } = await slide(vip, 1);
    expect(body).toMatchObject({ product: { id: STUB.lamp, calculatedPrice: { unitPrice: 20 } }, cmsPage: { type: 'presentation_product_detail' }, extensions: { cmsPageRelation: { productId: STUB.lamp } } });
  });

  test('a listing slide keeps the picked order and leaves out what this viewer can\'t see', async () => {
    const entry = (await slides(client))[3];
    const path = `/store-api/dsr/appointment/presentation/${entry?.groupId}/slide/${entry?.sectionId}/products`;
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.lamp}`);
    const { body } = await client.call('POST', path, { limit: 1, p: 2, interaction: true, loadAllIds: true });
    expect(body).toMatchObject({ total: 2, page: 2, elements: [{ id: STUB.lamp, extensions: { interaction: { liked: true, disliked: false } } }], extensions: { allIds: [STUB.table, STUB.lamp] } });
  });

  test('the three kinds of listing: of a slide, by search, by picked ids', async () => {
    const found = await client.call('POST', '/store-api/dsr/product-listing', { search: 'chair' });
    expect(found.body).toMatchObject({ elements: [{ id: STUB.chair }] });
    const picked = await client.call('POST', '/store-api/dsr/product-listing', { ids: [STUB.table, STUB.chair], useIdSorting: true, loadAllIds: true });
    expect(picked.body).toMatchObject({ elements: [{ id: STUB.table }, { id: STUB.chair }], extensions: { allIds: [STUB.table, STUB.chair] } });
    expect((await client.call('POST', '/store-api/dsr/product-listing', { ids: ['nope'] })).status).toBe(400);
  });

  test('a slide whose product is missing, and a listing without products, say so by their codes', async () => {
    expect(errorsOf(await slide(client, 5))).toMatchObject([{ status: '404', code: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCT_EXCEPTION' }]);
    expect(errorsOf(await slide(client, 6))).toMatchObject([{ status: '404', code: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCTS_EXCEPTION' }]);
    expect((await slide(client, 7)).body).toMatchObject({ cmsPage: { type: 'landingpage' } });
  });

  test('who has not joined, waits or was removed gets no content', async () => {
    expect((await room.visitor().call('GET', '/store-api/dsr/appointment/presentation')).status).toBe(403);
    await setAppointment("status = 'locked'");
    const late = room.visitor();
    await late.join('Late');
    expect((await late.call('GET', '/store-api/dsr/appointment/presentation')).status).toBe(403);
    await room.services.database.query("update attendee set status = 'blocked' where name = 'Cleo'");
    expect(errorsOf(await client.call('GET', '/store-api/dsr/appointment/presentation'))).toMatchObject([{ code: 'SALES_ROOM__BLOCKED' }]);
  });

  test('quick view and shop pages; a shop page is there before joining, an unknown one is 404', async () => {
    expect((await client.call('GET', `/store-api/dsr/quickview/${STUB.lamp}/${STUB.cmsPage}`)).body).toMatchObject({ product: { id: STUB.lamp }, cmsPage: { id: STUB.cmsPage } });
    expect((await room.visitor().call('GET', '/store-api/dsr/shop-pages/tosPage')).body).toMatchObject({ id: STUB.cmsPage });
    for (const name of ['privacyPage', 'constructor', '__proto__']) expect((await room.visitor().call('GET', `/store-api/dsr/shop-pages/${name}`)).status).toBe(404);
  });

  test('a store that is down is a 502 in the official form, and joining goes on', async () => {
    const broken = await startRoomFixture();
    const joined = broken.visitor();
    await joined.join('Early');
    await broken.services.database.query("update appointment set status = 'started'");
    await broken.services.database.query("update attendee set status = 'joined'");
    await broken.store.close();
    expect((await joined.join('Early')).status).toBe(200);
    const [entry] = await slides(joined);
    const answer = await joined.call('GET', `/store-api/dsr/appointment/presentation/${entry?.groupId}/slide/${entry?.sectionId}`);
    expect(answer.status).toBe(502);
    expect(errorsOf(answer)).toMatchObject([{ code: 'SALES_ROOM__STORE_UNAVAILABLE' }]);
    await broken.server.close();
  });
});

describe('state, settings and the attendee', () => {
  test('basic settings are public; an unknown path is 404', async () => {
    expect((await room.visitor().call('GET', `/store-api/dsr/appointment/${PATH}/basic-setting`)).body).toMatchObject({ mode: 'guided', attendeeRestrictionType: 'open', videoAudioSettings: 'both', appointmentName: 'Spring', salesChannelName: 'Stub' });
    expect((await room.visitor().call('GET', '/store-api/dsr/appointment/none/basic-setting')).status).toBe(404);
  });

  test('the shared state follows the room, in the official words', async () => {
    await setAppointment("status = 'started', started_at = now(), current_slide = 3, current_slide_page = 2, view_mode = 'speech', broadcast_mode = true");
    const client = room.visitor();
    await client.join('Cleo');
    const { body } = await client.call('GET', '/store-api/dsr/appointment/presentation/state');
    expect(body).toMatchObject({ stateForAll: { currentSlideAlias: 3, currentSlideData: { page: 2 }, viewMode: 'onlyYou', broadcastMode: true, started: true, running: true, ended: false }, stateForClients: { videoClientToken: null } });
  });

  test('liked, disliked and last seen products are kept per attendee; interactions feed them', async () => {
    const client = room.visitor();
    await client.join('Cleo');
    const collection = async (alias: string) => (await client.call('GET', `/store-api/dsr/appointment/collection/${alias}`)).body;
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.lamp}`);
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.chair}`);
    expect(await collection('liked')).toEqual({ collection: { liked: [STUB.chair, STUB.lamp] } });
    expect((await client.call('DELETE', `/store-api/dsr/appointment/collection/liked/${STUB.chair}`)).status).toBe(204);
    await client.call('POST', '/store-api/dsr/interaction', { name: 'attendee.product.collection.disliked', payload: { productId: STUB.lamp } });
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
    await client.call('PATCH', '/store-api/dsr/appointment/attendee', { attendeeName: 'Cleopatra' });
    expect((await client.join(undefined)).body).toMatchObject({ attendeeName: 'Cleopatra' });
  });

  test('an invitation is answered by its token, seats its bearer, and comes as a calendar file', async () => {
    const guide = room.visitor();
    await guide.signIn();
    const { token, attendeeId, url } = (await guide.call('POST', `/room-api/presentations/${appointmentId}/invitations`, { name: 'Ivy' })).body as { token: string; attendeeId: string; url: string };
    expect(url).toBe(`${ORIGIN}/invitation/${PATH}?token=${token}`);
    const answer = (answerText: string, value = token) => room.visitor().call('PATCH', `/store-api/dsr/appointment/${appointmentId}/attendee/respond-invitation`, { token: value, answer: answerText });
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

describe('guides', () => {
  const action = (visitor: Visitor, method: string, path: string, body?: unknown) => visitor.call(method, `/api/_action/dsr/${path}`, body);
  let guide: Visitor;
  beforeEach(async () => {
    await setAppointment("status = 'not-started'");
    guide = room.visitor();
    await guide.signIn();
  });

  test('a guide signs in with an admin user: an opaque HttpOnly cookie, no token anywhere, and signs out', async () => {
    const visitor = room.visitor();
    expect((await visitor.call('GET', '/room-api/guide/me')).status).toBe(401);
    const { body, headers } = await visitor.signIn();
    expect(body).toEqual({ guide: { id: STUB.guide, name: 'Gina Guide' } });
    expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^guide=[\w-]{43}; .*HttpOnly/)]);
    expect((await visitor.call('GET', '/room-api/guide/me')).body).toEqual(body);
    const stored = JSON.stringify(await room.services.database.query('select * from guide_session'));
    expect(stored).not.toMatch(/access-gina|refresh-gina/);
    const secret = visitor.cookies.get('guide') ?? '';
    expect(stored).not.toContain(secret);
    expect((await visitor.call('POST', '/room-api/guide/logout')).status).toBe(204);
    expect((await visitor.call('GET', '/room-api/guide/me', undefined, { cookie: `guide=${secret}` })).status).toBe(401);
  });

  test('a guide starts and ends an appointment by the official calls; starting twice is refused', async () => {
    expect((await action(guide, 'POST', `appointment/${appointmentId}/start`)).status).toBe(403);
    expect((await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`)).body).toMatchObject({ id: appointmentId, attendeeName: 'Gina Guide' });
    expect((await action(guide, 'POST', `appointment/${appointmentId}/start`)).status).toBe(204);
    const again = await action(guide, 'POST', `appointment/${appointmentId}/start`);
    expect([again.status, errorsOf(again)[0]?.code]).toEqual([409, 'SALES_ROOM__ALREADY_STARTED']);
    const client = room.visitor();
    const { attendeeId } = (await client.join('Cleo')).body as { attendeeId: string };
    expect((await action(guide, 'GET', `appointment/${appointmentId}/presentation/state`)).body).toMatchObject({
      stateForAll: { running: true },
      stateForGuides: { clients: { [attendeeId]: { attendeeName: 'Cleo', hasJoined: true } }, inactiveClients: [], guides: expect.any(Object) },
    });
    expect((await action(guide, 'POST', `appointment/${appointmentId}/end`)).status).toBe(200);
  });

  test('nobody but a signed-in guide may do any of it', async () => {
    const client = room.visitor();
    const { attendeeId } = (await client.join('Cleo')).body as { attendeeId: string };
    const calls: [string, string][] = [
      ['POST', `appointment/${appointmentId}/join-as-guide`],
      ['POST', `appointment/${appointmentId}/start`],
      ['POST', `appointment/${appointmentId}/end`],
      ['GET', `appointment/${appointmentId}/presentation/state`],
      ['POST', `appointment/${appointmentId}/instant-listing`],
      ['PATCH', `appointment/${appointmentId}/instant-listing`],
      ['GET', `appointment/${appointmentId}/widgets/attendee-insights`],
      ['GET', `appointment/attendee/${attendeeId}/last-seen-product-ids`],
      ['POST', `appointment/attendee/${attendeeId}/remove`],
    ];
    for (const [method, path] of calls) expect([path, (await action(client, method, path)).status]).toEqual([path, 401]);
    for (const [method, path] of [['GET', ''], ['POST', ''], ['POST', '/import'], ['GET', `/${appointmentId}`], ['PUT', `/${appointmentId}`], ['POST', `/${appointmentId}/invitations`]] as const) {
      expect([path, (await client.call(method, `/room-api/presentations${path}`)).status]).toEqual([path, 401]);
    }
    expect((await client.call('GET', `/room-api/rooms/${PATH}/media`)).status).toBe(401);
  });

  test('the call that hands out an attendee\'s token answers 403, to everybody', async () => {
    const { attendeeId } = (await room.visitor({ shop: 'vip-1' }).join('Cleo')).body as { attendeeId: string };
    await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`);
    for (const visitor of [guide, room.visitor()]) expect((await action(visitor, 'GET', `appointment/attendee/${attendeeId}/sw-context-token`)).status).toBe(403);
  });

  test('an instant listing becomes a slide after the current one, can be changed, and stays through an import', async () => {
    await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`);
    const list = async () => ((await guide.call('GET', '/store-api/dsr/appointment/presentation', undefined, about(PATH, 'guide'))).body as { navigation: { groupId: string; groupName: string; isInstantListing: boolean; pickedProductsCount: number }[] }).navigation;
    const first = (await list())[0];
    const made = await action(guide, 'POST', `appointment/${appointmentId}/instant-listing`, { productIds: [STUB.lamp], currentPageGroupId: first?.groupId, pageName: 'For you' });
    expect([made.status, made.body]).toEqual([201, { index: 1 }]);
    const listing = (await list())[1];
    expect(listing).toMatchObject({ groupName: 'For you', isInstantListing: true, pickedProductsCount: 1 });
    const changed = await action(guide, 'PATCH', `appointment/${appointmentId}/instant-listing`, { currentPageGroupId: listing?.groupId, addProductIds: [STUB.chair, STUB.lamp], removeProductIds: [], pageName: null });
    expect(changed.body).toMatchObject({ index: 1 });
    expect((await list())[1]).toMatchObject({ groupName: 'For you', pickedProductsCount: 2 });
    expect((await action(guide, 'PATCH', `appointment/${appointmentId}/instant-listing`, { currentPageGroupId: first?.groupId, addProductIds: [], removeProductIds: [] })).status).toBe(404);
    await room.server.importPresentations({ presentations: [{ path: PATH, name: 'Spring', slides: [{ kind: 'cms', name: 'Only', cmsPageId: STUB.cmsPage }] }] });
    expect((await list()).map(({ groupName }) => groupName)).toEqual(['Only', 'For you']);
    expect((await list())[0]?.groupId).toBe(first?.groupId);
  });

  test('presentations are made, listed, read, changed and imported; the same file again changes nothing', async () => {
    const definition = { path: 'autumn', name: 'Autumn', slides: [{ kind: 'cms', name: 'One', cmsPageId: STUB.cmsPage }] };
    const made = await guide.call('POST', '/room-api/presentations', definition);
    expect(made.status).toBe(201);
    const { presentation } = made.body as { presentation: { id: string } };
    expect((await guide.call('POST', '/room-api/presentations', definition)).status).toBe(409);
    expect((await guide.call('GET', '/room-api/presentations')).body).toMatchObject({ presentations: [{ path: 'autumn', slideCount: 1 }, { path: PATH }] });
    const renamed = await guide.call('PUT', `/room-api/presentations/${presentation.id}`, { ...definition, name: 'Late autumn' });
    expect(renamed.body).toMatchObject({ presentation: { name: 'Late autumn' }, definition: { slides: [{ name: 'One' }] } });
    const file = { presentations: [{ ...definition, name: 'Late autumn' }, { ...definition, path: 'winter' }] };
    expect((await guide.call('POST', '/room-api/presentations/import', file)).body).toEqual({ made: 1, changed: 0, unchanged: 1 });
    expect((await guide.call('POST', '/room-api/presentations/import', file)).body).toEqual({ made: 0, changed: 0, unchanged: 2 });
    expect((await guide.call('POST', '/room-api/presentations', { ...definition, path: '../x' })).status).toBe(400);
  });

  test('guessing passwords is slowed down, also with the right one in between', async () => {
    const throttled = await startRoomFixture();
    const attempts: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1) attempts.push((await throttled.visitor().signIn('gina', 'wrong')).status);
    expect(attempts).toEqual([401, 401, 401, 401, 401, 429]);
    const right = await throttled.visitor().signIn();
    expect([right.status, codeOf(right)]).toEqual([429, 'login-throttled']);
    expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(0);
    await throttled.close();
  });
});

describe('other origins', () => {
  test.each([
    ['another origin', { origin: 'https://evil.test' }],
    ['another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
  ])('a write from %s is refused', async (_name, headers) => {
    const client = room.visitor();
    await client.join('Cleo');
    const response = await fetch(`${room.server.url}/store-api/dsr/appointment/collection/liked/${STUB.lamp}`, { method: 'POST', headers: { cookie: `attendee=${client.cookies.get('attendee')}`, ...headers } });
    expect(response.status).toBe(403);
    expect((await client.call('GET', '/store-api/dsr/appointment/collection/liked')).body).toEqual({ collection: { liked: [] } });
  });

  test('a write with cookies that names no origin is refused; a read is not, and a list that is asked for by POST is one', async () => {
    const client = room.visitor();
    await client.join('Cleo');
    const call = (path: string, method: string) => fetch(`${room.server.url}${path}`, { method, headers: { cookie: `attendee=${client.cookies.get('attendee')}` } });
    expect((await call(`/store-api/dsr/appointment/collection/liked/${STUB.lamp}`, 'POST')).status).toBe(403);
    expect((await call('/room-api/guide/logout', 'POST')).status).toBe(403);
    expect((await call('/store-api/dsr/appointment/presentation', 'GET')).status).toBe(200);
    expect((await call('/store-api/dsr/product-listing', 'POST')).status).toBe(200);
  });
});

describe('which screen a visitor belongs to', () => {
  const entry = async (visitor: Visitor, as = 'client', path = PATH) => ((await visitor.call('GET', `/room-api/rooms/${path}/entry?as=${as}`)).body as RoomEntry).screen;

  test('a client, by the state of the appointment and of their own', async () => {
    const visitor = room.visitor();
    expect(await entry(visitor, 'client', 'unknown')).toBe('not-found');
    await setAppointment("status = 'not-started'");
    expect(await entry(visitor)).toBe('waiting');
    await setDefinition({ accessibleFrom: '2999-01-01T00:00:00Z' });
    expect(await entry(visitor)).toBe('not-started');
    await setDefinition({ attendeeRestriction: 'customer' });
    expect(await entry(visitor)).toBe('login');
    await setDefinition({ isPreview: true });
    expect(await entry(visitor)).toBe('denied');
    await setDefinition({});
    await setAppointment("status = 'started'");
    expect(await entry(visitor)).toBe('prejoin');
    await visitor.join('Cleo');
    expect(await entry(visitor)).toBe('room');
    await setAppointment("status = 'locked'");
    expect(await entry(visitor)).toBe('room');
    const late = room.visitor();
    expect(await entry(late)).toBe('prejoin');
    await late.join('Late');
    expect(await entry(late)).toBe('waiting');
    await room.services.database.query("update attendee set status = 'blocked' where name = 'Late'");
    expect(await entry(late)).toBe('denied');
    await setAppointment("status = 'ended'");
    expect(await entry(visitor)).toBe('ended');
  });

  test('a guide: login first, then the room or not-found', async () => {
    const guide = room.visitor();
    expect(await entry(guide, 'guide')).toBe('login');
    expect(await entry(guide, 'guide', 'unknown')).toBe('login');
    await guide.signIn();
    expect(await entry(guide, 'guide')).toBe('room');
    expect(await entry(guide, 'guide', 'unknown')).toBe('not-found');
  });
});

test('health says whether the server and its media are there; an unknown call is 404 in the form of its side', async () => {
  expect(await (await fetch(`${room.server.url}/healthz`)).json()).toEqual({ name: 'sales-room-server', status: 'ok', media: false });
  expect(codeOf(await room.visitor().call('GET', '/room-api/nothing'))).toBe('not-found');
  expect(errorsOf(await room.visitor().call('GET', '/store-api/dsr/nothing'))[0]?.status).toBe('404');
  expect((await room.visitor().call('POST', `/store-api/dsr/appointment/${PATH}/join-as-client`, 'x'.repeat(1_100_000), { connection: 'close' })).status).toBe(413);
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
