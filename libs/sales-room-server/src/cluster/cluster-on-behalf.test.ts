import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newSecret } from '../identifiers.ts';
import { type ClusterFixture, type ClusterServer, startClusterFixture } from '../testing/cluster-fixture.ts';
import { DEMO_ACCESS_KEY, type DemoStoreProcess, isPlainlyBuyable, listProducts, startDemoStoreProcess } from '../testing/demo-store.ts';
import { about, PATH } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { startUnsteadyStore, type UnsteadyStore } from '../testing/unsteady-store.ts';

let cluster: ClusterFixture;
let shop: DemoStoreProcess;
let network: UnsteadyStore;
let product: string;
const sockets: RoomSocket[] = [];
const servers: ClusterServer[] = [];
const track = (socket: RoomSocket) => {
  sockets.push(socket);
  return socket;
};

beforeAll(async () => {
  [cluster, shop] = await Promise.all([startClusterFixture(), startDemoStoreProcess()]);
  network = await startUnsteadyStore(shop.storeApiEndpoint);
  product = (await listProducts(shop)).find(isPlainlyBuyable)?.id ?? '';
  expect(product).not.toBe('');
});
afterAll(async () => {
  await cluster.close();
  await network.close();
  await shop.close();
});
afterEach(async () => {
  network.setBack();
  for (const socket of sockets.splice(0)) socket.close();
  for (const server of servers.splice(0)) await server.kill();
});

/** A guide at one server and a client at another, who allows the guide everything. */
async function startRoom() {
  const options = { shop: { storeApiEndpoint: network.storeApiEndpoint, accessKey: DEMO_ACCESS_KEY }, logLevel: 'debug' } as const;
  const [here, there] = [await cluster.startServer(options), await cluster.startServer(options)];
  servers.push(here, there);
  const token = newSecret();
  const visitors = { guide: here.visitor(), client: there.visitor({ shop: token }) };
  const guide = track(await visitors.guide.enterAsGuide());
  if (guide.snapshot().appointment.status === 'not-started') await guide.run('appointment.start', {});
  const client = track(await visitors.client.enterAsClient('Cleo'));
  await client.until(({ self }) => self.role === 'client');
  const attendeeId = client.snapshot().self.attendeeId ?? '';
  for (const kind of ['cart', 'wishlist'] as const) {
    await guide.run('access.request', { attendeeId, kind });
    await client.until(({ self }) => (kind === 'cart' ? self.cartAccess : self.wishlistAccess) === 'requested');
    await client.run('access.answer', { kind, granted: true });
  }
  return { here, there, guide, client, visitors, token, attendeeId };
}

const quantities = async (token: string) =>
  ((await shop.call(token, 'GET', '/checkout/cart')) as { lineItems: { quantity: number }[] }).lineItems.map(({ quantity }) => quantity);

test('what an attendee allowed ends with their session, whichever server hears of the new one first', async () => {
  const { here, guide, client, visitors, attendeeId } = await startRoom();
  expect(await guide.send('cart.read', { attendeeId })).toMatchObject({ ok: true });
  const browser = here.visitor({
    ...Object.fromEntries(visitors.client.cookies),
    shop: await shop.login('shopper@vitrine.example', 'shopper-demo'),
  });
  expect((await browser.call('GET', '/store-api/dsr/appointment/presentation/state', undefined, about(PATH, 'client'))).status).toBe(200);
  expect(await guide.refused('cart.read', { attendeeId })).toBe('consent-missing');
  expect(await guide.refused('wishlist.act', { attendeeId, productId: product, listed: true })).toBe('consent-missing');
  // Sessions are told to nobody: the socket comes back by itself.
  expect(await client.heard('session.closed')).toEqual({ reason: 'draining' });
});

