import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId, newSecret } from '../identifiers.ts';
import {
  DEMO_ACCESS_KEY,
  type DemoStoreProcess,
  isPlainlyBuyable,
  type ListedProduct,
  listProducts,
  startDemoStoreProcess,
} from '../testing/demo-store.ts';
import { type RoomFixture, startRoomFixture } from '../testing/room-fixture.ts';
import type { RoomSocket } from '../testing/room-socket.ts';
import { createStubHost } from '../testing/stub-host.ts';

interface Line {
  id: string;
  type: string;
  quantity: number;
  referencedId: string;
  price: { totalPrice: number };
}

const isForMany = ({ calculatedMaxPurchase, calculatedPrice }: ListedProduct) =>
  calculatedMaxPurchase >= 10 && calculatedPrice.unitPrice > 20 && calculatedPrice.unitPrice < 90;

let shop: DemoStoreProcess;
let room: RoomFixture;
let products: string[];
let anyProduct: string[];
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
  room = await startRoomFixture({ room: createStubHost(shop.storeApiEndpoint, DEMO_ACCESS_KEY), presentation: { enableWishlist: true } });
  const found = await listProducts(shop);
  products = found
    .filter(isPlainlyBuyable)
    // The first one is bought in greater numbers: six of it are worth a discount, one is not.
    .toSorted((a, b) => Number(isForMany(b)) - Number(isForMany(a)))
    .map(({ id }) => id);
  anyProduct = found.map(({ id }) => id);
  expect(products.length).toBeGreaterThan(1);
});
afterAll(async () => {
  await room.close();
  await shop.close();
});

/** A client with a shop session of their own, whose token the test knows. */
async function enterClient(name: string, shopToken: string): Promise<RoomSocket> {
  const visitor = room.visitor({ shop: shopToken });
  return track(await visitor.enterAsClient(name));
}

async function allow(kind: 'cart' | 'wishlist'): Promise<void> {
  await guide.run('access.request', { attendeeId, kind });
  await client.until(({ self }) => (kind === 'cart' ? self.cartAccess : self.wishlistAccess) === 'requested');
  await client.run('access.answer', { kind, granted: true });
}

const cartOf = async (shopToken: string) =>
  (await shop.call(shopToken, 'GET', '/checkout/cart')) as { lineItems: Line[]; price: { totalPrice: number } };
/** What a cart holds, as it matters to its owner; a promotion's line gets another id each time. */
const contents = async (shopToken: string) => {
  const { lineItems, price } = await cartOf(shopToken);
  return {
    lines: lineItems.map((line) => [line.type === 'product' ? line.id : line.type, line.quantity, line.price.totalPrice]).sort(),
    total: price.totalPrice,
  };
};
const put = (productId: string, quantity: number) =>
  shop.call(token, 'POST', '/checkout/cart/line-item', { items: [{ type: 'product', id: productId, referencedId: productId, quantity }] });
const [first, second] = [() => products[0] ?? '', () => products[1] ?? ''];
const refusalOf = async (socket: RoomSocket, ...[name, payload]: Parameters<RoomSocket['send']>) => {
  const answer = await socket.send(name, payload);
  return answer.ok ? 'accepted' : answer.error.code;
};

beforeEach(async () => {
  await room.services.database.query('delete from attendee');
  await room.setAppointment("status = 'started'");
  guide = track(await room.visitor({ shop: newSecret() }).enterAsGuide());
  token = newSecret();
  client = await enterClient('Cleo', token);
  attendeeId = client.snapshot().self.attendeeId ?? '';
});
afterEach(() => {
  for (const socket of open.splice(0)) {
    expect(socket.gaps).toEqual([]);
    socket.close();
  }
});

