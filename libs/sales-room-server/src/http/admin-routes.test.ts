import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { OFFICIAL_VIEW_MODES } from '@vitrine/sales-room-protocol';
import { about, codeOf, errorsOf, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
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

describe('guides', () => {
  const action = (visitor: Visitor, method: string, path: string, body?: unknown) => visitor.call(method, `/api/_action/dsr/${path}`, body);
  let guide: Visitor;
  beforeEach(async () => {
    await room.setAppointment("status = 'not-started'");
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
    expect((await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`)).body).toMatchObject({
      id: appointmentId,
      attendeeName: 'Gina Guide',
    });
    expect((await action(guide, 'POST', `appointment/${appointmentId}/start`)).status).toBe(204);
    const again = await action(guide, 'POST', `appointment/${appointmentId}/start`);
    expect([again.status, errorsOf(again)[0]?.code]).toEqual([409, 'SALES_ROOM__ALREADY_STARTED']);
    const client = room.visitor();
    const { attendeeId } = (await client.join('Cleo')).body as { attendeeId: string };
    expect((await action(guide, 'GET', `appointment/${appointmentId}/presentation/state`)).body).toMatchObject({
      stateForAll: { running: true },
      stateForGuides: {
        clients: { [attendeeId]: { attendeeName: 'Cleo', hasJoined: true } },
        inactiveClients: [],
        guides: expect.any(Object),
      },
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
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/import'],
      ['GET', `/${appointmentId}`],
      ['PUT', `/${appointmentId}`],
      ['POST', `/${appointmentId}/invitations`],
    ] as const) {
      expect([path, (await client.call(method, `/room-api/presentations${path}`)).status]).toEqual([path, 401]);
    }
    expect((await client.call('GET', `/room-api/rooms/${PATH}/media`)).status).toBe(401);
  });

  describe('set what everybody sees', () => {
    type State = { stateForAll: Record<string, unknown> };
    const path = () => `appointment/${appointmentId}/presentation/state`;
    const set = (wanted: object) => action(guide, 'POST', path(), wanted);
    const state = async () => ((await action(guide, 'GET', path())).body as State).stateForAll;
    beforeEach(async () => {
      await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`);
      await action(guide, 'POST', `appointment/${appointmentId}/start`);
      await set({
        currentSlideAlias: 3,
        currentSlideData: { page: 2 },
        currentGuideProductId: null,
        broadcastMode: false,
        viewMode: OFFICIAL_VIEW_MODES.content,
      });
    });

    test.each<[string, object, object]>([
      ['a slide by its number, from its first page on', { currentSlideAlias: 4 }, { currentSlideAlias: 4, currentSlideData: { page: 1 } }],
      [
        'a slide with a page of its products',
        { currentSlideAlias: 4, currentSlideData: { page: 3 } },
        { currentSlideAlias: 4, currentSlideData: { page: 3 } },
      ],
      [
        'another page of the slide that is shown',
        { currentSlideData: { page: 5 } },
        { currentSlideAlias: 3, currentSlideData: { page: 5 } },
      ],
      ['how they see it', { viewMode: OFFICIAL_VIEW_MODES.speech }, { viewMode: OFFICIAL_VIEW_MODES.speech, currentSlideAlias: 3 }],
      ['that the guide alone is heard', { broadcastMode: true }, { broadcastMode: true, currentSlideAlias: 3 }],
      ['a product', { currentGuideProductId: STUB.lamp }, { currentGuideProductId: STUB.lamp, currentSlideAlias: 3 }],
      ['nothing else', {}, { currentSlideAlias: 3, currentSlideData: { page: 2 }, broadcastMode: false, currentGuideProductId: null }],
    ])('%s', async (_what, wanted, expected) => {
      const answer = await set(wanted);
      expect(answer.status).toBe(200);
      expect((answer.body as State).stateForAll).toMatchObject(expected);
      expect(await state()).toMatchObject(expected);
    });

    test('a slide by its section, which counts before its number', async () => {
      const { currentSectionId } = await state();
      await set({ currentSlideAlias: 0 });
      await set({ currentSectionId, currentSlideAlias: 5 });
      expect(await state()).toMatchObject({ currentSlideAlias: 3, currentSectionId, currentSlideData: { page: 1 } });
    });

    test('what was shown or switched on can be put away and off', async () => {
      await set({ currentGuideProductId: STUB.lamp, broadcastMode: true });
      await set({ currentGuideProductId: null, broadcastMode: false });
      expect(await state()).toMatchObject({ currentGuideProductId: null, broadcastMode: false });
    });

    test.each([
      ['number', { currentSlideAlias: 99 }],
      ['section', { currentSectionId: 'f'.repeat(32) }],
    ])('no slide of a %s that there is none of', async (_what, wanted) => {
      const answer = await set({ ...wanted, broadcastMode: true });
      expect([answer.status, errorsOf(answer)[0]?.code]).toEqual([404, 'SALES_ROOM__NOT_FOUND']);
      expect(await state()).toMatchObject({ currentSlideAlias: 3, broadcastMode: false });
    });
  });

  test("the call that hands out an attendee's token answers 403, to everybody", async () => {
    const { attendeeId } = (await room.visitor({ shop: 'vip-1' }).join('Cleo')).body as { attendeeId: string };
    await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`);
    for (const visitor of [guide, room.visitor()])
      expect((await action(visitor, 'GET', `appointment/attendee/${attendeeId}/sw-context-token`)).status).toBe(403);
  });

  test('an instant listing becomes a slide after the current one, can be changed, and survives an import', async () => {
    await action(guide, 'POST', `appointment/${appointmentId}/join-as-guide`);
    const list = async () =>
      (
        (await guide.call('GET', '/store-api/dsr/appointment/presentation', undefined, about(PATH, 'guide'))).body as {
          navigation: { groupId: string; groupName: string; isInstantListing: boolean; pickedProductsCount: number }[];
        }
      ).navigation;
    const first = (await list())[0];
    const made = await action(guide, 'POST', `appointment/${appointmentId}/instant-listing`, {
      productIds: [STUB.lamp],
      currentPageGroupId: first?.groupId,
      pageName: 'For you',
    });
    expect([made.status, made.body]).toMatchObject([201, { index: 1 }]);
    const listing = (await list())[1];
    expect(listing).toMatchObject({ groupName: 'For you', isInstantListing: true, pickedProductsCount: 1 });
    const changed = await action(guide, 'PATCH', `appointment/${appointmentId}/instant-listing`, {
      currentPageGroupId: listing?.groupId,
      addProductIds: [STUB.chair, STUB.lamp],
      removeProductIds: [],
      pageName: null,
    });
    expect(changed.body).toMatchObject({ id: listing?.groupId, title: 'For you', pickedProductIds: [STUB.lamp, STUB.chair] });
    expect((await list())[1]).toMatchObject({ groupName: 'For you', pickedProductsCount: 2 });
    expect(
      (
        await action(guide, 'PATCH', `appointment/${appointmentId}/instant-listing`, {
          currentPageGroupId: first?.groupId,
          addProductIds: [],
          removeProductIds: [],
        })
      ).status,
    ).toBe(404);
    await room.server.importPresentations({
      presentations: [{ path: PATH, name: 'Spring', slides: [{ kind: 'cms', name: 'Only', cmsPageId: STUB.cmsPage }] }],
    });
    expect((await list()).map(({ groupName }) => groupName)).toEqual(['Only', 'For you']);
    expect((await list())[0]?.groupId).toBe(first?.groupId);
  });

  test('presentations are made, listed, read, changed and imported; the same file again changes nothing', async () => {
    const definition = { path: 'autumn', name: 'Autumn', slides: [{ kind: 'cms', name: 'One', cmsPageId: STUB.cmsPage }] };
    const made = await guide.call('POST', '/room-api/presentations', definition);
    expect(made.status).toBe(201);
    const { presentation } = made.body as { presentation: { id: string } };
    expect((await guide.call('POST', '/room-api/presentations', definition)).status).toBe(409);
    expect((await guide.call('GET', '/room-api/presentations')).body).toMatchObject({
      presentations: [{ path: 'autumn', slideCount: 1 }, { path: PATH }],
    });
    const renamed = await guide.call('PUT', `/room-api/presentations/${presentation.id}`, { ...definition, name: 'Late autumn' });
    expect(renamed.body).toMatchObject({ presentation: { name: 'Late autumn' }, definition: { slides: [{ name: 'One' }] } });
    const file = {
      presentations: [
        { ...definition, name: 'Late autumn' },
        { ...definition, path: 'winter' },
      ],
    };
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
