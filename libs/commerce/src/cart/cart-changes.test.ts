import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { cartChanges } from './cart-changes.ts';

const line = (id: string, quantity: number, unitPrice = 10) => ({
  id,
  type: 'product',
  label: `Product ${id}`,
  quantity,
  price: { unitPrice, totalPrice: unitPrice * quantity, quantity },
});
const cart = (...lineItems: object[]) => ({ lineItems }) as unknown as Cart;

describe('what has changed in a cart since it was seen', () => {
  it('names each product with what it was and what it is', () => {
    const seen = cart(line('a', 3), line('b', 1), line('c', 1, 10), line('d', 2));
    const now = cart(line('a', 1), line('c', 1, 12), line('d', 2), line('e', 4));
    expect(cartChanges(seen, now)).toEqual([
      { kind: 'quantity', id: 'a', name: 'Product a', before: 3, after: 1 },
      { kind: 'gone', id: 'b', name: 'Product b', productId: 'b' },
      { kind: 'price', id: 'c', name: 'Product c', before: 10, after: 12 },
      { kind: 'new', id: 'e', name: 'Product e', after: 4 },
    ]);
  });

  it('is silent about a cart that is the same, and about discounts, which follow from it', () => {
    const discount = {
      id: 'x',
      type: 'promotion',
      label: '10 %',
      quantity: 1,
      good: false,
      price: { unitPrice: -1, totalPrice: -1, quantity: 1 },
    };
    expect(cartChanges(cart(line('a', 1), discount), cart(line('a', 1)))).toEqual([]);
  });

  it('says a quantity alone where the price of a piece follows from it', () => {
    expect(cartChanges(cart(line('a', 8, 27)), cart(line('a', 1, 32)))).toEqual([
      { kind: 'quantity', id: 'a', name: 'Product a', before: 8, after: 1 },
    ]);
  });
});
