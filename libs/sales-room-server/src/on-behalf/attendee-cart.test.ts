import { describe, expect, it } from 'vitest';
import type { CartAction } from '@vitrine/sales-room-protocol';
import { type Cart, createStoreApiClient } from '@vitrine/store-api-client';
import { idOf } from '../testing/records.ts';
import { cartView, changeCart, outcomeInCart, planInCart, turnoverOf, undoInCart } from './attendee-cart.ts';

const [LAMP, CHAIR] = [idOf('a'), idOf('b')];

interface Line {
  id: string;
  type: string;
  referencedId?: string | null;
  quantity: number;
  [field: string]: unknown;
}
const product = (id: string, quantity: number, more: object = {}): Line => ({ id, type: 'product', referencedId: id, quantity, ...more });
const promotion = (code: string, more: object = {}): Line => ({
  id: `line-${code}`,
  type: 'promotion',
  quantity: 1,
  payload: { code },
  ...more,
});
const cartOf = (lines: readonly Line[], more: object = {}) =>
  ({ apiAlias: 'cart', lineItems: lines, price: { positionPrice: 50, totalPrice: 55 }, errors: [], ...more }) as unknown as Cart;

/** A store with one cart, whose writes are noted; `after` may change what they make of it. */
function storeWith(lines: Line[], after: (lines: Line[]) => Line[] = (made) => made) {
  let cart = lines;
  const writes: string[] = [];
  const client = createStoreApiClient({
    endpoint: 'http://store.test/store-api',
    accessKey: 'k',
    contextToken: 't',
    retry: { limit: 0 },
    async fetch(url, init) {
      const path = String(url).replace(/^.*\/store-api/, '');
      const method = init?.method ?? 'GET';
      const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as { items?: Line[]; ids?: string[] }) : {};
      if (path.startsWith('/checkout/cart/line-item')) {
        const ids = body.ids ?? [];
        const items = body.items ?? [];
        writes.push([method, ...ids, ...items.map((item) => `${item.id ?? item.referencedId} ${item.quantity ?? ''}`.trim())].join(' '));
        cart = after([
          ...cart
            .filter(({ id }) => !ids.includes(id))
            .map((line) => ({ ...line, ...(method === 'PATCH' ? items.find(({ id }) => id === line.id) : {}) })),
          ...(method === 'PATCH' ? [] : items.map((item) => (item.type === 'promotion' ? promotion(item.referencedId ?? '') : item))),
        ]);
      }
      return Response.json(cartOf(cart));
    },
  });
  return { client, writes };
}

describe('a cart as a guide sees it', () => {
  const [line] = cartView(cartOf([product(LAMP, 2)]), 'EUR').lines;

  it('has what the store leaves out at its neutral value', () =>
    expect(line).toEqual({
      id: LAMP,
      type: 'product',
      productId: LAMP,
      label: '',
      options: [],
      quantity: 2,
      minQuantity: 1,
      maxQuantity: null,
      quantityStep: 1,
      unitPrice: 0,
      totalPrice: 0,
      coverUrl: null,
      canChangeQuantity: true,
      canRemove: true,
    }));

  it('has what the store says', () =>
    expect(
      cartView(
        cartOf([
          product(LAMP, 2, {
            label: 'Lamp',
            payload: { options: [{ group: 'Color', option: 'red' }] },
            quantityInformation: { minPurchase: 2, maxPurchase: 8, purchaseSteps: 2 },
            price: { unitPrice: 10, totalPrice: 20 },
          }),
        ]),
        'EUR',
      ),
    ).toMatchObject({
      lines: [{ label: 'Lamp', options: ['Color: red'], minQuantity: 2, maxQuantity: 8, quantityStep: 2, unitPrice: 10, totalPrice: 20 }],
      positionPrice: 50,
      totalPrice: 55,
      currencyIsoCode: 'EUR',
    }));

  it.each<[string, Line, boolean, boolean, string | null]>([
    ['a product', product(LAMP, 1), true, true, LAMP],
    ['a product in a fixed number', product(LAMP, 1, { stackable: false }), false, true, LAMP],
    ['a product that stays', product(LAMP, 1, { removable: false }), true, false, LAMP],
    ['a promotion with a code', promotion('SAVE'), false, true, null],
    ['a promotion whose code is its reference', promotion('', { referencedId: 'SAVE' }), false, true, null],
    ['a promotion of its own accord', promotion(''), false, false, null],
    ['something else', { id: 'x', type: 'credit', referencedId: LAMP, quantity: 1, payload: { code: 'SAVE' } }, false, false, null],
    ['a product without a reference', product(LAMP, 1, { referencedId: null }), true, true, null],
    ['a product of a foreign reference', product(LAMP, 1, { referencedId: `${LAMP}x` }), true, true, null],
    ['a product of a foreign reference ahead', product(LAMP, 1, { referencedId: `x${LAMP}` }), true, true, null],
  ])('lets %s be changed as far as it can be', (_what, each, canChangeQuantity, canRemove, productId) =>
    expect(cartView(cartOf([each]), 'EUR').lines).toMatchObject([{ canChangeQuantity, canRemove, productId }]),
  );

  it.each([
    ['nothing', undefined, null],
    ['a cover alone', { url: 'full' }, 'full'],
    ['thumbnails that are too small', { url: 'full', thumbnails: [{ width: 199, url: 'tiny' }] }, 'full'],
    [
      'thumbnails',
      {
        url: 'full',
        thumbnails: [
          { width: 800, url: 'large' },
          { width: 200, url: 'small' },
          { width: 400, url: 'medium' },
        ],
      },
      'small',
    ],
  ])('shows of %s the smallest that is sharp', (_what, cover, coverUrl) =>
    expect(cartView(cartOf([product(LAMP, 1, { cover })]), 'EUR').lines).toMatchObject([{ coverUrl }]),
  );

  it('says what went wrong apart from what is only told', () => {
    const errors = [
      { key: 'a', messageKey: 'stock', level: 20, name: 'Lamp', quantity: 3 },
      { key: 'b', messageKey: 'added', level: 10 },
    ];
    expect(cartView(cartOf([], { errors }), 'EUR').messages).toEqual([
      { key: 'stock', isError: true, name: 'Lamp', quantity: 3 },
      { key: 'added', isError: false, name: null, quantity: null },
    ]);
  });
});