test('a guide acts for attendees at another server: once, recorded, shown, undoable, without a token', async () => {
  const { here, there, guide, client, token, attendeeId } = await startRoom();
  expect((await guide.run('cart.read', { attendeeId })).cart.lines).toEqual([]);
  const commandId = newSecret();
  const action = { type: 'add', productId: product, quantity: 2 } as const;
  const [one, two] = await Promise.all([
    guide.run('cart.act', { attendeeId, action }, commandId),
    guide.run('cart.act', { attendeeId, action }, commandId),
  ]);
  expect(two.actId).toBe(one.actId);
  expect(one.cart.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([[product, 2]]);
  expect(await quantities(token)).toEqual([2]);
  const [act] = (await client.until(({ acts }) => acts.length === 1)).acts;
  expect(act).toMatchObject({ id: one.actId, status: 'done', guideName: 'Gina Guide', quantityAfter: 2 });
  await guide.until(({ attendees }) =>
    attendees.some((each) => each.attendeeId === attendeeId && each.insights?.turnover?.productCount === 2),
  );
  await guide.run('wishlist.act', { attendeeId, productId: product, listed: true });
  await client.until(({ likes, acts }) => likes.includes(product) && acts.length === 2);
  expect((await guide.run('wishlist.read', { attendeeId })).wishlist).toEqual({ source: 'room', productIds: [product] });
  for (const { id } of (await client.until(({ acts }) => acts.length === 2)).acts) await client.run('act.undo', { actId: id });
  await client.until(({ likes, acts }) => likes.length === 0 && acts.every(({ status }) => status === 'undone'));
  expect(await quantities(token)).toEqual([]);
  // A withdrawal at the attendee's server holds for the guide's at once.
  await client.run('access.withdraw', { kind: 'cart' });
  expect(await guide.refused('cart.read', { attendeeId })).toBe('consent-missing');
  expect(await guide.refused('cart.act', { attendeeId, action })).toBe('consent-missing');
  expect(await quantities(token)).toEqual([]);
  expect(JSON.stringify([here.logs, there.logs, guide.notifications, guide.snapshot(), client.notifications])).not.toContain(token);
});

test("an act whose server is killed before the store's answer is told and undone at the next server", async () => {
  const { here, there, guide, client, visitors, token, attendeeId } = await startRoom();
  const stored = network.failNextChange('lost-answer', { thenAway: true });
  const acting = guide.send('cart.act', { attendeeId, action: { type: 'add', productId: product, quantity: 3 } });
  await stored;
  await there.kill();
  expect(await acting).toMatchObject({ ok: false });
  client.close();
  network.setBack();
  const back = track(await here.visitor(Object.fromEntries(visitors.client.cookies)).connect());
  await back.enter(PATH, 'client');
  const [act] = (await back.until(({ acts }) => acts[0]?.status === 'done')).acts;
  expect(act).toMatchObject({ guideName: 'Gina Guide', action: 'add', productId: product, quantityBefore: 0, quantityAfter: 3 });
  expect(await quantities(token)).toEqual([3]);
  await back.run('act.undo', { actId: act?.id ?? '' });
  expect(await quantities(token)).toEqual([]);
});

test('a session change at another server ends permissions, and the socket returns with the new session', async () => {
  const { here, guide, client, visitors, attendeeId } = await startRoom();
  const elsewhere = here.visitor(Object.fromEntries(visitors.client.cookies));
  const tell = () => elsewhere.call('POST', `/room-api/rooms/${PATH}/session`, {});
  await visitors.client.call('POST', `/room-api/rooms/${PATH}/session`, {});
  elsewhere.cookies.set('shop', await shop.login('shopper@vitrine.example', 'shopper-demo'));
  expect((await tell()).status).toBe(204);
  // The socket may be closed before it hears of the change: what holds is read when it is back.
  expect(await client.heard('session.closed')).toEqual({ reason: 'draining' });
  expect(await guide.refused('cart.read', { attendeeId })).toBe('consent-missing');
  // A stranger's browser changes nothing.
  const back = track(await elsewhere.connect());
  expect((await back.enter(PATH, 'client')).self).toMatchObject({ cartAccess: 'none', wishlistAccess: 'none' });
  await here.visitor({ shop: newSecret() }).call('POST', `/room-api/rooms/${PATH}/session`, {});
  await back.run('chat.send', { text: 'Still here' });
  await guide.until(({ chat }) => chat.some(({ text }) => text === 'Still here'));
});
