import { describe, expect, it } from 'vitest';
import type { Cart } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { CartLines } from './cart-lines.tsx';

const PRODUCT = {
  id: 'line',
  type: 'product',
  label: 'Mug',
  quantity: 2,
  referencedId: 'a'.repeat(32),
  price: { unitPrice: 12.5, totalPrice: 25, quantity: 2 },
  payload: { productNumber: 'MUG-1' },
};
const PROMOTION = { id: 'code', type: 'promotion', label: 'Spring', quantity: 1, price: { unitPrice: -5, totalPrice: -5, quantity: 1 } };
const lines = (line: object, isReadOnly = false) => <CartLines cart={{ lineItems: [line] } as unknown as Cart} isReadOnly={isReadOnly} />;
const words = (line: object, isReadOnly?: boolean) => shopWords(lines(line, isReadOnly));
const markup = (line: object, isReadOnly?: boolean) => shopMarkup(lines(line, isReadOnly));

describe('a line of the cart', () => {
  it('shows its sum, and the price of one where there are several', () => {
    expect(words(PRODUCT)).toContain('$25.00');
    expect(words(PRODUCT)).toContain('$12.50');
    expect(words({ ...PRODUCT, quantity: 1, price: { unitPrice: 12.5, totalPrice: 12.5, quantity: 1 } }).match(/\$12\.50/g)).toHaveLength(
      1,
    );
  });
  it('shows number and chosen options of its product', () => {
    const options = [
      { group: 'Color', option: 'Red' },
      { group: 'Size', option: 'L' },
    ];
    expect(words({ ...PRODUCT, payload: { ...PRODUCT.payload, options } })).toContain('Color: Red, Size: L');
    expect(words({ ...PRODUCT, payload: { options: options.slice(1) } })).toContain('Size: L');
    expect(words(PRODUCT)).toContain('MUG-1');
    expect(markup({ ...PRODUCT, payload: { options: [] } })).not.toContain('v-cart-line__options');
  });
  it('links to its product; a promotion is no page', () => {
    expect(markup(PRODUCT)).toContain(`href="/detail/${PRODUCT.referencedId}"`);
    expect(markup({ ...PROMOTION, referencedId: 'b'.repeat(32) })).not.toContain('<a ');
  });
  it('offers the quantities in which its product may be bought', () => {
    const input = (line: object) => /<input[^>]*name="quantity"[^>]*>/.exec(markup({ ...PRODUCT, ...line }))?.[0];
    expect(input({ quantityInformation: { minPurchase: 2, maxPurchase: 10, purchaseSteps: 2 } })).toMatch(
      /min="2" max="10" step="2".* value="2"/,
    );
    expect(input({})).toMatch(/min="1" step="1"/);
  });
  it.each([
    ['in a summary', PRODUCT, true],
    ['that stands alone', { ...PRODUCT, stackable: false }, false],
  ])('%s has a quantity that cannot be changed', (_what, line, isReadOnly) => {
    expect(markup(line, isReadOnly)).not.toContain('name="quantity"');
    expect(words(line, isReadOnly)).toMatch(/Quantity: 2/);
  });
  it('of a promotion has neither number nor quantity', () => {
    const promotion = { ...PROMOTION, payload: { productNumber: 'internal' } };
    expect(markup(promotion)).not.toContain('name="quantity"');
    expect(words(promotion)).not.toMatch(/Quantity|internal/);
  });
  it('has a square picture where it is a product', () => {
    expect(markup({ ...PRODUCT, cover: { url: 'https://media.example/mug.webp', mimeType: 'image/webp' } })).toContain(
      'https://media.example/mug.webp',
    );
    expect(markup(PRODUCT)).toContain('aspect-ratio:1"');
    expect(markup(PROMOTION)).not.toContain('aspect-ratio');
  });
  it('without a sum costs nothing', () => {
    expect(words({ ...PROMOTION, price: null })).toContain('$0.00');
  });
  it('is small where its list is asked to be', () => {
    const list = (isCompact: boolean) => shopMarkup(<CartLines cart={{ lineItems: [PRODUCT] } as unknown as Cart} isCompact={isCompact} />);
    expect(list(true)).toContain('v-cart-lines--compact');
    expect(list(false)).not.toContain('v-cart-lines--compact');
  });
  it('can be taken away, but for what the store keeps and in a summary', () => {
    expect(markup(PRODUCT)).toContain('v-cart-line__remove');
    expect(markup(PROMOTION)).toContain('v-cart-line__remove');
    expect(markup({ ...PROMOTION, removable: false })).not.toContain('v-cart-line__remove');
    expect(markup(PRODUCT, true)).not.toContain('v-cart-line__remove');
  });
});
