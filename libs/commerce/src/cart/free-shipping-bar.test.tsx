import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup } from '../testing/shop-words.tsx';
import { FreeShippingBar } from './free-shipping-bar.tsx';

const bar = (totalPrice: number, prices: readonly object[] = [{ calculation: 2, quantityStart: 50, currencyPrice: [{ gross: 0 }] }]) =>
  shopMarkup(
    <FreeShippingBar
      cart={
        {
          deliveries: [{ shippingMethod: { prices } }],
          lineItems: [{ id: 'l', type: 'product', price: { totalPrice }, deliveryInformation: { freeDelivery: false } }],
        } as unknown as Cart
      }
    />,
  );

describe('how far a cart is from free shipping', () => {
  it('is what is missing, with how much of it is there', () => {
    expect(bar(30)).toContain(t('shop.added.shippingMissing', { price: '$20.00' }));
    expect(bar(30)).toMatch(/<progress[^>]*max="50"[^>]*value="30"/);
  });
  it.each([50, 80])('is nothing from the value on, and no more than all of it: %i', (value) => {
    expect(bar(value)).toContain(t('shop.added.shippingReached'));
    expect(bar(value)).toMatch(/<progress[^>]*max="50"[^>]*value="50"/);
  });
  it('is not said where the store has no such rule', () => {
    expect(bar(30, [])).toBe('');
  });
});
