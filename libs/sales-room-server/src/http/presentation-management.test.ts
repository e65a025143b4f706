import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RESERVED_PRESENTATION_PATHS } from '@vitrine/sales-room-protocol';
import { codeOf, errorsOf, ORIGIN, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
let gina: Visitor;
let otto: Visitor;
let ada: Visitor;
beforeAll(async () => {
  room = await startRoomFixture();
  [gina, otto, ada] = [room.visitor(), room.visitor(), room.visitor()];
  await gina.signIn('gina');
  await otto.signIn('otto');
  await ada.signIn('ada');
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from appointment where path <> $1', [PATH]);
});

const autumn = { path: 'autumn', name: 'Autumn', slides: [{ kind: 'cms', name: 'One', cmsPageId: STUB.cmsPage }] };
const made = async (definition: unknown = autumn, guide: Visitor = gina) =>
  ((await guide.call('POST', '/room-api/presentations', definition)).body as { presentation: { id: string } }).presentation.id;
const paths = async (guide: Visitor, query = '') =>
  ((await guide.call('GET', `/room-api/presentations${query}`)).body as { presentations: { path: string; canManage: boolean }[] })
    .presentations;
const issuesOf = (answer: { body: unknown }) => (answer.body as { error: { issues: { path: string; message: string }[] } }).error.issues;

describe('whose appointment it is', () => {
  test('a guide changes and deletes what they made, an administrator everything, another guide nothing', async () => {
    const id = await made();
    const calls: [string, string, unknown][] = [
      ['PUT', `/room-api/presentations/${id}`, { ...autumn, name: 'Mine now' }],
      ['GET', `/room-api/presentations/${id}/invitations`, undefined],
      ['POST', `/room-api/presentations/${id}/invitations`, { name: 'Ivy' }],
      ['POST', '/room-api/presentations/import', { presentations: [{ ...autumn, name: 'Mine now' }] }],
      ['DELETE', `/room-api/presentations/${id}`, undefined],
    ];
    for (const [method, path, body] of calls) {
      const answer = await otto.call(method, path, body);
      expect([method, path, answer.status, codeOf(answer)]).toEqual([method, path, 403, 'not-permitted']);
    }
    expect((await ada.call('PUT', `/room-api/presentations/${id}`, { ...autumn, name: 'Corrected' })).body).toMatchObject({
      presentation: { name: 'Corrected' },
    });
    expect((await gina.call('DELETE', `/room-api/presentations/${id}`)).status).toBe(204);
    expect((await gina.call('GET', `/room-api/presentations/${id}`)).status).toBe(404);
  });

  test('the list is of those that a guide may present; `scope=own` of those that they made', async () => {
    await made();
    await made({ ...autumn, path: 'private', guideIds: [] }, otto);
    expect((await paths(gina)).map(({ path }) => path)).toEqual(['autumn', PATH]);
    expect(await paths(gina, '?scope=own')).toMatchObject([{ path: 'autumn', canManage: true }]);
    expect((await paths(otto)).map(({ path, canManage }) => [path, canManage])).toEqual([
      ['autumn', false],
      ['private', true],
      [PATH, true],
    ]);
    expect((await paths(ada)).map(({ path }) => path)).toEqual(['autumn', 'private', PATH]);
    expect((await gina.call('GET', '/room-api/presentations?scope=theirs')).status).toBe(400);
  });

  test('one that names its guides is closed to others: they find no such presentation, by HTTP or socket', async () => {
    const id = await made({ ...autumn, guideIds: [] }, otto);
    const refused = await gina.call('POST', `/api/_action/dsr/appointment/${id}/join-as-guide`);
    expect([refused.status, errorsOf(refused)[0]?.code]).toEqual([404, 'SALES_ROOM__NOT_FOUND']);
    expect((await gina.call('GET', '/room-api/rooms/autumn/entry?as=guide')).body).toMatchObject({
      screen: 'not-found',
      appointment: null,
    });
    const socket = await gina.connect();
    expect(await socket.refused('room.enter', { presentationPath: 'autumn', as: 'guide' })).toBe('not-found');
    socket.close();
    expect((await otto.call('POST', `/api/_action/dsr/appointment/${id}/join-as-guide`)).status).toBe(200);
    await otto.call('PUT', `/room-api/presentations/${id}`, { ...autumn, guideIds: [STUB.guide] });
    expect((await gina.call('POST', `/api/_action/dsr/appointment/${id}/join-as-guide`)).status).toBe(200);
  });

  test('nobody but a guide makes, lists, changes, imports or deletes', async () => {
    for (const [method, path] of [
      ['GET', ''],
      ['POST', ''],
      ['POST', '/import'],
      ['PUT', `/${STUB.lamp}`],
      ['DELETE', `/${STUB.lamp}`],
      ['GET', `/${STUB.lamp}/invitations`],
      ['POST', `/${STUB.lamp}/invitations`],
      ['DELETE', `/${STUB.lamp}/invitations/${STUB.lamp}`],
    ] as const) {
      expect(
        (await room.visitor().call(method, `/room-api/presentations${path}`, method === 'GET' || method === 'DELETE' ? undefined : {}))
          .status,
      ).toBe(401);
    }
  });

  test('a running presentation is not deleted; one that stands is, and who waits at its door is sent away', async () => {
    const id = await made();
    const waiting = await room.visitor().enterAsClient('Cleo', 'autumn');
    await room.services.database.query("update appointment set status = 'started' where id = $1", [id]);
    const refused = await gina.call('DELETE', `/room-api/presentations/${id}`);
    expect([refused.status, codeOf(refused)]).toEqual([409, 'wrong-state']);
    await room.services.database.query("update appointment set status = 'not-started' where id = $1", [id]);
    expect((await gina.call('DELETE', `/room-api/presentations/${id}`)).status).toBe(204);
    expect(await waiting.heard('session.closed')).toEqual({ reason: 'left' });
    waiting.close();
  });
});

describe('a definition', () => {
  test('every field that is not as expected is named, with what to write there', async () => {
    const answer = await gina.call('POST', '/room-api/presentations', {
      path: 'Bad Path',
      name: '',
      timeZone: 'Mars/Olympus',
      color: 1,
      slides: [{ kind: 'product', name: 'x', productId: 'lamp' }],
    });
    expect([answer.status, codeOf(answer)]).toEqual([400, 'invalid-payload']);
    const issues = issuesOf(answer);
    expect(issues.map(({ path }) => path)).toEqual(expect.arrayContaining(['path', 'name', 'timeZone', 'slides.0.productId', '']));
    expect(issues.find(({ path }) => path === 'slides.0.productId')?.message).toBe('give an id of 32 lower-case hexadecimal characters');
    const taken = await gina.call('POST', '/room-api/presentations', { ...autumn, path: PATH });
    expect([taken.status, (taken.body as { error: { detail: string } }).error.detail]).toEqual([
      409,
      'path: spring is taken; choose another one.',
    ]);
  });

  test('a path that is taken, or a word of the pages’ own addresses, is named at its field', async () => {
    const taken = await gina.call('POST', '/room-api/presentations', { ...autumn, path: PATH });
    expect([taken.status, issuesOf(taken).map(({ path }) => path)]).toEqual([409, ['path']]);
    for (const path of RESERVED_PRESENTATION_PATHS) {
      const refused = await gina.call('POST', '/room-api/presentations', { ...autumn, path });
      expect([path, refused.status, issuesOf(refused).map((issue) => issue.path)]).toEqual([path, 400, ['path']]);
    }
    const file = { presentations: [{ ...autumn, path: 'login' }] };
    expect((await gina.call('POST', '/room-api/presentations/import?dryRun=true', file)).status).toBe(400);
  });

  test('a product that the store does not know is named, and nothing is kept', async () => {
    const slides = [
      { kind: 'product', name: 'Lamp', productId: STUB.lamp },
      { kind: 'product', name: 'Gone', productId: STUB.missing },
      { kind: 'listing', name: 'Picked', productIds: [STUB.chair, STUB.missing] },
    ];
    const refused = await gina.call('POST', '/room-api/presentations', { ...autumn, slides });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid-payload']);
    expect(issuesOf(refused).map(({ path }) => path)).toEqual(['slides.1.productId', 'slides.2.productIds.1']);
    const file = await gina.call('POST', '/room-api/presentations/import', {
      presentations: [autumn, { ...autumn, path: 'winter', slides }],
    });
    expect(issuesOf(file)[0]?.path).toBe('presentations.1.slides.1.productId');
    expect((await paths(gina, '?scope=own')).map(({ path }) => path)).toEqual([]);
    const id = await made();
    expect((await gina.call('PUT', `/room-api/presentations/${id}`, { ...autumn, slides })).status).toBe(400);
  });

  test('a product that was taken off sale since does not stand in the way of another change', async () => {
    const shown = (await paths(gina)).find(({ path }) => path === PATH);
    const { definition } = (await gina.call('GET', `/room-api/presentations/${String((shown as { id?: string }).id)}`)).body as {
      definition: { id: string; slides: object[] };
    };
    const changed = { ...definition, slides: definition.slides.toReversed() };
    expect((await gina.call('PUT', `/room-api/presentations/${definition.id}`, changed)).status).toBe(200);
    expect((await gina.call('PUT', `/room-api/presentations/${definition.id}`, definition)).status).toBe(200);
  });

  test('nothing is kept while the store cannot be asked for its products', async () => {
    let isAway = true;
    room.store.intercept(({ path }) => (isAway && path.endsWith('/product') ? new Response(null, { status: 500 }) : undefined));
    const slides = [{ kind: 'product', name: 'Lamp', productId: STUB.lamp }];
    const answer = await gina.call('POST', '/room-api/presentations', { ...autumn, slides });
    expect([answer.status, codeOf(answer)]).toEqual([502, 'store-unavailable']);
    isAway = false;
    expect((await gina.call('POST', '/room-api/presentations', { ...autumn, slides })).status).toBe(201);
  });

  test('local times are kept in UTC by the clock of their time zone, and the calendar file tells them', async () => {
    const id = await made({
      ...autumn,
      timeZone: 'Europe/Berlin',
      accessibleFrom: '2026-05-04T16:00:00',
      accessibleTo: '2026-05-04T17:30:00',
    });
    const { body } = await gina.call('GET', `/room-api/presentations/${id}`);
    expect(body).toMatchObject({
      presentation: { appointment: { accessibleFrom: '2026-05-04T14:00:00.000Z', accessibleTo: '2026-05-04T15:30:00.000Z' } },
      definition: { id, timeZone: 'Europe/Berlin' },
    });
    // What is read can be written back: nothing changes.
    const { definition } = body as { definition: unknown };
    expect((await gina.call('PUT', `/room-api/presentations/${id}`, definition)).body).toEqual(body);
    const { token } = (await gina.call('POST', `/room-api/presentations/${id}/invitations`, { name: 'Ivy' })).body as { token: string };
    const calendar = (await room.visitor().call('POST', `/store-api/dsr/appointment/${id}/download-ics`, { token })).body;
    expect(calendar).toMatch(/X-WR-TIMEZONE:Europe\/Berlin\r\n[\s\S]*DTSTART:20260504T140000Z\r\nDTEND:20260504T153000Z/);
    expect(
      (await gina.call('POST', '/room-api/presentations', { ...autumn, path: 'x', accessibleFrom: '2026-05-04T16:00:00' })).status,
    ).toBe(400);
  });

  test('an import is all or nothing, by id or path, and a dry run keeps nothing', async () => {
    const id = 'b'.repeat(32);
    const file = {
      presentations: [
        { ...autumn, id },
        { ...autumn, path: 'winter' },
      ],
    };
    const imported = (body: unknown, query = '') => gina.call('POST', `/room-api/presentations/import${query}`, body);
    expect((await imported(file, '?dryRun=true')).body).toEqual({ made: 2, changed: 0, unchanged: 0 });
    expect((await paths(gina)).map(({ path }) => path)).toEqual([PATH]);
    expect((await imported(file)).body).toEqual({ made: 2, changed: 0, unchanged: 0 });
    expect((await imported(file)).body).toEqual({ made: 0, changed: 0, unchanged: 2 });
    expect((await gina.call('GET', `/room-api/presentations/${id}`)).body).toMatchObject({ presentation: { path: 'autumn' } });
    const changed = {
      presentations: [
        { ...autumn, id, name: 'Changed' },
        { ...autumn, path: 'winter' },
      ],
    };
    expect((await imported(changed, '?dryRun=true')).body).toEqual({ made: 0, changed: 1, unchanged: 1 });
    expect((await gina.call('GET', `/room-api/presentations/${id}`)).body).toMatchObject({ presentation: { name: 'Autumn' } });
    const clash = {
      presentations: [
        { ...autumn, path: 'later' },
        { ...autumn, id: 'c'.repeat(32) },
      ],
    };
    const refused = await imported(clash);
    expect([refused.status, (refused.body as { error: { detail: string } }).error.detail]).toEqual([
      409,
      `path: autumn belongs to the presentation ${id}; choose another path, or give that id.`,
    ]);
    expect((await paths(gina)).map(({ path }) => path)).toEqual(['autumn', PATH, 'winter']);
    expect((await imported({ presentations: [autumn, autumn] })).status).toBe(400);
  });
});

describe('an instant listing', () => {
  interface Listing {
    id: string;
    title: string;
    pickedProductIds: string[];
  }
  let id: string;
  let groupId: string;
  const path = () => `/api/_action/dsr/appointment/${id}/instant-listing`;
  const change = async (body: object) => gina.call('PATCH', path(), { currentPageGroupId: groupId, ...body });
  const definition = async () =>
    ((await gina.call('GET', `/room-api/presentations/${id}`)).body as { definition: { slides: { name: unknown }[] } }).definition;
  beforeEach(async () => {
    id = await made();
    await gina.call('POST', `/api/_action/dsr/appointment/${id}/join-as-guide`);
    const added = await gina.call('POST', path(), { productIds: [STUB.lamp, STUB.chair], pageName: 'For you' });
    groupId = (added.body as { extensions: { vitrine: { id: string } } }).extensions.vitrine.id;
  });

  test.each<[string, object, Omit<Listing, 'id'>]>([
    ['another name alone', { pageName: 'Yours' }, { title: 'Yours', pickedProductIds: [STUB.lamp, STUB.chair] }],
    ['one product less', { removeProductIds: [STUB.lamp] }, { title: 'For you', pickedProductIds: [STUB.chair] }],
    ['one product more', { addProductIds: [STUB.table] }, { title: 'For you', pickedProductIds: [STUB.lamp, STUB.chair, STUB.table] }],
    ['one that it has already', { addProductIds: [STUB.lamp] }, { title: 'For you', pickedProductIds: [STUB.lamp, STUB.chair] }],
    [
      'other products, in their order',
      { productIds: [STUB.table, STUB.lamp] },
      { title: 'For you', pickedProductIds: [STUB.table, STUB.lamp] },
    ],
    [
      'other products, one more and one less',
      { productIds: [STUB.table, STUB.lamp], addProductIds: [STUB.chair], removeProductIds: [STUB.table] },
      { title: 'For you', pickedProductIds: [STUB.lamp, STUB.chair] },
    ],
  ])('is given %s', async (_what, body, expected) => {
    expect((await change(body)).body).toMatchObject({ id: groupId, ...expected });
  });

  test('that everybody sees keeps a product', async () => {
    const answer = await change({ removeProductIds: [STUB.lamp, STUB.chair] });
    expect([answer.status, errorsOf(answer)[0]?.code]).toEqual([409, 'SALES_ROOM__WRONG_STATE']);
    expect((await change({})).body).toMatchObject({ pickedProductIds: [STUB.lamp, STUB.chair] });
  });

  test('is there once after a definition with it is written back, and after one that does not know it', async () => {
    const names = async () => (await definition()).slides.map(({ name }) => name);
    const before = await names();
    expect(before.filter((name) => name === 'For you')).toHaveLength(1);
    const put = async (wanted: object) => (await gina.call('PUT', `/room-api/presentations/${id}`, wanted)).status;
    expect(await put({ ...autumn, ...(await definition()) })).toBe(200);
    expect(await names()).toEqual(before);
    expect(await put({ ...autumn, name: 'Late autumn' })).toBe(200);
    expect(await names()).toEqual(['One', 'For you']);
  });

  test('goes with a definition that leaves it out by name, no other one does', async () => {
    const names = async () => (await definition()).slides.map(({ name }) => name);
    const put = async (without: string) =>
      (await gina.call('PUT', `/room-api/presentations/${id}?without=${without}`, { ...autumn, name: 'Late autumn' })).status;
    expect(await put(STUB.lamp)).toBe(200);
    expect(await names()).toEqual(['One', 'For you']);
    expect(await put('all')).toBe(400);
    expect(await put(groupId)).toBe(200);
    expect(await names()).toEqual(['One']);
  });
});

describe('invitations', () => {
  test('are listed with their answers, expire, and can be taken back', async () => {
    const id = await made();
    const base = `/room-api/presentations/${id}/invitations`;
    const invite = async (body: unknown) => (await gina.call('POST', base, body)).body as { attendeeId: string; token: string };
    const ivy = await invite({ name: 'Ivy' });
    const noah = await invite({ name: 'Noah', expiresAt: '2099-01-01T00:00:00Z' });
    const respond = (token: string, answer?: string) =>
      room.visitor().call('PATCH', `/store-api/dsr/appointment/${id}/attendee/respond-invitation`, {
        token,
        ...(answer === undefined ? {} : { answer }),
      });
    await respond(ivy.token, 'maybe');
    const list = async () => ((await gina.call('GET', base)).body as { invitations: object[] }).invitations;
    expect(await list()).toEqual([
      {
        attendeeId: ivy.attendeeId,
        name: 'Ivy',
        status: 'invited',
        answer: 'maybe',
        invitedAt: expect.stringMatching(/Z$/),
        expiresAt: null,
      },
      {
        attendeeId: noah.attendeeId,
        name: 'Noah',
        status: 'invited',
        answer: null,
        invitedAt: expect.any(String),
        expiresAt: '2099-01-01T00:00:00.000Z',
      },
    ]);
    expect(JSON.stringify(await list())).not.toContain(ivy.token);

    await room.services.database.query("update attendee set invitation_expires_at = now() - interval '1 second' where id = $1", [
      noah.attendeeId,
    ]);
    const expired = await respond(noah.token, 'accepted');
    expect([expired.status, errorsOf(expired)[0]?.code]).toEqual([403, 'SALES_ROOM__NOT_ACCESSIBLE']);
    expect((await room.visitor().call('POST', `/store-api/dsr/appointment/${id}/download-ics`, { token: noah.token })).status).toBe(403);
    const stranger = await room
      .visitor()
      .call('POST', '/store-api/dsr/appointment/autumn/join-as-client', { invitationToken: noah.token, attendeeName: 'Stranger' });
    expect((stranger.body as { attendeeId: string }).attendeeId).not.toBe(noah.attendeeId);

    expect((await gina.call('DELETE', `${base}/${ivy.attendeeId}`)).status).toBe(204);
    expect((await respond(ivy.token)).status).toBe(403);
    expect((await gina.call('DELETE', `${base}/${ivy.attendeeId}`)).status).toBe(404);
    expect((await gina.call('POST', base, { name: 'Late', expiresAt: '2001-01-01T00:00:00Z' })).status).toBe(400);
  });

  test('an invitation that is read is not answered: its answer is told, and nothing is stored', async () => {
    const id = await made();
    const { token } = (await gina.call('POST', `/room-api/presentations/${id}/invitations`, { name: 'Ivy' })).body as { token: string };
    const respond = async (answer?: string) =>
      (
        await room.visitor().call('PATCH', `/store-api/dsr/appointment/${id}/attendee/respond-invitation`, {
          token,
          ...(answer === undefined ? {} : { answer }),
        })
      ).body as { answer: string | null };
    const stored = async () =>
      ((await gina.call('GET', `/room-api/presentations/${id}/invitations`)).body as { invitations: { answer: string | null }[] })
        .invitations[0]?.answer;
    expect((await respond()).answer).toBeNull();
    expect(await stored()).toBeNull();
    await respond('declined');
    expect((await respond()).answer).toBe('declined');
    expect(await stored()).toBe('declined');
  });

  test('everybody gets a calendar file that says no more than the invitation; an unknown token is refused', async () => {
    const id = await made();
    const ics = (body: unknown) => room.visitor().call('POST', `/store-api/dsr/appointment/${id}/download-ics`, body);
    const file = await ics({});
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(file.body).toContain('SUMMARY:Autumn\r\n');
    const unfolded = (answer: { body: unknown }) => String(answer.body).replaceAll('\r\n ', '');
    expect(unfolded(file)).toContain(`URL:${ORIGIN}/presentation/autumn\r\n`);
    const german = await room.visitor().call('POST', `/store-api/dsr/appointment/${id}/download-ics`, {}, { 'x-vitrine-locale': 'de-DE' });
    expect(unfolded(german)).toContain(`URL:${ORIGIN}/de-DE/presentation/autumn\r\n`);
    // Who was invited comes back as themselves.
    const { token } = (await gina.call('POST', `/room-api/presentations/${id}/invitations`, { name: 'Ivy' })).body as { token: string };
    expect(unfolded(await ics({ token }))).toContain(`URL:${ORIGIN}/invitation/autumn?token=${token}\r\n`);
    expect((await ics({ token: '' })).status).toBe(400);
    expect((await ics({ token: 'guessed' })).status).toBe(403);
    const preview = await made({ ...autumn, path: 'preview', isPreview: true });
    expect((await room.visitor().call('POST', `/store-api/dsr/appointment/${preview}/download-ics`, {})).status).toBe(403);
  });
});
