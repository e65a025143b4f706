import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ANNOUNCED_LIMIT, type AnnouncedPresentation, announcedPresentationsSchema } from '@vitrine/sales-room-protocol';
import { codeOf, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

const HOSTILE = '<img src=x onerror=alert(1)>';
const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;

let room: RoomFixture;
let gina: Visitor;
let ada: Visitor;
beforeAll(async () => {
  room = await startRoomFixture();
  [gina, ada] = [room.visitor(), room.visitor()];
  await gina.signIn('gina');
  await ada.signIn('ada');
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from appointment where path <> $1', [PATH]);
  await room.setAppointment('seq = seq');
  await room.setDefinition({});
});

const inMs = (distance: number): string => new Date(Date.now() + distance).toISOString();
const autumn = {
  path: 'autumn',
  name: 'Autumn',
  accessibleFrom: inMs(DAY_MS),
  accessibleTo: inMs(DAY_MS + 45 * MINUTE_MS),
  isAnnounced: true,
  slides: [
    { kind: 'product', name: 'One', productId: STUB.lamp, notes: 'Say nothing of the price' },
    { kind: 'cms', name: 'Two', cmsPageId: STUB.cmsPage },
  ],
};
const make = (definition: object = autumn, guide = gina) => guide.call('POST', '/room-api/presentations', definition);
const idOf = ({ body }: { body: unknown }): string => (body as { presentation: { id: string } }).presentation.id;
const answer = (query = '') => room.visitor().call('GET', `/room-api/announced-presentations${query}`);
const listed = async (query = ''): Promise<AnnouncedPresentation[]> =>
  announcedPresentationsSchema.parse((await answer(query)).body).presentations;
const paths = async () => (await listed()).map(({ path }) => path);

describe('what the shop announces', () => {
  test('is nothing unless a guide says so, and nothing once it is withdrawn or deleted', async () => {
    const id = idOf(await make({ ...autumn, isAnnounced: undefined }));
    expect(await paths()).toEqual([]);
    await gina.call('PUT', `/room-api/presentations/${id}`, autumn);
    expect(await paths()).toEqual(['autumn']);
    await gina.call('PUT', `/room-api/presentations/${id}`, { ...autumn, isAnnounced: false });
    expect(await paths()).toEqual([]);
    await gina.call('PUT', `/room-api/presentations/${id}`, autumn);
    await gina.call('DELETE', `/room-api/presentations/${id}`);
    expect(await paths()).toEqual([]);
  });

  test('is name, time, length, guide and products, and nothing else of it', async () => {
    await make({ ...autumn, name: { 'en-US': HOSTILE, 'de-DE': 'Herbst' }, guideIds: [STUB.guide] });
    const found = await answer();
    expect(found.body).toEqual({
      presentations: [
        {
          path: 'autumn',
          name: HOSTILE,
          startsAt: autumn.accessibleFrom,
          minutes: 45,
          isRunning: false,
          guideNames: [expect.stringContaining('Gina')],
          productIds: [STUB.lamp],
        },
      ],
    });
    expect(JSON.stringify(found.body)).not.toContain(STUB.guide);
    expect([found.headers.get('cache-control'), found.headers.get('set-cookie')]).toEqual(['public, max-age=30', null]);
    expect(await listed('?locale=de-DE')).toMatchObject([{ name: 'Herbst' }]);
    expect((await answer("?locale=';--")).status).toBe(400);
  });

  test('begins within seven days, or began a moment ago; the earliest comes first', async () => {
    for (const [path, distance] of [
      ['later', 6 * DAY_MS],
      ['sooner', 5 * MINUTE_MS],
      ['late', -10 * MINUTE_MS],
      ['missed', -20 * MINUTE_MS],
      ['too-far', 7 * DAY_MS + 5 * MINUTE_MS],
    ] as const)
      await make({ ...autumn, path, accessibleFrom: inMs(distance), accessibleTo: null });
    await make({ ...autumn, path: 'over', accessibleFrom: inMs(-10 * MINUTE_MS), accessibleTo: inMs(-MINUTE_MS) });
    await make({ ...autumn, path: 'undated', accessibleFrom: null, accessibleTo: null });
    expect(await paths()).toEqual(['late', 'sooner', 'later']);
    expect(await listed()).toMatchObject([{ minutes: null }, { minutes: null }, { minutes: null }]);
  });

  test('runs now, whenever it was planned; not while it is locked, and not once it has ended', async () => {
    await room.setDefinition({ isAnnounced: true, accessibleFrom: inMs(30 * DAY_MS) });
    expect(await paths()).toEqual([]);
    await room.setAppointment("status = 'started', started_at = now()");
    expect(await listed()).toMatchObject([{ path: PATH, isRunning: true }]);
    await room.setAppointment("status = 'locked', started_at = now()");
    expect(await paths()).toEqual([]);
    await room.setAppointment("status = 'ended', started_at = now(), ended_at = now()");
    expect(await paths()).toEqual([]);
  });

  test('runs while a guide is in it, or was a moment ago: what nobody has ended is not live for days', async () => {
    const { database } = room.services;
    await room.setDefinition({ isAnnounced: true });
    await room.setAppointment("status = 'started', started_at = now() - interval '3 hours'");
    const guide = await gina.enterAsGuide();
    const client = await room.visitor().enterAsClient('Clara');
    await database.query("update attendee set last_active_at = now() - interval '2 hours'");
    expect(await paths(), 'with its guide connected').toEqual([PATH]);
    guide.close();
    const inside = "select 1 from attendee where type = 'GUIDE' and connected_to is not null";
    await vi.waitFor(async () => expect(await database.query(inside)).toEqual([]));
    expect(await paths(), 'who has only just gone').toEqual([PATH]);
    await database.query("update attendee set last_active_at = now() - interval '16 minutes' where type = 'GUIDE'");
    expect(await paths(), 'a client alone does not make it live').toEqual([]);
    client.close();
  });

  test('names the guides who are in the room while it runs, and no client', async () => {
    await room.setDefinition({ isAnnounced: true });
    await room.setAppointment("status = 'started', started_at = now()");
    const [guide, client] = [await gina.enterAsGuide(), await room.visitor().enterAsClient('Clara')];
    const text = JSON.stringify((await answer()).body);
    expect([text.includes('Gina'), text.includes('Clara')]).toEqual([true, false]);
    client.close();
    guide.close();
  });

  test('is as many as a page can list, with each product once', async () => {
    const productIds = [STUB.lamp, STUB.lamp];
    for (let index = 0; index <= ANNOUNCED_LIMIT; index += 1)
      await make({ ...autumn, path: `autumn-${index}`, slides: [{ kind: 'listing', name: 'Lamps', productIds }] });
    const all = await listed();
    expect(all).toHaveLength(ANNOUNCED_LIMIT);
    expect(all[0]?.productIds).toEqual([STUB.lamp]);
  });
});

describe('who announces', () => {
  test.each([{ attendeeRestriction: 'customer' }, { isPreview: true }])('nobody one that not everybody may join: %j', async (closed) => {
    const refused = await make({ ...autumn, ...closed });
    expect([refused.status, codeOf(refused)]).toEqual([400, 'invalid-payload']);
    expect(JSON.stringify(refused.body)).toContain('only a presentation that any client may join can be announced');
    const id = idOf(await make({ ...autumn, isAnnounced: false }));
    expect((await gina.call('PUT', `/room-api/presentations/${id}`, { ...autumn, ...closed })).status).toBe(400);
    const file = { presentations: [{ ...autumn, ...closed }] };
    expect((await gina.call('POST', '/room-api/presentations/import', file)).status).toBe(400);
    expect(await paths()).toEqual([]);
  });

  test('only a guide who may change it; its maker stays named where an administrator changes it', async () => {
    const id = idOf(await make());
    const otto = room.visitor();
    await otto.signIn('otto');
    expect((await otto.call('PUT', `/room-api/presentations/${id}`, { ...autumn, isAnnounced: false })).status).toBe(403);
    expect((await room.visitor().call('PUT', `/room-api/presentations/${id}`, autumn)).status).toBe(401);
    await ada.call('PUT', `/room-api/presentations/${id}`, { ...autumn, name: 'Corrected' });
    expect(await listed()).toMatchObject([{ name: 'Corrected', guideNames: [expect.stringContaining('Gina')] }]);
  });

  test('a file of presentations says so too, under the name of who imports it; a trial changes nothing', async () => {
    const file = { presentations: [autumn] };
    await gina.call('POST', '/room-api/presentations/import?dryRun=true', file);
    expect(await paths()).toEqual([]);
    await gina.call('POST', '/room-api/presentations/import', file);
    expect(await listed()).toMatchObject([{ path: 'autumn', guideNames: [expect.stringContaining('Gina')] }]);
  });
});
