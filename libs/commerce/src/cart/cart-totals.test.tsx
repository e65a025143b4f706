import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { CartTotals } from './cart-totals.tsx';

const delivery = (totalPrice: number) => ({ shippingCosts: { totalPrice } });
const sums = (price: object = {}, deliveries: object[] = []) =>
  shopWords(
    <CartTotals
      cart={
        {
          price: { taxStatus: 'gross', positionPrice: 100, netPrice: 84.03, totalPrice: 104.9, ...price },
          deliveries,
        } as unknown as Cart
      }
    />,
  ).trim();

describe('the sums of a cart', () => {
  it('add up the shipping costs of all deliveries', () => {
    expect(sums({}, [delivery(3), delivery(1.9)])).toBe('Subtotal $100.00 Shipping $4.90 Grand total $104.90');
  });
  it('call shipping free where it costs nothing', () => {
    expect(sums({}, [delivery(0)])).toBe('Subtotal $100.00 Shipping Free Grand total $104.90');
  });
  it('say nothing of shipping where nothing is delivered', () => {
    expect(sums()).toBe('Subtotal $100.00 Grand total $104.90');
  });
  it('name each tax with its rate', () => {
    expect(
      sums({
        calculatedTaxes: [
          { tax: 15.97, taxRate: 19 },
          { tax: 0.7, taxRate: 7 },
        ],
      }),
    ).toMatch(/^Subtotal \$100\.00 .*19%.* \$15\.97 .*7%.* \$0\.70 Grand total \$104\.90$/);
  });
  it('show the net total to net customers only', () => {
    expect(sums({ taxStatus: 'net' })).toContain('$84.03');
    expect(sums()).not.toContain('$84.03');
  });
  it('end with the one that is paid', () => {
    const cart = { price: { taxStatus: 'gross', positionPrice: 100, totalPrice: 104.9 }, deliveries: [] } as unknown as Cart;
    const html = shopMarkup(<CartTotals cart={cart} />);
    expect(html.match(/v-summary__row--total/g)).toHaveLength(1);
    expect(html).toMatch(/v-summary__row--total.*data-testid="cart-total">\$104\.90/);
  });
});
