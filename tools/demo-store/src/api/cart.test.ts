import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { at, type Json, listAt, pluck, type Reply, startTestShop, type TestShop, type Visitor } from '../testing/shop.ts';
import { ID } from '../testing/small-catalogue.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const item = (id: string, quantity?: unknown): Json => ({
  type: 'product',
  id,
  referencedId: id,
  ...(quantity === undefined ? {} : { quantity }),
});
const code = (referencedId: string): Json => ({ type: 'promotion', referencedId });
const add = (visitor: Visitor, ...items: Json[]): Promise<Reply> => visitor.post('/checkout/cart/line-item', { items });
const change = (visitor: Visitor, ...items: Json[]): Promise<Reply> => visitor.patch('/checkout/cart/line-item', { items });
const errors = (body: Json): unknown[] => Object.values((body['errors'] ?? {}) as Json);
const keys = (body: Json): unknown[] => errors(body).map((error) => at(error, 'messageKey'));

describe('lines', () => {
  it('an empty cart has errors [], no deliveries and a hash of 64 hex digits', async () => {
    const { body } = await shop.visitor().get('/checkout/cart');
    expect(body).toMatchObject({ errors: [], deliveries: [], lineItems: [], price: { totalPrice: 0, taxStatus: 'gross' }, errorHash: '' });
    expect(body['hash']).toMatch(/^[0-9a-f]{64}$/);
  });

  it('adding adds up by line id; quantity defaults to 1; an id alone suffices', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool, 2));
    const { body } = await add(visitor, { type: 'product', id: ID.stool });
    expect(pluck(body, 'lineItems', 'quantity')).toEqual([3]);
  });

  it('without an id every add is a new line', async () => {
    const visitor = shop.visitor();
    await add(visitor, { type: 'product', referencedId: ID.stool });
    expect(listAt((await add(visitor, { type: 'product', referencedId: ID.stool })).body, 'lineItems')).toHaveLength(2);
  });

  it("a line carries the translated label, options, cover and quantity rules; a client's price is ignored", async () => {
    const visitor = shop.visitor();
    const { body } = await add(visitor, { ...item(ID.chairRedSmall), price: { price: 0.01 } });
    expect(at(body, 'lineItems.0')).toMatchObject({
      label: 'Lounge Chair',
      good: true,
      stackable: true,
      removable: true,
      states: ['is-physical'],
      price: { unitPrice: 200 },
      cover: { fileName: 'chair-1' },
      quantityInformation: { minPurchase: 1, maxPurchase: 100, purchaseSteps: 1 },
      payload: {
        productNumber: 'T-CHAIR.1',
        parentId: ID.chair,
        options: [
          { group: 'Colour', option: 'Red' },
          { group: 'Size', option: 'Small' },
        ],
      },
    });
    const german = await visitor.get('/checkout/cart', { 'sw-language-id': ID.german });
    expect(at(german.body, 'lineItems.0.label')).toBe('Loungesessel');
  });

  it('a price definition is refused, with the whole call, for a new line and for one that is there', async () => {
    const visitor = shop.visitor();
    const priceDefinition = { price: 0.01, quantity: 1, type: 'quantity' };
    expect(await add(visitor, item(ID.stool), { ...item(ID.coffee), priceDefinition })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__INSUFFICIENT_PERMISSION',
    });
    expect((await visitor.get('/checkout/cart')).body['lineItems']).toEqual([]);
    await add(visitor, item(ID.stool));
    expect(await change(visitor, { id: ID.stool, quantity: 2, priceDefinition })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__INSUFFICIENT_PERMISSION',
    });
    expect(pluck((await visitor.get('/checkout/cart')).body, 'lineItems', 'quantity')).toEqual([1]);
  });

  it('no items change nothing', async () => {
    expect((await shop.visitor().post('/checkout/cart/line-item', {})).status).toBe(200);
  });

  it('another product under the same line id swaps it', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.chairRedSmall));
    const { body } = await change(visitor, { id: ID.chairRedSmall, referencedId: ID.chairRedLarge });
    expect(at(body, 'lineItems.0')).toMatchObject({ id: ID.chairRedSmall, referencedId: ID.chairRedLarge, price: { unitPrice: 240 } });
  });

  it.each([
    ['DELETE with ids in the query', (visitor: Visitor) => visitor.delete(`/checkout/cart/line-item?ids[]=${ID.stool}`)],
    ['DELETE with ids in the body', (visitor: Visitor) => visitor.delete('/checkout/cart/line-item', { ids: [ID.stool] })],
    ['POST …/delete', (visitor: Visitor) => visitor.post('/checkout/cart/line-item/delete', { ids: [ID.stool] })],
  ])('is removed by %s', async (_, remove) => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool), item(ID.gift));
    expect(pluck((await remove(visitor)).body, 'lineItems', 'id')).toEqual([ID.gift]);
  });

  it('one unknown id, and nothing is removed; no id is no error', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool));
    expect(await visitor.delete('/checkout/cart/line-item', { ids: [ID.stool, 'x'] })).toMatchObject({
      status: 404,
      code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
    });
    expect(listAt((await visitor.delete('/checkout/cart/line-item')).body, 'lineItems')).toHaveLength(1);
  });

  it('the whole cart is deleted with 204', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool));
    expect((await visitor.delete('/checkout/cart')).status).toBe(204);
    expect((await visitor.get('/checkout/cart')).body['lineItems']).toEqual([]);
  });

  it.each([
    [0, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    [-1, 'CHECKOUT__CART_INVALID_LINE_ITEM_QUANTITY'],
    ['2', 'VIOLATION::INVALID_TYPE_ERROR'],
    [1.5, 'VIOLATION::INVALID_TYPE_ERROR'],
  ])('quantity %j is refused with %s', async (quantity, expected) => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool));
    expect(await change(visitor, { id: ID.stool, quantity })).toMatchObject({ status: 400, code: expected });
  });

  it('types: none or unknown 400, custom 403; an unknown line 404', async () => {
    expect(await add(shop.visitor(), { id: ID.stool })).toMatchObject({ status: 400, code: 'CHECKOUT__CART_LINE_ITEM_TYPE_NOT_SUPPORTED' });
    expect(await add(shop.visitor(), { type: 'custom', id: 'x' })).toMatchObject({
      status: 403,
      code: 'CHECKOUT__INSUFFICIENT_PERMISSION',
    });
    expect(await change(shop.visitor(), { id: 'f'.repeat(32), quantity: 1 })).toMatchObject({
      status: 404,
      code: 'CHECKOUT__CART_LINE_ITEM_NOT_FOUND',
    });
  });
});

