// @vitest-environment jsdom
import { act, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { ProductListing } from '@vitrine/store-api-client';
import { preloadModal } from '@vitrine/ui';
import { shopPage } from '../testing/shop-page.tsx';
import { t } from '../testing/shop-texts.ts';
import { FilterSheet } from './filter-sheet.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingView } from './listing-view.tsx';

beforeAll(preloadModal);

const page = shopPage();
const [OAK, ASH, RED] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
const product = (letter: string) => ({
  id: letter.repeat(32),
  productNumber: letter,
  translated: { name: letter },
  calculatedPrice: { unitPrice: 20, totalPrice: 20, quantity: 1 },
});
const LISTING = {
  elements: ['a', 'b', 'c', 'd', 'e'].map(product),
  total: 30,
  page: 1,
  limit: 24,
  sorting: 'name-asc',
  availableSortings: [
    { key: 'name-asc', label: 'Name' },
    { key: 'price-asc', label: 'Cheapest' },
  ],
  aggregations: {
    manufacturer: {
      entities: [
        { id: OAK, name: 'Oak' },
        { id: ASH, name: 'Ash' },
      ],
    },
    properties: { entities: [{ id: 'color', name: 'Color', options: [{ id: RED, name: 'Red' }] }] },
    price: { min: 1, max: 99 },
    rating: { max: 5 },
    'shipping-free': { max: '1' },
  },
} as unknown as ProductListing;
const BARE = { ...LISTING, aggregations: {} } as ProductListing;

let back: () => void;
function History() {
  const navigate = useNavigate();
  back = () => void navigate(-1);
  return null;
}
const show = (part: ReactNode, search = '', onRead?: () => unknown) =>
  page.show(
    <>
      <History />
      {part}
    </>,
    { address: `/chairs${search}`, ...(onRead ? { loader: onRead } : {}) },
  );

describe('the filter form of a listing', () => {
  it.each([
    ['a manufacturer', `input[value='${OAK}']`, '', `?manufacturer=${OAK}`],
    ['another manufacturer', `input[value='${ASH}']`, `?manufacturer=${OAK}`, `?manufacturer=${encodeURIComponent(`${OAK}|${ASH}`)}`],
    ['a manufacturer no longer', `input[value='${OAK}']`, `?manufacturer=${OAK}`, ''],
    ['an option', `input[value='${RED}']`, '', `?properties=${RED}`],
    ['an option no longer', `input[value='${RED}']`, `?properties=${RED}&rating=3`, '?rating=3'],
    ['stars', 'input[name=rating][value="3"]', '', '?rating=3'],
    ['any number of stars', 'input[name=rating][value=""]', '?rating=3', ''],
    ['free shipping', 'input[name=shipping-free]', '', '?shipping-free=1'],
    ['free shipping no longer', 'input[name=shipping-free]', '?shipping-free=1', ''],
    ['something from another page', `input[value='${OAK}']`, '?p=2&order=price-asc', `?order=price-asc&manufacturer=${OAK}`],
  ])('takes %s at once, and begins at the first page', async (_what, field, before, after) => {
    await show(<ListingFilters listing={LISTING} />, before);
    await page.click(field);
    expect(page.address).toBe(`/chairs${after}`);
  });
  it.each([
    ['5', '', '?min-price=5'],
    ['', '9,5', '?max-price=9.5'],
    ['0', '9', '?min-price=0&max-price=9'],
    ['-5', 'cheap', ''],
    [' ', '  ', ''],
    ['Infinity', '', ''],
  ])('takes the prices from "%s" to "%s" on leaving a field', async (from, to, after) => {
    await show(<ListingFilters listing={LISTING} />);
    page.find('input[name=min-price]').focus();
    await page.type('input[name=min-price]', from);
    await page.type('input[name=max-price]', to);
    await act(async () => page.find('input[name=min-price]').blur());
    expect(page.address).toBe(`/chairs${after}`);
  });
  it('takes the greatest price on leaving its field, too', async () => {
    await show(<ListingFilters listing={LISTING} />);
    page.find('input[name=max-price]').focus();
    await page.type('input[name=max-price]', '9');
    await act(async () => page.find('input[name=max-price]').blur());
    expect(page.address).toBe('/chairs?max-price=9');
  });
  it('changes nothing where a price field is left as it was', async () => {
    await show(<ListingFilters listing={LISTING} />, '?min-price=5&max-price=9&p=2');
    for (const field of ['min', 'max']) {
      page.find(`input[name=${field}-price]`).focus();
      await act(async () => page.find(`input[name=${field}-price]`).blur());
    }
    expect(page.address).toBe('/chairs?min-price=5&max-price=9&p=2');
  });
  it.each([
    ['lets Back lead to the choice before', false, `/chairs?manufacturer=${OAK}`],
    ['is one step of the history where it is a sheet', true, '/chairs'],
  ])('%s', async (_what, isInSheet, expected) => {
    await show(<ListingFilters listing={LISTING} isInSheet={isInSheet} />);
    await page.click(`input[value='${OAK}']`);
    await page.click(`input[value='${ASH}']`);
    await page.eventually(() => expect(page.address).toContain(ASH));
    await act(async () => back());
    await page.eventually(() => expect(page.address).toBe(expected));
  });
  it('opens what is chosen, with how much of it, and the manufacturers in any case', async () => {
    const opened = () => [...document.querySelectorAll('details[open] summary')].map(({ textContent }) => textContent);
    await show(<ListingFilters listing={LISTING} />);
    expect(opened()).toEqual([t('shop.listing.manufacturer')]);
    await show(<ListingFilters listing={LISTING} />, `?manufacturer=${OAK}&properties=${RED}&min-price=1&rating=4`);
    expect(opened()).toEqual([`${t('shop.listing.manufacturer')}1`, 'Color1', t('shop.listing.price'), t('shop.listing.rating')]);
    await show(<ListingFilters listing={LISTING} />, '?max-price=1');
    expect(opened()).toContain(t('shop.listing.price'));
  });
  it('is not there where there is nothing to choose and nothing is chosen', async () => {
    await show(<ListingFilters listing={BARE} />);
    expect(page.count('form')).toBe(0);
    await show(<ListingFilters listing={BARE} />, '?rating=4');
    expect(page.count('form')).toBe(1);
  });
  it('has its own way to take all filters away, but not in a sheet, which has one', async () => {
    await show(<ListingFilters listing={LISTING} />, '?rating=4&order=price-asc');
    expect(page.find('.v-filters__reset').getAttribute('href')).toBe('/chairs?order=price-asc');
    await show(<ListingFilters listing={LISTING} isInSheet />, '?rating=4');
    expect(page.count('.v-filters__reset')).toBe(0);
  });
});

describe('the filter sheet', () => {
  const reset = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === t('shop.listing.resetFilters'));
  it('says how many filters are set, and how many products are left', async () => {
    await show(<FilterSheet listing={LISTING} />);
    await page.press(t('shop.listing.filters'));
    expect(page.text()).toContain(t('shop.listing.showCount', { count: 30 }));
    expect(page.find('[role=dialog] [role=status]').textContent).toBe(t('shop.listing.count', { count: 30 }));
    expect(reset()?.disabled).toBe(true);
    await page.press(t('shop.listing.showCount', { count: 30 }));
    await page.eventually(() => expect(page.count('[role=dialog]')).toBe(0));
    await show(<FilterSheet listing={LISTING} />, '?rating=4');
    expect(page.text()).toContain(t('shop.listing.filtersCount', { count: 1 }));
  });
  it('takes all filters away at once, and stays', async () => {
    await show(<FilterSheet listing={LISTING} />, '?rating=4&shipping-free=1');
    await page.press(t('shop.listing.filtersCount', { count: 2 }));
    await page.press(t('shop.listing.resetFilters'));
    expect(page.address).toBe('/chairs');
    expect(page.count('[role=dialog]')).toBe(1);
  });
  it('is offered where there is something to choose or something is chosen', async () => {
    await show(<FilterSheet listing={BARE} />);
    expect(page.count('.v-filter-sheet-opener')).toBe(0);
    await show(<FilterSheet listing={BARE} />, '?rating=4');
    expect(page.count('.v-filter-sheet-opener')).toBe(1);
  });
  it('shows a choice at once, and names no number of products while they are on their way', async () => {
    let answer = (): void => undefined;
    let isFirst = true;
    await show(<FilterSheet listing={LISTING} />, '', () => {
      if (isFirst) return (isFirst = false);
      return new Promise((resolve) => (answer = () => resolve(null)));
    });
    await page.press(t('shop.listing.filters'));
    await page.click(`[role=dialog] input[value='${OAK}']`);
    expect(page.find<HTMLInputElement>(`[role=dialog] input[value='${OAK}']`).checked).toBe(true);
    expect(page.address).toBe('/chairs');
    expect(page.find('[role=dialog] [role=status]').textContent).toBe('');
    answer();
    await page.eventually(() => expect(page.address).toBe(`/chairs?manufacturer=${OAK}`));
    expect(page.find('[role=dialog] [role=status]').textContent).toBe(t('shop.listing.count', { count: 30 }));
  });
});

