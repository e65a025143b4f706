import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GuideRecap, Recap } from '@vitrine/sales-room-protocol';
import { saveOrders } from '../rooms/attendee-orders.ts';
import { codeOf, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';
import { trackSockets } from '../testing/track-sockets.ts';

let room: RoomFixture;
let guide: RoomSocket;
let gina: Visitor;
let cleo: Visitor;
let client: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  room = await startRoomFixture();
});
afterAll(() => room.close());
beforeEach(async () => {
  const { database } = room.services;
  await database.query('delete from attendee');
  await database.query('delete from shown_item');
  await room.setAppointment("status = 'not-started', controller_id = null, owner_id = null");
  gina = room.visitor();
  guide = track(await gina.enterAsGuide());
  await guide.run('appointment.start', {});
  cleo = room.visitor();
  client = track(await cleo.enterAsClient('Cleo'));
});

const asked = (visitor: Visitor, locale = 'en-US') =>
  visitor.call('GET', `/room-api/rooms/${PATH}/recap`, undefined, { 'x-vitrine-locale': locale });
const shown = async (visitor = cleo, locale?: string) =>
  ((await asked(visitor, locale)).body as Recap).shown.map(({ kind, name, id, times }) => [kind, name === '' ? id : name, times]);
const summaryOf = async (visitor: Visitor) => visitor.call('GET', `/room-api/presentations/${await room.appointmentId()}/recap`);
const refusal = (answer: { status: number; body: unknown }) => [answer.status, codeOf(answer)];
const attendeeIdOf = async (name: string): Promise<string> => {
  const [row] = await room.services.database.query<{ id: string }>('select id from attendee where name = $1', [name]);
  return row?.id ?? expect.fail(`${name} is not there.`);
};

describe('what was shown', () => {
  test('is kept with the time of its first showing, in order, and in the language of whoever reads it', async () => {
    await guide.run('slide.switch', { index: 1, page: 1 });
    await guide.run('product.show', { productId: STUB.chair });
    await guide.run('product.show', { productId: null });
    await guide.run('slide.switch', { index: 3, page: 1 });
    await guide.run('slide.switch', { index: 3, page: 2 });
    await guide.run('slide.switch', { index: 1, page: 1 });
    await guide.run('appointment.end', {});
    expect(await shown(cleo, 'de-DE')).toEqual([
      ['slide', 'Willkommen', 1],
      ['slide', 'Lamp', 2],
      ['product', STUB.chair, 1],
      ['slide', 'Picked', 1],
    ]);
    const { shown: items, appointment } = (await asked(cleo)).body as Recap;
    expect(items.map(({ productIds }) => productIds)).toEqual([[], [STUB.lamp], [STUB.chair], [STUB.table, STUB.missing, STUB.lamp]]);
    const times = items.map(({ shownAt }) => Date.parse(shownAt));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(times[0]).toBeGreaterThanOrEqual(Date.parse(appointment.startedAt ?? '') - 1_000);
  });

  test('counts from the start: what a guide arranges before it was shown to nobody', async () => {
    await room.services.database.query('delete from shown_item');
    await room.setAppointment("status = 'not-started'");
    await guide.run('slide.switch', { index: 4, page: 1 });
    await guide.run('slide.switch', { index: 2, page: 1 });
    await guide.run('appointment.start', {});
    await guide.run('appointment.end', {});
    expect(await shown()).toEqual([['slide', 'Lamps', 1]]);
  });

  test('stays what it was when the slide has changed or gone since, with what a listing showed before', async () => {
    const id = await room.appointmentId();
    const address = `/api/_action/dsr/appointment/${id}/instant-listing`;
    const made = await gina.call('POST', address, { productIds: [STUB.lamp], pageName: 'For you' });
    const { index } = made.body as { index: number };
    const groupId =
      guide.snapshot().slides[index]?.groupId ?? (await guide.until(({ slides }) => slides.length > index)).slides[index]?.groupId;
    await guide.run('slide.switch', { index, page: 1 });
    await gina.call('PATCH', address, { currentPageGroupId: groupId, productIds: [STUB.chair] });
    await gina.call('DELETE', `${address}/${groupId}`);
    await guide.run('appointment.end', {});
    const items = ((await asked(cleo)).body as Recap).shown;
    expect(items.find(({ name }) => name === 'For you')).toMatchObject({ productIds: [STUB.lamp, STUB.chair], times: 1 });
    // The slide that took its place was seen as well.
    expect(items.at(-1)?.name).toBe('Landing');
  });
});

