import { describe, expect, it } from 'vitest';
import { hasDownloads, hasPromotion, isEmptyCart, isVirtualCart, productCount } from './cart-facts.ts';

const line = (over: object) => ({ id: 'a', type: 'product', quantity: 1, ...over });

describe('a cart', () => {
  it('counts the quantities of products, promotions excluded', () => {
    expect(
      productCount({ lineItems: [line({ quantity: 2 }), line({ quantity: 3 }), line({ type: 'promotion', quantity: 1, good: false })] }),
    ).toBe(5);
  });
  it('is empty when the product quantity count is 0 or less', () => {
    expect(isEmptyCart(undefined)).toBe(true);
    expect(isEmptyCart({ lineItems: [line({ type: 'promotion', good: false })] })).toBe(true);
    expect(isEmptyCart({ lineItems: [line({})] })).toBe(false);
  });
  it('of unknown content counts nothing, and is not virtual', () => {
    expect([productCount(null), productCount(undefined), isVirtualCart(null), isEmptyCart({ lineItems: [] })]).toEqual([0, 0, false, true]);
    expect(isVirtualCart({ lineItems: [line({ type: 'promotion', states: ['is-download'] })] })).toBe(false);
    expect(isVirtualCart({ lineItems: [line({ states: undefined })] })).toBe(false);
  });
  it('is virtual if every non-promotion line item has state is-download', () => {
    const download = line({ states: ['is-download'] });
    expect(isVirtualCart({ lineItems: [download, line({ type: 'promotion' })] })).toBe(true);
    expect(isVirtualCart({ lineItems: [download, line({ states: ['is-physical'] })] })).toBe(false);
    expect(isVirtualCart({ lineItems: [] })).toBe(false);
  });
  it('asks for the waiver as soon as one of its lines is a download', () => {
    expect(hasDownloads({ lineItems: [line({ states: ['is-physical'] }), line({ states: ['is-download'] })] })).toBe(true);
    expect(hasDownloads({ lineItems: [line({ states: ['is-physical'] }), line({})] })).toBe(false);
  });
  it('holds a code in whatever case it was typed, as a promotion only', () => {
    const coded = (type: string) => ({ lineItems: [line({ type, payload: { code: 'Spring' } })] });
    expect(hasPromotion(coded('promotion'), 'SPRING')).toBe(true);
    expect(hasPromotion(coded('promotion'), 'SUMMER')).toBe(false);
    expect(hasPromotion(coded('product'), 'SPRING')).toBe(false);
  });
  it('counts no product that the shop added as a fee', () => {
    expect(productCount({ lineItems: [line({ quantity: 2 }), line({ good: false, quantity: 4 })] })).toBe(2);
  });
});