describe('without permission', () => {
  test('a guide sees and changes nothing before asking, after a refusal, a withdrawal or the end', async () => {
    await put(first(), 2);
    const before = await contents(token);
    const tries = async () => [
      await refusalOf(guide, 'cart.read', { attendeeId }),
      await refusalOf(guide, 'cart.act', { attendeeId, action: { type: 'add', productId: second() } }),
      await refusalOf(guide, 'wishlist.read', { attendeeId }),
      await refusalOf(guide, 'wishlist.act', { attendeeId, productId: second(), listed: true }),
    ];
    const missing = Array<string>(4).fill('consent-missing');
    expect(await tries()).toEqual(missing);
    await guide.run('access.request', { attendeeId, kind: 'cart' });
    expect(await tries()).toEqual(missing);
    await client.run('access.answer', { kind: 'cart', granted: false });
    expect(await tries()).toEqual(missing);
    await allow('cart');
    await allow('wishlist');
    expect((await guide.run('cart.read', { attendeeId })).cart.lines).toHaveLength(1);
    await client.run('access.withdraw', { kind: 'cart' });
    await client.run('access.withdraw', { kind: 'wishlist' });
    expect(await tries()).toEqual(missing);
    await allow('cart');
    await guide.run('appointment.end', {});
    expect(await tries()).toEqual(Array<string>(4).fill('ended'));
    expect(await contents(token)).toEqual(before);
    expect(client.snapshot().acts).toEqual([]);
  });

  test('permission for the cart is none for the wish list, and that of one attendee is none for another', async () => {
    await allow('cart');
    expect(await refusalOf(guide, 'wishlist.read', { attendeeId })).toBe('consent-missing');
    const other = await enterClient('Otis', newSecret());
    expect(await refusalOf(guide, 'cart.read', { attendeeId: other.snapshot().self.attendeeId ?? '' })).toBe('consent-missing');
    expect(await refusalOf(client, 'cart.read', { attendeeId: other.snapshot().self.attendeeId ?? '' })).toBe('not-permitted');
  });

  test('in a race of acts with a withdrawal no act is begun after it', async () => {
    await allow('cart');
    const acts = Array.from({ length: 12 }, () => guide.send('cart.act', { attendeeId, action: { type: 'add', productId: first() } }));
    const withdrawn = client.send('access.withdraw', { kind: 'cart' });
    const answers = await Promise.all(acts);
    expect(await withdrawn).toMatchObject({ ok: true });
    const done = answers.filter(({ ok }) => ok).length;
    for (const answer of answers) expect(answer.ok || answer.error.code === 'consent-missing').toBe(true);
    // Each act that was done is in the cart and on the record, and nothing else is.
    const { lineItems } = await cartOf(token);
    expect(lineItems.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(done);
    const { snapshot } = await client.run('room.snapshot', {});
    expect(snapshot.acts.filter(({ status }) => status === 'done')).toHaveLength(done);
  });
});

describe('with permission for the cart', () => {
  beforeEach(() => allow('cart'));

  test("the guide sees the attendee's own prices and currency, and acts on the attendee's cart alone", async () => {
    await put(first(), 2);
    const own = await cartOf(token);
    const { cart } = await guide.run('cart.read', { attendeeId });
    expect(cart).toMatchObject({
      totalPrice: own.price.totalPrice,
      currencyIsoCode: 'USD',
      lines: [
        {
          id: first(),
          productId: first(),
          quantity: 2,
          totalPrice: own.lineItems[0]?.price.totalPrice,
          canChangeQuantity: true,
          canRemove: true,
        },
      ],
    });
    expect(cart.lines[0]?.label).not.toBe('');
    const added = await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: second(), quantity: 3 } });
    expect(added.cart.lines.map(({ productId, quantity }) => [productId, quantity]).sort()).toEqual(
      [
        [first(), 2],
        [second(), 3],
      ].sort(),
    );
    expect(added.cart.totalPrice).toBe((await cartOf(token)).price.totalPrice);
    const { rows } = { rows: await room.services.database.query<{ count: number }>('select count(*) as count from attendee_act') };
    expect(Number(rows[0]?.count)).toBe(1);
  });

  test('each act is recorded with its guide and shown to the attendee at once; statistics follow', async () => {
    await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: first(), quantity: 2 } });
    expect(await client.heard('collections.changed')).toEqual({ attendeeId, kind: 'cart' });
    const [act] = (await client.until(({ acts }) => acts.length === 1)).acts;
    expect(act).toMatchObject({
      guideName: 'Gina Guide',
      kind: 'cart',
      action: 'add',
      productId: first(),
      quantityBefore: 0,
      quantityAfter: 2,
      status: 'done',
    });
    expect(act?.label).not.toBe('');
    await guide.until(({ attendees }) => attendees.some(({ insights }) => insights?.turnover?.productCount === 2));
    // Others learn nothing of it.
    expect(guide.snapshot().acts).toEqual([]);
    const other = await enterClient('Otis', newSecret());
    expect(JSON.stringify(other.snapshot())).not.toContain(act?.id);
    expect((await client.run('room.snapshot', {})).snapshot.acts).toEqual([act]);
  });

  test('the same command sent again changes nothing more', async () => {
    const commandId = newSecret();
    const payload = { attendeeId, action: { type: 'add', productId: first() } } as const;
    const [one, two] = await Promise.all([guide.run('cart.act', payload, commandId), guide.run('cart.act', payload, commandId)]);
    expect(two.actId).toBe(one.actId);
    expect((await cartOf(token)).lineItems.map(({ quantity }) => quantity)).toEqual([1]);
    expect(await guide.send('wishlist.read', { attendeeId }, commandId)).toMatchObject({ ok: false });
  });

  test("the attendee's token reaches nobody: it is in no answer and no notification", async () => {
    await put(first(), 1);
    const answers = [
      await guide.run('cart.read', { attendeeId }),
      await guide.run('cart.act', { attendeeId, action: { type: 'set-quantity', lineItemId: first(), quantity: 2 } }),
    ];
    await client.until(({ acts }) => acts.length === 1);
    expect(JSON.stringify([answers, guide.notifications, guide.snapshot(), client.notifications, room.logs])).not.toContain(token);
  });

  test('undo restores exactly: an added product, a quantity, a removed line', async () => {
    await put(first(), 4);
    const before = await contents(token);
    const acts = [
      { type: 'add', productId: second(), quantity: 2 },
      { type: 'set-quantity', lineItemId: first(), quantity: 7 },
      { type: 'remove', lineItemId: first() },
      { type: 'add', productId: first(), quantity: 1 },
    ] as const;
    const states = [];
    for (const action of acts) {
      states.push(await contents(token));
      await guide.run('cart.act', { attendeeId, action });
    }
    // Newest first, each step leads back to the state before it.
    const { acts: done } = await client.until(({ acts: shown }) => shown.length === acts.length);
    for (const act of done) {
      await client.run('act.undo', { actId: act.id });
      expect(await contents(token)).toEqual(states.pop());
    }
    expect(await contents(token)).toEqual(before);
    expect((await client.until(({ acts: shown }) => shown.every(({ status }) => status === 'undone'))).commands).not.toContain('act.undo');
  });

  test('undo brings back a promotion: one that was removed, and one that went with the goods', async () => {
    await put(first(), 6);
    for (const code of ['SAVE15', 'WELCOME10'])
      await shop.call(token, 'POST', '/checkout/cart/line-item', { items: [{ type: 'promotion', referencedId: code }] });
    const before = await contents(token);
    expect(before.lines).toHaveLength(3);
    const promotion = (await guide.run('cart.read', { attendeeId })).cart.lines.find(({ type }) => type === 'promotion');
    await guide.run('cart.act', { attendeeId, action: { type: 'remove', lineItemId: promotion?.id ?? '' } });
    expect((await contents(token)).lines).toHaveLength(2);
    const [removed] = (await client.until(({ acts }) => acts.length === 1)).acts;
    await client.run('act.undo', { actId: removed?.id ?? '' });
    expect(await contents(token)).toEqual(before);
    // Below the least value of the cart the store drops the discount by itself.
    await guide.run('cart.act', { attendeeId, action: { type: 'set-quantity', lineItemId: first(), quantity: 1 } });
    expect((await contents(token)).lines.length).toBeLessThan(3);
    const [lowered] = (await client.until(({ acts }) => acts.length === 2)).acts;
    await client.run('act.undo', { actId: lowered?.id ?? '' });
    expect(await contents(token)).toEqual(before);
  });

  test('what was changed since wins: then nothing is taken back, and the attendee is told', async () => {
    await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: first(), quantity: 2 } });
    await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: second(), quantity: 1 } });
    const [later, earlier] = (await client.until(({ acts }) => acts.length === 2)).acts;
    await shop.call(token, 'PATCH', '/checkout/cart/line-item', { items: [{ id: first(), quantity: 5 }] });
    const changed = await contents(token);
    expect(await refusalOf(client, 'act.undo', { actId: earlier?.id ?? '' })).toBe('changed-since');
    expect(await contents(token)).toEqual(changed);
    // Another line is untouched by that.
    await client.run('act.undo', { actId: later?.id ?? '' });
    expect((await cartOf(token)).lineItems.map(({ id, quantity }) => [id, quantity])).toEqual([[first(), 5]]);
  });

  test('nobody takes back what was done for somebody else, and twice is once', async () => {
    await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: first() } });
    const [act] = (await client.until(({ acts }) => acts.length === 1)).acts;
    expect(await refusalOf(guide, 'act.undo', { actId: act?.id ?? '' })).toBe('not-permitted');
    const other = await enterClient('Otis', newSecret());
    expect(await refusalOf(other, 'act.undo', { actId: act?.id ?? '' })).toBe('wrong-state');
    const twice = await Promise.all([
      refusalOf(client, 'act.undo', { actId: act?.id ?? '' }),
      refusalOf(client, 'act.undo', { actId: act?.id ?? '' }),
    ]);
    expect(twice).toContain('accepted');
    expect((await cartOf(token)).lineItems).toEqual([]);
  });

  test('an act can be taken back after the permission and after the room have ended', async () => {
    await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: first() } });
    const [act] = (await client.until(({ acts }) => acts.length === 1)).acts;
    await client.run('access.withdraw', { kind: 'cart' });
    await guide.run('appointment.end', {});
    await client.run('act.undo', { actId: act?.id ?? '' });
    expect((await cartOf(token)).lineItems).toEqual([]);
  });

  test('what the store refuses is refused, and nothing is on the record', async () => {
    expect(await refusalOf(guide, 'cart.act', { attendeeId, action: { type: 'set-quantity', lineItemId: newId(), quantity: 2 } })).toBe(
      'not-found',
    );
    const { cart } = await guide.run('cart.act', { attendeeId, action: { type: 'add', productId: newId() } });
    expect(cart.messages.map(({ key }) => key)).toEqual(['product-not-found']);
    expect((await client.run('room.snapshot', {})).snapshot.acts).toEqual([]);
  });

  test('an attendee who is away has no session here to act with', async () => {
    client.close();
    await guide.until(({ attendees }) => attendees.some((each) => each.attendeeId === attendeeId && each.status === 'inactive'));
    expect(await refusalOf(guide, 'cart.read', { attendeeId })).toBe('wrong-state');
  });
});

