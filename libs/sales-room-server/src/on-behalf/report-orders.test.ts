import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AttendeeOrder, GuideRecap } from '@vitrine/sales-room-protocol';
import { DEMO_ACCESS_KEY, type DemoStoreProcess, isPlainlyBuyable, listProducts, startDemoStoreProcess } from '../testing/demo-store.ts';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { createStubHost } from '../testing/stub-host.ts';
import { trackSockets } from '../testing/track-sockets.ts';

let shop: DemoStoreProcess;
let room: RoomFixture;
let product: string;
let token: string;
let guide: RoomSocket;
let client: RoomSocket;
const track = trackSockets();

beforeAll(async () => {
  shop = await startDemoStoreProcess();
  room = await startRoomFixture({ room: createStubHost(shop.storeApiEndpoint, DEMO_ACCESS_KEY) });
  product = (await listProducts(shop)).find(isPlainlyBuyable)?.id ?? '';
});
afterAll(async () => {
  await room.close();
  await shop.close();
});
beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = track(await room.visitor().enterAsGuide());
  token = await becomeGuest();
  client = track(await room.visitor({ shop: token }).enterAsClient('Cleo'));
});

/** Somebody who has ordered nothing yet: the token of their session. */
async function becomeGuest(): Promise<string> {
  const { elements } = (await shop.call('any', 'GET', '/country')) as { elements: { id: string }[] };
  const response = await fetch(`${shop.storeApiEndpoint}/account/register`, {
    method: 'POST',
    headers: { 'sw-access-key': DEMO_ACCESS_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({
      guest: true,
      email: 'cleo@vitrine.example',
      firstName: 'Cleo',
      lastName: 'Byron',
      acceptedDataProtection: true,
      storefrontUrl: 'http://localhost:3000',
      billingAddress: { street: 'Main Street 1', zipcode: '10115', city: 'Berlin', countryId: elements[0]?.id },
    }),
  });
  return response.headers.get('sw-context-token') ?? expect.fail(await response.text());
}

const put = () =>
  shop.call(token, 'POST', '/checkout/cart/line-item', { items: [{ type: 'product', id: product, referencedId: product, quantity: 1 }] });
const order = async () => (await shop.call(token, 'POST', '/checkout/order', {})) as { id: string; price: { totalPrice: number } };
const cleo = (socket: RoomSocket) => socket.snapshot().attendees.find(({ name }) => name === 'Cleo');
const told = (count: number): Promise<readonly AttendeeOrder[] | undefined> =>
  guide
    .until(({ attendees }) => attendees.some(({ insights }) => insights?.orders?.length === count))
    .then(() => cleo(guide)?.insights?.orders);

test('a guide is told of an order with the sum that the store says, and the cart is empty with it', async () => {
  await put();
  await client.run('cart.report', {});
  await guide.until(({ attendees }) => attendees.some(({ insights }) => insights?.turnover?.productCount === 1));
  const { price } = await order();
  await client.run('cart.report', { hasOrdered: true });
  expect(await told(1)).toEqual([{ sum: price.totalPrice, currencyIsoCode: expect.stringMatching(/^[A-Z]{3}$/) as string }]);
  expect(cleo(guide)?.insights?.turnover?.productCount).toBe(0);
});

test('what was ordered of each product is in the summary of the presentation, as the store says', async () => {
  await put();
  const { price } = await order();
  await client.run('cart.report', { hasOrdered: true });
  await told(1);
  const visitor = room.visitor();
  await visitor.signIn();
  const recap = (await visitor.call('GET', `/room-api/presentations/${await room.appointmentId()}/recap`)).body as GuideRecap;
  const [ordered] = recap.products.filter(({ orders }) => orders > 0);
  expect(ordered).toMatchObject({ productId: product, orders: 1, orderedQuantity: 1 });
  expect(ordered?.turnover[0]?.sum).toBeGreaterThan(0);
  expect(recap.orders).toEqual([{ count: 1, sum: price.totalPrice, currencyIsoCode: ordered?.turnover[0]?.currencyIsoCode }]);
});

test('an order that nobody has placed is not told, whatever a browser says', async () => {
  await put();
  await client.run('cart.report', { hasOrdered: true });
  await guide.until(({ attendees }) => attendees.some(({ insights }) => insights?.turnover?.productCount === 1));
  expect(cleo(guide)?.insights?.orders).toEqual([]);
});

test('each order is told once, and the next one beside it', async () => {
  await put();
  await order();
  await client.run('cart.report', { hasOrdered: true });
  await client.run('cart.report', { hasOrdered: true });
  await told(1);
  await put();
  await order();
  await client.run('cart.report', { hasOrdered: true });
  expect(await told(2)).toHaveLength(2);
});

test('an order that was placed in another tab is found when the cart is empty all of a sudden', async () => {
  await put();
  await client.run('cart.report', {});
  await order();
  await client.run('cart.report', {});
  expect(await told(1)).toHaveLength(1);
});

test('what somebody ordered before they joined is none of the guide’s business', async () => {
  await put();
  await order();
  await room.services.database.query("update attendee set joined_at = now() + interval '1 hour' where name = 'Cleo'");
  await client.run('cart.report', { hasOrdered: true });
  expect(cleo(guide)?.insights?.orders).toEqual([]);
});

test('other clients hear nothing of an order', async () => {
  const other = track(await room.visitor().enterAsClient('Otto'));
  await put();
  await order();
  await client.run('cart.report', { hasOrdered: true });
  await told(1);
  expect(cleo(other)?.insights).toBeNull();
});

test('an order is told after the end as well', async () => {
  await room.setAppointment("status = 'ended'");
  await put();
  await order();
  await client.run('cart.report', { hasOrdered: true });
  expect(await told(1)).toHaveLength(1);
});
