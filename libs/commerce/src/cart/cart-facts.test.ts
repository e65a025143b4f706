import { describe, expect, it } from 'vitest';
import { isEmptyCart, isVirtualCart, productCount } from './cart-facts.ts';

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
  it('is virtual if every non-promotion line item has state is-download', () => {
    const download = line({ states: ['is-download'] });
    expect(isVirtualCart({ lineItems: [download, line({ type: 'promotion' })] })).toBe(true);
    expect(isVirtualCart({ lineItems: [download, line({ states: ['is-physical'] })] })).toBe(false);
    expect(isVirtualCart({ lineItems: [] })).toBe(false);
  });
});