it('what an attendee spends is counted by products, not by promotions', () =>
  expect(turnoverOf(cartOf([product(LAMP, 2), promotion('SAVE'), product(CHAIR, 3)]), 'EUR')).toEqual({
    cartSum: 50,
    currencyIsoCode: 'EUR',
    productCount: 5,
    lineItemCount: 2,
  }));

describe('a change of a cart is planned', () => {
  const lines = () => [product(LAMP, 2, { label: 'Lamp' }), promotion('SAVE')];
  const lampUndo = { item: { type: 'product', id: LAMP, referencedId: LAMP, quantity: 2 }, promotionCodes: ['SAVE'] };

  it.each<[string, CartAction, object]>([
    [
      'that adds what is there',
      { type: 'add', productId: LAMP, quantity: 3 },
      { productId: LAMP, label: 'Lamp', quantityBefore: 2, quantityAfter: 5, undo: { lineItemId: LAMP, ...lampUndo } },
    ],
    [
      'that adds something new',
      { type: 'add', productId: CHAIR, quantity: 3 },
      {
        productId: CHAIR,
        label: '',
        quantityBefore: 0,
        quantityAfter: 3,
        undo: { lineItemId: CHAIR, item: null, promotionCodes: ['SAVE'] },
      },
    ],
    [
      'that sets a number',
      { type: 'set-quantity', lineItemId: LAMP, quantity: 7 },
      { productId: LAMP, label: 'Lamp', quantityBefore: 2, quantityAfter: 7, undo: { lineItemId: LAMP, ...lampUndo } },
    ],
    [
      'that removes a line',
      { type: 'remove', lineItemId: LAMP },
      { productId: LAMP, label: 'Lamp', quantityBefore: 2, quantityAfter: 0, undo: { lineItemId: LAMP, ...lampUndo } },
    ],
    [
      'that removes a promotion',
      { type: 'remove', lineItemId: 'line-SAVE' },
      {
        productId: null,
        label: '',
        quantityBefore: 1,
        quantityAfter: 0,
        undo: { lineItemId: 'line-SAVE', item: { type: 'promotion', referencedId: 'SAVE' }, promotionCodes: ['SAVE'] },
      },
    ],
  ])('%s', async (_what, action, plan) => expect(await planInCart(storeWith(lines()).client, action)).toEqual(plan));

  it.each<CartAction>([
    { type: 'remove', lineItemId: CHAIR },
    { type: 'set-quantity', lineItemId: CHAIR, quantity: 1 },
  ])('only of a line that is there ($type)', async (action) =>
    expect(planInCart(storeWith(lines()).client, action)).rejects.toMatchObject({ code: 'not-found' }),
  );

  it('and has come about as far as the cart says so', async () => {
    const plan = await planInCart(storeWith(lines()).client, { type: 'add', productId: LAMP, quantity: 3 });
    expect(outcomeInCart(cartOf(lines()), plan)).toBeUndefined();
    expect(outcomeInCart(cartOf([product(LAMP, 4, { label: 'Lamp!' })]), plan)).toMatchObject({
      quantityAfter: 4,
      label: 'Lamp!',
      productId: LAMP,
    });
    expect(outcomeInCart(cartOf([product(LAMP, 4)]), plan)).toMatchObject({ label: '' });
    expect(outcomeInCart(cartOf([]), plan)).toMatchObject({ quantityAfter: 0, label: 'Lamp', productId: LAMP });
  });
});

