import { expect, it } from 'vitest';
import type { Cart, Order, OrderLineItem } from '@vitrine/store-api-client';
import { lostProducts, newLines, reordered, reorderItems } from './reorder.ts';

const line = (over: Partial<OrderLineItem>): OrderLineItem => ({
  id: 'line',
  type: 'product',
  label: 'Mug',
  quantity: 2,
  productId: 'mug',
  ...over,
});
const order = (...lineItems: OrderLineItem[]) => ({ lineItems }) satisfies Pick<Order, 'lineItems'>;
const cart = (...lines: readonly (readonly [string, number])[]) =>
  ({ lineItems: lines.map(([id, quantity]) => ({ id, type: 'product', referencedId: id, quantity })) }) as unknown as Cart;

it('ordering again takes each product once, and neither promotions nor parts of other lines', () => {
  const items = reorderItems(
    order(line({}), line({ quantity: 3 }), line({ type: 'promotion', productId: 'code' }), line({ parentId: 'set', productId: 'part' })),
  );
  expect(items).toEqual([{ id: 'mug', name: 'Mug', quantity: 5 }]);
  expect(newLines(items)).toEqual([{ type: 'product', id: 'mug', referencedId: 'mug', quantity: 5 }]);
  expect(reorderItems(order(line({ productId: null, referencedId: 'ref' })))).toMatchObject([{ id: 'ref' }]);
  expect(reorderItems({})).toEqual([]);
});

it('a product that the shop has deleted is named as lost', () => {
  expect(lostProducts(order(line({ productId: null }), line({})))).toEqual(['Mug']);
});

it('what has come is what the cart holds more than before: less is counted, nothing is named', () => {
  const items = [
    { id: 'a', name: 'A', quantity: 2 },
    { id: 'b', name: 'B', quantity: 3 },
    { id: 'c', name: 'C', quantity: 1 },
  ];
  expect(reordered(items, cart(['a', 1], ['c', 4]), cart(['a', 3], ['b', 1], ['c', 4]), ['D'])).toEqual({
    count: 3,
    missing: ['C', 'D'],
    fewer: [{ name: 'B', quantity: 1, wanted: 3 }],
  });
});

it('a cart that lost pieces meanwhile is no negative count', () => {
  expect(reordered([{ id: 'a', name: 'A', quantity: 1 }], cart(['a', 5]), cart(['a', 2]))).toEqual({ count: 0, missing: ['A'], fewer: [] });
});