describe('with permission for the wish list', () => {
  test('of a guest it is the likes of the room', async () => {
    await allow('wishlist');
    await client.run('like.set', { productId: second(), liked: true });
    expect((await guide.run('wishlist.read', { attendeeId })).wishlist).toEqual({ source: 'room', productIds: [second()] });
    const { wishlist } = await guide.run('wishlist.act', { attendeeId, productId: first(), listed: true });
    expect(wishlist.productIds).toEqual([first(), second()]);
    const [act] = (await client.until(({ acts, likes }) => acts.length === 1 && likes.length === 2)).acts;
    expect(act).toMatchObject({ kind: 'wishlist', action: 'add', productId: first(), guideName: 'Gina Guide' });
    await client.run('act.undo', { actId: act?.id ?? '' });
    await client.until(({ likes }) => likes.join() === second());
  });

  test("an undo restores a guest's likes: each at its place, and what was disliked is disliked", async () => {
    await allow('wishlist');
    const third = newId();
    for (const productId of [first(), second(), third]) await client.run('like.set', { productId, liked: true });
    const before = client.snapshot().likes;
    expect(before).toEqual([third, second(), first()]);
    await guide.run('wishlist.act', { attendeeId, productId: second(), listed: false });
    const [removed] = (await client.until(({ acts, likes }) => acts.length === 1 && likes.length === 2)).acts;
    await client.run('act.undo', { actId: removed?.id ?? '' });
    expect((await client.until(({ likes }) => likes.length === 3)).likes).toEqual(before);
    // A product that they had put away comes back to where it was, too.
    const disliked = newId();
    await room.services.database.query("insert into attendee_product (attendee_id, collection, product_id) values ($1, 'disliked', $2)", [
      attendeeId,
      disliked,
    ]);
    await guide.run('wishlist.act', { attendeeId, productId: disliked, listed: true });
    const [listed] = (await client.until(({ acts, likes }) => acts.length === 2 && likes.length === 4)).acts;
    await client.run('act.undo', { actId: listed?.id ?? '' });
    await client.until(({ likes }) => likes.join() === before.join());
    expect(
      await room.services.database.query("select product_id from attendee_product where attendee_id = $1 and collection = 'disliked'", [
        attendeeId,
      ]),
    ).toEqual([{ product_id: disliked }]);
  });

  test('of a customer it is the one in the store', async () => {
    client = await enterClient('Clara', await shop.login('shopper@vitrine.example', 'shopper-demo'));
    attendeeId = client.snapshot().self.attendeeId ?? '';
    await allow('wishlist');
    const before = (await guide.run('wishlist.read', { attendeeId })).wishlist;
    expect(before.source).toBe('store');
    const productId = anyProduct.find((each) => !before.productIds.includes(each)) ?? '';
    const added = await guide.run('wishlist.act', { attendeeId, productId, listed: true });
    expect(added.wishlist.productIds).toContain(productId);
    const [act] = (await client.until(({ acts }) => acts.length === 1)).acts;
    expect(act?.label).not.toBe('');
    await client.run('act.undo', { actId: act?.id ?? '' });
    expect((await guide.run('wishlist.read', { attendeeId })).wishlist.productIds.toSorted()).toEqual(before.productIds.toSorted());
  });
});

test('a store that does not answer is told so, and the act is not shown as done', async () => {
  const dead = await startRoomFixture({ room: createStubHost('http://127.0.0.1:9/store-api', DEMO_ACCESS_KEY) });
  try {
    await dead.setAppointment("status = 'started'");
    const visitor = dead.visitor({ shop: newSecret() });
    const person = await visitor.enterAsClient('Cleo');
    const leader = await dead.visitor().enterAsGuide();
    const id = person.snapshot().self.attendeeId ?? '';
    await leader.run('access.request', { attendeeId: id, kind: 'cart' });
    await person.run('access.answer', { kind: 'cart', granted: true });
    expect(await refusalOf(leader, 'cart.act', { attendeeId: id, action: { type: 'add', productId: newId() } })).toBe('store-unavailable');
    expect((await person.run('room.snapshot', {})).snapshot.acts).toEqual([]);
    person.close();
    leader.close();
  } finally {
    await dead.close();
  }
});
