import { describe, expect, it } from 'vitest';
import type { ProductBoxProps } from '@vitrine/cms-blocks';
import { shopMarkup } from '../testing/shop-words.tsx';
import { CrossSelling, ProductBox, ProductSlider } from './product-elements.tsx';

const VASE = {
  id: 'a'.repeat(32),
  productNumber: 'V1',
  translated: { name: 'Vase' },
  availableStock: 9,
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
};
const placement = { headingLevel: 2, isPriority: false, slotId: 's', pageType: 'landingpage' };
const box = (over: object, props: Partial<ProductBoxProps> = {}) =>
  shopMarkup(
    <ProductBox
      {...({
        product: { ...VASE, ...over },
        boxLayout: 'standard',
        displayMode: 'cover',
        placement,
        ...props,
      } as unknown as ProductBoxProps)}
    />,
  );
const slider = (over: object) =>
  shopMarkup(
    <ProductSlider
      {...({ products: [VASE], title: '', boxLayout: 'standard', minItemWidth: '300px', placement, ...over } as unknown as Parameters<
        typeof ProductSlider
      >[0])}
    />,
  );
const CART = 'v-add-to-cart';

describe('a product box', () => {
  it('puts a product into the cart that leaves nothing to choose', () => {
    expect(box({})).toContain(CART);
    expect(box({ minPurchase: 1, childCount: 0 })).toContain(CART);
  });
  it.each([
    ['a product with variants', { childCount: 2 }, {}],
    ['a product of which several must be bought', { minPurchase: 2 }, {}],
    ['any other look than the standard one', {}, { boxLayout: 'minimal' as const }],
  ])('leads to the product first: %s', (_what, over, props) => {
    expect(box(over, props)).not.toContain(CART);
  });
});

describe('what goes with a product', () => {
  const group = (name: string, over: object = {}) => ({ crossSelling: { id: name, name, ...over }, products: [VASE] });
  const groups = (shown: object[], over: object = {}) =>
    shopMarkup(
      <CrossSelling
        {...({ groups: shown, boxLayout: 'standard', minItemWidth: '300px', placement, ...over } as unknown as Parameters<
          typeof CrossSelling
        >[0])}
      />,
    );
  const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => Number(level));

  it('is one row below its title where there is one group, else a tab for each', () => {
    expect(groups([group('Fits')])).not.toContain('role="tab"');
    expect(groups([group('Fits')])).toMatch(/<h2[^>]*>Fits/);
    expect(groups([group('Fits'), group('Alike')]).match(/role="tab"/g)).toHaveLength(2);
  });
  it.each([
    [2, [2, 3]],
    [3, [3, 4]],
  ])('heads the products of one group one level below its title of level %i, and those of tabs on it', (headingLevel, expected) => {
    const there = { placement: { ...placement, headingLevel } };
    expect(levels(groups([group('Fits')], there))).toEqual(expected);
    expect(new Set(levels(groups([group('Fits'), group('Alike')], there)))).toEqual(new Set([headingLevel]));
  });
  it('is named in the language of the visitor, else as the shop does, else as a list of products', () => {
    expect(groups([group('Fits', { translated: { name: 'Passt dazu' } })])).toContain('>Passt dazu<');
    expect(groups([group('Fits', { name: null })])).toMatch(/<h2[^>]*>[^<]+</);
  });
  it('has arrows', () => {
    const two = [{ ...group('Fits'), products: [VASE, { ...VASE, id: 'b'.repeat(32) }] }];
    expect(groups(two)).toContain('v-carousel__arrow');
  });
  it('shows whole pictures where its layout asks for that', () => {
    for (const shown of [[group('Fits')], [group('Fits'), group('Alike')]]) {
      expect(groups(shown, { displayMode: 'contain' })).toContain('v-product-fit');
      expect(groups(shown, { displayMode: 'cover' })).not.toContain('v-product-fit');
    }
  });
});

describe('a product slider', () => {
  it('is labelled by its title, else as a list of products', () => {
    expect(slider({ title: 'New arrivals' })).toContain('aria-label="New arrivals"');
    expect(slider({})).toMatch(/aria-label="[^"]+"/);
    expect(slider({})).not.toContain('aria-label=""');
  });
  it('heads its products one level below its title, and on its own level without one', () => {
    const levels = (html: string) => [...html.matchAll(/<h(\d)/g)].map(([, level]) => level);
    expect(levels(slider({ title: 'New arrivals' }))).toEqual(['2', '3']);
    expect(levels(slider({}))).toEqual(['2']);
  });
  it('shows whole pictures where its layout asks for that, like a box', () => {
    expect(slider({ displayMode: 'contain' })).toContain('v-product-fit');
    expect(slider({ displayMode: 'cover' })).not.toContain('v-product-fit');
    expect(box({}, { displayMode: 'contain' })).toContain('v-product-fit');
    expect(box({})).not.toContain('v-product-fit');
  });
  it('has the arrows that its layout asks for', () => {
    const many = [VASE, { ...VASE, id: 'b'.repeat(32) }];
    expect(slider({ products: many, hasArrows: true })).toContain('v-carousel__arrow');
    expect(slider({ products: many, hasArrows: false })).not.toContain('v-carousel__arrow');
  });
  it('has the border that its layout asks for', () => {
    expect(slider({ hasBorder: true })).toContain('v-product-slider--bordered');
    expect(slider({})).not.toContain('v-product-slider--bordered');
  });
});