describe('cart errors', () => {
  it.each([
    ['an unknown product', item('f'.repeat(32)), 'product-not-found', 20, []],
    ['a sold-out product', item(ID.soldOut), 'product-out-of-stock', 20, []],
    ['more than the stock of a closeout product', item(ID.few, 5), 'product-stock-reached', 10, [3]],
    ['more than the maximum', item(ID.coffee, 50), 'product-stock-reached', 10, [10]],
    ['more than the shop’s 100', item(ID.stool, 150), 'product-stock-reached', 10, [100]],
    ['less than the minimum', item(ID.coffee, 1), 'min-order-quantity', 10, [2]],
    ['off the steps', item(ID.coffee, 5), 'purchase-steps-quantity', 10, [4]],
  ] as const)('%s: corrected with HTTP 200, told once', async (_, line, messageKey, level, quantities) => {
    const visitor = shop.visitor();
    const reply = await add(visitor, line);
    expect([reply.status, keys(reply.body), pluck(reply.body, 'lineItems', 'quantity')]).toEqual([200, [messageKey], quantities]);
    expect(errors(reply.body)[0]).toMatchObject({
      level,
      block: true,
      blockResubmit: true,
      code: 0,
      key: `${messageKey}${line['id'] as string}`,
    });
    expect((await visitor.get('/checkout/cart')).body['errors']).toEqual([]);
  });

  it('the parent of variants is left out without a word', async () => {
    expect((await add(shop.visitor(), item(ID.chair))).body).toMatchObject({ lineItems: [], errors: [] });
  });

  it('a method or an address that cannot be served blocks while it is chosen', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool));
    await visitor.patch('/context', { shippingMethodId: ID.germanyOnly, countryId: ID.usa });
    for (let round = 0; round < 2; round += 1) {
      expect((await visitor.get('/checkout/cart')).body['errors']).toMatchObject({
        'shipping-method-blocked-Forwarding': { level: 10, block: true, parameters: { name: 'Forwarding' } },
      });
    }
    await visitor.patch('/context', { shippingMethodId: ID.standard, countryId: ID.nowhere });
    expect(keys((await visitor.get('/checkout/cart')).body)).toEqual(['shipping-address-blocked']);
  });
});

