import { describe, expect, it } from 'vitest';
import { availability, productName, quantityLimits } from './product-facts.ts';

describe('a product', () => {
  it('is named by its translation: a variant has no name of its own', () => {
    expect(productName({ name: null, translated: { name: 'Vase' }, productNumber: 'V1' })).toBe('Vase');
    expect(productName({ name: null, translated: {}, productNumber: 'V1' })).toBe('V1');
  });
  it.each([
    ['sold out: closeout without stock', { isCloseout: true, availableStock: 0 }, 'sold-out'],
    ['sold out: the server says so', { available: false, availableStock: 3 }, 'sold-out'],
    ['limited: the last pieces of a closeout product', { isCloseout: true, availableStock: 5 }, 'limited'],
    [
      'sold out: fewer of a closeout product than may be bought at least',
      { isCloseout: true, availableStock: 2, minPurchase: 3 },
      'sold-out',
    ],
    ['back after some days: none in stock, and the shop knows when', { isCloseout: false, availableStock: 0, restockTime: 4 }, 'restock'],
    ['back after some days: fewer in stock than may be bought at least', { availableStock: 5, minPurchase: 6, restockTime: 4 }, 'restock'],
    ['on order: none in stock, and nobody knows when', { isCloseout: false, availableStock: 0 }, 'on-order'],
    ['on order: zero days are no promise', { isCloseout: false, availableStock: 0, restockTime: 0 }, 'on-order'],
    [
      'a pre-order before its release date, however many there are',
      { availableStock: 9, releaseDate: '2027-05-01T00:00:00.000+00:00' },
      'preorder',
    ],
    [
      'a pre-order whose date is written as PHP writes it',
      { availableStock: 9, releaseDate: { date: '2027-05-01 00:00:00.000000', timezone_type: 3, timezone: 'UTC' } },
      'preorder',
    ],
    ['available from its release date on', { availableStock: 9, releaseDate: '2026-05-01T00:00:00.000+00:00' }, 'available'],
    ['available', { isCloseout: false, availableStock: 9 }, 'available'],
  ])('%s', (_what, product, expected) => {
    expect(availability(product, Date.parse('2026-11-20T12:00:00Z'))).toBe(expected);
  });
  it('is bought in steps from its least to its greatest quantity; quantity defaults to 1', () => {
    expect(quantityLimits({})).toEqual({ min: 1, max: undefined, step: 1 });
    expect(quantityLimits({ minPurchase: 2, purchaseSteps: 2, calculatedMaxPurchase: 10 })).toEqual({ min: 2, max: 10, step: 2 });
  });
});
