// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { find, render } from '../testing/render.tsx';
import { Price, type PriceProps } from './price.tsx';
import { ProductGrid } from './product-grid.tsx';
import { Rating, type RatingProps } from './rating.tsx';
import { TierPriceTable } from './tier-price-table.tsx';

let shown: ReturnType<typeof render> | undefined;
const show = (...part: Parameters<typeof render>): string => {
  shown?.unmount();
  shown = render(...part);
  return shown.container.textContent;
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

describe('a price', () => {
  const read = (props: Partial<PriceProps> = {}) => show(<Price price="$32.00" {...props} />);

  it('alone is an amount', () => {
    expect(read()).toBe('$32.00');
    expect(find('.v-price').className).toBe('v-price v-price--md');
    expect(document.querySelectorAll('.v-price__unit, .v-price__note, .v-price__list')).toHaveLength(0);
  });
  it('that is reduced is read with what it was before, struck through', () => {
    expect(read({ listPrice: '$40.00', listPriceLabel: 'instead of', discount: '−20 %', size: 'lg' })).toBe(
      '$32.00 instead of $40.00 −20 %',
    );
    expect(find('s').textContent).toBe('$40.00');
    expect(find('.v-price').className).toBe('v-price v-price--lg v-price--reduced');
    expect(read({ listPrice: '$40.00' })).toBe('$32.00 $40.00');
  });
  it('of several variants says from where it begins', () => expect(read({ fromLabel: 'from' })).toBe('from $32.00'));
  it('may have a price per unit and a note', () =>
    expect(read({ unitPrice: '$20.00 / 1 l', note: 'Tax included' })).toBe('$32.00$20.00 / 1 lTax included'));
});

describe('a rating', () => {
  const share = (props: Partial<RatingProps>) => {
    show(<Rating value={0} label="Stars" {...props} />);
    return find('.v-rating__stars').style.getPropertyValue('--v-rating-share');
  };
  it.each([
    [{ value: 4.5 }, '90%'],
    [{ value: 3.333 }, '66.7%'],
    [{ value: 7 }, '100%'],
    [{ value: -1 }, '0%'],
    [{ value: 3, max: 4 }, '75%'],
  ])('of %o fills its stars to %s', (props, expected) => expect(share(props)).toBe(expected));
  it('has as many stars as can be given, a name, and the number of those who gave them', () => {
    expect(show(<Rating value={2} max={3} label="2 of 3 stars" count="(12)" size="sm" />)).toBe('(12)');
    expect(find('.v-rating__stars').style.getPropertyValue('--v-rating-max')).toBe('3');
    expect(find('[role=img]').getAttribute('aria-label')).toBe('2 of 3 stars');
    expect(show(<Rating value={2} label="2 of 5 stars" />)).toBe('');
    expect(find('.v-rating__stars').style.getPropertyValue('--v-rating-max')).toBe('');
  });
});

describe('prices by quantity', () => {
  const rows = [
    { id: 'a', quantity: 'To 4', price: '$32.00' },
    { id: 'b', quantity: 'From 5', price: '$28.00', unitPrice: '$17.50 / 1 l', isActive: true },
  ];
  it('are a table with its caption, in which the row in force stands out', () => {
    const text = show(<TierPriceTable caption="Prices" headers={{ quantity: 'Quantity', price: 'Each' }} rows={rows} />);
    expect(text).toBe('PricesQuantityEachTo 4$32.00From 5$28.00$17.50 / 1 l');
    expect([...document.querySelectorAll('tbody tr')].map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true']);
    expect(find('caption').className).toBe('v-tier-prices__caption');
  });
  it('may have a caption that is heard alone', () => {
    show(<TierPriceTable caption="Prices" isCaptionHidden headers={{ quantity: 'Quantity', price: 'Each' }} rows={[]} />);
    expect(find('caption').className).toBe('v-visually-hidden');
  });
});

describe('a grid of products', () => {
  it('has a list item for each card, and none for what is not there', () => {
    show(
      <ProductGrid label="New" minWidth="12rem">
        <i>One</i>
        {null}
        <i>Two</i>
      </ProductGrid>,
    );
    expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['One', 'Two']);
    expect(find('ul').style.getPropertyValue('--v-product-grid-min')).toBe('12rem');
    show(<ProductGrid>{null}</ProductGrid>);
    expect(find('ul').getAttribute('style')).toBeNull();
  });
});
