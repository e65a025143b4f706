import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { about, PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { STUB } from '../testing/room-store.ts';

let room: RoomFixture;
let guide: RoomSocket;
const open: RoomSocket[] = [];

beforeAll(async () => {
  room = await startRoomFixture({ presentation: { enableWishlist: true } });
});
afterAll(() => room.close());
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = await room.visitor().enterAsGuide();
  open.push(guide);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});

interface Consenting {
  visitor: Visitor;
  client: RoomSocket;
  attendeeId: string;
}

/** Somebody with this session at the store, who lets the guide at cart and wish list. */
async function consenting(shop: string): Promise<Consenting> {
  const visitor = room.visitor({ shop });
  const client = await visitor.enterAsClient('Cleo');
  open.push(client);
  const attendeeId = client.snapshot().self.attendeeId ?? '';
  for (const kind of ['cart', 'wishlist'] as const) {
    await guide.run('access.request', { attendeeId, kind });
    await client.run('access.answer', { kind, granted: true });
  }
  expect((await guide.run('cart.read', { attendeeId })).cart.lines).toHaveLength(1);
  return { visitor, client, attendeeId };
}

/** One of the calls that a page of the room makes by itself. */
const look = ({ visitor }: Consenting) =>
  visitor.call('GET', '/store-api/dsr/appointment/presentation/state', undefined, about(PATH, 'client'));
const tell = ({ visitor }: Consenting) => visitor.call('POST', `/room-api/rooms/${PATH}/session`, {});

async function expectEnded({ client, attendeeId }: Consenting): Promise<void> {
  expect(await guide.refused('cart.read', { attendeeId })).toBe('consent-missing');
  expect(await guide.refused('cart.act', { attendeeId, action: { type: 'add', productId: STUB.lamp } })).toBe('consent-missing');
  expect(await guide.refused('wishlist.read', { attendeeId })).toBe('consent-missing');
  expect(await guide.refused('wishlist.act', { attendeeId, productId: STUB.lamp, listed: true })).toBe('consent-missing');
  await client.until(({ self }) => self.cartAccess === 'none' && self.wishlistAccess === 'none');
}

test("a guest's permission for their cart ends with the first call after the browser's log-in", async () => {
  const person = await consenting('guest-before');
  person.visitor.cookies.set('shop', 'customer-after');
  expect((await look(person)).status).toBe(200);
  await expectEnded(person);
});

test('the same where the page tells of the new session', async () => {
  const person = await consenting('guest-before');
  expect((await tell(person)).status).toBe(204);
  expect((await guide.run('cart.read', { attendeeId: person.attendeeId })).cart.lines).toHaveLength(1);
  person.visitor.cookies.set('shop', 'customer-after');
  expect((await tell(person)).status).toBe(204);
  await expectEnded(person);
});

test('the same where the browser comes back with a new socket, and no call before it', async () => {
  const person = await consenting('guest-before');
  person.visitor.cookies.set('shop', 'customer-after');
  const client = await person.visitor.connect();
  open.push(client);
  await client.enter(PATH, 'client');
  await expectEnded({ ...person, client });
});

test('the same where the browser joins again', async () => {
  const person = await consenting('guest-before');
  person.visitor.cookies.set('shop', 'customer-after');
  expect((await person.visitor.join('Cleo')).status).toBe(200);
  await expectEnded(person);
});

test('another guest in the same browser is somebody else, too', async () => {
  const person = await consenting('guest-one');
  person.visitor.cookies.set('shop', 'guest-two');
  await look(person);
  await expectEnded(person);
});

test("a session that stays the same while somebody logs in to it is somebody else's", async () => {
  const person = await consenting('customer-one');
  await room.services.database.query("update attendee set consent_customer_id = 'another' where id = $1", [person.attendeeId]);
  await expectEnded(person);
});

test('a customer whose session is renewed is the same one: the permission goes on', async () => {
  const person = await consenting('customer-one');
  person.visitor.cookies.set('shop', 'customer-renewed');
  await look(person);
  expect((await guide.run('cart.read', { attendeeId: person.attendeeId })).cart.lines).toHaveLength(1);
  expect((await person.client.run('room.snapshot', {})).snapshot.self).toMatchObject({ cartAccess: 'granted', wishlistAccess: 'granted' });
});

test('whoever is asked again after that decides about their own cart', async () => {
  const person = await consenting('guest-before');
  person.visitor.cookies.set('shop', 'customer-after');
  await look(person);
  await guide.run('access.request', { attendeeId: person.attendeeId, kind: 'cart' });
  await person.client.run('access.answer', { kind: 'cart', granted: true });
  expect((await guide.run('cart.read', { attendeeId: person.attendeeId })).cart.lines).toHaveLength(1);
  expect(await guide.refused('wishlist.read', { attendeeId: person.attendeeId })).toBe('consent-missing');
});

test('while the session changes no reading on its way shows the other cart', async () => {
  const person = await consenting('guest-cheap');
  person.visitor.cookies.set('shop', 'vip-dear');
  const read = async () => {
    const answer = await guide.send('cart.read', { attendeeId: person.attendeeId });
    return answer.ok ? answer.result.cart.positionPrice : answer.error.code;
  };
  const readings = await Promise.all([read(), read(), look(person).then(() => read()), read(), tell(person).then(() => read()), read()]);
  expect(new Set(readings)).not.toContain(60);
  expect(readings.filter((reading) => reading !== 30 && reading !== 'consent-missing')).toEqual([]);
  expect(await read()).toBe('consent-missing');
});

test('a guide reads a cart and a wish list without a transaction that writes', async () => {
  const { client, attendeeId } = await consenting('cleo');
  const transaction = vi.spyOn(room.services.database, 'transaction');
  const written = () => transaction.mock.calls.length;
  try {
    await guide.run('cart.read', { attendeeId });
    await guide.run('wishlist.read', { attendeeId });
    expect(written()).toBe(0);
  } finally {
    transaction.mockRestore();
  }
  await client.run('access.withdraw', { kind: 'cart' });
  expect(await guide.refused('cart.read', { attendeeId })).toBe('consent-missing');
});
