import { describe, expect, it } from 'vitest';
import type { Product } from '@vitrine/store-api-client';
import { t } from '../testing/shop-texts.ts';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ProductManufacturer, ProductMeasures } from './product-details.tsx';

const made = (manufacturer: object | null | undefined) =>
  shopMarkup(<ProductManufacturer product={{ manufacturer } as unknown as Product} />);

describe('who makes a product', () => {
  it('leads to all that they make', () => {
    expect(made({ id: 'm1', name: 'Oak & Co' })).toContain('href="/search?search=Oak+%26+Co&amp;manufacturer=m1"');
  });
  it('is named in the language of the page', () => {
    expect(made({ id: 'm1', name: 'Eiche', translated: { name: 'Oak' } })).toContain('>Oak<');
  });
  it.each([
    ['nobody', undefined],
    ['nobody at all', null],
    ['somebody without a name', { id: 'm1' }],
    ['a name without an id', { name: 'Oak' }],
  ])('is not told of %s', (_who, manufacturer) => {
    expect(made(manufacturer)).toBe('');
  });
});

describe('the measures of a product', () => {
  const product = (over: object) => ({ translated: {}, ...over }) as unknown as Product;
  it('are a table of what each is called', () => {
    const words = shopWords(<ProductMeasures product={product({ width: 120, weight: 2 })} />);
    expect(words).toMatch(new RegExp(`${t('shop.product.measure.width')} 12 cm .*2 kg`));
  });
  it('are left out of a product without any', () => {
    expect(shopMarkup(<ProductMeasures product={product({})} />)).toBe('');
  });
});
