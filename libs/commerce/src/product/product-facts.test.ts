import { describe, expect, it } from 'vitest';
import { availability, optionName, productName, quantityLimits, releaseTime, variantLabel } from './product-facts.ts';

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
  it.each([
    [
      { minPurchase: 0, purchaseSteps: 0, maxPurchase: 0 },
      { min: 1, max: undefined, step: 1 },
    ],
    [{ maxPurchase: 1 }, { min: 1, max: 1, step: 1 }],
    [
      { calculatedMaxPurchase: 3, maxPurchase: 9 },
      { min: 1, max: 3, step: 1 },
    ],
    [
      { minPurchase: null, purchaseSteps: null, maxPurchase: null },
      { min: 1, max: undefined, step: 1 },
    ],
  ])('of which %o may be bought is bought so: %o', (product, limits) => {
    expect(quantityLimits(product)).toEqual(limits);
  });
  it.each([
    ['one piece of what does not come again', { isCloseout: true, availableStock: 1 }, 'limited'],
    ['six pieces of what does not come again', { isCloseout: true, availableStock: 6 }, 'available'],
    ['one piece', { availableStock: 1 }, 'available'],
    ['a stock that is not said to be there for others', { stock: 3 }, 'available'],
    ['a stock that nobody knows', {}, 'on-order'],
    ['a restock after one day', { availableStock: 0, restockTime: 1 }, 'restock'],
    ['a least quantity of none', { availableStock: 0, minPurchase: 0, restockTime: null }, 'on-order'],
  ])('with %s is what that means', (_what, product, expected) => {
    expect(availability(product, Date.parse('2026-11-20T12:00:00Z'))).toBe(expected);
  });
  it('is on sale from its very moment on', () => {
    const releaseDate = '2026-05-01T00:00:00.000+00:00';
    expect(availability({ availableStock: 9, releaseDate }, Date.parse(releaseDate))).toBe('available');
    expect(availability({ availableStock: 9, releaseDate }, Date.parse(releaseDate) - 1)).toBe('preorder');
    expect(releaseTime({ releaseDate: null })).toBeNaN();
  });
  it('is told from its siblings by its options, as far as they have names', () => {
    const option = (over: object) => ({ id: 'o', groupId: 'g', ...over });
    expect(variantLabel({ options: [option({ name: 'Sand' }), option({}), option({ translated: { name: 'Large' } })] })).toBe(
      'Sand · Large',
    );
    expect(variantLabel({})).toBe('');
    expect(optionName({ name: 'Sand', translated: { name: 'Sable' } })).toBe('Sable');
  });
});