describe('a listing', () => {
  it('is sorted at once, from the first page on', async () => {
    await show(<ListingView listing={LISTING} />, '?p=2');
    expect(page.find<HTMLSelectElement>('select[name=order]').value).toBe('name-asc');
    await page.type('select[name=order]', 'price-asc');
    expect(page.address).toBe('/chairs?order=price-asc');
    expect(page.find<HTMLSelectElement>('select[name=order]').value).toBe('price-asc');
    await show(<ListingView listing={LISTING} showSorting={false} />);
    expect(page.count('select[name=order]')).toBe(0);
  });
  it('has its filters above the products where nothing else shows them', async () => {
    await show(<ListingView listing={LISTING} showFilters />);
    expect(page.count('.v-listing__filters')).toBe(1);
    await show(<ListingView listing={LISTING} />);
    expect(page.count('.v-listing__filters')).toBe(0);
    await show(<ListingView listing={BARE} showFilters />);
    expect(page.count('.v-listing__filters')).toBe(0);
    await show(<ListingView listing={BARE} showFilters />, '?p=2');
    expect(page.count('.v-listing__filters')).toBe(1);
  });
  it('heads its products on the level that it is given, the second by default', async () => {
    await show(<ListingView listing={LISTING} />);
    expect(page.count('.v-product-card h2')).toBe(5);
    await show(<ListingView listing={LISTING} headingLevel={3} />);
    expect(page.count('.v-product-card h3')).toBe(5);
  });
  it('names the options and manufacturers it is filtered by, and knows nothing of others', async () => {
    await show(<ListingView listing={LISTING} />, `?manufacturer=${ASH}|${'9'.repeat(32)}&properties=${RED}|${'8'.repeat(32)}`);
    expect([...document.querySelectorAll('.v-listing__active li')].map(({ textContent }) => textContent)).toEqual(['Ash', 'Color: Red']);
  });

  describe('of which another page is shown', () => {
    let setPage: (listing: ProductListing) => void;
    function Pages() {
      const [listing, setListing] = useState(LISTING);
      setPage = setListing;
      return (
        <>
          <input aria-label="beside" />
          <ListingView listing={listing} />
        </>
      );
    }
    const turn = (number: number) => act(async () => setPage({ ...LISTING, page: number }));
    const section = () => page.find('section.v-listing');

    it('is led to its beginning, with the keyboard', async () => {
      const scrolled = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
      await show(<Pages />);
      await turn(1);
      expect(document.activeElement).toBe(document.body);
      const focused = vi.spyOn(section(), 'focus');
      await turn(2);
      expect(focused.mock.calls, 'the page scrolls once').toEqual([[{ preventScroll: true }]]);
      expect(document.activeElement).toBe(section());
      expect(scrolled).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' });
      expect(section().tabIndex).toBe(-1);
      scrolled.mockClear();
      await turn(2);
      expect(scrolled).not.toHaveBeenCalled();
      section().querySelector('a')?.focus();
      await turn(3);
      expect(document.activeElement).toBe(section());
    });
    it('leaves the keyboard where somebody uses it beside the listing', async () => {
      await show(<Pages />);
      page.find('input[aria-label=beside]').focus();
      await turn(2);
      expect(document.activeElement).toBe(page.find('input[aria-label=beside]'));
    });
  });
});
