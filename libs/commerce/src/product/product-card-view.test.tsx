import { describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ProductCardView } from './product-card-view.tsx';

const VASE = {
  id: 'a'.repeat(32),
  productNumber: 'V1',
  translated: { name: 'Vase' },
  availableStock: 9,
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
};
const words = (over: object = {}) => shopWords(<ProductCardView product={{ ...VASE, ...over } as unknown as Product} />);
const plain = words();

describe('a product card', () => {
  it('without anything special bears name and price', () => {
    expect(plain).toContain('Vase');
    expect(plain).toContain('$20.00');
  });
  it.each([
    [
      'a lower price than its list price',
      { calculatedPrice: { ...VASE.calculatedPrice, listPrice: { price: 25, percentage: 20 } } },
      'Sale',
    ],
    ['being a top seller', { markAsTopseller: true }, 'Bestseller'],
    ['being new', { isNew: true }, 'New'],
    ['being shipped for free', { shippingFree: true }, 'Free shipping'],
    ['being sold out', { available: false }, 'Sold out'],
    ['being the last of its kind', { isCloseout: true, availableStock: 2 }, 'Clearance sale'],
    ['being sold out of the range', { isCloseout: true, availableStock: 8 }, 'Clearance sale'],
    ['its maker', { manufacturer: { name: 'Oak' } }, 'Oak'],
    ['its options', { options: [{ name: 'Red' }] }, 'Red'],
  ])('tells of %s', (_what, over, said) => {
    expect(words(over)).toContain(said);
    expect(plain).not.toContain(said);
  });
  it('says nothing of a rating that nobody gave', () => {
    const rating = (ratingAverage: number) =>
      /aria-label="[^"]*4\.5[^"]*"|v-rating/.exec(
        shopMarkup(<ProductCardView product={{ ...VASE, ratingAverage } as unknown as Product} />),
      );
    expect(rating(4.5)?.[0]).toBeDefined();
    expect(rating(0)).toBeNull();
  });
  it('is on sale only where it costs less than its list price', () => {
    expect(words({ calculatedPrice: { ...VASE.calculatedPrice, listPrice: { price: 20, percentage: 0 } } })).toBe(plain);
  });
});
