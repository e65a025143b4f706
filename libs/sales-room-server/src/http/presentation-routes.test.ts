import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorsOf, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
beforeAll(async () => {
  room = await startRoomFixture({ shopPages: { tosPage: STUB.cmsPage } });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setDefinition({});
  await room.setAppointment("status = 'started', started_at = now()");
});

describe('content', () => {
  let client: Visitor;
  const slides = async (visitor: Visitor) =>
    (
      (await visitor.call('GET', '/store-api/dsr/appointment/presentation')).body as {
        navigation: { groupId: string; sectionId: string; groupName: string; notes: unknown[] }[];
      }
    ).navigation;
  const slide = async (visitor: Visitor, index: number, headers?: Record<string, string>) => {
    const entry = (await slides(visitor))[index];
    return visitor.call('GET', `/store-api/dsr/appointment/presentation/${entry?.groupId}/slide/${entry?.sectionId}`, undefined, headers);
  };
  beforeEach(async () => {
    client = room.visitor();
    await client.join('Cleo');
  });

  test("the structure lists the slides in the viewer's language, notes for guides alone", async () => {
    const german = { 'x-vitrine-locale': 'de-DE' };
    const { body } = await client.call('GET', '/store-api/dsr/appointment/presentation', undefined, german);
    const { navigation, cmsPageResults } = body as {
      navigation: Record<string, unknown>[];
      cmsPageResults: { resourceIdentifier: string }[];
    };
    expect(navigation[0]).toMatchObject({ index: 1, groupName: 'Willkommen', cmsPageId: STUB.cmsPage, notes: [] });
    expect(cmsPageResults.map(({ resourceIdentifier }) => resourceIdentifier)).toEqual(navigation.map(({ groupId }) => groupId));
    const guide = room.visitor();
    await guide.enterAsGuide().then((socket) => socket.close());
    expect((await slides(guide))[0]?.notes).toMatchObject([{ data: { content: 'Say hello' } }]);
  });

  test('every slide says what is shown of it: what a search finds is a listing', async () => {
    const kinds = [0, 1, 2, 3, 4, 7].map(async (index) => (await slide(client, index)).body as { extensions: { vitrine: unknown } });
    expect((await Promise.all(kinds)).map(({ extensions }) => extensions.vitrine)).toEqual(
      ['cms', 'product', 'category', 'listing', 'listing', 'landing-page'].map((kind) => ({ kind })),
    );
  });

  test("every slide is read with the viewer's own session: nothing of another language or price crosses", async () => {
    const vip = room.visitor({ shop: 'vip-0001' });
    await vip.join('Vip');
    for (const index of [0, 1, 2, 3, 4]) {
      const own = JSON.stringify((await slide(vip, index, { 'x-vitrine-locale': 'de-DE' })).body);
      expect(own).toContain('de vip-0001');
      expect(own).not.toContain('anonymou');
      expect(JSON.stringify((await slide(client, index)).body)).not.toMatch(/vip|\(de /);
    }
    const { body } = await slide(vip, 1);
    expect(body).toMatchObject({
      product: { id: STUB.lamp, calculatedPrice: { unitPrice: 20 } },
      cmsPage: { type: 'presentation_product_detail' },
      extensions: { cmsPageRelation: { productId: STUB.lamp } },
    });
  });

  test("a listing slide keeps the picked order and leaves out what this viewer can't see", async () => {
    const entry = (await slides(client))[3];
    const path = `/store-api/dsr/appointment/presentation/${entry?.groupId}/slide/${entry?.sectionId}/products`;
    await client.call('POST', `/store-api/dsr/appointment/collection/liked/${STUB.lamp}`);
    const { body } = await client.call('POST', path, { limit: 1, p: 2, interaction: true, loadAllIds: true });
    expect(body).toMatchObject({
      total: 2,
      page: 2,
      elements: [{ id: STUB.lamp, extensions: { interaction: { liked: true, disliked: false } } }],
      extensions: { allIds: [STUB.table, STUB.lamp] },
    });
  });

  test('the three kinds of listing: of a slide, by search, by picked ids', async () => {
    const found = await client.call('POST', '/store-api/dsr/product-listing', { search: 'chair' });
    expect(found.body).toMatchObject({ elements: [{ id: STUB.chair }] });
    const picked = await client.call('POST', '/store-api/dsr/product-listing', {
      ids: [STUB.table, STUB.chair],
      useIdSorting: true,
      loadAllIds: true,
    });
    expect(picked.body).toMatchObject({
      elements: [{ id: STUB.table }, { id: STUB.chair }],
      extensions: { allIds: [STUB.table, STUB.chair] },
    });
    expect((await client.call('POST', '/store-api/dsr/product-listing', { ids: ['nope'] })).status).toBe(400);
  });

  test('a search inside a slide sends pageId, slideId and a query, and finds among its products alone', async () => {
    const picked = (await slides(client))[3];
    const search = (query: string, pageId = picked?.groupId) =>
      client.call('POST', '/store-api/dsr/product-listing', { pageId, slideId: picked?.sectionId, query, loadAllIds: true });
    expect((await search('lamp')).body).toMatchObject({ total: 1, elements: [{ id: STUB.lamp }], extensions: { allIds: [STUB.lamp] } });
    // There is a chair in the catalogue, but not on this slide.
    expect((await search('chair')).body).toMatchObject({ total: 0, elements: [] });
    expect((await search('lamp', STUB.lamp)).status).toBe(404);
  });

  test('a slide whose product is missing, and a listing without products, say so by their codes', async () => {
    expect(errorsOf(await slide(client, 5))).toMatchObject([{ status: '404', code: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCT_EXCEPTION' }]);
    expect(errorsOf(await slide(client, 6))).toMatchObject([{ status: '404', code: 'PRESENTATION_CMS_PAGE_MISSING_PRODUCTS_EXCEPTION' }]);
    expect((await slide(client, 7)).body).toMatchObject({ cmsPage: { type: 'landingpage' } });
  });

  test('who has not joined, waits or was removed gets no content', async () => {
    expect((await room.visitor().call('GET', '/store-api/dsr/appointment/presentation')).status).toBe(403);
    await room.setAppointment("status = 'locked'");
    const late = room.visitor();
    await late.join('Late');
    expect((await late.call('GET', '/store-api/dsr/appointment/presentation')).status).toBe(403);
    await room.services.database.query("update attendee set status = 'blocked' where name = 'Cleo'");
    expect(errorsOf(await client.call('GET', '/store-api/dsr/appointment/presentation'))).toMatchObject([{ code: 'SALES_ROOM__BLOCKED' }]);
  });

  test('quick view and shop pages; a shop page is there before joining, an unknown one is 404', async () => {
    expect((await client.call('GET', `/store-api/dsr/quickview/${STUB.lamp}/${STUB.cmsPage}`)).body).toMatchObject({
      product: { id: STUB.lamp },
      cmsPage: { id: STUB.cmsPage },
    });
    expect((await room.visitor().call('GET', '/store-api/dsr/shop-pages/tosPage')).body).toMatchObject({ id: STUB.cmsPage });
    expect((await room.visitor().call('GET', `/store-api/dsr/shop-pages/${STUB.cmsPage}`)).body).toMatchObject({ id: STUB.cmsPage });
    expect((await room.visitor().call('GET', '/store-api/dsr/shop-pages')).body).toEqual({
      pages: [{ layoutName: 'tosPage', id: STUB.cmsPage }],
    });
    for (const name of ['privacyPage', 'constructor', '__proto__'])
      expect((await room.visitor().call('GET', `/store-api/dsr/shop-pages/${name}`)).status).toBe(404);
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
