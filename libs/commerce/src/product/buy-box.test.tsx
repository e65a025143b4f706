import { describe, expect, it } from 'vitest';
import { createFormatter } from '@vitrine/i18n';
import type { Product } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { BuyBoxView } from './buy-box.tsx';

const price = (unitPrice: number, quantity = 1) => ({ unitPrice, totalPrice: unitPrice, quantity });
const PRODUCT = {
  id: 'a'.repeat(32),
  productNumber: 'V-1',
  translated: { name: 'Vase' },
  availableStock: 9,
  calculatedPrice: price(20),
  calculatedPrices: [],
};
const DAY_MS = 86_400_000;
const format = createFormatter({ locale: 'en-US' });
/** The day some days from now, as a person reads it. */
const inDays = (count: number) => format.day(Date.now() + count * DAY_MS, Date.now());
const words = (over: object, taxState = 'gross') =>
  shopWords(<BuyBoxView product={{ ...PRODUCT, ...over } as unknown as Product} configurator={[]} />, { taxState });

describe('a buy box', () => {
  it("labels tiers 'to N', and the last one 'from N'", () => {
    expect(words({ calculatedPrices: [price(20, 4), price(18, 9), price(15, 10)] })).toMatch(
      /to 4 \$20\.00 to 9 \$18\.00 from 10 \$15\.00/,
    );
    expect(words({})).not.toMatch(/to \d|from \d/);
  });

  it.each([
    ['the delivery time', { deliveryTime: { translated: { name: '1-3 days' } } }, 'Ready to ship, delivery time 1-3 days'],
    ['from which day on there is stock again', { availableStock: 0, restockTime: 7 }, `Available again from ${inDays(7)}`],
    [
      'between which days it arrives',
      { deliveryTime: { translated: { name: '1-3 days' }, min: 1, max: 3, unit: 'day' } },
      `In stock Arrives ${inDays(1)} – ${inDays(3)}`,
    ],
    [
      'between which days it arrives after there is stock again',
      { availableStock: 0, restockTime: 7, deliveryTime: { min: 1, max: 3, unit: 'day' } },
      `Arrives ${inDays(8)} – ${inDays(10)}`,
    ],
    [
      'on which day it arrives, of the few that are left',
      { isCloseout: true, availableStock: 3, deliveryTime: { min: 2, max: 2, unit: 'day' } },
      `Only 3 left Arrives ${inDays(2)}`,
    ],
    [
      'when a pre-order arrives',
      { releaseDate: '2099-05-01T00:00:00.000+00:00', deliveryTime: { min: 1, max: 3, unit: 'day' } },
      'Arrives Sat, May 2, 2099 – Mon, May 4, 2099',
    ],
    [
      'no number of days where nobody knows one',
      { availableStock: 0, restockTime: null },
      'Not in stock at the moment, ships as soon as it is back',
    ],
    [
      'the delivery time after the restock time',
      { availableStock: 0, restockTime: 7, deliveryTime: { translated: { name: '1-3 days' } } },
      'Delivery time: 1-3 days',
    ],
    ['from which day a pre-order ships', { releaseDate: '2099-05-01T00:00:00.000+00:00' }, 'Pre-order: available from May 1, 2099'],
    [
      'the delivery time beside how few are left',
      { isCloseout: true, availableStock: 3, deliveryTime: { translated: { name: '1-3 days' } } },
      'Delivery time: 1-3 days',
    ],
    ['that fewer are left than may be bought at least', { isCloseout: true, availableStock: 1, minPurchase: 2 }, 'Sold out'],
    ['how few are left of what does not come again', { isCloseout: true, availableStock: 3 }, 'Only 3 left'],
    ['what is sold out', { isCloseout: true, availableStock: 0 }, 'Sold out'],
    ['free shipping', { shippingFree: true }, 'Free shipping'],
    ['the minimum order quantity', { minPurchase: 2 }, 'Minimum order quantity: 2'],
    ['the purchase steps', { purchaseSteps: 6 }, 'Sold in steps of 6'],
    ['the product number', {}, 'V-1'],
    ['the maximum order quantity', { maxPurchase: 10, calculatedMaxPurchase: 10 }, 'Maximum order quantity: 10'],
    ['that it is a clearance sale', { isCloseout: true, availableStock: 9 }, 'Clearance sale'],
    ['the tax rate', { tax: { taxRate: 19 } }, 'Tax rate: 19%'],
    ['unit price and price of the least that is bought', { minPurchase: 3 }, '3 × $20.00 = $60.00'],
    [
      'width, weight and units',
      { width: 120, weight: 2, purchaseUnit: 500, unit: { name: 'ml' } },
      'Width 12 cm Weight 2 kg Selling unit 500 ml',
    ],
    ['who makes it', { manufacturer: { id: 'm', name: 'Oak' } }, 'Manufacturer: Oak'],
  ])('says %s', (_what, over, text) => {
    expect(words(over)).toContain(text);
  });

  it.each([
    ['of the limit of the shop as of one of its own', { calculatedMaxPurchase: 100 }, /Maximum/],
    ['a clearance sale of what is sold out', { isCloseout: true, availableStock: 0 }, /Clearance/],
  ])('does not speak %s', (_what, over, text) => {
    expect(words(over)).not.toMatch(text);
  });

  it('names no tax rate of a price without tax, and leads to what the manufacturer makes', () => {
    expect(words({ tax: { taxRate: 19 } }, 'tax-free')).not.toContain('Tax rate');
    const made = { ...PRODUCT, manufacturer: { id: 'f'.repeat(32), name: 'Oak & Ash' } } as unknown as Product;
    expect(shopMarkup(<BuyBoxView product={made} configurator={[]} />)).toContain(
      `href="/search?search=Oak+%26+Ash&amp;manufacturer=${'f'.repeat(32)}"`,
    );
  });

  it.each([
    ['zero days', { availableStock: 0, restockTime: 0 }, /0 days/],
    [
      'a delivery time of what is sold out',
      { isCloseout: true, availableStock: 0, deliveryTime: { translated: { name: '1-3 days' } } },
      /1-3 days/,
    ],
    [
      'that a pre-order is ready to ship',
      { releaseDate: '2099-05-01T00:00:00.000+00:00', deliveryTime: { translated: { name: '1-3 days' } } },
      /Ready to ship/,
    ],
  ])('never promises %s', (_what, over, text) => {
    expect(words(over)).not.toMatch(text);
  });

  it.each([
    ['gross', 'Price incl. tax'],
    ['net', 'Price excl. tax'],
    ['tax-free', 'Price without tax'],
  ])('says of a price of tax state %s: %s', (taxState, text) => {
    expect(words({}, taxState)).toContain(text);
  });
});