it.each<[CartAction, string]>([
  [{ type: 'add', productId: LAMP, quantity: 3 }, `POST ${LAMP} 3`],
  [{ type: 'set-quantity', lineItemId: LAMP, quantity: 7 }, `PATCH ${LAMP} 7`],
  [{ type: 'remove', lineItemId: LAMP }, `POST ${LAMP}`],
])('a cart is changed by one call ($0.type)', async (action, write) => {
  const { client, writes } = storeWith([product(LAMP, 2)]);
  await changeCart(client, action);
  expect(writes).toEqual([write]);
});

describe('a change is taken back', () => {
  const undoOf = (item: object | null = null, promotionCodes: string[] = []) => ({ lineItemId: LAMP, item, promotionCodes }) as never;
  const lampItem = { type: 'product', id: LAMP, referencedId: LAMP, quantity: 2 };

  it('by removing what it made', async () => {
    const { client, writes } = storeWith([product(LAMP, 3)]);
    await undoInCart(client, { quantityBefore: 0, quantityAfter: 3, undo: undoOf() });
    expect(writes).toEqual([`POST ${LAMP}`]);
  });

  it('by setting the number that it was', async () => {
    const { client, writes } = storeWith([product(LAMP, 3)]);
    await undoInCart(client, { quantityBefore: 2, quantityAfter: 3, undo: undoOf(lampItem) });
    expect(writes).toEqual([`PATCH ${LAMP} 2`]);
  });

  it('by making the line again, with the promotion codes that went with it', async () => {
    const { client, writes } = storeWith([promotion('KEPT')]);
    await undoInCart(client, { quantityBefore: 2, quantityAfter: 0, undo: undoOf(lampItem, ['KEPT', 'LOST']) });
    expect(writes).toEqual([`POST ${LAMP} 2`, 'POST LOST']);
  });

  it('by entering a promotion again, under whatever line it comes back', async () => {
    const { client, writes } = storeWith([]);
    const undo = { lineItemId: 'gone', item: { type: 'promotion', referencedId: 'SAVE' }, promotionCodes: ['SAVE'] } as never;
    await undoInCart(client, { quantityBefore: 1, quantityAfter: 0, undo });
    expect(writes).toEqual(['POST SAVE']);
  });

  it('without a call where it is taken back already', async () => {
    const { client, writes } = storeWith([product(LAMP, 2)]);
    expect(await undoInCart(client, { quantityBefore: 2, quantityAfter: 3, undo: undoOf(lampItem) })).toMatchObject({
      lineItems: [{ quantity: 2 }],
    });
    expect(writes).toEqual([]);
  });

  it.each([
    ['the line was changed since', [product(LAMP, 9)], 2, 3, lampItem, 'changed-since'],
    ['nobody knows what made the line', [], 2, 0, null, 'changed-since'],
  ] as const)('not where %s', async (_why, lines, quantityBefore, quantityAfter, item, code) => {
    const { client, writes } = storeWith([...lines]);
    await expect(undoInCart(client, { quantityBefore, quantityAfter, undo: undoOf(item) })).rejects.toMatchObject({ code });
    expect(writes).toEqual([]);
  });

  it('not where the store makes something else of it', async () => {
    const { client } = storeWith([product(LAMP, 3)], () => [product(LAMP, 1)]);
    await expect(undoInCart(client, { quantityBefore: 2, quantityAfter: 3, undo: undoOf(lampItem) })).rejects.toMatchObject({
      code: 'changed-since',
    });
  });

  it('not where nothing is known of it', async () =>
    expect(undoInCart(storeWith([]).client, { quantityBefore: 2, quantityAfter: 3, undo: null })).rejects.toMatchObject({
      code: 'not-found',
    }));
});
