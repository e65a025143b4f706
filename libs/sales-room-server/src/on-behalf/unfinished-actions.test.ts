import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSecret } from '../identifiers.ts';
import { DEMO_ACCESS_KEY, type DemoStoreProcess, isPlainlyBuyable, listProducts, startDemoStoreProcess } from '../testing/demo-store.ts';
import { PATH, type RoomFixture, startRoomFixture, type Visitor } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { createStubHost } from '../testing/stub-host.ts';
import { startUnsteadyStore, type UnsteadyStore } from '../testing/unsteady-store.ts';

let shop: DemoStoreProcess;
let network: UnsteadyStore;
let room: RoomFixture;
let product: string;
let visitor: Visitor;
let guide: RoomSocket;
let client: RoomSocket;
let token: string;
let attendeeId: string;
const open: RoomSocket[] = [];
const track = (socket: RoomSocket) => {
  open.push(socket);
  return socket;
};

beforeAll(async () => {
  shop = await startDemoStoreProcess();
  network = await startUnsteadyStore(shop.storeApiEndpoint);
  room = await startRoomFixture({
    room: createStubHost(network.storeApiEndpoint, DEMO_ACCESS_KEY),
    presentation: { enableWishlist: true },
  });
  product = (await listProducts(shop)).find(isPlainlyBuyable)?.id ?? '';
  expect(product).not.toBe('');
});
afterAll(async () => {
  await room.close();
  await network.close();
  await shop.close();
});
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = track(await room.visitor({ shop: newSecret() }).enterAsGuide());
  token = newSecret();
  visitor = room.visitor({ shop: token });
  client = track(await visitor.enterAsClient('Cleo'));
  attendeeId = client.snapshot().self.attendeeId ?? '';
  for (const kind of ['cart', 'wishlist'] as const) {
    await guide.run('access.request', { attendeeId, kind });
    await client.run('access.answer', { kind, granted: true });
  }
});
afterEach(() => {
  network.setBack();
  for (const socket of open.splice(0)) socket.close();
});

const quantities = async () =>
  ((await shop.call(token, 'GET', '/checkout/cart')) as { lineItems: { quantity: number }[] }).lineItems.map(({ quantity }) => quantity);
const add = {
  type: 'add',
  get productId() {
    return product;
  },
  quantity: 2,
} as const;
const act = (commandId?: string) => guide.send('cart.act', { attendeeId, action: { ...add } }, commandId);
/** Leaves and comes back, as a browser that reloads. */
async function comeBack(): Promise<RoomSocket> {
  client.close();
  client = track(await visitor.connect());
  await client.enter(PATH, 'client');
  return client;
}

test.each(['lost-answer', 'lost-request'] as const)('a %s on the way to the store: the act is done once, and told', async (mishap) => {
  const lost = network.failNextChange(mishap);
  expect(await act()).toMatchObject({ ok: true });
  await lost;
  const [told] = (await client.until(({ acts }) => acts.length === 1)).acts;
  expect(told).toMatchObject({
    status: 'done',
    action: 'add',
    productId: product,
    quantityBefore: 0,
    quantityAfter: 2,
    guideName: 'Gina Guide',
  });
  expect(await quantities()).toEqual([2]);
});

test("an act without the store's answer is told as unknown, stops further acts, and is settled on return", async () => {
  const lost = network.failNextChange('lost-answer', { thenAway: true });
  const commandId = newSecret();
  expect(await act(commandId)).toMatchObject({ ok: false, error: { code: 'store-unavailable' } });
  await lost;
  const [told] = (await client.until(({ acts }) => acts.length === 1)).acts;
  expect(told).toMatchObject({ status: 'unconfirmed', guideName: 'Gina Guide', action: 'add' });
  expect(client.snapshot().commands).not.toContain('act.undo');
  expect(await act()).toMatchObject({ ok: false, error: { code: 'store-unavailable' } });
  expect((await comeBack()).snapshot().acts).toMatchObject([{ status: 'unconfirmed' }]);
  network.setBack();
  await comeBack();
  const [known] = (await client.until(({ acts }) => acts.length === 1 && acts[0]?.status === 'done')).acts;
  expect(known).toMatchObject({ id: told?.id, quantityBefore: 0, quantityAfter: 2 });
  expect(known?.label).not.toBe('');
  // The same command again adds nothing.
  expect(await act(commandId)).toMatchObject({ ok: true, result: { actId: told?.id } });
  expect(await quantities()).toEqual([2]);
  await client.run('act.undo', { actId: told?.id ?? '' });
  expect(await quantities()).toEqual([]);
});

test('an act that never reached the store is told as not done, and the same command again does it once', async () => {
  const lost = network.failNextChange('lost-request', { thenAway: true });
  const commandId = newSecret();
  expect(await act(commandId)).toMatchObject({ ok: false, error: { code: 'store-unavailable' } });
  await lost;
  const [told] = (await client.until(({ acts }) => acts[0]?.status === 'unconfirmed')).acts;
  network.setBack();
  await comeBack();
  await client.until(({ acts }) => acts[0]?.status === 'dropped');
  expect(await client.refused('act.undo', { actId: told?.id ?? '' })).toBe('wrong-state');
  expect(await quantities()).toEqual([]);
  expect(await act(commandId)).toMatchObject({ ok: true, result: { actId: told?.id } });
  expect(await quantities()).toEqual([2]);
  expect((await client.until(({ acts }) => acts[0]?.status === 'done')).acts).toHaveLength(1);
});

test('the wish list of a customer: what the store has counts', async () => {
  token = await shop.login('shopper@vitrine.example', 'shopper-demo');
  visitor = room.visitor({ shop: token });
  client = track(await visitor.enterAsClient('Clara'));
  attendeeId = client.snapshot().self.attendeeId ?? '';
  await guide.run('access.request', { attendeeId, kind: 'wishlist' });
  await client.run('access.answer', { kind: 'wishlist', granted: true });
  const listed = !(await guide.run('wishlist.read', { attendeeId })).wishlist.productIds.includes(product);
  for (const [mishap, status] of [
    ['lost-request', 'dropped'],
    ['lost-answer', 'done'],
  ] as const) {
    const lost = network.failNextChange(mishap);
    expect(await guide.send('wishlist.act', { attendeeId, productId: product, listed })).toMatchObject({
      ok: false,
      error: { code: 'store-unavailable' },
    });
    await lost;
    await client.until(({ acts }) => acts[0]?.status === status);
  }
  const [done] = client.snapshot().acts;
  await client.run('act.undo', { actId: done?.id ?? '' });
  expect((await guide.run('wishlist.read', { attendeeId })).wishlist.productIds.includes(product)).toBe(!listed);
});

test('what is open in the database of a server that stopped is found out at the next look', async () => {
  const done = await act();
  const { actId } = (done as { result: { actId: string } }).result;
  await client.until(({ acts }) => acts.length === 1);
  await room.services.database.query("update attendee_act set status = 'intended', server_id = 'a server that is gone' where id = $1", [
    actId,
  ]);
  expect((await comeBack()).snapshot().acts).toEqual([]);
  await client.until(({ acts }) => acts.length === 1 && acts[0]?.id === actId && acts[0].status === 'done');
});