describe('who reads it', () => {
  test('a client who was in the room, also after leaving it, and again after a restart of the page', async () => {
    await client.run('room.leave', {});
    await guide.run('appointment.end', {});
    expect((await asked(cleo)).status).toBe(200);
    const again = room.visitor(Object.fromEntries(cleo.cookies));
    expect((await asked(again)).status).toBe(200);
    const back = track(await again.connect());
    await back.enter(PATH, 'client');
    expect(back.snapshot().self.role).toBe('client');
    await back.run('like.set', { productId: STUB.lamp, liked: true });
  });

  test('not before the end, not a stranger, not who waited outside, not of a presentation that is not there', async () => {
    expect(refusal(await asked(cleo))).toEqual([409, 'wrong-state']);
    await room.setDefinition({ waitingRoom: true });
    const otto = room.visitor();
    await otto.join('Otto');
    await room.setDefinition({});
    await guide.run('appointment.end', {});
    expect(refusal(await asked(room.visitor()))).toEqual([403, 'not-entered']);
    expect(refusal(await asked(otto))).toEqual([403, 'not-entered']);
    expect(refusal(await asked(gina))).toEqual([403, 'not-entered']);
    expect(refusal(await cleo.call('GET', '/room-api/rooms/nowhere/recap'))).toEqual([404, 'not-found']);
    expect(refusal(await cleo.call('GET', '/room-api/rooms/No%20Path/recap'))).toEqual([404, 'not-found']);
  });

  test('nobody whom a guide has removed, whatever cookies they bring', async () => {
    await guide.run('attendee.remove', { attendeeId: await attendeeIdOf('Cleo') });
    await guide.run('appointment.end', {});
    expect(refusal(await asked(cleo))).toEqual([403, 'blocked']);
  });
});

describe("a guide's summary", () => {
  const order = (orderId: string, sum: number, products: readonly [string, number, number][], currencyIsoCode = 'EUR') => ({
    orderId,
    sum,
    currencyIsoCode,
    products: products.map(([productId, quantity, revenue]) => ({ productId, label: 'Ordered', quantity, revenue })),
  });

  test('counts people, likes and orders: each order once, each currency by itself, products over all clients', async () => {
    const { database } = room.services;
    const dana = room.visitor();
    const other = track(await dana.enterAsClient('Dana'));
    await guide.run('slide.switch', { index: 1, page: 1 });
    await client.run('like.set', { productId: STUB.lamp, liked: true });
    await other.run('like.set', { productId: STUB.lamp, liked: true });
    const [one, two] = [await attendeeIdOf('Cleo'), await attendeeIdOf('Dana')];
    const shared = order('a'.repeat(32), 55, [
      [STUB.lamp, 1, 10],
      [STUB.chair, 2, 40],
      [STUB.lamp, 1, 10],
    ]);
    await saveOrders(database, one, [shared, order('b'.repeat(32), 30, [[STUB.table, 1, 30]], 'USD')]);
    // The same customer in a second browser tells of the same order.
    await saveOrders(database, two, [shared]);
    await guide.run('appointment.end', {});
    const { attendeeCount, products, orders } = (await summaryOf(gina)).body as GuideRecap;
    expect(attendeeCount).toBe(2);
    expect(orders).toEqual([
      { currencyIsoCode: 'EUR', sum: 55, count: 1 },
      { currencyIsoCode: 'USD', sum: 30, count: 1 },
    ]);
    expect(products).toEqual([
      { productId: STUB.lamp, label: 'Ordered', likes: 2, orderedQuantity: 2, orders: 1, turnover: [{ currencyIsoCode: 'EUR', sum: 20 }] },
      { productId: STUB.chair, label: 'Ordered', likes: 0, orderedQuantity: 2, orders: 1, turnover: [{ currencyIsoCode: 'EUR', sum: 40 }] },
      { productId: STUB.table, label: 'Ordered', likes: 0, orderedQuantity: 1, orders: 1, turnover: [{ currencyIsoCode: 'USD', sum: 30 }] },
    ]);
  });

  test('names no client', async () => {
    await saveOrders(room.services.database, await attendeeIdOf('Cleo'), [order('c'.repeat(32), 10, [[STUB.lamp, 1, 10]])]);
    const text = JSON.stringify((await summaryOf(gina)).body);
    expect(text).not.toContain('Cleo');
    expect(text).not.toContain(await attendeeIdOf('Cleo'));
  });

  test('is for guides who may change the presentation or gave it, and for nobody else', async () => {
    await guide.run('appointment.end', {});
    expect(refusal(await summaryOf(cleo))).toEqual([401, 'unauthenticated']);
    expect(refusal(await summaryOf(room.visitor()))).toEqual([401, 'unauthenticated']);
    const [otto, ada] = [room.visitor(), room.visitor()];
    await otto.signIn('otto');
    await ada.signIn('ada');
    await room.services.database.query('update appointment set made_by = $1 where path = $2', [STUB.otherGuide, PATH]);
    expect((await summaryOf(gina)).status).toBe(200);
    expect((await summaryOf(otto)).status).toBe(200);
    await room.services.database.query('update appointment set made_by = $1 where path = $2', [STUB.guide, PATH]);
    expect(refusal(await summaryOf(otto))).toEqual([403, 'not-permitted']);
    expect((await summaryOf(ada)).status).toBe(200);
    await room.setDefinition({ guideIds: [] });
    expect(refusal(await summaryOf(otto))).toEqual([404, 'not-found']);
    await room.services.database.query(`update appointment set made_by = null, definition = definition - 'guideIds' where path = $1`, [
      PATH,
    ]);
  });
});
