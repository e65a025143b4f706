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
    ['on its way: no stock, but it will come again', { isCloseout: false, availableStock: 0 }, 'restock'],
    ['available', { isCloseout: false, availableStock: 9 }, 'available'],
  ])('%s', (_what, product, expected) => {
    expect(availability(product)).toBe(expected);
  });
  it('is bought in steps from its least to its greatest quantity; quantity defaults to 1', () => {
    expect(quantityLimits({})).toEqual({ min: 1, max: undefined, step: 1 });
    expect(quantityLimits({ minPurchase: 2, purchaseSteps: 2, calculatedMaxPurchase: 10 })).toEqual({ min: 2, max: 10, step: 2 });
  });
});
