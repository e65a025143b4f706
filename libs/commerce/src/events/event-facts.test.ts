import { describe, expect, it } from 'vitest';
import type { Cart, LineItem, Product } from '@vitrine/store-api-client';
import { cartEvents, eventProduct, orderEvent } from './event-facts.ts';

const line = (letter: string, quantity: number, over: Partial<LineItem> = {}): LineItem => ({
  id: letter,
  type: 'product',
  referencedId: letter.repeat(32),
  label: `Product ${letter}`,
  quantity,
  payload: { productNumber: `N-${letter}` },
  price: { unitPrice: 10, totalPrice: 10 * quantity, quantity } as NonNullable<LineItem['price']>,
  ...over,
});
const told = (letter: string) => ({
  id: letter.repeat(32),
  number: `N-${letter}`,
  name: `Product ${letter}`,
  price: { amount: 10, currency: 'EUR' },
});
const changes = (before: LineItem[], after: LineItem[]) =>
  cartEvents(before, after, 'EUR').map((event) =>
    event.name === 'cart.line-added' || event.name === 'cart.line-removed' ? [event.name, event.product, event.quantity] : [],
  );

describe('a product in an event', () => {
  const product = { id: 'p', productNumber: 'N', translated: { name: 'Lamp' }, calculatedPrice: { unitPrice: 19.9 } } as Product;
  it('has what everybody sees: number, name, and the price of one piece', () => {
    expect(eventProduct(product, 'GBP')).toEqual({ id: 'p', number: 'N', name: 'Lamp', price: { amount: 19.9, currency: 'GBP' } });
  });
  it('leaves out what the store does not give', () => {
    expect(eventProduct({ id: 'p', name: 'Plain' } as Product, 'EUR')).toEqual({ id: 'p', name: 'Plain' });
    expect(eventProduct({ id: 'p' } as Product, 'EUR')).toEqual({ id: 'p' });
  });
});

describe('a changed cart', () => {
  it.each([
    ['a new line is added', [], [line('a', 2)], [['cart.line-added', told('a'), 2]]],
    ['more of it: the difference', [line('a', 2)], [line('a', 5)], [['cart.line-added', told('a'), 3]]],
    ['less of it: the difference', [line('a', 5)], [line('a', 1)], [['cart.line-removed', told('a'), 4]]],
    ['a line that has gone is removed whole', [line('a', 2), line('b', 1)], [line('b', 1)], [['cart.line-removed', told('a'), 2]]],
    [
      'one for another',
      [line('a', 1)],
      [line('b', 1)],
      [
        ['cart.line-removed', told('a'), 1],
        ['cart.line-added', told('b'), 1],
      ],
    ],
    ['nothing, where nothing has changed', [line('a', 1)], [line('a', 1, { label: 'Renamed' })], []],
    ['nothing of codes and discounts', [], [line('c', 1, { type: 'promotion' }), line('d', 1, { type: 'discount' })], []],
  ])('tells of %s', (_what, before, after, events) => {
    expect(changes(before, after)).toEqual(events);
  });

  it('names a line by its own id where the store gives no product’s, and leaves out what it has not', () => {
    const { payload: _payload, ...bare } = line('a', 1, { referencedId: null, label: null, price: null });
    expect(changes([], [bare])).toEqual([['cart.line-added', { id: 'a' }, 1]]);
    expect(changes([], [line('a', 1, { payload: { productNumber: 7 } as unknown as NonNullable<LineItem['payload']> })])).toEqual([
      ['cart.line-added', { id: told('a').id, name: 'Product a', price: { amount: 10, currency: 'EUR' } }, 1],
    ]);
  });
});

it('an order tells its sum and its products, and nothing of who ordered', () => {
  const cart = { price: { totalPrice: 42.5 }, lineItems: [line('a', 2), line('c', 1, { type: 'promotion' })] } as unknown as Cart;
  expect(orderEvent('o1', cart, 'EUR')).toEqual({
    name: 'order.placed',
    orderId: 'o1',
    total: { amount: 42.5, currency: 'EUR' },
    products: [{ product: told('a'), quantity: 2 }],
  });
});
