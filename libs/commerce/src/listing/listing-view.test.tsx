import { describe, expect, it } from 'vitest';
import type { ProductListing } from '@vitrine/store-api-client';
import { shopMarkup, shopWords } from '../testing/shop-words.tsx';
import { ListingFilters } from './listing-filters.tsx';
import { ListingView } from './listing-view.tsx';

const [OAK, ASH, RED, BLUE] = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(32));
const LISTING = {
  elements: [],
  total: 30,
  page: 1,
  limit: 24,
  sorting: 'name-asc',
  availableSortings: [
    { key: 'name-asc', label: 'Name' },
    { key: 'price-asc', translated: { label: 'Cheapest' } },
  ],
  aggregations: {
    manufacturer: {
      entities: [
        { id: OAK, name: 'Oak' },
        { id: ASH, translated: { name: 'Ash' } },
      ],
    },
    properties: {
      entities: [
        {
          id: 'color',
          name: 'Color',
          options: [
            { id: RED, name: 'Red', position: 2, colorHexCode: '#f00' },
            { id: BLUE, name: 'Blue', position: 1, colorHexCode: 'url(evil)' },
          ],
        },
      ],
    },
    price: { min: 1, max: 99 },
    rating: { max: 5 },
    'shipping-free': { max: '1' },
  },
} as unknown as ProductListing;
const EMPTY = { ...LISTING, total: 0, aggregations: {} } as ProductListing;
const shop = (search: string, listing = LISTING) => shopMarkup(<ListingView listing={listing} />, {}, `/chairs${search}`);
const words = (search: string, listing = LISTING) => shopWords(<ListingView listing={listing} />, {}, `/chairs${search}`);
const filters = (search: string) => shopMarkup(<ListingFilters listing={LISTING} />, {}, `/chairs${search}`);

describe('what a listing is filtered by', () => {
  it('has its limits of the price in their fields, and nothing where none is set', () => {
    const limits = (search: string) =>
      ['min-price', 'max-price'].map((name) => new RegExp(`name="${name}"[^>]*? value="([^"]*)"`).exec(filters(search))?.[1] ?? '');
    expect(limits('')).toEqual(['', '']);
    expect(limits('?min-price=5')).toEqual(['5', '']);
    expect(limits('?max-price=9')).toEqual(['', '9']);
  });

  /** Names of what is filtered, each beside where its removal leads. */
  const chips = (search: string) =>
    [...shop(search).matchAll(/<a[^>]*aria-label="([^"]*)"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*aria-label="([^"]*)"/g)]
      .map(([, label, href, other, name]) => `${label ?? name} → ${href ?? other}`.replaceAll('&amp;', '&'))
      .filter((chip) => chip.includes('Remove filter'));

  it('can be taken away one by one, and the rest stays', () => {
    const shown = chips(`?manufacturer=${OAK}|${ASH}&properties=${RED}&shipping-free=1`);
    expect(shown).toHaveLength(4);
    expect(shown[0]).toMatch(new RegExp(`Oak.*manufacturer=${ASH}.*properties=${RED}.*shipping-free=1$`));
    expect(shown[2]).toMatch(/Color: Red/);
    expect(shown[2]).not.toContain('properties=');
    expect(shown[3]).not.toContain('shipping-free');
    expect(chips(`?properties=${RED}|${BLUE}`)[0]).toMatch(new RegExp(`Color: Red.*properties=${BLUE}$`));
  });
  it.each([
    ['?min-price=5', /\$5\.00/],
    ['?max-price=9', /\$9\.00/],
    ['?min-price=5&max-price=9', /\$5\.00.*\$9\.00/],
  ])('says the limits of the price that are set: %s', (search, expected) => {
    const shown = chips(search);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(expected);
    expect(shown[0]).not.toContain('$0.00');
  });
  it('is not shown where nothing is filtered', () => {
    expect(shop('?order=price-asc')).not.toContain('v-listing__active');
  });
});

describe('a listing', () => {
  it('without products blames the filters only where there are some', () => {
    expect(words('', EMPTY)).not.toContain('Reset');
    expect(words('?rating=4', EMPTY)).toMatch(/Reset/);
    expect(words('?p=9', EMPTY)).toMatch(/Reset/);
  });
  it('has pages only where there is more than one', () => {
    expect(shop('')).toContain('p=2');
    expect(shop('', { ...LISTING, total: 24 })).not.toContain('p=2');
  });
  it('is sorted where there is a choice, and keeps its filters then', () => {
    const sorting = /<form[^>]*v-listing__sorting.*?<\/form>/s.exec(shop(`?search=oak&min-price=5&properties=${RED}&shipping-free=1`))?.[0];
    for (const hidden of [
      'name="search" value="oak"',
      'name="min-price" value="5"',
      `name="properties" value="${RED}"`,
      'name="shipping-free"',
    ])
      expect(sorting).toContain(hidden);
    for (const absent of ['max-price', 'manufacturer', 'rating']) expect(sorting).not.toContain(`name="${absent}"`);
    expect(shop(`?manufacturer=${OAK}`)).toMatch(new RegExp(`v-listing__sorting.*name="manufacturer" value="${OAK}"`, 's'));
    expect(shop('', { ...LISTING, availableSortings: LISTING.availableSortings?.slice(0, 1) ?? [] })).not.toContain('v-listing__sorting');
  });
});

describe('the filter form', () => {
  it('offers manufacturers by name, and options in the order of the shop', () => {
    const form = filters('');
    expect(form.indexOf('>Ash')).toBeLessThan(form.indexOf('>Oak'));
    expect(form.indexOf('Blue')).toBeLessThan(form.indexOf('Red'));
  });
  it.each([[['Zinc', 'Amber']], [['Amber', 'Zinc']]])('takes an option without a place for the first: %j', (names) => {
    const options = names.map((name) => ({ id: name, name, ...(name === 'Amber' ? { position: 1 } : {}) }));
    const listing = { ...LISTING, aggregations: { properties: { entities: [{ id: 'color', name: 'Color', options }] } } };
    const form = shopMarkup(<ListingFilters listing={listing as unknown as ProductListing} />, {}, '/chairs');
    expect(form.indexOf('Zinc')).toBeLessThan(form.indexOf('Amber'));
  });
  it('draws a color only where it is one', () => {
    expect(filters('')).toContain('background-color:#f00');
    expect(filters('')).not.toContain('evil');
  });
  it('marks what is chosen', () => {
    const checked = [...filters(`?manufacturer=${ASH}&shipping-free=1`).matchAll(/<input[^>]*checked=""[^>]*>/g)].join('');
    expect(checked).toContain(ASH);
    expect(checked).not.toContain(OAK);
    expect(checked).toContain('name="shipping-free"');
  });
  it('keeps the search and the sorting when it is sent without scripts', () => {
    expect(filters('?search=oak&order=price-asc')).toMatch(/name="search" value="oak".*name="order" value="price-asc"/s);
    expect(filters('')).not.toMatch(/name="(?:search|order)"/);
  });
  it('can be reset only where something is filtered', () => {
    expect(filters('?rating=4')).toContain('v-filters__reset');
    expect(filters('')).not.toContain('v-filters__reset');
  });
});
