import { afterEach, describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/catalogue-model.ts';
import { becomeGuest } from '../testing/customers.ts';
import { at, type Json, listAt, pluck, type Reply, startTestShop, type TestShop } from '../testing/shop.ts';
import { ID, smallCatalogue } from '../testing/small-catalogue.ts';
import { parseTraits, type TraitName, unknownTraits, withTraits } from './traits.ts';

const open: TestShop[] = [];
afterEach(async () => void (await Promise.all(open.splice(0).map((store) => store.close()))));

async function start(...traits: TraitName[]): Promise<TestShop> {
  const store = await startTestShop({ traits: new Set(traits), catalogue: catalogueWithRestock() });
  open.push(store);
  return store;
}

/** The stool is sold out and comes in twelve days. */
function catalogueWithRestock(): Catalogue {
  const catalogue = smallCatalogue();
  return {
    ...catalogue,
    products: catalogue.products.map((product) => (product.id === ID.stool ? { ...product, stock: 0, restockTime: 12 } : product)),
  };
}
const search = (store: TestShop, filter: Json): Promise<Reply> =>
  store.visitor().post('/product', { filter: [{ type: 'equals', ...filter }], associations: { seoUrls: {} } });
const seoPaths = async (store: TestShop, foreignKey: string): Promise<unknown[]> =>
  pluck(
    (await store.visitor().post('/seo-url', { filter: [{ type: 'equals', field: 'foreignKey', value: foreignKey }] })).body,
    'elements',
    'seoPathInfo',
  );

describe('the list of traits', () => {
  it('real stands for all of them, nothing for none', () => {
    expect(parseTraits('real').size).toBeGreaterThanOrEqual(10);
    expect(parseTraits('').size).toBe(0);
    expect([...parseTraits(' oversold, slow-variants')]).toEqual(['oversold', 'slow-variants']);
  });

  it('names what is no trait', () => {
    expect(unknownTraits('real,oversold')).toEqual([]);
    expect(unknownTraits('oversold,constructor,Real')).toEqual(['constructor', 'Real']);
  });

  it('leaves the demo catalogue as it is where no trait is of its data', () => {
    const catalogue = smallCatalogue();
    expect(withTraits(catalogue, parseTraits('no-shop-pages,slow-variants'))).toBe(catalogue);
  });
});

it('media-elsewhere: pictures have the address of the pages’ own port and are served there', async () => {
  const store = await start('media-elsewhere');
  const { body } = await store.visitor().post(`/product/${ID.stool}`);
  const url = String(at(body, 'product.cover.media.url'));
  expect(url.startsWith(`${store.pagesUrl}/demo-store/media/`)).toBe(true);
  expect(pluck(body, 'product.cover.media.thumbnails', 'url').every((thumbnail) => String(thumbnail).startsWith(store.pagesUrl))).toBe(
    true,
  );
  const picture = await fetch(url);
  expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
});

describe('one-address', () => {
  const message = {
    salutationId: ID.mrs,
    firstName: 'Ada',
    lastName: 'Byron',
    email: 'ada@example.com',
    phone: '123',
    subject: 'Question',
    comment: 'Where is it?',
  };
  const send = async (store: TestShop, address: string): Promise<number> =>
    (await store.visitor().post('/contact-form', message, { 'x-forwarded-for': address })).status;
  const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];

  it('the fourth message of the whole shop waits, whoever sends it', async () => {
    const store = await start('one-address');
    const answers: number[] = [];
    for (const address of addresses) answers.push(await send(store, address));
    expect(answers).toEqual([200, 200, 200, 429]);
  });

  it('without it each visitor is counted alone', async () => {
    const store = await start();
    for (const address of addresses) expect(await send(store, address)).toBe(200);
  });
});

it('no-guest-conversion: the call is unknown, as it is before 6.7', async () => {
  const convert = async (...traits: TraitName[]) => {
    const store = await start(...traits);
    const guest = store.visitor();
    await becomeGuest(guest, 'guest@example.com');
    return (await guest.post('/account/convert-guest', { password: 'long enough' })).status;
  };
  expect(await convert('no-guest-conversion')).toBe(404);
  expect(await convert()).toBe(200);
});

it('slow-variants: a choice takes a third of a second at least, other calls do not', async () => {
  const store = await start('slow-variants');
  const visitor = store.visitor();
  await visitor.get('/context');
  const from = performance.now();
  expect(await visitor.post(`/product/${ID.chair}/find-variant`, { options: [ID.red, ID.large] })).toMatchObject({
    status: 200,
    body: { variantId: ID.chairRedLarge },
  });
  expect(performance.now() - from).toBeGreaterThan(320);
});

it('installed-addresses: capitals, a product’s number after its name, a slash after a category', async () => {
  const store = await start('installed-addresses');
  expect(await seoPaths(store, ID.stool)).toEqual(['Oak-stool/T-STOOL']);
  expect(await seoPaths(store, ID.chairRedLarge)).toEqual(['Lounge-chair/T-CHAIR.2']);
  expect(await seoPaths(store, ID.chairs)).toEqual([expect.stringMatching(/^[A-Z][a-z]+\/[A-Z][a-z]+\/$/)]);
});

it('renamed-category: the new addresses are known, the old ones nobody knows', async () => {
  const plain = await start();
  const [old = ''] = (await seoPaths(plain, ID.chairs)).map(String);
  const store = await start('renamed-category');
  const [now = ''] = (await seoPaths(store, ID.chairs)).map(String);
  expect(now).toBe(old.replace(/^[^/]+/, (first) => `${first}-and-more`));
  const found = await store.visitor().post('/seo-url', { filter: [{ type: 'equals', field: 'seoPathInfo', value: old }] });
  expect(listAt(found.body, 'elements')).toEqual([]);
});

it('oversold: stock 0 that may be sold has no restock time', async () => {
  const stool = async (store: TestShop): Promise<unknown> => at((await store.visitor().post(`/product/${ID.stool}`)).body, 'product');
  expect(await stool(await start('oversold'))).toMatchObject({ stock: 0, isCloseout: false, available: true, restockTime: null });
  expect(await stool(await start())).toMatchObject({ stock: 0, restockTime: 12 });
});

it('release-dates: one product is not out yet, the others have no date, in products and in the cart', async () => {
  const store = await start('release-dates');
  const { body } = await search(store, { field: 'parentId', value: null });
  const dates = listAt(body, 'elements').map((product) => [at(product, 'id'), at(product, 'releaseDate')] as const);
  const announced = dates.filter(([, date]) => date !== null);
  expect(announced).toHaveLength(1);
  expect(Date.parse(String(announced[0]?.[1]))).toBeGreaterThan(Date.now());
  expect(dates.length).toBeGreaterThan(3);
  const cart = await store.visitor().post('/checkout/cart/line-item', { items: [{ type: 'product', id: ID.stool }] });
  expect(at(cart.body, 'lineItems.0.payload.releaseDate')).toBeNull();
});

it('after-order-off: no payment method may be chosen after the order', async () => {
  const store = await start('after-order-off');
  const methods = listAt((await store.visitor().post('/payment-method')).body, 'elements');
  expect(methods.length).toBeGreaterThan(1);
  expect(methods.filter((method) => at(method, 'afterOrderEnabled') === true)).toEqual([]);
});

it('the legal pages have no call of their own here, with traits or without', async () => {
  const store = await start();
  expect((await store.visitor().get('/dsr/shop-pages/tosPage')).status).toBe(404);
});