describe('prices', () => {
  it('tiers, tax by rate and shipping by the value of the goods', async () => {
    const { body } = await add(shop.visitor(), item(ID.stool, 5), item(ID.coffee, 2));
    expect(pluck(body, 'lineItems', 'price.unitPrice')).toEqual([45, 12.5]);
    expect(body['price']).toMatchObject({
      positionPrice: 250,
      totalPrice: 250,
      netPrice: 212.44,
      calculatedTaxes: [
        { taxRate: 19, tax: 35.92, price: 225 },
        { taxRate: 7, tax: 1.64, price: 25 },
      ],
      taxRules: [
        { taxRate: 19, percentage: 90 },
        { taxRate: 7, percentage: 10 },
      ],
    });
  });

  it('shipping costs what its step says; free products do not count; downloads have no delivery', async () => {
    expect((await add(shop.visitor(), item(ID.stool))).body).toMatchObject({
      price: { positionPrice: 49.9, totalPrice: 54.89 },
      deliveries: [{ shippingCosts: { totalPrice: 4.99 } }],
    });
    expect((await add(shop.visitor(), item(ID.gift))).body).toMatchObject({ price: { totalPrice: 10 } });
    expect((await add(shop.visitor(), item(ID.book))).body).toMatchObject({
      deliveries: [],
      price: { totalPrice: 9.9 },
      lineItems: [{ states: ['is-download'], deliveryInformation: null }],
    });
  });
});

describe('promotions', () => {
  it('a percentage becomes a negative line of its own, announced once', async () => {
    const visitor = shop.visitor();
    const { body } = await add(visitor, item(ID.stool), code('save10'));
    expect(at(body, 'lineItems.1')).toMatchObject({
      type: 'promotion',
      referencedId: 'save10',
      quantity: 1,
      good: false,
      stackable: false,
      price: { totalPrice: -4.99 },
      payload: { discountType: 'percentage', value: '10' },
    });
    expect(body['price']).toMatchObject({ positionPrice: 44.91, totalPrice: 49.9 });
    expect(errors(body)[0]).toMatchObject({
      messageKey: 'promotion-discount-added',
      level: 0,
      block: false,
      parameters: { name: 'Save 10 percent', discountLineItemId: at(body, 'lineItems.1.id') },
    });
    expect(at(body, 'extensions.cart-promotions.addedCodes')).toEqual(['save10']);
    expect((await visitor.get('/checkout/cart')).body['errors']).toEqual([]);
  });

  it('an absolute one never takes off more than there is', async () => {
    const { body } = await add(shop.visitor(), item(ID.gift), code('FIVE'));
    expect(body['price']).toMatchObject({ positionPrice: 5 });
    const { body: book } = await add(shop.visitor(), item(ID.book), code('FIVE'), code('SAVE10'));
    expect(at(book, 'price.positionPrice')).toBe(3.91);
  });

  it('free delivery is a line of 0 and a second, negative delivery', async () => {
    const { body } = await add(shop.visitor(), item(ID.stool), code('FREESHIP'));
    expect([
      pluck(body, 'lineItems', 'price.totalPrice'),
      pluck(body, 'deliveries', 'shippingCosts.totalPrice'),
      at(body, 'price.totalPrice'),
    ]).toEqual([[49.9, 0], [4.99, -4.99], 49.9]);
    expect(at(body, 'deliveries.1.positions')).toEqual([]);
  });

  it.each(['NOPE', 'OLD'])('%s is not found: an error that does not block, once', async (unknown) => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool));
    const { body } = await add(visitor, code(unknown));
    expect(errors(body)).toMatchObject([
      { messageKey: 'promotion-not-found', key: 'promotion-not-found', level: 20, block: false, promotionCode: unknown },
    ]);
    expect((await visitor.get('/checkout/cart')).body['errors']).toEqual([]);
  });

  it('an unknown code is told to an empty cart, too', async () => {
    expect(keys((await add(shop.visitor(), code('NOPE'))).body)).toEqual(['promotion-not-found']);
  });

  it('a code for a cart without products is lost without a word, and when the last product leaves', async () => {
    const visitor = shop.visitor();
    expect((await add(visitor, code('SAVE10'))).body['errors']).toEqual([]);
    expect(listAt((await add(visitor, item(ID.stool))).body, 'lineItems')).toHaveLength(1);
    await add(visitor, code('SAVE10'));
    await visitor.delete('/checkout/cart/line-item', { ids: [ID.stool] });
    expect(listAt((await add(visitor, item(ID.stool))).body, 'lineItems')).toHaveLength(1);
  });

  it('one that is not combinable displaces the others while it is there', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool), code('SAVE10'));
    const { body } = await add(visitor, code('ONLYONE'));
    expect(pluck(body, 'lineItems', 'referencedId')).toEqual([ID.stool, 'ONLYONE']);
    expect(body['errors']).toMatchObject({ 'promotion-excluded': { level: 0, name: 'Save 10 percent' } });
    const again = await visitor.get('/checkout/cart');
    expect(keys(again.body)).toEqual(['promotion-excluded']);
    const removed = await visitor.delete('/checkout/cart/line-item', { ids: [at(again.body, 'lineItems.1.id')] });
    expect(pluck(removed.body, 'lineItems', 'referencedId')).toEqual([ID.stool, 'SAVE10']);
  });

  it('one whose minimum is not reached waits, and says so once', async () => {
    const visitor = shop.visitor();
    expect(keys((await add(visitor, item(ID.stool), code('BIG'))).body)).toEqual(['promotion-not-eligible']);
    expect((await visitor.get('/checkout/cart')).body['errors']).toEqual([]);
    expect(keys((await add(visitor, item(ID.chairRedSmall, 3))).body)).toEqual(['promotion-discount-added']);
  });

  it('a code counts in any case and stays as it was typed; in another spelling it is refused', async () => {
    const visitor = shop.visitor();
    expect(at((await add(visitor, item(ID.stool), code('save10'))).body, 'lineItems.1')).toMatchObject({
      referencedId: 'save10',
      payload: { code: 'save10' },
    });
    expect(await add(visitor, code('SAVE10'))).toMatchObject({ status: 400, code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE' });
    expect(listAt((await visitor.get('/checkout/cart')).body, 'lineItems')).toHaveLength(2);
  });

  it('the same code again changes nothing; its quantity cannot be changed', async () => {
    const visitor = shop.visitor();
    await add(visitor, item(ID.stool), code('SAVE10'));
    const { body } = await add(visitor, code('SAVE10'));
    expect([listAt(body, 'lineItems').length, body['errors']]).toEqual([2, []]);
    const id = at(body, 'lineItems.1.id');
    expect(await change(visitor, { id, quantity: 2 })).toMatchObject({ status: 400, code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE' });
    expect(await add(visitor, { type: 'product', id, referencedId: ID.stool })).toMatchObject({
      status: 409,
      code: 'CHECKOUT__CART_MIXED_LINE_ITEM_TYPE',
    });
    expect(await add(visitor, { type: 'promotion', id, referencedId: 'SAVE10' })).toMatchObject({
      status: 400,
      code: 'CHECKOUT__CART_LINE_ITEM_NOT_STACKABLE',
    });
  });
});
